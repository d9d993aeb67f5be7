# Kingsburg, module 6 : ce que les tuiles de conseiller demandent, refusent et racontent.

kingsburg-good-gold = 1 or
kingsburg-good-wood = 1 bois
kingsburg-good-stone = 1 pierre

## Choix

kingsburg-name = Désigner { $who }
kingsburg-give = Donner { $good } à { $who }

## Questions

kingsburg-ask-tile_pick = Choisissez la ressource que reçoit { $who }
kingsburg-ask-tile_name = Désignez un adversaire, qui choisit d’abord : { $advisor_the }
kingsburg-ask-tile_double = Choisissez 1 ressource ; { $who } en reçoit 2 de la même sorte
kingsburg-ask-tile_first = Prenez l’une de ces récompenses ; { $who } reçoit les autres
kingsburg-ask-tile_keep = { $goods } : choisissez les { $n } ressources que vous gardez
kingsburg-ask-tile_give = Donnez { $good } à un adversaire

## Refus

kingsburg-not-on-tile = Cette ressource n’est plus sur la tuile.
kingsburg-fewer-goods = { $who } a moins de ressources : { $need }, vous en avez { $have }.
kingsburg-fewer-soldiers = { $who } a moins de soldats : { $need }, vous en avez { $have }.
kingsburg-fewer-vp = { $who } a moins de PV : { $need }, vous en avez { $have }.
kingsburg-too-many = Il n’y en a pas autant de cette sorte.

## La chronique

kingsburg-story-tile = { $who } pose une tuile sur { $advisor_the } : nouvelle récompense.
kingsburg-story-tile_gone = La tuile posée sur { $advisor_the } quitte la partie.
kingsburg-story-stock = Sur la tuile ({ $advisor_the }) : { $goods }.
kingsburg-story-told = { $who } choisit { $goods } pour { $other }.
kingsburg-story-given = { $who } donne { $goods } à { $other }.
kingsburg-story-copied = Le Bouffon imite { $advisor_the } pour { $who }.
