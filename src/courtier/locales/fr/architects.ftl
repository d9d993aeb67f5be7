# Ce que dit Architectes : choix, questions, refus, textes des cartes et chronique. Les noms sont dans architects-names.ftl.

architects-from-prison = de prison
architects-from-boards = de tous les autres plateaux
architects-free-silver = contre de l’argent
architects-free-debt = contre une dette et de la vertu
architects-branch-release = vos ouvriers libérés de tous les autres plateaux
architects-branch-capture = une capture gratuite
architects-branch-dismiss = un apprenti à rendre

## Choix

architects-keep = Garder { $building_the } ({ $vp } PV ; { $text })
architects-place = { $place }
architects-dismiss = Défausser { $apprentice_the } ({ $text })
architects-return = Faire rentrer un ouvrier { $place_from }
architects-reclaim = Faire rentrer un ouvrier du plateau : { $who }
architects-gain = Prendre : { $good }
architects-trade = { $pay } → { $gain }
architects-hire = Engager { $apprentice_the } ({ $text })
architects-plans = Piocher des plans
architects-capture = Capturer { $place_at } : { $who }
architects-imprison = Envoyer vos captifs en prison
architects-release = Faire rentrer vos ouvriers { $from }
architects-free = Libérer vos ouvriers des autres plateaux { $price }
architects-pay-debt = Rembourser une dette
architects-build = Construire { $building_the } ({ $vp } PV ; { $text })
architects-cathedral = Avancer la Cathédrale
architects-pay = Payer { $goods }
architects-discard = Défausser { $building_the }
architects-do = { $deed }
architects-do-destroy_debt = Détruire une dette
architects-do-refuse_debt = Payer pour ne pas prendre la dette
architects-use = Utiliser { $card } ({ $text })
architects-done = Terminé
architects-decline = Refuser

## Questions

architects-ask-draft = Gardez un plan et passez les autres
architects-ask-turn = Placez un ouvrier
architects-ask-return = Vous n’avez plus d’ouvrier chez vous : faites-en rentrer un
architects-ask-mines = Mines : { $first } ou { $second } ?
architects-ask-storehouse = { $n ->
        [one] Entrepôt du Roi : un échange, ou terminez
       *[other] Entrepôt du Roi : jusqu’à { $n } échanges
    }
architects-ask-workshop = Atelier : engagez un apprenti ou piochez des plans
architects-ask-hire = { $how ->
        [market] Marché noir : engagez qui vous voulez, ou cherchez un plan
        [free] Engagez gratuitement qui vous voulez
       *[start] Choisissez gratuitement votre premier apprenti
    }
architects-ask-keep = Gardez un de ces plans
architects-ask-capture = { $n ->
        [one] Une capture, pour { $price }
       *[other] Jusqu’à { $n } captures ; la prochaine coûte { $price }
    }
architects-ask-guardhouse = { $n ->
        [one] Corps de garde : une action
       *[other] Corps de garde : jusqu’à { $n } actions
    }
architects-ask-guildhall = Construisez un de vos plans ou avancez la Cathédrale
architects-ask-pay = Quelles ressources payez-vous ?
architects-ask-discard = { $why ->
        [cathedral] Cathédrale : défaussez un plan
        [limit] Trop de plans : défaussez-en { $n }
       *[effect] Défaussez un plan pour la récompense, ou refusez
    }
architects-ask-effect = Choisissez : { $branches }
architects-ask-offer = { $what ->
        [excess] Vertu au-delà de 14 : détruire une dette ?
       *[refuse] Payer { $silver } pour ne pas prendre la dette ?
    }
architects-ask-use = { $moment ->
        [reset] Réinitialisation du Marché noir : utilisez vos cartes dans l’ordre voulu
       *[end_virtue] Fin de partie : vos bâtiments agissent, dans l’ordre voulu
    }

## Refus

