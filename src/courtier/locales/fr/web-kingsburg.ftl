# Kingsburg dans le navigateur : le plateau, les bâtiments en bref, la première année guidée.

## Kingsburg : le plateau

kb-court = La cour
kb-tier-1 = Un dé
kb-tier-2 = Deux dés
kb-tier-3 = Trois dés
kb-score = Score
kb-year = Année
kb-year-n = Année { $year }
kb-year-of = Année { $year } sur V
kb-phase-of = Phase { $n } sur 8
kb-setup = Avant la première année
kb-season-year = { $phase }, année { $year }
kb-phase-1 = Faveur
kb-phase-2 = Printemps
kb-phase-3 = Récompense
kb-phase-4 = Été
kb-phase-5 = Émissaire
kb-phase-6 = Automne
kb-phase-7 = Recrues
kb-phase-8 = Hiver
kb-season-2 = Pr
kb-season-4 = Ét
kb-season-6 = Au
kb-season-8 = Hi
kb-short-master_hunter = M. de chasse
kb-short-smuggler = Contreband.
kb-advisor-rank = { $name }, rang { $rank }
kb-stands-here = { $who } est là avec { $dice }
kb-neutral = Dés neutres
kb-refused = { $name } : impossible
kb-refused-build = { $name } : pas maintenant
kb-drop-misfit = Aucun choix avec un { $value } ne mène à : { $name }.
# a ledge has room for a few words; a phone's for fewer
kb-why-no-dice-left = plus de dés
kb-why-bonus-alone = le dé bonus ne va pas seul
    .phone = bonus seul
kb-why-most-is = votre maximum : { $have }
    .phone = max. { $have }
kb-why-no-dice-make = aucun dé ne fait { $need }
    .phone = pas de { $need }
kb-ways = possible avec { $ways }
kb-more-ways = +{ $n } façon{ $n ->
        [one] {""}
       *[other] s
    }
kb-way-token = jeton +2
kb-way-market-up = Marché, un de plus
kb-way-market-down = Marché, un de moins
kb-way-envoy = avec l’émissaire
kb-reward-swap = changer 1 ressource contre les 2 autres
kb-reward-with = { $shared }, avec { $rest }
kb-short-merchants_guild = G. marchands
kb-short-wizards_guild = G. des mages
kb-reward-for = { $gain } contre { $pay }
kb-place = Poser { $dice } : { $advisor }
kb-your-dice = Dés
kb-tray = Vos ressources et vos dés
kb-dice-on = { $dice } : { $who }
kb-you-passed = Vous avez passé.
kb-no-dice-yet = Les dés se lancent au début d’une saison
kb-you-rolled = Votre lancer : { $n }
kb-token-on = Ajouter un jeton +2
kb-token-off = Sans jeton
kb-token-used = jeton +2 déjà employé
kb-purse-gold = or
kb-purse-wood = bois
kb-purse-stone = pierre
kb-purse-plus2 = { $n ->
        [one] jeton
       *[other] jetons
    }
kb-purse-soldiers = { $n ->
        [one] soldat
       *[other] soldats
    }
kb-province = Province
kb-your-province = Votre province
kb-province-of = Province de { $name }
kb-province-sum = { $built } bâtis · { $vp } PV imprimés
kb-back-to-mine = revoir la mienne
kb-state-built = bâti
kb-state-ready = payable
kb-state-short = ressources à court
kb-state-lock = voisin de gauche d’abord
kb-row-a = Métier
kb-row-b = Foi
kb-row-c = Négoce
kb-row-d = Armes
kb-row-e = Murs
kb-row-f = Ville
kb-row-g = Camp
kb-ready = prêt
kb-used = employé cette saison
kb-used-short = employé
kb-built-short = bâti
kb-lacks = Il vous manque { $goods }.
kb-lacks-short = manque { $n }
kb-needs-left = D’abord : { $name }.
kb-cheaper = Il vous coûte moins que le prix imprimé.
kb-building-worth = { $n } PV
kb-provenance-sourced = Valeur de carte tirée de sources publiques.
kb-provenance-reconstructed = Valeur de carte reconstituée par nous.
kb-nothing-built = rien de bâti
kb-all-buildings = Tous les bâtiments
kb-seats = Places
kb-strength = Force
kb-turn-order = Ordre du tour
kb-rolled = a fait { $n }
kb-not-rolled = n’a pas encore lancé
kb-passed = a passé
kb-passed-short = passé
kb-all-placed = dés tous posés
kb-envoy = Émissaire
kb-bonus-owed = { $n ->
        [one] dé bonus
       *[other] { $n } dés bonus
    }
