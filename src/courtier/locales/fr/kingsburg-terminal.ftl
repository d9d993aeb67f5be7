# Ce que dit l’image de Kingsburg dans le terminal ; les signes sont d’une lettre.

kingsburg-sign-gold = ¤
kingsburg-sign-wood = B
kingsburg-sign-stone = P
kingsburg-neutral = neutre
kingsburg-winter = Hiver { $year }
kingsburg-unseen = ennemi face cachée, force de { $low } à { $high }
kingsburg-peeked = vous seul le savez
kingsburg-win = victoire :
kingsburg-lose-to = défaite :
kingsburg-reinforced = renforts +{ $n }
kingsburg-result-won = gagne
kingsburg-result-tied = tient
kingsburg-result-lost = perd
kingsburg-head-seat = place
kingsburg-head-dice = dés
kingsburg-has-envoy = émissaire
kingsburg-has-passed = a passé
kingsburg-marks = ■ bâti  ● payable  ○ il manque  · d’abord à gauche
kingsburg-legend-good = au choix
kingsburg-legend-plus2 = jeton
kingsburg-legend-soldier = soldat
kingsburg-legend-vp = PV
kingsburg-legend-peek_enemy = voir l’ennemi
kingsburg-legend-building = bâtiment
kingsburg-legend-bonus_die = dé bonus
kingsburg-legend-envoy = émissaire du roi