architects-lack-skill = Il faut un apprenti avec ce savoir-faire : { $needed }.
architects-lack-mix = Il faut { $need } de ces ressources, au choix ; vous en avez { $have }.
architects-lack-precious = Il faut { $need } or ou marbre ; vous en avez { $have }.
architects-lack-workers = Il faut { $need } de vos ouvriers ici ; il y en a { $have }.
architects-other-payment = Cela ne paie pas le prix.
architects-no-debt = Vous n’avez aucune dette impayée.
architects-not-in-hand = Ce plan n’est pas dans votre main.
architects-not-drawn = Ce plan n’est pas parmi ceux que vous regardez.
architects-not-in-packet = Ce plan n’est pas dans votre paquet.
architects-nobody-held = Aucun de vos ouvriers n’y est retenu.
architects-no-empty-visit = À cette table, personne n’y va sans action à faire.
architects-no-tax = Il n’y a aucune taxe à voler.
architects-no-such-trade = Vous n’avez personne pour cet échange.
architects-no-trade = Il ne reste aucun échange à faire.
architects-not-shown = Cet apprenti n’est pas à l’étal.
architects-no-card-left = Il ne reste aucun plan dans la pile.
architects-team-full = Vous avez { $have } apprentis sur { $need } : défaussez-en un d’abord.
architects-nobody-there = Il n’y a pas de tel groupe d’ouvriers.
architects-must-capture = Les captures d’un bâtiment doivent être faites tant qu’il y a un groupe à capturer.
architects-no-capture = Il ne reste aucune capture à faire.
architects-capture-locations = { $need ->
        [one] Une visite ne capture que dans un seul lieu.
       *[other] Une visite capture dans { $need } lieux au plus.
    }
architects-no-captive = Il n’y a aucun captif sur votre plateau.
architects-no-prisoner = Aucun de vos ouvriers n’est en prison.
architects-no-guard-action = Il ne reste aucune action à faire.
architects-space-taken = Un ouvrier s’y trouve jusqu’à la prochaine réinitialisation.
architects-market-ban = À partir de { $need } de vertu, on ne traite pas ici ; vous en avez { $have }.
architects-nothing-to-build = Vous ne pouvez construire aucun de vos plans ni avancer la Cathédrale.
architects-cathedral-top = Vous avez atteint le sommet de la Cathédrale.
architects-cathedral-ban = Il faut au moins { $need } de vertu ; vous en avez { $have }.
architects-cathedral-full = Toutes les places du niveau suivant sont prises ({ $have } sur { $need }).
architects-no-card = Il vous faut un plan à défausser.
architects-needed-here = Sans cet apprenti, vous ne pourriez rien construire ici.
architects-prisoners = Seulement sans ouvrier en prison ; vous en avez { $have }.
architects-not-from-there = Les ouvriers ne rentrent que des grands cercles.
architects-not-into-prison = On ne place personne en prison ; on y est envoyé.
architects-never-captured = On n’y capture personne, seulement dans les grands cercles.
architects-none-there = Aucun de vos ouvriers n’y est.

## Textes des cartes

architects-card-none = aucune capacité
architects-card-when = { $moment } : { $deed }
architects-card-gain = gagnez { $gain }
architects-card-lose = perdez { $lose }
architects-card-trade = { $pay } → { $gain }
architects-card-discount = payez { $off } de moins
architects-card-discount_any = payez { $n } de moins en { $kinds }
architects-card-spare = { $n ->
        [0] gardez votre vertu
       *[other] perdez { $n } vertu de moins
    }
architects-card-actions = { $n ->
        [one] une action de plus
       *[other] { $n } actions de plus
    }
architects-card-release-prison = { $n ->
        [0] tous vos ouvriers sortent de prison
        [1] un ouvrier sort de prison
       *[other] { $n } ouvriers sortent de prison
    }
architects-card-release-boards = { $n ->
        [0] tous vos ouvriers rentrent des autres plateaux
        [1] un ouvrier rentre des autres plateaux
       *[other] { $n } ouvriers rentrent des autres plateaux
    }
architects-card-capture = { $n ->
        [one] une capture gratuite
       *[other] { $n } captures gratuites
    }
architects-card-destroy_debt = { $n ->
        [one] détruisez une dette
       *[other] détruisez { $n } dettes
    }
architects-card-hire = { $n ->
        [one] engagez gratuitement qui vous voulez
       *[other] engagez gratuitement { $n } apprentis
    }
architects-card-dismiss = { $n ->
        [one] défaussez un de vos apprentis
       *[other] défaussez { $n } de vos apprentis
    }
architects-card-build = { $n ->
        [one] placez un ouvrier de plus à la Guilde
       *[other] placez { $n } ouvriers de plus à la Guilde
    }
architects-card-refuse_debt = { $n ->
        [one] ne prenez pas la dette
       *[other] ne prenez pas { $n } dettes
    }
architects-card-apprentice_limit = jusqu’à { $n } apprentis
architects-card-debt_vp = { $more ->
        [0] chaque dette impayée coûte { $n } PV de moins
       *[other] chaque dette impayée coûte { $n } PV de plus
    }
architects-card-gold_is_marble = l’or compte comme du marbre, et le marbre comme de l’or
architects-card-no_discard = aucun plan défaussé pour la Cathédrale
architects-card-per = { $deed } par { $count }
architects-card-everyone = tout le monde : { $deed }
architects-card-if = { $deed } { $when }
architects-card-without = avec { $count }
architects-card-least = avec au moins { $count }
architects-card-most = { $deed } avec { $most }
architects-card-pay = { $deed } contre { $pay }
architects-card-may = { $deed } (facultatif)
architects-card-market = petit : { $small } ; grand : { $large }

