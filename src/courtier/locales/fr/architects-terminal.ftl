# Ce que dit l’image d’Architects dans le terminal ; les choses sont des signes, biens et savoir-faire des lettres.

architects-letter-clay = a
architects-letter-wood = b
architects-letter-stone = p
architects-letter-gold = o
architects-letter-marble = m
architects-letter-carpentry = C
architects-letter-tiling = T
architects-letter-masonry = M
architects-terminal-seat = place
architects-terminal-piles = piles
architects-terminal-left = { $n ->
        [one] dernier tour : encore { $n } joueur
       *[other] dernier tour : encore { $n } joueurs
    }
architects-terminal-packet = À passer sauf un
architects-terminal-drawn = Regardés, un à garder
architects-terminal-small = petite
architects-terminal-middle = intermédiaire
architects-terminal-large = grosse
architects-terminal-everybody = tous :
architects-terminal-most = le plus de
architects-terminal-spared = { $n ->
        [0] sans −✝
        [one] { $n }✝ évitée
       *[other] { $n }✝ évitées
    }
architects-terminal-held = { $n ->
        [one] { $n }♙ sur d’autres plateaux
       *[other] { $n }♙ sur d’autres plateaux
    }
architects-terminal-schemes = { $n ->
        [one] { $n } manigance restante
       *[other] { $n } manigances restantes
    }
architects-terminal-first-top = moitié gauche d’abord
architects-terminal-first-bottom = moitié droite d’abord
architects-terminal-does = fait : { $half }
architects-terminal-cannot = impossible : { $half }
architects-terminal-muster = manque d’ouvriers, donc d’abord : { $half }
architects-terminal-fallback = aucune moitié possible, donc : { $half }
architects-terminal-returns = aucun ouvrier disponible : en reprend un { $place }
architects-terminal-passes = aucun ouvrier à reprendre : passe
architects-short-quarry = Carrière
architects-short-forest = Forêt
architects-short-mines = Mines
architects-short-silversmith = Orfèvre
architects-short-storehouse = Entrepôt
architects-short-hire = Embauche
architects-short-town_centre = Centre
architects-short-tax_stand = Comptoir
architects-short-black_market = Marché
architects-short-imprison = ⊗→▥
architects-short-debt_paid = ✓▣
architects-short-debt_taken = +▣
architects-short-cathedral = ♗
architects-short-build = ⌂
architects-short-price = Prix
architects-short-tax = §
architects-short-reset = ↻
architects-short-end_virtue = Fin
architects-short-end_points = Fin
architects-legend-silver = pièces
architects-legend-tax = taxe
architects-legend-virtue = vertu
architects-legend-debt = dette
architects-legend-card = plan
architects-legend-worker = ouvrier
architects-legend-prison = prison
architects-legend-captives = captifs
architects-legend-apprentice = apprenti
architects-legend-buildings = bâtiment
architects-legend-cathedral = Cathédrale
architects-legend-action = action
architects-legend-reset = réinitialisation
architects-legend-end = fin
architects-legend-vp = points
architects-legend-next = avec votre prochain ouvrier