kb-dice-n = { $n ->
        [0] sans dé
        [one] 1 dé
       *[other] { $n } dés
    }
kb-look-at = Voir la province de { $name }
kb-built-n = { $n ->
        [one] bâti
       *[other] bâtis
    }
kb-winter-battle = Bataille d’hiver
kb-winter-of = Hiver de l’an { $year }
kb-in-phases = { $n ->
        [one] phase suivante
       *[other] dans { $n } phases
    }
kb-now = maintenant
kb-unseen = Inconnu
kb-unseen-range = Force de { $low } à { $high }.
kb-reinforce = D’abord, un dé de soldats.
kb-reinforced = Renforts : { $n }.
kb-only-you = vous seul le voyez
kb-penalty = Défaite :
kb-reward = Victoire :
kb-enemy-back = Carte ennemie, dos : année { $year }, force { $range }
kb-enemy-face = Ennemi : { $kind }, force { $strength }
kb-lane = { $name } : soldats { $soldiers }, force { $strength }
kb-past-enemies = Hivers passés :
kb-lanes-open = Où en est chacun
kb-lanes-legend = Écu : soldats. Rond : avec bâtiments.
kb-lanes-maybe = « ? » : contre certains ennemis seulement.
kb-battle-won = victoire
kb-battle-tied = tient
kb-battle-lost = défaite
kb-provinces = Provinces
kb-province-list = { $name } : { $list }
kb-tab-court = Cour
kb-tab-province = Province
kb-tab-rivals = Rivaux
kb-key-dice = prendre ou reposer un dé de cette face
kb-key-token = ajouter ou laisser le jeton +2
kb-key-ways = Sur un conseiller : la façon suivante de l’atteindre
kb-key-province = province suivante
kb-tab-year = Année
kb-key-governor = votre gouverneur
kb-key-destiny = destin de l’année
kb-key-winter = l’hiver qui vient

## Kingsburg : ce que font les bâtiments, en bref

kb-does-reroll-one = relancer 1 dé si tous égaux
kb-does-reroll-all = relancer tout à { $n } ou moins
kb-does-tie = égalité vaut victoire
kb-does-strength = { $amount } en bataille
kb-does-against = { $amount } contre { $kinds }
kb-does-victory = { $gain } par victoire
kb-does-start = { $gain } par saison
kb-does-summer = { $gain }, fin d’été
kb-does-end = { $gain }, fin de saison
kb-does-trades = vendre 1 bien ou jeton : 1 PV
kb-does-rank = rang ±1 une fois par saison
kb-does-recruit = soldat : { $n } ressource
kb-does-soldier = +1 soldat par prime de soldats
kb-does-discount = colonnes III, IV : { $gain } de moins
kb-does-goods = à la fin 1 PV par { $n } ressources

## Kingsburg : réponses données d’avance

kb-wish-influence = Passer à la cour quand viendra mon tour
kb-wish-construct = Ne rien bâtir cette saison
kb-wish-recruit = Ne recruter personne

## Kingsburg : la première année guidée

kb-guide-welcome = Vous gouvernez une province pendant cinq ans. Chaque année compte trois saisons de travail et une bataille d’hiver ; après le cinquième hiver, le plus de points de victoire l’emporte. Tout ce que vous pouvez faire est éclairé sur le plateau et figure dans la liste des choix.
    .head = Bienvenue à la cour
kb-guide-favor = L’année s’ouvre sur la faveur du roi. Personne ne possède encore rien, alors chacun prend un bien. Choisissez or, bois ou pierre : les premiers bâtiments demandent surtout de l’or ou du bois.
    .head = Un cadeau pour commencer
