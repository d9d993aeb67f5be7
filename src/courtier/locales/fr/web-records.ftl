# Parties, statistiques, lien vers un choix, erreurs à rejouer, « et si ».

web-you-name = Vous
web-your-house = votre maison
web-choice-n = choix { $n }

## Parties

web-records-search = Chercher un joueur, un jeu, une date
web-records-found = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
web-records-none = Les parties que vous terminez ou ouvrez s’inscrivent ici, sur cet appareil seulement.
web-records-nothing = Aucune partie ne répond à ces mots.
web-records-more = En montrer { $n } de plus
web-record-open = inachevée
web-record-place = { $place } sur { $n }, { $points } PV
web-record-best = meilleur score : { $points } PV
web-record-delete = Supprimer { $title }, { $when }
web-record-delete-sure = Supprimer cette partie ?
web-record-delete-about = Son résultat et son enregistrement quittent cet appareil. Les autres joueurs gardent les leurs.
web-record-delete-it = Supprimer
web-record-keep = Garder
web-statistics = Statistiques de cet appareil
web-by-title = Par jeu
web-by-level = Contre qui
web-by-category = D’où viennent vos points
web-by-category-about = Votre moyenne sur { $n ->
        [one] une partie terminée
       *[other] { $n } parties terminées
    }.
web-stat-title = Jeu
web-stat-played = jouées
web-stat-won = gagnées
web-stat-best = record
web-stat-opponent = Adversaire
web-stat-about = Seules comptent les parties où cet appareil tient une place ; chacune compte pour chaque sorte d’adversaire présent.
web-people = Humains

## La fin d’une partie

web-you-won = La faveur du roi est à vous, { $points } à { $other }
web-you-shared = Vous partagez la faveur du roi avec { $points }
web-you-came = { $n ->
        [0] Votre rang : { $place }, à égalité de points
        [one] Votre rang : { $place }, à { $n } point du premier
       *[other] Votre rang : { $place }, à { $n } points du premier
    }
web-seed-about = Le numéro de cette donne. Tapez-le sous « Donne » en ouvrant une table : les dés et les cartes tomberont de la même façon.
web-moments = Grands moments
web-moment-gain = { $when } : { $name } gagne { $n } PV, le plus grand bond.
web-moment-loss = { $when } : { $name } perd { $n } PV.
web-moment-good = { $when } : { $name } prend la tête pour de bon.

## Un lien vers ce choix

web-share = Partager
web-share-choice = Partager le choix { $n }
web-share-copy = Copier le lien vers le choix { $n }
web-share-link = Lien
web-share-code = Code à photographier : mène au choix { $n }
web-share-about = S’ouvre à ce choix précis, vu de ce côté, avec l’analyse si elle est ouverte.
web-share-passing = S’ouvre à ce choix précis. Le serveur ne garde qu’un temps un enregistrement ouvert par quelqu’un : pour le partager durablement, envoyez aussi l’enregistrement.
web-share-picture = Image de la position
web-share-drawing = Dessin en cours…
web-share-no-picture = Ce navigateur ne peut pas faire d’image de la page.
web-no-choice = Cette partie n’a pas de choix « { $named } » : elle en compte { $all }. En voici la fin.
web-side = Vu par
web-side-all = Tous
web-side-of = { $name }
web-mistake-before = Erreur précédente
web-mistake-after = Erreur suivante

## La liste des erreurs

web-analysis-order = Ordre
web-analysis-by-cost = par coût
web-analysis-by-game = comme joué
web-analysis-filter = Ne montrer que
web-analysis-only-seat = Montrer les erreurs de { $name } : { $n }
web-analysis-only-grade = Ne montrer que { $grade } : { $n }
web-analysis-clear = tout
web-analysis-better = Mieux : { $better }.
web-analysis-row = Choix { $n }, { $grade } de { $name }, coût { $cost } : { $made }. Mieux : { $better }

## Erreurs à rejouer

web-retry-short = Rejouer
web-retry-mistakes = Rejouer les erreurs
web-retry-mine = Rejouer mes erreurs
web-retry-seat = Rejouer les erreurs de { $name }
web-retry-all = Rejouer les erreurs
web-retry-this = Rejouer le choix { $n }
web-retry-of = Erreur { $n } sur { $all }
web-retry-nth = Erreur { $n }
web-retry-outcome-open = pas encore essayée
web-retry-outcome-1 = trouvée au premier essai
web-retry-outcome-2 = trouvée au second essai
web-retry-outcome-0 = pas trouvée
web-retry-left = { $n ->
        [one] Encore un essai. Qu’aurait-il mieux valu ?
       *[other] { $n } essais. Qu’aurait-il mieux valu ?
    }
web-retry-made = Dans la partie ; ce choix a coûté { $cost }.
web-retry-try = { $n ->
        [1] Votre premier essai.
       *[other] Votre second essai.
    }
web-retry-best = C’est le meilleur choix trouvé.
web-retry-good = Aussi bon que le meilleur.
web-retry-closer = Plus près : à { $cost } du meilleur.
web-retry-worse = Pas mieux : à { $cost } du meilleur.
web-retry-same = C’était le choix de la partie
web-retry-twice = Vous l’avez déjà essayé
web-retry-judging = On pèse ce choix…
web-retry-answer = C’était le meilleur choix trouvé.
web-retry-why = Pourquoi
web-retry-next = Erreur suivante
web-retry-later = Une autre

## Et si

web-branch-bar = Et si
web-branch-you = Vous jouez { $names }.
web-branch-bots = Un bot ({ $bot }) tient chaque autre place.
web-branch-back = Retour à la partie, choix { $n }
