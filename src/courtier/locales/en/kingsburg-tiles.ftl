# Kingsburg, module 6: what advisor tiles ask, refuse and tell.

kingsburg-good-gold = 1 gold
kingsburg-good-wood = 1 wood
kingsburg-good-stone = 1 stone

## Choices

kingsburg-name = Name { $who }
kingsburg-give = Give { $good } to { $who }

## Prompts

kingsburg-ask-tile_pick = Choose the good that { $who } gains
kingsburg-ask-tile_name = Name an opponent, who chooses first: { $advisor_the }
kingsburg-ask-tile_double = Choose 1 good; { $who } gains 2 of its kind
kingsburg-ask-tile_first = Take one of these; { $who } gains the others
kingsburg-ask-tile_keep = { $goods }: choose the { $n } goods you keep
kingsburg-ask-tile_give = Give { $good } to an opponent

## Refusals

kingsburg-not-on-tile = This good does not lie on the tile any more.
kingsburg-fewer-goods = { $who } has fewer goods: { $need }, you have { $have }.
kingsburg-fewer-soldiers = { $who } has fewer soldiers: { $need }, you have { $have }.
kingsburg-fewer-vp = { $who } has fewer VP: { $need }, you have { $have }.
kingsburg-too-many = There are not so many of that kind.

## The chronicle

kingsburg-story-tile = { $who } lays a tile on { $advisor_the }: a new reward.
kingsburg-story-tile_gone = The tile on { $advisor_the } leaves the game.
kingsburg-story-stock = On the tile of { $advisor_the }: { $goods }.
kingsburg-story-told = { $who } chooses { $goods } for { $other }.
kingsburg-story-given = { $who } gives { $goods } to { $other }.
kingsburg-story-copied = The Jester imitates { $advisor_the } for { $who }.
