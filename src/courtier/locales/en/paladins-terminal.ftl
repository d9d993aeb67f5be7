# What Paladins' picture in the terminal says; signs are one or two characters each.

paladins-terminal-orders = Orders
paladins-terminal-favours = Favours
paladins-terminal-taverns = Taverns
paladins-terminal-hand = Drawn
paladins-terminal-pile = Pile
paladins-terminal-seat = seat
paladins-terminal-workers = workers
paladins-terminal-passed = passed
paladins-terminal-inquisition = Inq.
paladins-terminal-marks = [S] free  (S) in use  [⌂] workshop
paladins-terminal-marker = marker
paladins-terminal-takes = workers it takes
paladins-terminal-schemes = { $n ->
        [one] 1 scheme left
       *[other] { $n } schemes left
    }
paladins-terminal-next = As things stand
paladins-terminal-secret = Secret order
paladins-terminal-allies = Allies
paladins-short-develop = Develop
paladins-short-recruit = Recruit
paladins-short-hunt = Hunt
paladins-short-trade = Trade
paladins-short-pray = Pray
paladins-short-conspire = Conspire
paladins-short-commission = Commission
paladins-short-fortify = Fortify
paladins-short-garrison = Garrison
paladins-short-absolve = Absolve
paladins-short-attack = Attack
paladins-short-convert = Convert
paladins-legend-silver = silver
paladins-legend-provision = provision
paladins-legend-tax = tax
paladins-legend-faith = faith
paladins-legend-strength = strength
paladins-legend-influence = influence
paladins-legend-pray = prayer
paladins-legend-suspicion = suspicion
paladins-legend-debt = debt
paladins-legend-pay_debt = debt paid
paladins-legend-free_recruit = recruit
paladins-legend-develop = workshop
paladins-legend-commission = monk
paladins-legend-garrison = outpost
paladins-legend-fortify = wall
paladins-legend-absolve = jar
paladins-legend-attack = attack
paladins-legend-convert = convert
paladins-legend-diplomat = Diplomat
paladins-legend-open_pile = open pile
paladins-legend-pass = passing
paladins-legend-free_dismiss = free dismissal
paladins-legend-dismiss_own_townsfolk = release
paladins-legend-move_workshop = workshop moves
