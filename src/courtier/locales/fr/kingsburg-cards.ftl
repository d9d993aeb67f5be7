# Ce que font les cartes des modules et scénarios de Kingsburg, composé de leurs effets : quand, à quelle condition, et quoi.

kingsburg-card-when = { $when } : { $what }
kingsburg-card-must = { $what } (obligatoire)
kingsburg-card-lose = perdez { $what }
kingsburg-card-others = { $gain }, et { $others } pour chacun des autres
kingsburg-card-private = le rang { $rank } donne { $gain }
kingsburg-rank = { $n ->
        [1] { advisor-jester.the }
        [12] { advisor-duchess.the }
        [17] { advisor-queen.the }
        [18] { advisor-king.the }
       *[other] le rang { $n }
    }
kingsburg-card-token = { $n ->
        [0] 0 soldat s’il est joué, 0 PV s’il reste à la fin
        [one] 1 soldat s’il est joué, 1 PV s’il reste à la fin
       *[other] { $n } soldats s’il est joué, { $n } PV s’il reste à la fin
    }

## Quand

kingsburg-when-setup_end = avant la première année
kingsburg-when-year_start = début de l’année
kingsburg-when-year_start-some = début de l’{ $years }
kingsburg-when-season_start = début de chaque saison
kingsburg-when-season_start-some = début { $seasons }
kingsburg-when-season_end = fin de chaque saison
kingsburg-when-season_end-some = fin { $seasons }
kingsburg-when-total_window = après les relances
kingsburg-when-influence_end = une fois tous les dés posés
kingsburg-when-built = pour chaque bâtiment construit
kingsburg-when-recruit_start = avant le recrutement
kingsburg-when-recruit_end = après le recrutement
kingsburg-when-winter_start = début de l’hiver
kingsburg-when-year_end = fin de chaque année
kingsburg-when-year_end-some = fin de l’{ $years }
kingsburg-when-year_end_last = tout à la fin de chaque année
kingsburg-when-game_end = fin de la partie
kingsburg-when-once_a_year = une fois par an
kingsburg-when-once_a_season = une fois par saison

## À quelle condition

kingsburg-if-dice_total_max = total de { $n } ou moins
kingsburg-if-dice_total_min = total de { $n } ou plus
kingsburg-if-dice_total_odd = total impair
kingsburg-if-goods_max = { $n ->
        [0] sans ressource
        [one] avec 1 ressource au plus
       *[other] avec { $n } ressources au plus
    }
kingsburg-if-gold_min = avec { $n } or ou plus
kingsburg-if-soldiers_min = { $n ->
        [one] avec 1 soldat ou plus
       *[other] avec { $n } soldats ou plus
    }
kingsburg-if-soldiers_max = { $n ->
        [0] sans soldat
        [one] avec 1 soldat au plus
       *[other] avec { $n } soldats au plus
    }
kingsburg-if-enemy_kind = contre { $n }
kingsburg-if-enemy_printed_strength_max = contre une force imprimée de { $n } ou moins
kingsburg-if-enemy_printed_strength_min = contre une force imprimée de { $n } ou plus
kingsburg-if-battle_result-won = victoire
kingsburg-if-battle_result-lost = défaite
kingsburg-if-battle_margin_min = victoire de { $n } ou plus
kingsburg-if-advisor_rank = { $n }
kingsburg-if-advisor_free = personne chez { $n }
kingsburg-if-building_column = { $n ->
        [one] en colonne { $columns }
       *[other] en colonnes { $columns }
    }
kingsburg-if-building_cost_min = bâtiments qui coûtent { $n } ou plus
kingsburg-if-builder-self = chaque fois que vous construisez
kingsburg-if-builder-opponent = chaque fois qu’un adversaire construit
kingsburg-if-not_this_building = sauf ce bâtiment
kingsburg-if-opponent_has_more_buildings = tant qu’un adversaire a plus de bâtiments
kingsburg-if-someone_built_nothing = si quelqu’un n’a rien construit
kingsburg-if-built_this_season = si vous avez construit un autre bâtiment cette saison
kingsburg-if-builds_this_year_min = avec { $n } constructions ou plus dans l’année
kingsburg-if-unassigned_player_dice_min = { $n ->
        [one] s’il vous reste un dé de joueur
       *[other] s’il vous reste { $n } dés de joueur
    }
kingsburg-if-someone_has_more_vp = si quelqu’un a plus de PV
kingsburg-if-nobody_has_fewer_vp = si personne n’a moins de PV
kingsburg-if-module = { $n ->
        [5] avec les jetons Soldat
       *[other] avec le module { $n }
    }
kingsburg-if-no_module = { $n ->
        [5] sans les jetons Soldat
       *[other] sans le module { $n }
    }
kingsburg-if-common_roll_min = si le premier joueur lance { $n } ou plus
kingsburg-if-most_soldiers = qui a le plus de soldats

## Quoi : bâtiments et gouverneurs

