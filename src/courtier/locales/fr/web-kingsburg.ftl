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
kb-lanes-legend = Écu : soldats. Rond : avec bâtiments.
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

## Kingsburg : les modules à table

kb-alcove = À vous seul
kb-all-placed-short = tout posé
kb-private-says = Vous seul employez les conseillers au-dessus et au-dessous.
kb-scenario-named = Scénario : { $name }
kb-short-mint = La Monnaie
kb-short-makeshift_defenses = Défenses
kb-short-recruiting_office = Bureau recrues
kb-short-training_camp = Entraînement
kb-short-military_academy = Acad. militaire
kb-short-weavers_workshop = Tissage
kb-short-griffin_ranch = Griffons
kb-short-mercenary_camp = Mercenaires
kb-short-siege_workshop = Atel. de siège
kb-short-architects_guild = G. architectes
kb-short-knights_hall = S. chevaliers
kb-yours = à vous
kb-yours-alone = à vous seul : { $gain }
kb-governor = gouverneur
kb-your-governor = votre gouverneur
kb-governors = Gouverneurs, jetons soldats, bandes
kb-governor-yours = Votre gouverneur : { $name }
kb-governor-of = Gouverneur de { $owner } : { $name }
kb-private-place = Conseiller privé { $rank }
kb-private-rank = { $name }, conseiller privé de rang { $rank }
kb-private-ready = Prêt : rang { $ranks }
kb-place-own = Poser { $dice } : { $place }
kb-brought = Déjà rapporté : { $things }
kb-effect-ready = prêt
kb-effect-used = employé
kb-effect-off = pas maintenant
kb-effect-always = permanent
kb-effect-ready-short = prêt
kb-effect-used-short = employé
kb-effect-off-short = attend
kb-effect-always-short = toujours
kb-effect-used-season = employé cette saison
kb-effect-used-year = employé cette année
kb-effect-used-never = employé pour de bon
kb-works = Sert
kb-works-once_per_season = une fois par saison
kb-works-once_per_year = une fois par an
kb-works-once_per_game = une fois par partie
kb-works-once_per_phase = chaque hiver
kb-works-per_trigger = à chaque fois
kb-works-ongoing = toujours
kb-way-as = dé { $value } compté { $as }
kb-way-second = à côté d’autres dés, par le Diplomate
kb-die-as = { $value } pour { $as }
kb-counts-as = pour { $n }
kb-advisor-tile = { $name }, rang { $rank }, autre tuile
kb-tile-new = neuf
kb-tile-of = { $n } de
kb-tile-alike = { $n } pareils
kb-tile-next = du suivant libre
kb-tile-left = voisin choisit
kb-tile-both = au choix des deux
kb-tile-then = puis
kb-tile-swap = ⇄
kb-tile-of-things = { $n } sur { $m }
kb-tile-for-others = 1 → { $n } autres
kb-tile-goods-alike = { $n } pareilles
kb-tile-covers = La récompense imprimée ne compte pas : { $reward }.
kb-tile-since = Depuis : { $phase }, année { $year }.
kb-items-here = Pour le premier venu : { $list }.
kb-reserved-for = Réservé : { $names }.
kb-closed = N’accepte aucun dé pour l’instant.
kb-closed-short = aucun dé ici
kb-strip = Bande
kb-strip-laid = bande
kb-strip-row = rangée { $letter }, autre bande
kb-strip-letter = Bande { $letter }
kb-strip-named = Bande { $letter }, { $theme }
kb-strip-covers = Couvre : { $name }.
kb-strip-printed = Rangée imprimée
kb-strip-will = couvrira la rangée { $letter } de votre plateau
kb-strip-stays = reste dans la boîte, rangée { $letter } telle qu’imprimée
kb-strip-twins = Vous l’avez reçue deux fois.
kb-strip-both = Les deux
kb-strip-only = { $letter } seule
kb-strip-lay = Poser { $letter }
kb-strip-none = Aucune
kb-strip-exchange = En changer une
kb-strip-decline = Garder les deux
kb-dearer = Le destin le rend plus cher.
kb-tokens = jetons soldats restants
kb-your-tokens = Vos jetons soldats
kb-last-token = le dernier rapporte sa valeur
kb-token-n = Jeton soldat { $n }
kb-token-was = Joué cet hiver : { $n }.
kb-token-keeps = restent
kb-token-first = D’abord, un jeton chacun, en secret.
kb-tokens-left = { $n ->
        [0] Plus de jeton soldat
       *[other] Jetons soldats restants : { $list }
    }
kb-destiny-of = Destin de l’an { $year }
kb-destiny-past = Années passées : { $list }.
kb-touch-strength = force { $n }
kb-touch-on-enemy = Ennemi
kb-touch-on-order = Ordre du tour
kb-touch-on-soldier = Soldats
kb-touch-on-kings_reward = Récompense du roi
kb-touch-on-dice = Dés
kb-deck-enemy = ennemi
kb-deck-valley = vallée
kb-valley-back = Carte de la vallée, dos : année { $year }, force { $range }
kb-valley-seen = Dans la vallée : { $kind }, { $strength }.
kb-scenario-goblin_valley = La vallée se joint si elle montre des Gobelins : forces additionnées, soldats pour tous.
kb-scenario-dragons_shadow = Chaque été : tribut ou colère. Les Dragons viennent l’an V.
kb-scenario-great_fair = En fin de saison, vous pouvez y échanger une ressource.
kb-scenario-royal_census = Chaque année, la couronne compte une chose.
kb-anger = colère
kb-fair-stock = Ressources de la foire
kb-census-leads = { $n ->
        [0] Personne n’est encore en tête du recensement.
        [one] { $names } est en tête du recensement.
       *[other] Égalité au recensement : { $names }.
    }
