# Ce que dit Kingsburg : choix, questions, refus et chronique. Les noms sont dans kingsburg-names.ftl.

kingsburg-die = { $n }
kingsburg-bonus-die = bonus { $n }
kingsburg-token = jeton
kingsburg-market-lower = Marché −1
kingsburg-market-higher = Marché +1
kingsburg-dice-all = tous les dés
kingsburg-dice-die = un dé de joueur
kingsburg-dice-bonus = un dé bonus
kingsburg-year-1 = année I
kingsburg-year-2 = année II
kingsburg-year-3 = année III
kingsburg-year-4 = année IV
kingsburg-year-5 = année V

## Choix

kingsburg-pass = Passer
kingsburg-take = Prendre { $goods }
kingsburg-take-reward = Prendre { $gain }
kingsburg-trade = Donner { $pay } contre { $gain }
kingsburg-decline = Décliner
kingsburg-reroll = { $building } : relancer { $what }
kingsburg-keep = Garder les dés
kingsburg-use = Utiliser { $building_the }
kingsburg-done = C’est tout
kingsburg-influence = { $count ->
        [0] { $advisor }
       *[other] { $advisor } : poser { $dice }
    }
kingsburg-envoy = { $advisor } : poser { $dice } avec l’émissaire du roi
kingsburg-build = Bâtir { $building_the }
kingsburg-recruit = { $n ->
        [0] Ne recruter personne
        [one] Recruter 1 soldat
       *[other] Recruter { $n } soldats
    }
kingsburg-pay = Payer { $goods }
kingsburg-lose = Perdre { $goods }
kingsburg-fight = { $result }
kingsburg-fight-won = Viser la victoire
kingsburg-fight-tied = S’en tenir à l’égalité
kingsburg-fight-lost = Accepter la défaite

## Questions

kingsburg-ask-goods = { $n ->
        [one] Choisissez 1 ressource
       *[other] Choisissez { $n } ressources
    }
kingsburg-ask-favor_good = La faveur du roi : choisissez 1 ressource
kingsburg-ask-season_start = La saison commence : utilisez vos bâtiments
kingsburg-ask-reroll = Relancer des dés ?
kingsburg-ask-influence = Influencez un conseiller
kingsburg-ask-reward = Choisissez la récompense : { $advisor_the }
kingsburg-ask-construct = Construisez un bâtiment
kingsburg-ask-second_building = L’émissaire du roi : construisez un second bâtiment
kingsburg-ask-season_end = La saison finit : vendre ici ? ({ $building_the })
kingsburg-ask-recruit = { $first ->
        [0] { $price ->
            [one] Recrutez des soldats, 1 ressource chacun
           *[other] Recrutez des soldats, { $price } ressources chacun
        }
       *[other] Recrutez des soldats : les { $first } premiers pour { $less ->
            [one] 1 ressource
           *[other] { $less } ressources
        } chacun, puis { $price } ressources chacun
    }
kingsburg-ask-pay = { $more ->
        [0] { $n ->
            [one] Payez 1 ressource
           *[other] Payez { $n } ressources
        }
       *[other] Payez { $n }, ou jusqu’à { $more } de plus sans la Caserne
    }
kingsburg-ask-help = Utiliser { $building_the } ?
kingsburg-ask-battle = Votre force est { $n }, celle de l’ennemi { $enemy } : comment combattez-vous ?
kingsburg-ask-lose = { $n ->
        [one] Défaite : perdez 1 ressource
       *[other] Défaite : perdez { $n } ressources
    }

## Refus

kingsburg-taken = { $who } est déjà là ; seul l’émissaire du roi permet de s’y joindre.
kingsburg-yours-already = Vos propres dés sont déjà là ; seul l’émissaire du roi permet d’en ajouter.
kingsburg-neutral-there = Des dés neutres sont là ; seul l’émissaire du roi permet de s’y joindre.
kingsburg-envoy-where-free = Il n’y a personne ici : l’émissaire est inutile.
kingsburg-envoy-twice = L’émissaire a déjà amené un second groupe ici.
kingsburg-no-envoy = Vous n’avez pas l’émissaire du roi.
kingsburg-bonus-alone = Des dés bonus ne peuvent pas être posés seuls ; il faut au moins un dé de joueur.
kingsburg-token-alone = Un jeton +2 ne peut pas être posé seul ; il accompagne des dés.
kingsburg-no-token = Vous n’avez pas de jeton « +2 ».
kingsburg-token-used = Vous avez déjà utilisé un jeton « +2 » cette saison.
kingsburg-no-market = Vous n’avez pas le Marché.
kingsburg-market-used = Le Marché a déjà servi cette saison.
kingsburg-not-these-dice = Vous n’avez pas ces dés.
kingsburg-no-dice-left = Vous n’avez plus de dés.
kingsburg-wrong-sum = Cela fait { $have } ; le conseiller veut exactement { $need }.
kingsburg-most-is = Il faut { $need }, votre maximum est { $have }.
kingsburg-no-dice-make = Aucun groupe de vos dés ne fait { $need }.
kingsburg-built-already = Vous avez déjà ce bâtiment.
kingsburg-left-first = Il faut d’abord le bâtiment à sa gauche.
kingsburg-exactly = Cela fait { $have } ; il en faut exactement { $need }.
kingsburg-used = A déjà servi cette saison.
kingsburg-dice-differ = Vos dés ne sont pas tous égaux.
kingsburg-total-above = Votre total est { $have } ; il doit être de { $need } au plus.