kingsburg-op-extend_seasons = { $buildings } : aussi à la fin { $seasons }
kingsburg-op-plus2_as_good = un jeton « +2 » vaut une ressource pour recruter en phase 7
kingsburg-op-own_reinforcement_die = lancez votre propre dé et prenez-le au lieu des renforts communs si vous voulez
kingsburg-op-own_reinforcement_die-halved = lancez un dé après les jetons et prenez-en la moitié, arrondie vers le haut, au lieu de votre jeton si vous voulez
kingsburg-op-turn_order_offset = { $value ->
        [-2] votre total compte 2 de moins pour l’ordre du tour
        [-1] votre total compte 1 de moins pour l’ordre du tour
       *[other] votre total compte { $value } de plus pour l’ordre du tour
    }
kingsburg-op-reroll-one = relancez 1 dé
kingsburg-op-reroll-all = relancez tous vos dés
kingsburg-op-count_extra_buildings = { $value ->
        [one] compte un bâtiment de plus pour la récompense du roi
       *[other] compte { $value } bâtiments de plus pour la récompense du roi
    }
kingsburg-op-cannot_be_destroyed = indestructible
kingsburg-op-single_die_any_value = un dé de joueur posé seul vaut ce que vous voulez de { $min } à { $max }
kingsburg-op-tie_is_victory = les égalités sont gagnées
kingsburg-op-extra_penalty = perdez { $lose } de plus
kingsburg-op-ignore_penalties = l’ennemi ne vous prend ni ressources ni PV
kingsburg-op-build_discount = construire coûte { $off } de moins
kingsburg-op-build_surcharge = construire coûte { $off } de plus
kingsburg-op-build_discount_any = { $value ->
        [one] un bâtiment coûte 1 ressource de moins
       *[other] un bâtiment coûte { $value } ressources de moins
    }
kingsburg-op-keep_soldiers = { $value ->
        [one] 1 soldat reste pour l’année suivante
       *[other] { $value } soldats restent pour l’année suivante
    }
kingsburg-op-move_group = déplacez les dés de votre plus haut conseiller vers { $to }
kingsburg-op-score_per = { $vp } PV par bataille gagnée, et { $never_defeated } PV sans aucune défaite
kingsburg-op-philosopher_reroll = relancez tous vos dés ; si leur total est inférieur à { $limit } et que vous ne relancez plus de la saison, { $gain }
kingsburg-op-private_advisors = deux conseillers pour vous seul : { $advisors }
kingsburg-op-divine_blessing = un dé bonus pour chacun, ou { $otherwise } pour qui en a déjà un
kingsburg-op-set_player_dice = vos dés de joueur deviennent { $values }
kingsburg-op-build_free = posez jusqu’à { $count } bâtiments de la colonne { $columns } sans payer, sans leurs PV
kingsburg-op-change_die = chacun de vos dés qui montrent { $from } peut devenir { $to }
kingsburg-op-second_influence = posez des dés sur un conseiller qui en a déjà
kingsburg-op-gamble_reroll = relancez les dés de joueur de votre choix ; perdez { $lose } si le total ne monte pas

## Quoi : destins

kingsburg-op-player_dice = chacun ne lance que { $count } dés de joueur
kingsburg-op-enemy_strength = l’ennemi a { $value } de force en plus
kingsburg-op-good_or_swap = un dé bonus pour chacun, ou { $otherwise } pour qui en a déjà un
kingsburg-op-fixed_reinforcements = pas de dé en hiver, { $value } soldats pour chacun
kingsburg-op-extra_reinforcements = { $value ->
        [one] 1 soldat de renfort de plus pour chacun
       *[other] { $value } soldats de renfort de plus pour chacun
    }
kingsburg-op-place_items = on pose { $items } sur des conseillers tirés au sort
kingsburg-op-take_item = les premiers dés posés sur un conseiller prennent ce qui s’y trouve
kingsburg-op-reserve_advisors = chacun réserve un conseiller en secret ; toute l’année, seuls ceux qui l’ont nommé peuvent y aller
kingsburg-op-block_advisors = { $ranks } n’accepte aucun dé
kingsburg-op-king_health = chacun peut donner { $each_player_may_pay } et on lance un dé, +{ $die_plus_per_payment } par don ; à { $dies_if_at_most } ou moins, le roi meurt et la partie s’arrête
kingsburg-op-extra_reward = { $gain } de plus
kingsburg-op-excess_loss = qui a plus de { $keep } ressources en perd { $lose }
kingsburg-op-exchange_goods = vous pouvez échanger jusqu’à { $max } ressources contre d’autres sortes
kingsburg-op-kings_reward_value = la récompense du roi est de { $value } PV
kingsburg-op-pay_or_lose = payez { $pay } ou perdez { $lose }
kingsburg-op-sell_goods = vous pouvez changer jusqu’à { $max } ressources en { $vp } PV chacune
kingsburg-op-reverse_turn_order = le total le plus élevé commence
kingsburg-op-block_random_advisor = { $dice } dés désignent un conseiller qui n’accepte aucun dé cette saison
kingsburg-op-recruit_price = en phase 7, les { $limit } premiers soldats de chacun coûtent { $goods ->
        [one] 1 ressource
       *[other] { $goods } ressources
    } chacun
kingsburg-op-buy_off = payez { $pay } pour garder votre bâtiment si vous voulez

