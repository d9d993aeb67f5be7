# Robots du dehors, arène et analyse d’une partie.

## Programmes qui prennent place

program-words = « { $command } » n’est pas une commande : { $what }
program-missing = Il n’y a pas de programme « { $command } » à lancer. Écrivez exec:./mon_robot, ou exec:"python3 mon_robot.py".
program-forfeit = Le programme « { $command } » perd sa place : { $why } Le robot { $level } continue.
program-unstarted = il ne se lance pas ({ $what }).
program-slow = pas de réponse en { $seconds } secondes.
program-ended = il s’est arrêté ({ $said }).
program-nonsense = « { $answer } » n’est pas une réponse avec "choose".
program-illegal = « { $answer } » n’est aucun des choix offerts.
script-unknown = Il n’y a pas de script « { $name } » pour { $title }. Il y a : { $known }.
script-forfeit = Le script { $name } perd sa place : { $what }. Le robot { $level } continue.

## L’arène

arena-bots = Une arène veut au moins deux robots différents (un seul suffit pour une partie à une place) ; aucun deux fois.
arena-hero = { $name } n’est pas parmi les robots : { $known }.
arena-one-kind = Ou --round-robin, ou --gauntlet, pas les deux.
arena-exists = { $file } existe déjà. --resume le continue ; ou choisissez un autre fichier.
arena-broken = { $file } n’est pas un fichier de parties d’arène, ou il est abîmé.
arena-other = { $file } contient les parties d’une autre arène ; ce qui diffère : { $differs }.
arena-resume-what = --resume continue un fichier de parties : nommez-le avec --out.
arena-no-cluster = Pas de grappe Ray à { $address } : { $what }
arena-other-version = Sur { $where } tourne Courtier { $there }, ici { $here } ; installez le même programme partout.
arena-other-cards = Sur { $where } les cartes sont { $there }, ici { $here } ; installez le même programme partout.
arena-cluster-empty = La grappe n’a plus de processeur qui puisse jouer ; les parties du fichier --out restent. Ajoutez des machines et continuez avec --resume.
arena-cluster-import = Une machine de la grappe ne peut pas lancer Courtier : { $what }. Installez le même programme partout.
arena-cluster-failed = La grappe a renoncé : { $what }. Les parties du fichier --out restent ; continuez avec --resume.
arena-playing = Parties
arena-stopped = Arrêt après { $games } parties sur { $all }.
arena-stopped-file = Arrêt après { $games } parties sur { $all }. Elles sont dans { $file } ; la même commande avec --resume continue.
arena-forfeits = { $n ->
        [one] Une place perdue : { $why }
       *[other] { $n } places perdues : { $why }
    }
arena-heading = Arène : { $title }, { $seats ->
        [one] une place
       *[other] { $seats } places
    }
arena-summary = { $games } parties sur { $all }, graine { $seed }. Cotes : openskill (Plackett-Luce), ± deux écarts types.
arena-capped = { $n ->
        [one] Une partie a été arrêtée au nombre de tours maximal et compte telle quelle.
       *[other] { $n } parties ont été arrêtées au nombre de tours maximal et comptent telles quelles.
    }
arena-ladder-one = courtier arena ladder prend un seul jeu, ou aucun pour les prendre tous.
arena-ladder-stopped = Arrêté. Les parties sont dans { $folder } ; la même commande continue.
arena-odd-nothing = Pour { $title }, personne n’a dit ce qui serait étrange.
arena-odd-what = Choix étranges / occasions
arena-odd-share = De tous les choix (95 %)
arena-odd-about = { $games } parties, graine { $seed }.
odd-kingsburg-passes_by = Passe alors que ses dés suffiraient pour une récompense gratuite
odd-kingsburg-leaves_unbuilt = Ne construit rien à la toute dernière saison alors que c’est possible
odd-kingsburg-leaves_the_envoy = Passe à la toute dernière saison sans avoir utilisé l’émissaire du roi
odd-kingsburg-gives_dear_for_cheap = Paie avec ce qui lui manque le plus alors qu’un autre bien abonde
odd-paladins-refuses_a_gift = Refuse de perdre gratuitement une suspicion ou une dette
odd-paladins-keeps_fewer = Garde moins d’ouvriers que permis pour la manche suivante
odd-paladins-stops_with_hands_full = Passe à la dernière manche avec beaucoup d’ouvriers et une action à points possible
odd-paladins-hires_on_credit = Prend une dette pour quelqu’un qu’il pouvait avoir gratuitement
odd-architects-comes_for_nothing = Visite un lieu et n’y fait rien alors que c’est possible
odd-architects-sends_away = Défausse un apprenti alors qu’il reste de la place
odd-architects-robs_an_empty_stand = Perd de la vertu au Comptoir des taxes sans gagner d’argent
odd-architects-leaves_a_building = Fait autre chose à son dernier tour alors qu’il pourrait construire
arena-column-bot = Robot
arena-column-rating = Cote
arena-column-wins = Victoires (95 %)
arena-column-points = Points
arena-column-clock = Secondes par choix
arena-column-forfeits = Forfaits
arena-column-seat = Place
arena-crosstable = Qui devance qui
arena-crosstable-about = Le robot de la ligne devant celui de la colonne à la même table, l’égalité comptant pour moitié ; intervalle à 95 %.
arena-categories = Points moyens par catégorie
arena-total = Total
arena-seats = Places
arena-seats-about = Chaque donne est jouée dans toutes les rotations : une différence entre places vient de la place.
arena-chart-ratings = Cote, ± deux écarts types
arena-chart-beats = Qui devance qui (ligne devant colonne)
arena-chart-points = Points moyens par catégorie
arena-chart-seats = Victoires par place, intervalles à 95 %

## L’analyse d’une partie

analyse-thinking = Réflexion
analyse-stopped = Arrêt après { $done } choix sur { $all }.
analyse-heading = { $title } : { $choices } choix reconsidérés
analyse-graph = Points attendus à la fin, de { $low } à { $high } ; ! marque ce qui a coûté
analyse-column-seat = Place
analyse-column-accuracy = Précision
analyse-column-cost = Points perdus
analyse-column-best = Meilleur trouvé
analyse-column-slip = Écarts ?!
analyse-column-mistake = Fautes ?
analyse-column-blunder = Gaffes ??
analyse-worst = Ce qui a coûté le plus
analyse-none = Rien n’a coûté un demi-point.
analyse-mistake = { $asked } → { $made } (−{ $cost }). Mieux : { $better }. Avance attendue sur le meilleur autre : { $best } au lieu de { $lead }.

# courtier balance

balance-heading = { $games } parties, { $seats } places, { $bot } à chacune
balance-nothing = { $title } n’a pas de cartes à comparer avec ces options ; essayez --option modules=3.
balance-card = Carte
balance-points = Points par rapport à la moyenne
balance-seats = Places
balance-deck-governor = Gouverneurs
balance-deck-strip = Bandes
balance-deck-destiny = Destins
balance-deck-tile = Tuiles de conseillers
balance-deck-paladins-townsfolk = Villageois engagés
balance-deck-paladins-paladin = Paladins joués
balance-deck-paladins-muster = Cartes de mobilisation récupérées
balance-deck-paladins-noble = Nobles enrôlés
