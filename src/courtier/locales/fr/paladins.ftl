# Ce que dit Paladins : choix, questions, refus et chronique. Les noms sont dans paladins-names.ftl.

paladins-or = { " ou " }
paladins-action-nothing = rien
paladins-space-left = gauche
paladins-space-middle = milieu
paladins-space-right = droite
paladins-coin-silver = contre des pièces
paladins-coin-debt = contre une dette
paladins-coin-free = gratuitement
paladins-when-pay_debt = Dette remboursée
paladins-when-inquisition = Inquisition
paladins-when-suspicion = Inquisition avec { $n } suspicions ou plus
paladins-when-no_suspicion = Inquisition sans suspicion
paladins-do-remove_suspicion = Retirer 1 suspicion
paladins-do-pay_debt = Rembourser 1 dette
paladins-do-destroy_debt = Détruire 1 dette

## Choix

paladins-pass = Passer
paladins-act = { $action }
paladins-favour = { $favour } : { $reward }
paladins-workshop = Atelier sur { $action } ({ $space })
paladins-dismiss = Congédier { $townsfolk_the } { $coin } : { $reward }
paladins-hire = Engager { $townsfolk_the } { $coin } ({ $when } : { $reward })
paladins-hunt = { $n ->
        [one] Chasser avec 1 ouvrier : { $reward }
       *[other] Chasser avec { $n } ouvriers : { $reward }
    }
paladins-trade = { $n ->
        [one] Commercer avec 1 ouvrier : { $reward }
       *[other] Commercer avec { $n } ouvriers : { $reward }
    }
paladins-clear = Libérer : { $action }
paladins-commission = Moine, { $region } : { $reward }
paladins-garrison = Garnison, { $region } : { $reward }
paladins-absolve = Jarre sur : { $reward }
paladins-attack = Attaquer { $outsider_the } ({ $faction }) : { $reward }
paladins-convert = Convertir { $outsider_the } ({ $faction }) : { $reward }
paladins-play = { $places ->
        [one] Jouer { $paladin }, remettre { $top } sur la pile
       *[other] Jouer { $paladin } ; la pile : { $top }
    }
paladins-top-and-under = { $top } dessus, { $under } dessous
paladins-tavern = Taverne : { $workers }
paladins-pay = Placer { $workers }
paladins-keep = Garder : { $workers }
paladins-first = D’abord : { $reward }
paladins-take = { $reward }
paladins-use = Utiliser { $townsfolk_the } : { $reward }
paladins-do = { $icon }
paladins-decline = Renoncer
paladins-fortify = Bâtir le rempart suivant
paladins-conspire = Conspirer

## Questions

paladins-ask-starting = Choisissez gratuitement votre premier villageois
paladins-ask-paladin = { $drawn ->
        [4] Choisissez votre paladin ; les autres vont sur la pile, dessous et hors du jeu
       *[other] Choisissez votre paladin et celui qui retourne sur la pile
    }
paladins-ask-tavern = Choisissez une taverne et prenez ses ouvriers
paladins-ask-turn = Choisissez une action ou passez
paladins-ask-target = { $kind ->
        [develop] Développer : où va l’atelier ?
        [recruit] Recruter : qui congédier ou engager ?
        [hunt] Chasser : avec combien d’ouvriers ?
        [trade] Commercer : avec combien d’ouvriers ?
        [pray] Prier : quel emplacement libérer ?
        [commission] Missionner : sur quelle case ?
        [garrison] Établir une garnison : sur quelle case ?
        [absolve] Absoudre : sur quel emplacement de jarre ?
        [attack] Attaquer : quel envahisseur ?
        [convert] Convertir : quel envahisseur ?
        [muster] Mobiliser : quelle carte ?
        [negotiate] Négocier : à qui confier une action, ou qui enrôler ?
       *[other] { $action }
    }
paladins-ask-workers = { $n ->
        [one] { $action } : placez 1 ouvrier
       *[other] { $action } : placez { $n } ouvriers
    }
paladins-ask-keep = { $n ->
        [one] Gardez au plus 1 ouvrier pour la manche suivante
       *[other] Gardez au plus { $n } ouvriers pour la manche suivante
    }
paladins-ask-accept = { $icon } ?
paladins-ask-order = Par quoi commencer ?
paladins-ask-reward = Choisissez une récompense
paladins-ask-ability = Inquisition : utilisez vos villageois dans l’ordre voulu
paladins-ask-clear = Prier : libérez un de vos emplacements
paladins-ask-free_develop = Développement gratuit : où va l’atelier ?
paladins-ask-free_recruit = Recrutement gratuit : qui congédier ou engager ?

## Refus

paladins-lack-attribute = Il faut { $needed } ; vous avez { $have }, paladin compris. Il manque un bonus de { $missing }.
paladins-lack-worker = Il faut { $needed } ou un criminel à cette place.
paladins-lack-workers = { $need ->
        [one] Il faut 1 ouvrier ; vous n’en avez pas.
       *[other] Il faut { $need } ouvriers ; vous en avez { $have }.
    }
