# Recrutement, hiver, jetons de soldats et scénarios : choix, raisons et récit.

## Choix

kingsburg-play = { $n ->
        [one] Jouer le jeton de { $n } soldat
       *[other] Jouer le jeton de { $n } soldats
    }
kingsburg-reinforce = { $n ->
        [one] Prendre { $n } soldat
       *[other] Prendre { $n } soldats
    }
kingsburg-look = { $deck }
kingsburg-look-enemy = Regarder l’ennemi
kingsburg-look-valley = Regarder la vallée

## Questions

kingsburg-ask-token = { $n ->
        [0] Choisissez un jeton Soldat en secret ; chacun sert une fois, le dernier rapporte son nombre en PV. Vous n’avez encore aucun soldat
        [one] Choisissez un jeton Soldat en secret ; chacun sert une fois, le dernier rapporte son nombre en PV. Vous avez 1 soldat
       *[other] Choisissez un jeton Soldat en secret ; chacun sert une fois, le dernier rapporte son nombre en PV. Vous avez { $n } soldats
    }
kingsburg-ask-reinforce = Votre Académie militaire apporte { $own }, le roi envoie { $common } : que prenez-vous ?
kingsburg-ask-look = Quel ennemi regardez-vous ?
kingsburg-ask-arm = Votre force est { $n }, celle de l’ennemi { $enemy } : payer pour l’augmenter ?
kingsburg-ask-ransom = Rançon : payer { $goods } pour garder { $building_the } ?
kingsburg-ask-tribute = Les Dragons exigent { $goods } ; leur colère est de { $n }
kingsburg-ask-fair = La grande foire : échanger 1 ressource ?

## Raisons

kingsburg-no-office = Les jetons « +2 » ne paient des soldats qu’avec le Bureau de recrutement.
kingsburg-fair-empty = La foire n’a plus de cette ressource.

## Le récit

kingsburg-story-sent = { $n ->
        [one] Le roi envoie { $n } soldat à chacun.
       *[other] Le roi envoie { $n } soldats à chacun.
    }
kingsburg-story-token = { $more ->
        [0] { $who } révèle le jeton { $n }.
       *[other] { $who } révèle le jeton { $n } ; l’hiver clément en ajoute { $more }.
    }
kingsburg-story-token_left = { $who } marque { $n } PV avec les jetons de soldats restants.
kingsburg-story-own_die = { $who } lance { $n } à l’Académie militaire : { $more ->
        [one] { $more } soldat
       *[other] { $more } soldats
    }.
kingsburg-story-foe = { $some ->
        [0] En tout, la force de l’ennemi est de { $n }.
       *[other] En tout, la force de l’ennemi est de { $n }, avec { $parts }.
    }
battle-part-anger = colère des Dragons
kingsburg-story-valley = { $n ->
        [0] La vallée montre : { $kind }, force { $strength }. Ils restent à l’écart.
        [one] La vallée se joint à l’ennemi : { $kind }, force { $strength }. Chacun gagne 1 soldat.
       *[other] La vallée se joint à l’ennemi : { $kind }, force { $strength }. Chacun gagne { $n } soldats.
    }
kingsburg-story-ransom = { $who } paie { $goods } et garde { $building_the }.
kingsburg-story-kept_soldiers = { $n ->
        [one] { $n } soldat de { $who } reste pour l’année suivante.
       *[other] { $n } soldats de { $who } restent pour l’année suivante.
    }
kingsburg-story-tribute = { $who } paie { $goods } aux Dragons.
kingsburg-story-anger = { $who } refuse le tribut : la colère des Dragons est de { $n }.
kingsburg-story-slain = { $who } a vaincu les Dragons : +{ $n } PV.
kingsburg-story-fair = { $who } a le plus échangé à la foire, { $more } fois : +{ $n } PV.
kingsburg-story-census = Cette année, le recensement compte : { $tile }.
kingsburg-story-counted = { $who } a le plus de { $tile } : +{ $n } PV.
