# Ce que l’on choisit, demande, refuse et raconte avec la Cité des Couronnes.

## Options

paladins-place = Ouvrier sur { $muster_the } : { $reward }
paladins-muster = Mobiliser { $muster_the } : { $rewards }
paladins-entrust = Confier { $coin } : { $action }, par { $noble_the } (bonus : { $boost })
paladins-enlist = Enrôler { $noble_the } { $coin } ({ $icons }) : { $reward }
paladins-cover = { $cover }
paladins-cover-silver = Payer les pièces
paladins-cover-provision = Payer les provisions
paladins-cover-debt = Prendre plutôt une dette
paladins-lift = Retirer l’atelier : { $action } ({ $space })
paladins-release = Libérer { $townsfolk_the } : { $reward }

## Questions

paladins-ask-starting_workshop = Posez votre atelier supplémentaire du côté droit
paladins-ask-cover = Maugris : { $cost }, ou une dette ?
paladins-ask-entrusted = { $kind ->
        [commission] Pour vous, { $noble_the } missionne : sur quelle case ?
        [fortify] Pour vous, { $noble_the } fortifie
        [garrison] Pour vous, { $noble_the } établit une garnison : sur quelle case ?
        [absolve] Pour vous, { $noble_the } absout : sur quel emplacement de jarre ?
        [attack] Pour vous, { $noble_the } attaque : quel envahisseur ?
        [convert] Pour vous, { $noble_the } convertit : quel envahisseur ?
       *[other] { $noble } : { $action }
    }
paladins-ask-free_dismiss = Renvoi gratuit : qui congédier ?
paladins-ask-release = Libérer un de vos villageois ?
paladins-ask-move_workshop = Lequel de vos ateliers déplacer ?
paladins-ask-set_down = Atelier retiré ({ $action }) : où va-t-il ?

## Refus

paladins-lack-boosted = Il faut { $needed } ; avec ce noble et votre paladin, vous atteignez { $have } : il manque { $missing }.
paladins-lack-nearest = La carte la plus accessible demande { $needed } ; vous avez { $have } : il manque { $missing }.
paladins-muster-taken = Un ouvrier reste sur cette carte jusqu’à ce que quelqu’un la prenne.
paladins-diplomat-there = Le Diplomate est sur cette pile ; choisissez-en une autre.
paladins-muster-hidden = Cette carte Mobiliser n’est pas visible.
paladins-no-noble = Ce noble n’est pas à la cour en ce moment.
paladins-no-debt-for-noble = Seule la carte de la pioche se paie par une dette.
paladins-same-action = L’atelier doit aller sur une autre action.
paladins-not-hired = Ce villageois n’est pas de votre équipe.
paladins-no-workshop-there = Aucun de vos ateliers ne s’y trouve.

## Récit

paladins-story-extension = { $who } reçoit l’extension à l’icône { $icon }.
paladins-story-secret = Votre ordre secret : { $action }, { $need } ou plus.
paladins-story-secret_shown = { $who } montre son ordre secret : { $action }, { $m } sur { $need }.
paladins-story-placed = { $who } place { $worker } sur { $muster_the }.
paladins-story-mustered = { $who } mobilise { $muster_the } ; le Diplomate s’y rend.
paladins-story-entrusted = { $who } confie une action : { $action }, par { $noble_the } (bonus : { $boost }).
paladins-story-enlisted = { $who } enrôle { $noble_the } ({ $icons }).
paladins-story-ally = { $who } gagne l’{ $ally } : { $reward }, puis { $on_pass } en passant à chaque manche.
paladins-story-lifted = { $who } retire un atelier : { $action } ({ $space }).
paladins-story-released = { $who } libère { $townsfolk_the } : { $reward }.
paladins-story-noble_gone = Départ de la cour : { $noble }.
paladins-story-revealed = Carte Mobiliser révélée, pile { $pile } : { $muster }.

## Le rival

paladins-rival-place = Ouvrier sur une carte Mobiliser
paladins-plan-enlist = Enrôler { $noble_the } ({ $icons }) : { $reward }
paladins-plan-entrust = Confier : { $action }, par { $noble_the } (bonus : { $boost })
paladins-why-muster = parmi les cartes qu’il peut prendre, celle qui exige le plus
paladins-why-negotiate = le noble le plus à droite qu’il puisse enrôler ; sinon, le plus à droite à qui confier une action
paladins-why-place = toutes les faveurs révélées sont prises : la première carte Mobiliser libre à gauche
paladins-cannot-muster = aucune carte à sa portée hors de la pile du Diplomate
paladins-cannot-negotiate = personne à enrôler ni à qui confier une action
paladins-cannot-place = aucune carte Mobiliser n’a de place libre