paladins-lack-criminal = Il faut un criminel ; vous n’en avez pas.
paladins-occupied = Vos ouvriers sont ici ; prier ou passer libère l’emplacement.
paladins-no-target = Il n’y a rien à choisir.
paladins-no-debt-left = Il ne reste plus de carte Dette.
paladins-no-workshop-left = Tous vos ateliers sont bâtis.
paladins-workshop-there = Un atelier s’y trouve déjà.
paladins-right-space = L’emplacement de droite exige toujours son ouvrier.
paladins-no-townsfolk = Ce villageois n’est pas exposé.
paladins-no-debt-here = Seuls les emplacements de gauche se paient par une dette.
paladins-nothing-there = Aucun ouvrier ne s’y trouve.
paladins-pray-not-itself = Prier ne libère pas son propre emplacement.
paladins-all-done = { $needed } : { $have } fois déjà, autant que le plateau le permet.
paladins-square-taken = Un moine ou une garnison s’y trouve.
paladins-square-closed = Cette case est réservée à { $need } joueurs ou plus.
paladins-no-wall-left = Il ne reste plus de carte Rempart.
paladins-jar-there = Une jarre s’y trouve déjà.
paladins-no-outsider = Cet envahisseur n’est pas exposé.
paladins-lack-reach = Il faut { $needed } ; vous atteignez { $have }, paladin et toutes vos pièces compris.
paladins-tavern-claimed = { $who } a déjà pris cette taverne.
paladins-no-tavern = Cette taverne n’est pas ouverte à cette manche.
paladins-favour-used = Un ouvrier occupe cette faveur jusqu’à la fin de la manche.
paladins-favour-hidden = Cette faveur n’est pas révélée.
paladins-wrong-workers = { $need ->
        [one] Ces ouvriers ne conviennent pas à l’emplacement.
       *[other] Ces ouvriers ne conviennent pas aux { $need } emplacements.
    }
paladins-keep-most = Cela fait { $have } ; gardez-en { $need } au plus.
paladins-abilities-left = Un de vos villageois doit encore agir.
paladins-suspicion-least = Il faut { $need } suspicions ou plus ; vous en avez { $have }.
paladins-suspicion-most = { $need ->
        [0] N’agit que sans suspicion ; vous en avez { $have }.
       *[other] N’agit qu’avec { $need } suspicions ou moins ; vous en avez { $have }.
    }
paladins-no-suspicion = Vous n’avez pas de suspicion.
paladins-no-unpaid-debt = Vous n’avez pas de dette à rembourser.

## Ce que pèse le rival du jeu en solo

paladins-cannot-workers = { $need ->
        [one] il faut 1 ouvrier, il n’en a pas
       *[other] il faut { $need } ouvriers, il en a { $have }
    }
paladins-cannot-occupied = ses ouvriers s’y trouvent déjà
paladins-cannot-attribute = { $attribute } : il faut { $need }, il a { $have }
paladins-cannot-target = aucune carte ni case ne convient
paladins-cannot-limit = fait { $have } fois sur { $need }
paladins-why-marker = la première carte à partir du marqueur Ressource
paladins-why-marker_reach = la première carte à partir du marqueur Ressource à portée de cet attribut : { $attribute }
paladins-why-square = parmi les cases à portée, la plus à gauche avec la récompense qu’il préfère
paladins-why-reach = attribut suffisant : { $attribute }
paladins-why-left_most = la première action libre de la rangée du haut
paladins-plan-absolve = Retourner la jarre suivante : 1 foi, 1 suspicion de moins, puis une dette remboursée ou encore une suspicion de moins
paladins-plan-recruit = Congédier { $townsfolk_the } : { $reward }
paladins-plan-pray = { $n ->
        [0] Gagner { $workers } ouvrier, mélanger tous les objectifs
        [one] Retirer 1 ouvrier de son côté droit, mélanger tous les objectifs
       *[other] Retirer { $n } ouvriers de son côté droit, mélanger tous les objectifs
    }
paladins-plan-trade = { $n ->
        [one] Avancer le marqueur Ressource de 1 espace
       *[other] Avancer le marqueur Ressource de { $n } espaces
    }
paladins-plan-conspire = Piocher { $suspicion } suspicion, gagner { $workers } ouvriers
paladins-plan-rest = { $n ->
        [one] Avancer le marqueur Ressource de 1 espace et passer
       *[other] Avancer le marqueur Ressource de { $n } espaces et passer
    }
paladins-next-scheme = { $n ->
        [one] Il retournera le dernier objectif de la pile.
       *[other] Il retournera un objectif parmi { $n }.
    }
paladins-next-pass = Il n’a plus d’ouvrier et va passer.
paladins-next-passed = Il a passé et ne joue plus pendant cette manche.

## La chronique

