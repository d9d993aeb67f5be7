# Les dés, l’ordre du tour et l’influence quand des modules sont en jeu.

advisor-politician_5 = Rang 5 de la Politicienne
    .the = le rang 5 de la Politicienne
    .to = au rang 5 de la Politicienne
    .of = du rang 5 de la Politicienne
advisor-politician_13 = Rang 13 de la Politicienne
    .the = le rang 13 de la Politicienne
    .to = au rang 13 de la Politicienne
    .of = du rang 13 de la Politicienne

## Choix

kingsburg-turn = { $building } : tourner vos dés sur { $dice }
kingsburg-roll = { $building } : relancer { $dice }
kingsburg-move = Déplacer { $dice }
kingsburg-private = { $count ->
        [0] Politicienne, rang { $rank }
       *[other] Politicienne, rang { $rank } : poser { $dice }
    }
kingsburg-private_envoy = Politicienne, rang { $rank } : poser { $dice } avec l’émissaire du roi
kingsburg-diplomat = { $advisor } : poser { $dice } avec le Diplomate

## Questions

kingsburg-ask-turn = Quelles valeurs vos dés prennent-ils ? ({ $building_the })
kingsburg-ask-move = Le Duc : quels dés vont chez la Duchesse ?
kingsburg-ask-bless = Bénir tout le monde cette saison ? Une fois par an.
kingsburg-ask-blessed = Une bénédiction lors d’une bonne année : 1 PV du Prêtre ou 1 ressource de la Bonne année ?

## Refus

kingsburg-closed = Ce conseiller n’accepte pas de dés en ce moment.
kingsburg-reserved = { $who } a réservé ce conseiller pour l’année.
kingsburg-diplomat-where-free = Personne n’est ici ; le Diplomate n’est pas nécessaire.
kingsburg-diplomat-used = Le Diplomate a déjà agi cette année.
kingsburg-no-bazaar = Vous n’avez pas le Bazar.
kingsburg-bazaar-used = Le Bazar a déjà servi cette saison.
kingsburg-bazaar-alone = Le Bazar change un seul dé de joueur, posé seul.

## La chronique

kingsburg-story-dice = { $who } utilise { $building_the } et a maintenant { $dice } : { $total }.
kingsburg-story-moved = { $who } déplace ses dés : { $advisor_the }, puis { $target_the }.
kingsburg-story-item_taken = { $who } trouve { $item } ({ $advisor_the }).
kingsburg-story-blessed = { $vp ->
        [0] { $who } reçoit un dé bonus ({ $building_the }).
       *[other] { $who } reçoit { $vp } PV ({ $building_the }).
    }