kb-guide-roll = Chacun a lancé trois dés. Le total le plus bas commence : un mauvais jet choisit donc le premier à la cour. Vous dépensez maintenant ces dés, quelques-uns à la fois.
    .head = Vos dés et l’ordre du tour
kb-guide-influence = Choisissez des dés dont la somme est exactement le rang d’un conseiller. Un dé atteint 1 à 6, deux vont jusqu’à 12, trois jusqu’à 18. Les hauts rangs donnent plus, mais plusieurs petits dons se valent souvent. Cliquez sur un conseiller éclairé, puis confirmez.
    .head = Gagner l’oreille d’un conseiller
kb-guide-bonus = Le dé blanc à l’étoile est un dé bonus pour cette saison. Posez-le à côté d’un de vos propres dés : il ne reste jamais seul.
    .head = Un dé bonus
kb-guide-refused = Chaque conseiller n’écoute qu’une personne par saison. Les gris sont pris, ou vos dés ne font pas leur rang ; montrez-en un, ou ouvrez cette liste, pour savoir pourquoi. Des dés neutres en bloquent certains, car vous n’êtes que deux.
    .head = Pourquoi pas celui-là ?
kb-guide-token = Vous avez un jeton « +2 ». Une fois par saison, il augmente la somme d’un placement d’exactement 2 et ouvre souvent un conseiller inattendu.
    .head = Le jeton +2
kb-guide-rewards = Les conseillers paient maintenant, du rang le plus bas au plus haut. Certains vous laissent choisir. Surveillez vos biens : ils restent à vous jusqu’à ce que vous les dépensiez.
    .head = La cour paie
kb-guide-construct = Bâtissez un bâtiment, ou aucun. Chaque rangée de votre province se remplit de gauche à droite, et vous payez exactement le prix de la carte. Ses points sont à vous aussitôt, et son effet vous aide dès maintenant.
    .head = Bâtir votre province
kb-guide-season_start = Certains de vos bâtiments donnent quelque chose au début de chaque saison. C’est gratuit, mais un dé bonus augmente aussi votre total et peut vous faire jouer plus tard.
    .head = Les dons de vos bâtiments
kb-guide-reroll = Un de vos bâtiments permet de relancer. Un total plus bas joue plus tôt, un plus haut va plus loin. Vous pouvez garder ce que vous avez.
    .head = Relancer
kb-guide-season_end = Un de vos bâtiments vous achète des biens à la fin d’une saison. Vendez ce qui ne servira ni à bâtir ni à recruter.
    .head = Une vente pour finir
kb-guide-kings_reward = Entre le printemps et l’été, le roi récompense qui bâtit le plus : le plus de bâtiments rapporte 1 point, et tous les ex æquo le reçoivent.
    .head = La récompense du roi
kb-guide-envoy = Avant l’automne, le roi envoie son émissaire à qui possède le moins de bâtiments. On peut s’en servir une fois : visiter un conseiller déjà pris, ou bâtir deux fois dans le même tour.
    .head = L’émissaire du roi
kb-guide-second_building = Vous avez l’émissaire : il vous laisse bâtir une seconde fois cette saison, au plein prix. Gardez-le si vous préférez visiter plus tard un conseiller pris.
    .head = Un second bâtiment
kb-guide-recruit = L’hiver vient. Chaque soldat coûte 2 biens, peu importe lesquels. La carte montre la force la plus faible et la plus grande de l’ennemi, et le roi enverra encore à chacun un dé de soldats.
    .head = Recruter des soldats
kb-guide-winter = L’ennemi a attaqué chacun de vous. Soldats et bâtiments plus forts que la carte : vous gagnez son prix ; égaux : rien ; plus faibles : vous payez. Les soldats rentrent ensuite, et chaque hiver repart de rien.
    .head = La bataille d’hiver
kb-guide-lose = L’ennemi vous prend des biens et vous laisse dire lesquels. Donnez ce que votre prochain bâtiment ne demande pas.
    .head = Ce que l’ennemi prend
kb-guide-end = C’était une année entière, et les quatre autres vont de même, avec des ennemis plus forts. Vous connaissez le jeu : continuez contre Odo, ou ouvrez une table avec des amis.
    .head = Vous connaissez le jeu
