# Ce que disent les scènes de Paladins.

pal-scene-court = le roi demande
pal-scene-taverns = Tavernes ouvertes
pal-scene-inquisition = L’inquisition
pal-scene-suspect = Le plus suspect : { $names }
pal-scene-last-tax = prend le dernier impôt
pal-scene-last-tax-why = le dernier impôt est pris
pal-scene-townsfolk = les citadins parlent d’abord
pal-scene-costs = ce qu’il en coûte
pal-scene-suspicion = { $n ->
        [0] aucune suspicion
        [one] 1 suspicion
       *[other] { $n } suspicions
    }
pal-scene-most = { $n }, le plus
pal-scene-safe = tranquille
pal-scene-debt = +1 dette
pal-scene-paladins = Les paladins chevauchent
pal-scene-scheme = objectif
pal-scene-workers = { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    }
pal-scene-schemes = { $n ->
        [one] encore 1 objectif dans la pile
       *[other] encore { $n } objectifs dans la pile
    }
pal-scene-gone = qui s’en va
pal-scene-ally = Un allié arrive
pal-scene-ally-pass = à chaque passe : { $what }
pal-scene-pile = Pile { $n }
pal-scene-secrets = Les ordres secrets