kb-lanes-valley = Rouge : ennemi seul. Vert : les deux.
kb-lanes-tokens = Rond : avec bâtiments. Jetons en plus.
kb-part = { $name } { $n }
kb-part-soldiers = soldats
kb-part-token = jeton
kb-part-die = renforts
kb-part-scenario = scénario
kb-tab-year = Année
kb-key-governor = votre gouverneur
kb-key-destiny = destin de l’année
kb-key-winter = l’hiver qui vient

## Kingsburg : les choix sur une feuille posée sur la table

kb-secret-cards = vous seul voyez ces cartes
kb-secret-choice = secret jusqu’au choix de tous
kb-has-chosen = a choisi
kb-is-choosing = choisit
kb-look-table = Voir la table
kb-back-to-sheet = Revenir aux cartes
kb-sheet-governor = Choisissez votre gouverneur
kb-sheet-governor-about = Gardez-en un pour toute la partie. Les autres partent sans être vus ; tous sont révélés ensemble.
kb-sheet-strips = { $n ->
        [one] Votre bande
       *[other] Vos deux bandes
    }
kb-sheet-strips-about = Chacune peut couvrir sa rangée pour toute la partie : les deux, une ou aucune ; tout est révélé ensemble.
kb-sheet-exchange-about = Vous avez reçu deux fois la même bande et pouvez en changer une.
kb-sheet-draft = Draft : prenez une bande
kb-sheet-draft-about = Une chacun dans l’ordre, puis une chacun au retour. Ensuite, chacun choisit en secret lesquelles il emploie.
kb-draft-order = Ordre des choix
kb-draft-row = Rangée { $letter }, { $theme }
kb-draft-copies = { $n ->
        [one] un exemplaire
       *[other] { $n } exemplaires
    }
kb-draft-hold = vous en avez une
kb-draft-left = { $n ->
        [0] prises
        [one] 1 reste
       *[other] { $n } restent
    }
kb-draft-mine = Votre premier choix : bande { $letter }
kb-sheet-token = Hiver, année { $year } : jouez un jeton soldat
kb-sheet-token-about = { $n ->
        [0] Vous n’avez aucun soldat.
        [one] Vous avez 1 soldat.
       *[other] Vous avez { $n } soldats.
    } Le jeton ajoute son nombre puis quitte le jeu. Le dernier rapporte sa valeur.
kb-forecast-enemy = ennemi seul
kb-forecast-valley = avec vallée
kb-forecast-row = { $of }, force { $n } : { $list }
kb-forecast-note = Bâtiments, gouverneur et scénario sont comptés.

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
kb-short-does-sawmill = 1 bois → 2 or, été
kb-short-does-quarry = 1 pierre → 3 or, été
kb-short-does-goldsmith = 1 or → 1 soldat, 1 PV, été
kb-short-does-mint = rangée A aussi printemps, automne
kb-short-does-makeshift_defenses = +1, force jusqu’à 5
kb-short-does-recruiting_office = jetons pour recruter
kb-short-does-training_camp = 1 soldat, si 1 au plus
kb-short-does-military_academy = un dé de renfort à vous
kb-short-does-weavers_workshop = 1 bois → jeton, 1 PV
kb-short-does-brickworks = 1 or → 1 bois, 2 pierres
kb-short-does-foundry = 1 pierre → 2 soldats
kb-short-does-treasury = 2 or : 1 PV par saison
kb-short-does-bridge = ordre : total −2
kb-short-does-altar = 9 ou moins : relance 1 dé
kb-short-does-monastery = sans ressource : 1 PV
kb-short-does-basilica = compte double, sûre
kb-short-does-brewery = 1 soldat → 2 jetons
kb-short-does-bazaar = un dé seul vaut 1 à 6
kb-short-does-vineyard = dé bonus, été et automne
kb-short-does-caravanserai = 1 ressource → les 2 autres
kb-short-does-griffin_ranch = 13 ou plus : 1 soldat
kb-short-does-mercenary_camp = 1 PV → 2 soldats
kb-short-does-siege_workshop = +3 ; défaite : −2 PV
kb-short-does-hidden_refuge = défaite : ni biens ni PV perdus
kb-short-does-riding_arena = 2 soldats en automne : 1 PV
kb-short-does-ramparts = 1 pierre : +2 ; égalité gagnée
kb-short-does-citadel = +1 ; victoire de 3 : 2 PV
kb-short-does-fountain = bâti au printemps : 1 PV
kb-short-does-woodshop = colonnes III, IV : −1 bois
kb-short-does-university = impair : 1 ressource → 2 PV
kb-short-does-architects_guild = 1 PV par bâtiment, 3 à la fin
kb-short-does-lookout_post = un coup d’œil avant recrue
kb-short-does-garrison = 1 soldat reste
kb-short-does-school = 3 soldats : 1 de plus
kb-short-does-knights_hall = +2, force dès 6

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