## Quoi : tuiles de conseiller

kingsburg-op-copy_next_free = la récompense du premier conseiller au-dessus de celui-ci qui n’a pas de dés
kingsburg-op-chosen_by-1 = 1 ressource, choisie par votre voisin de gauche
kingsburg-op-chosen_by-2 = 1 ressource, choisie par votre voisin de gauche, puis 1 ressource, choisie par votre voisin de droite
kingsburg-op-tile_stock = { $take } des ressources de la tuile ; vide, elle reçoit { $stock }
kingsburg-op-tile_stock-roll = la ressource de la tuile ; un dé en désigne ensuite une autre
kingsburg-op-opponent_then_double = un adversaire de votre choix prend une ressource, vous en prenez deux de la même sorte
kingsburg-op-pick_distinct = { $count } différents parmi : { $pool }
kingsburg-op-swap_if_lowest = { $base } ; avec le moins de ressources, de soldats ou de PV, vous pouvez laisser une autre part pour doubler la pierre, le soldat ou le PV
kingsburg-op-opponent_takes_one = un adversaire de votre choix en prend un, vous prenez les autres : { $pool }
kingsburg-op-gain_and_share = { $gain } ; gardez-en { $keep } et donnez le reste à vos adversaires

## Les scénarios, règle par règle

kingsburg-rule-goblin_valley_1 = une seconde pioche, la vallée, contient un ennemi inutilisé de chaque année
kingsburg-rule-goblin_valley_2 = en hiver, on révèle aussi sa première carte : elle rejoint l’ennemi si elle montre des Gobelins, en { $always_year } quoi qu’elle montre
kingsburg-rule-goblin_valley_3 = si elle le rejoint, chacun gagne autant de soldats que le numéro de l’année, et les deux forces s’ajoutent
kingsburg-rule-goblin_valley_4 = une défaite apporte alors les pénalités des deux cartes
kingsburg-rule-goblin_valley_5 = une victoire apporte alors les récompenses des deux cartes
kingsburg-rule-goblin_valley_6 = une aide contre les Gobelins compte une fois si l’une des deux cartes en montre
kingsburg-rule-goblin_valley_7 = chaque coup d’œil à l’ennemi peut aller à l’une ou l’autre pioche
kingsburg-rule-goblin_valley_8 = la carte de la vallée quitte la partie après chaque hiver
kingsburg-rule-dragons_shadow_1 = l’ennemi de l’année V est toujours celui des Dragons
kingsburg-rule-dragons_shadow_2 = à la fin { $season }, en { $years }, chacun paie { $pay } de tribut ou refuse ; un refus vaut { $refusal_anger } de colère
kingsburg-rule-dragons_shadow_3 = en { $year }, la force des Dragons augmente de la colère divisée par le nombre de joueurs, arrondie vers le bas
kingsburg-rule-dragons_shadow_4 = qui les bat en { $year } gagne { $gain } de plus
kingsburg-rule-dragons_shadow_5 = qui perd contre eux en { $year } après { $refusals_min } refus ou plus perd { $lose } de plus
kingsburg-rule-great_fair_1 = la foire commence avec { $stock }
kingsburg-rule-great_fair_2 = { $trades ->
        [one] à la fin { $seasons }, chacun peut y mettre 1 ressource et en prendre 1 d’une autre sorte
       *[other] à la fin { $seasons }, chacun peut, jusqu’à { $trades } fois, y mettre 1 ressource et en prendre 1 d’une autre sorte
    }
kingsburg-rule-great_fair_3 = le plus d’échanges de l’année : { $alone }, ou { $tied } chacun en cas d’égalité
kingsburg-rule-great_fair_4 = puis chaque sorte est complétée à { $refill_to }
kingsburg-rule-royal_census_1 = on mélange les tuiles, qui comptent : { $tiles }
kingsburg-rule-royal_census_2 = on en révèle une chaque année
kingsburg-rule-royal_census_3 = à la fin { $season }, qui en a le plus gagne { $alone }, ou { $tied } chacun en cas d’égalité

## Paquets

kingsburg-deck-one-each = doit être au plus un exemplaire de chaque ressource
kingsburg-deck-rank = doit être { $n } : les rangs se suivent à partir de 1
kingsburg-deck-any-good = doit être 1 et se trouver seul
kingsburg-deck-rules = doit contenir { $n } règles, pas { $here }
kingsburg-deck-years = doit en nommer au moins { $n }, une par année
kingsburg-deck-place = est pris : un autre bâtiment s’y trouve déjà
kingsburg-deck-no-enemy = ne laisse aucun ennemi de l’année { $n } dans le paquet
kingsburg-deck-no-reward = doit contenir au moins une récompense
kingsburg-deck-prices = doit avoir un prix dans toutes les possibilités ou dans aucune
kingsburg-deck-one-vp = doit être 1 PV
kingsburg-deck-alone = doit être seulement { $thing }
kingsburg-deck-penalty = ne peut contenir que { $known }
kingsburg-deck-neutral = doit donner les dés du premier et du second lancer
kingsburg-deck-ranges = une liste de [plus faible, plus forte], une par année
