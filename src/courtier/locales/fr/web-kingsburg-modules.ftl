# Ce que les modules et les scénarios de Kingsburg ajoutent à la table du navigateur ; chargé avec leurs dessins.

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
kb-tile-next = suivant libre
kb-tile-left = voisin choisit
kb-tile-both = leur choix
kb-tile-ways = 1 de { $n } façons
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
kb-touch-many = { $n } bâtiments { $change } chacun
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
kb-sheet-exchange-differ = Les vôtres diffèrent : vous gardez les deux. Qui a reçu deux fois la même bande peut en changer une ; personne ne voit qui le fait.
kb-sheet-exchange-about = Qui a reçu deux fois la même bande peut en changer une ; personne ne voit qui le fait.
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

## Ce que font les bâtiments des modules, en bref

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