## La chronique

kingsburg-story-year = Une nouvelle année commence : { $year }.
kingsburg-story-phase = { $phase }, { $year }.
kingsburg-story-neutral = Dés neutres { $dice } : ils bloquent { $advisor_the }.
kingsburg-story-gain = { $who } prend { $goods }.
kingsburg-story-favor_die = Le roi favorise { $who } : un dé bonus pour ce printemps.
kingsburg-story-rolled = { $who } lance { $dice } : { $total }.
kingsburg-story-rerolled = { $who } utilise { $building_the } et a maintenant { $dice } : { $total }.
kingsburg-story-order = Ordre du tour : { $order }.
kingsburg-story-placed = { $who } pose { $dice } sur { $advisor_the }.
kingsburg-story-placed_envoy = { $who } envoie l’émissaire du roi et pose { $dice } sur { $advisor_the }.
kingsburg-story-passed = { $who } passe.
kingsburg-story-reward = { $priced ->
        [0] { $who } reçoit { $gain } ({ $advisor_the }).
       *[other] { $who } donne { $pay } contre { $gain } ({ $advisor_the }).
    }
kingsburg-story-traded = { $who } donne { $pay } contre { $gain } ({ $building_the }).
kingsburg-story-declined = { $who } décline l’offre ({ $advisor_the }).
kingsburg-story-looked = { $n ->
        [0] { $who } regarde le prochain ennemi.
       *[other] { $who } regarde le prochain ennemi de la vallée.
    }
kingsburg-story-saw = Vous voyez : { $kind }, force { $strength }.
kingsburg-story-built = { $off ->
        [0] { $who } bâtit { $building_the } (+{ $vp } PV).
       *[other] { $who } bâtit { $building_the } pour { $off } or de moins (+{ $vp } PV).
    }
kingsburg-story-built_envoy = { $who } bâtit aussi { $building_the }, grâce à l’émissaire du roi (+{ $vp } PV).
kingsburg-story-kings_reward = { $who } a le plus de bâtiments : le roi accorde { $n } PV.
kingsburg-story-envoy = Le roi envoie son émissaire à { $who }.
kingsburg-story-envoy_back = { $who } rend l’émissaire sans l’avoir utilisé.
kingsburg-story-envoy_stays = Égalité : l’émissaire reste auprès du roi.
kingsburg-story-effect = { $some ->
        [0] { $who } profite de son bâtiment : { $building_the }.
       *[other] { $who } profite de son bâtiment, { $building_the } : { $gain }.
    }
kingsburg-story-recruited = { $n ->
        [one] { $who } paie { $goods } pour 1 soldat.
       *[other] { $who } paie { $goods } pour { $n } soldats.
    }
kingsburg-story-reinforced = { $who } lance le dé des renforts : { $n } pour tous.
kingsburg-story-enemy = L’ennemi : { $kind }, force { $strength }.
kingsburg-story-strength = { $who } : { $parts }, soit { $n } contre { $foe }.
battle-part = { $what } { $n }
battle-part-soldiers = soldats
battle-part-token = jeton
battle-part-die = renforts
battle-part-scenario = vallée
kingsburg-story-won = { $some ->
        [0] { $who } l’emporte avec une force de { $n }.
       *[other] { $who } l’emporte avec une force de { $n } : { $gain }.
    }
kingsburg-story-tied = { $who } tient bon avec une force de { $n }.
kingsburg-story-lost = { $who } subit une défaite avec une force de { $n }.
kingsburg-story-highest = { $who } avait la plus grande force : +{ $n } PV.
kingsburg-story-goods_lost = { $who } perd { $goods }.
kingsburg-story-destroyed = { $who } perd { $building_the } (−{ $vp } PV).
kingsburg-story-vp_lost = { $who } perd { $n } PV.
kingsburg-story-cathedral = { $who } marque { $n } PV ({ $building_the }).
kingsburg-story-end = Les cinq années sont écoulées.

## Cartes : ce qu’elles font

kingsburg-season-spring = du printemps
kingsburg-season-summer = de l’été
kingsburg-season-fall = de l’automne
kingsburg-column-1 = I
kingsburg-column-2 = II
kingsburg-column-3 = III
kingsburg-column-4 = IV
kingsburg-card-exchange = { $pay } → { $gain }
kingsburg-card-enemy = Victoire : { $reward }. Défaite : perdez { $penalty }.
kingsburg-card-plus = +{ $n }
kingsburg-card-minus = −{ $n }
kingsburg-card-battle = { $strength } au combat
kingsburg-card-against = { $strength } contre : { $kinds }
kingsburg-card-tie_wins = les égalités sont gagnées
kingsburg-card-victory = { $gain } de plus par victoire
kingsburg-card-reroll-one = relancez 1 dé si tous vos dés sont égaux
kingsburg-card-reroll-all = total de { $n } ou moins : relancez tous vos dés
kingsburg-card-season_start = { $gain } au début de chaque saison
kingsburg-card-season_end = { $what } à la fin de chaque saison
kingsburg-card-season_end-some = { $what } à la fin { $seasons }
kingsburg-card-influence = une pose par saison peut différer de 1
kingsburg-card-recruit = un soldat coûte { $price }
kingsburg-card-reward = { $more } de plus quand un conseiller donne des soldats
kingsburg-card-build = colonnes { $columns } : { $off } de moins
kingsburg-card-game_end = { $gain } par groupe de { $goods } en fin de partie
