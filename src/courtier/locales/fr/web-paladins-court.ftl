# Ce que seul dit le plateau de Paladins dans le navigateur avec la Cité des Couronnes.

pal-town-court = Ville ou cour
pal-court = Cour
pal-pile-short = pile : { $n }
pal-discards-short = défausse : { $n }
pal-outsiders-pile = Pile ouverte d’envahisseurs
pal-action-muster = Mobiliser
pal-action-negotiate = Négocier
pal-act-muster = Le Diplomate va à une autre pile, une provision par tronçon de route ; la carte du dessus est à vous.
pal-act-negotiate = Des pièces gagnent un noble : confiez-lui une action sans autre coût, ou enrôlez-le pour son symbole.
pal-ability-debt = Tout coût peut être une dette
pal-ability-none = Sans pouvoir, mais quatre ouvriers

## Piles de mobilisation et Diplomate

pal-road = La route du Diplomate
pal-musters = Piles de mobilisation
pal-muster-pile = Pile de mobilisation { $n }, { $name }
pal-muster-needs = Il faut { $attribute } { $need } : vous avez { $have }.
pal-muster-walk = La marche coûte { $cost }.
pal-muster-gives = Mobilisée : { $n } en diplomatie, { $reward }.
pal-muster-space = Case pour { $worker } ({ $cost }) : { $reward }.
pal-muster-held = Dessus : { $worker }, posé par { $name }. Qui mobilise la carte le prend.
pal-muster-left =
    { $n ->
        [one] La dernière carte de sa pile.
       *[other] { $n } cartes dans la pile.
    }
pal-diplomat-here = Le Diplomate est ici.
pal-diplomat-at = Diplomate sur la pile { $n }
pal-diplomat-goes = Le Diplomate va à la pile { $n }
pal-place = Poser un ouvrier
pal-place-one = Ouvrier
pal-musters-vp = { $n } cartes : 1 PV

## Nobles, alliés, séries

pal-nobles = Nobles
pal-entrust-does = Fait pour vous sans ouvriers ni coûts : { $action }, avec { $boost } de plus.
pal-enlist-does = Va sous votre plateau ({ $icons }) : { $reward }.
pal-noble-debt = Une dette peut le payer.
pal-allies = Alliés
pal-ally-of = Aux côtés de { $name }.
pal-ally-free = Pour qui aura d’abord { $n } symboles de cette sorte : { $icon }.
pal-ally-gives = Aussitôt : { $gain }. En passant : { $pass }.
pal-icon-n = { $icon } : { $n }
pal-icon-printed = L’un est imprimé sur le plateau.
pal-sets = séries
pal-set-of =
    { $n ->
        [2] Deux symboles différents : { $vp } PV
        [3] Trois symboles différents : { $vp } PV
        [4] Les quatre symboles : { $vp } PV
       *[other] { $n } symboles différents : { $vp } PV
    }
pal-lift = Soulever l’atelier : { $action }, case de { $space }

## Ordres secrets

pal-secret-mine = Votre ordre secret, vous seul le voyez
pal-secret-of = Ordre secret : { $name }
pal-removed = Hors du jeu, vous seul le savez : { $list }.

## Touches

pal-key-court = Mobiliser et Négocier
pal-key-places = Ouvrier sur une carte de mobilisation
pal-key-tab = Ville ou cour

## La première manche guidée avec la Cité des Couronnes

pal-guide-extra = Avec la Cité des Couronnes, chacun commence avec un atelier de plus. Il remplace pour toujours l’ouvrier d’une case du côté droit : cette action prend deux ouvriers au lieu de trois. Choisissez une action que vous comptez faire souvent.
    .head = Un atelier dès le début
pal-guide-four = Vous avez pioché quatre paladins. Un seul est joué : il amène ses ouvriers, vous prête pour cette manche les attributs de sa carte et rend une action meilleure ou moins chère. Un autre va sur votre pile et reviendra à la manche suivante, un autre dessous, et le dernier quitte la partie.
    .head = Quatre paladins, un à jouer
pal-guide-court = À côté de la ville, il y a une cour : quatre cartes de mobilisation sur la route du Diplomate, et quatre nobles. Les actions Mobiliser et Négocier les prennent. Toutes deux élèvent la diplomatie, le quatrième attribut, qui permet de confier des actions aux nobles et rapporte autant que les autres.
    .head = La cour
pal-guide-place = Un seul ouvrier peut aussi aller sur une carte de mobilisation : payez ce qui est écrit près de sa case et prenez la récompense du bas. L’ouvrier y reste jusqu’à ce que quelqu’un mobilise la carte, et part avec elle.
    .head = Un ouvrier à la cour
pal-guide-secret = L’ordre violet n’est qu’à vous. Accompli à la fin, il rapporte 6 points ; personne d’autre ne le voit avant.
    .head = Votre ordre secret
pal-guide-muster = Le Diplomate marche jusqu’à la carte que vous mobilisez, une provision par tronçon de route, et jamais vers celle où il se tient. La bannière de la carte dit quel attribut il faut et combien de diplomatie elle donne ; sa récompense et l’ouvrier posé dessus sont à vous.
    .head = Mobiliser
pal-guide-negotiate = Un noble se voit confier une action, ou s’enrôle. Dans le premier cas, il la fait pour vous, sans ouvriers ni coûts et avec un appui, puis s’en va. Enrôlé, il reste sous votre plateau : 1 en diplomatie et un symbole. Les symboles différents forment une série ; le premier qui en a trois pareils gagne l’allié de ce symbole.
    .head = Confier ou enrôler
