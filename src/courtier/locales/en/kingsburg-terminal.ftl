# What Kingsburg’s picture in the terminal says; signs are one letter each.

kingsburg-sign-gold = G
kingsburg-sign-wood = W
kingsburg-sign-stone = S
kingsburg-neutral = neutral
kingsburg-winter = Winter { $year }
kingsburg-unseen = enemy face down, strength { $low } to { $high }
kingsburg-peeked = only you know
kingsburg-win = win:
kingsburg-lose-to = lose:
kingsburg-reinforced = reinforcements +{ $n }
kingsburg-result-won = won
kingsburg-result-tied = held
kingsburg-result-lost = lost
kingsburg-head-seat = seat
kingsburg-head-dice = dice
kingsburg-has-envoy = envoy
kingsburg-has-passed = passed
kingsburg-marks = ■ built  ● can be paid  ○ goods lack  · left one first
kingsburg-legend-good = any good
kingsburg-legend-plus2 = token
kingsburg-legend-soldier = soldier
kingsburg-legend-vp = VP
kingsburg-legend-peek_enemy = look at the enemy
kingsburg-legend-building = building
kingsburg-legend-bonus_die = bonus die
kingsburg-legend-envoy = king’s envoy
