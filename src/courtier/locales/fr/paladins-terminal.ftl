# Ce que dit l’image de Paladins dans le terminal ; les signes sont d’un ou deux caractères.

paladins-terminal-orders = Ordres
paladins-terminal-favours = Faveurs
paladins-terminal-taverns = Tavernes
paladins-terminal-hand = En main
paladins-terminal-pile = Pile
paladins-terminal-seat = place
paladins-terminal-workers = ouvriers
paladins-terminal-passed = a passé
paladins-terminal-inquisition = Inq.
paladins-terminal-marks = [E] libre  (E) occupé  [⌂] atelier
paladins-terminal-marker = marqueur
paladins-terminal-takes = ouvriers nécessaires
paladins-terminal-schemes = { $n ->
        [one] { $n } objectif restant
       *[other] { $n } objectifs restants
    }
paladins-terminal-next = En l’état
paladins-terminal-secret = Ordre secret
paladins-terminal-allies = Alliés
paladins-short-develop = Développer
paladins-short-recruit = Recruter
paladins-short-hunt = Chasser
paladins-short-trade = Commercer
paladins-short-pray = Prier
paladins-short-conspire = Conspirer
paladins-short-commission = Missionner
paladins-short-fortify = Fortifier
paladins-short-garrison = Garnison
paladins-short-absolve = Absoudre
paladins-short-attack = Attaquer
paladins-short-convert = Convertir
paladins-legend-silver = pièce
paladins-legend-provision = provision
paladins-legend-tax = taxe
paladins-legend-faith = foi
paladins-legend-strength = force
paladins-legend-influence = influence
paladins-legend-pray = prière
paladins-legend-suspicion = suspicion
paladins-legend-debt = dette
paladins-legend-pay_debt = dette remboursée
paladins-legend-free_recruit = recrutement
paladins-legend-develop = atelier
paladins-legend-commission = moine
paladins-legend-garrison = garnison
paladins-legend-fortify = rempart
paladins-legend-absolve = jarre
paladins-legend-attack = attaque
paladins-legend-convert = conversion
paladins-legend-diplomat = Diplomate
paladins-legend-open_pile = pioche visible
paladins-legend-pass = passer
paladins-legend-free_dismiss = renvoi gratuit
paladins-legend-dismiss_own_townsfolk = libérer
paladins-legend-move_workshop = déplacer un atelier
