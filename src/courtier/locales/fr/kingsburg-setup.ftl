# Mise en place des modules, constructions avec eux, et destins.

advisor-politician = Politicienne
    .the = la Politicienne
    .to = à la Politicienne
    .of = de la Politicienne

## Choix

kingsburg-govern = Garder { $governor_the }
kingsburg-cover = { $count ->
        [0] N’utiliser aucune bande
        [one] Utiliser la { $strips }
       *[other] Utiliser : { $strips }
    }
kingsburg-exchange = En rendre une contre une autre
kingsburg-pick = Prendre la { $strip }
kingsburg-raise = Ériger { $building_the }
kingsburg-reserve = Réserver { $advisor_the }
kingsburg-swap = Donner { $goods } contre { $other }
kingsburg-sell = Vendre { $goods }

## Questions

kingsburg-ask-governor = Gardez un de vos gouverneurs ; tous seront révélés ensemble
kingsburg-ask-exchange_strip = Qui a reçu deux bandes de la même lettre peut en rendre une contre une autre. La question est posée à tous, pour que nul ne sache à qui
kingsburg-ask-draft = Prenez une bande
kingsburg-ask-strips = Lesquelles de vos bandes couvrent des rangées de votre province ?
kingsburg-ask-raise = { $n ->
        [one] La Sorcière : érigez encore 1 bâtiment gratuitement, sans PV
       *[other] La Sorcière : érigez jusqu’à { $n } bâtiments gratuitement, sans PV
    }
kingsburg-ask-save_good = L’Architecte épargne { $goods } du prix : que choisir ?
kingsburg-ask-tax = Prendre 1 ressource ? ({ $building_the })
kingsburg-ask-reserve = Accords secrets : réservez un conseiller pour cette année
kingsburg-ask-bandits = { $n ->
        [one] Brigands : perdez 1 ressource
       *[other] Brigands : perdez { $n } ressources
    }
kingsburg-ask-swap = { $n ->
        [one] Grande caravane : échanger 1 ressource ?
       *[other] Grande caravane : échanger jusqu’à { $n } ressources ?
    }
kingsburg-ask-sell = { $n ->
        [one] Fête des moissons : vendre 1 ressource pour { $vp } PV ?
       *[other] Fête des moissons : vendre jusqu’à { $n } ressources pour { $vp } PV chacune ?
    }
kingsburg-ask-levy = Levée royale : payez { $goods }, ou déclinez et perdez { $vp }
kingsburg-ask-donate = { $n ->
        [0] Le roi est malade : donner { $pay } pour sa guérison ?
       *[other] Le roi est malade : donner { $pay } pour sa guérison ? { $n } jusqu’ici
    }

## Refus

kingsburg-no-pair = Vos deux bandes sont différentes.
kingsburg-not-your-strip = Vous n’avez pas cette bande.
kingsburg-strip-gone = Il ne reste aucune de ces bandes.
kingsburg-not-dealt = Vous n’avez pas reçu ce gouverneur.
kingsburg-not-on-sheet = Ce bâtiment n’est pas sur votre feuille.
kingsburg-first-column = Seuls les bâtiments de la colonne I sont érigés gratuitement.
kingsburg-no-politician = Personne ne joue la Politicienne.
kingsburg-swap-others = Jusqu’à { $need } ressources, chacune contre une d’un autre type.
kingsburg-sell-most = Vous pouvez vendre de 1 à { $need } ressources, pas { $have }.

## La chronique

kingsburg-story-governor = { $who } est { $governor_the }.
kingsburg-story-strips = { $count ->
        [0] { $who } n’utilise aucune bande.
       *[other] { $who } couvre des rangées : { $strips }.
    }
kingsburg-story-picked = { $who } prend la { $strip }.
kingsburg-story-exchanged = { $who } rend une de deux bandes identiques contre une autre.
kingsburg-story-built-for-less = { $who } bâtit { $building_the } pour { $goods } de moins (+{ $vp } PV).
kingsburg-story-raised = { $who } érige { $building_the } gratuitement.
kingsburg-story-destiny = Le destin de cette année : { $destiny }.
kingsburg-story-card_gain = { $card } : { $who } gagne { $what }.
kingsburg-story-card_loss = { $card } : { $who } cède { $what }.
kingsburg-story-reserved = { $who } a réservé { $advisor_the } pour cette année.
kingsburg-story-item = Posé sur { $advisor_the } : { $item }.
kingsburg-story-closed = Les dés montrent { $dice } : { $advisor_the } ne reçoit aucun dé cette saison.
kingsburg-story-common_roll = { $destiny } : { $who } fait { $n } pour tout le monde.
kingsburg-story-swapped = { $who } donne { $goods } contre { $other }.
kingsburg-story-sold = { $who } vend { $goods } pour { $vp } PV.
kingsburg-story-king_lives = { $who } fait { $n }, avec { $paid } or donné : le roi se rétablit.
kingsburg-story-king_dies = { $who } fait { $n }, avec { $paid } or donné : le roi meurt. Cette année est la dernière.