paladins-story-start = { $who } a le marqueur premier joueur.
paladins-story-round = La manche { $n } commence ; { $who } joue en premier.
paladins-story-order = Révélé : { $order }, { $need } ou plus pour { $vp } PV.
paladins-story-favour_shown = Révélée : la Faveur du Roi { $favour }.
paladins-story-taverns = { $n } tavernes sont ouvertes.
paladins-story-paladin = { $who } chevauche avec { $paladin } : { $workers }.
paladins-story-tavern = { $who } prend { $workers } dans une taverne.
paladins-story-acts = { $who }, { $action } : { $workers }.
paladins-story-favour = { $who } utilise la Faveur du Roi { $favour }.
paladins-story-workshop = { $who } pose un atelier sur { $action } ({ $space }).
paladins-story-dismissed = { $who } congédie { $townsfolk_the } : { $reward }.
paladins-story-hired = { $who } engage { $townsfolk_the }.
paladins-story-cleared = { $who } libère { $action }.
paladins-story-commissioned = { $who } envoie un moine { $region_in } : { $reward }.
paladins-story-garrisoned = { $who } établit une garnison { $region_in } : { $reward }.
paladins-story-wall = { $who } bâtit un rempart : { $reward }.
paladins-story-absolved = { $rival ->
        [0] { $who } déplace une jarre : { $reward }.
       *[other] { $who } retourne une jarre.
    }
paladins-story-attacked = { $who } attaque { $outsider_the } ({ $faction }).
paladins-story-converted = { $who } convertit { $outsider_the } ({ $faction }).
paladins-story-gain = { $who } gagne { $reward }.
paladins-story-tax = { $n ->
        [one] { $who } prend { $n } taxe.
       *[other] { $who } prend { $n } taxes.
    }
paladins-story-suspicion = { $n ->
        [0] { $who } pioche une suspicion sans taxe.
        [one] { $who } pioche une suspicion avec { $n } taxe.
       *[other] { $who } pioche une suspicion avec { $n } taxes.
    }
paladins-story-removed = { $who } se défait d’une suspicion.
paladins-story-debt_paid = { $who } rembourse une dette.
paladins-story-debt_destroyed = { $who } détruit une dette.
paladins-story-debt_taken = { $who } prend une dette.
paladins-story-inquisition = Les impôts sont épuisés : Inquisition !
paladins-story-ability = { $who } utilise { $townsfolk_the } : { $reward }.
paladins-story-debt_gained = { $m ->
        [0] { $who } est au sommet des soupçons avec { $n } : 1 dette, aucune suspicion rendue.
        [one] { $who } est au sommet des soupçons avec { $n } : 1 dette, { $m } suspicion rendue.
       *[other] { $who } est au sommet des soupçons avec { $n } : 1 dette, { $m } suspicions rendues.
    }
paladins-story-refilled = La réserve des impôts est de nouveau pleine : { $n } pièces.
paladins-story-passed = { $who } passe.
paladins-story-kept = { $who } garde : { $workers }.
paladins-story-refresh = La manche { $n } est finie ; le plateau est remis en état.
paladins-story-town_gone = Départ du village : { $townsfolk }.
paladins-story-outsider_gone = Départ des frontières : { $outsider }.
paladins-story-declined = { $who } renonce.
paladins-story-silver_paid = { $who } paie { $cost }.
paladins-story-end = Les sept manches sont finies.
paladins-story-rival_start = { $who } est votre rival ; difficulté : { $difficulty }.
paladins-story-rival_scheme = { $who } retourne un objectif : { $scheme }.
paladins-story-rival_cannot = { $who } ne le peut pas ({ $action }) : { $why }.
paladins-story-rival_skips = Rangée du haut, { $action } : { $why }.
paladins-story-rival_acts = { $m ->
        [one] { $who }, { $action } : 1 ouvrier.
       *[other] { $who }, { $action } : { $m } ouvriers.
    }
paladins-story-rival_top = { $who } se rabat sur : { $action }.
paladins-story-rival_favour = { $who } utilise la Faveur du Roi { $favour }.
paladins-story-rival_marker = { $who } avance le marqueur Ressource à l’espace { $m }.
paladins-story-rival_wrap = Le marqueur fait le tour : { $attribute } monte pour { $who }.
paladins-story-rival_tax = { $n ->
        [one] { $n } pièce quitte la réserve des impôts.
       *[other] { $n } pièces quittent la réserve des impôts.
    }
paladins-story-rival_pray = { $n ->
        [0] { $who } prie, gagne un ouvrier et mélange les objectifs.
       *[other] { $who } prie, vide son côté droit et mélange les objectifs.
    }
paladins-story-rival_passed = { $who } passe.
paladins-story-rival_workshop = { $who } pose un atelier sur { $action }.
paladins-story-rival_workers = { $n ->
        [one] { $who } gagne 1 ouvrier.
       *[other] { $who } gagne { $n } ouvriers.
    }

# one of several townsfolk of a name, in courtier balance
paladins-numbered = { $name } { $number }