## La chronique

architects-story-start = { $who } commence.
architects-story-board = { $who } joue { $card } : { $text }.
architects-story-round = Le tour { $n } commence.
architects-story-drafted = Tout le monde a { $n } plans.
architects-story-placed = { $n ->
        [one] { $who } envoie un ouvrier { $place_to }.
       *[other] { $who } envoie un ouvrier { $place_to } ({ $n } sur place).
    }
architects-story-returned = { $who } fait rentrer un ouvrier { $place_from }.
architects-story-reclaimed = { $who } récupère un ouvrier ({ $holder }).
architects-story-gain = { $who } gagne { $gain }.
architects-story-trade = { $who } échange { $pay } contre { $gain }.
architects-story-hired = { $who } engage { $apprentice_the } ({ $text }).
architects-story-dismissed = { $who } défausse { $apprentice_the }.
architects-story-skip = { $who } pose une pièce sur { $apprentice_the }.
architects-story-coins = { $who } prend { $silver } sur la carte.
architects-story-drew = { $n ->
        [one] { $who } prend un plan.
       *[other] { $who } prend { $n } plans.
    }
architects-story-drew_card = Dans votre main : { $building }.
architects-story-captured = { $n ->
        [one] { $who } capture 1 ouvrier { $place_at } ({ $victim }).
       *[other] { $who } capture { $n } ouvriers { $place_at } ({ $victim }).
    }
architects-story-took_home = { $n ->
        [one] { $who } fait rentrer 1 ouvrier à soi { $place_from }.
       *[other] { $who } fait rentrer { $n } ouvriers à soi { $place_from }.
    }
architects-story-tax_stand = { $who } vole { $silver } de taxes.
architects-story-market = { $who } envoie un ouvrier { $place_to }.
architects-story-imprisoned = { $n ->
        [one] { $who } envoie 1 captif en prison pour { $silver }.
       *[other] { $who } envoie { $n } captifs en prison pour { $silver }.
    }
architects-story-released = { $n ->
        [one] { $who } fait sortir 1 ouvrier de prison.
       *[other] { $who } fait sortir { $n } ouvriers de prison.
    }
architects-story-freed = { $n ->
        [one] { $who } libère 1 ouvrier des autres plateaux.
       *[other] { $who } libère { $n } ouvriers des autres plateaux.
    }
architects-story-debt_taken = { $n ->
        [one] { $who } prend une dette.
       *[other] { $who } prend { $n } dettes.
    }
architects-story-debt_paid = { $who } rembourse une dette.
architects-story-debt_destroyed = { $who } détruit une dette.
architects-story-debt_refused = { $who } paie { $silver } et ne prend pas de dette.
architects-story-built = { $who } construit { $building_the } ({ $vp } PV).
architects-story-cathedral = { $who } atteint le niveau { $n } de la Cathédrale.
architects-story-reward = Récompense pour { $who } : { $gain }.
architects-story-no_reward = Il ne reste aucune récompense : { $who } gagne de la vertu.
architects-story-discarded = { $who } met un plan sous la pile.
architects-story-virtue_up = { $who } gagne { $n } vertu ({ $m }).
architects-story-virtue_down = { $who } perd { $n } vertu ({ $m }).
architects-story-paid = { $m ->
        [0] { $who } paie { $silver }.
       *[other] { $who } paie { $silver }, dont { $m } de taxes.
    }
architects-story-reset = Réinitialisation du Marché noir : ses ouvriers vont en prison.
architects-story-market_cards = De nouvelles marchandises arrivent au Marché noir.
architects-story-used = { $who } utilise { $card }.
architects-story-prison_virtue = { $who } a { $n } ouvriers en prison.
architects-story-most_prison = { $who } a le plus d’ouvriers en prison ({ $n }).
architects-story-flush = Les premiers apprentis des deux rangées s’en vont.
architects-story-last_round = La Guilde est pleine : encore un tour pour tout le monde.
architects-story-end = L’ouvrage est achevé.
architects-story-scheme = { $who } révèle une manigance : { $top } / { $bottom }.
architects-story-opponent_cannot = { $who } ne peut pas : { $half }.
architects-story-opponent_muster = { $who } manque d’ouvriers et commence par : { $half }.
architects-story-opponent_fallback = { $who } se rabat sur : { $half }.
architects-story-opponent_start = { $who } entre en jeu ; niveau : { $level }.
architects-story-pass_turn = { $who } n’a aucun ouvrier qui puisse rentrer et passe.
