# Each title in five minutes, in our own words; the rules behind every step are named on the page.

learn-title = { $title } in five minutes
learn-then = And then
learn-squires = Play against squires
learn-squires-about = They err often enough to be beaten. Hints and undo are on; when you win three of five, the next level sits down.
learn-mistakes = Try your mistakes again
learn-mistakes-about = After a game the analysis finds the choices that cost most. Make each of them again, with two tries before the answer.
learn-rules = Look things up
learn-rules-about = Every rule has a number and a sentence. Whatever the table refuses names its rule and leads there.

## Kingsburg

learn-kingsburg-aim = You govern a province for the king. Over five years you win advisors at court, put up buildings and stand your ground every winter. All three bring victory points, and most points win.
    .head = Five years at court
learn-kingsburg-roll = Spring, summer and fall begin with three dice for everybody. The lowest total goes first, the highest last: a poor roll lets you choose early.
    .head = Roll
learn-kingsburg-influence = In turn, lay one or more of your dice on an advisor. Their sum must match the advisor’s number exactly, from the Jester on 1 to the King on 18, and whoever comes first shuts the door: everybody is served once. So you weigh one grand visit against two or three small ones.
    .head = Win an advisor’s ear
learn-kingsburg-help = White bonus dice join your own for a season, but never stand alone. A “+2” token lifts one sum by two. Both make hard numbers reachable.
    .head = A little help
learn-kingsburg-reward = When everybody has passed, the court pays from the bottom up: gold, wood and stone, soldiers, points, tokens, or a look at the enemy who is coming.
    .head = What they give
learn-kingsburg-build = Then everybody may put up one building and pays its goods. Each row grows from left to right, so dear buildings stand on cheap ones. They score at once, and most help you for the rest of the game.
    .head = Build your province
learn-kingsburg-king = Between the seasons the king looks round: he lends a die to whoever has built least, grants a point for most buildings, and sends his envoy to somebody who is behind. The envoy opens a door that is shut, or builds a second time.
    .head = The king’s favour
learn-kingsburg-winter = At the year’s end an enemy stands at the border, stronger every year. Soldiers and walls make your strength; soldiers may still be hired for goods before. Meet the enemy with more and you are rewarded, with less and you lose goods, points or a building.
    .head = Winter

## Paladins

learn-paladins-aim = You defend a city of the West for seven rounds. Points come from many deeds: the king’s orders, high attributes, walls, garrisons and converts. Most points win.
    .head = Seven rounds for the city
learn-paladins-round = Each round you look at three paladins and send one. He brings two workers, lifts your attributes for this round and has a talent. Then you take a tavern and its four workers.
    .head = A paladin and six workers
learn-paladins-turn = In turn, each of you takes one action and pays it with workers. A space of a colour wants that colour, a plain one takes anybody, and purple criminals pass for all. Placed workers are spent.
    .head = One action at a time
learn-paladins-left = The left side of your board gets you ready: silver and provisions, townsfolk who help for good, workshops that spare a worker, prayer that clears an action to use it again.
    .head = The left side prepares
learn-paladins-right = The right side scores. Each of its six actions asks for one attribute and raises another: faith brings influence or strength, influence brings strength or faith, strength brings faith or influence. So you climb in a circle, and each step leaves monks, walls, garrisons or converts behind.
    .head = The right side scores
learn-paladins-march = In six regions outposts and monks find their places, and outsiders come. The numbers on the border say how much faith or strength a place asks for. You may attack outsiders for what they bring at once, or convert them for points at the end.
    .head = Out to the borders
learn-paladins-orders = The king’s orders lie above the board and appear round by round. Whoever has done an action often enough at the end scores the order, and all may. His favours are extra spaces, for whoever comes first.
    .head = What the king wants
learn-paladins-tax = Criminals bring suspicion, and suspicion takes silver out of the taxes. When they run dry, the inquisition comes: whoever is suspected most takes a debt, three points less unless it is paid.
    .head = Mind the inquisition
learn-paladins-pass = When nothing is worth a worker any more, pass. Your board is swept clean, and up to three workers wait for the next round. After the seventh, count.
    .head = Pass and begin anew

## Architects

learn-architects-aim = You build up a town of the West for its king, with good means or bad ones. There are no rounds: when the Guildhall is full, everybody has one last turn. Buildings, the Cathedral and your good name bring points.
    .head = A town to be built
learn-architects-turn = A turn is one worker laid on one place, and it does what the place says. The more of your workers stand there, the more you harvest. They stay until somebody takes them away.
    .head = One worker a turn
learn-architects-workshop = The Workshop hires apprentices, whose skills buildings ask for and whose help lasts, or gives you more plans. More of your workers there reach further along the row.
    .head = Apprentices and plans
learn-architects-build = A plan of your hand shows goods, skills and points. With all of it together, a worker goes to the Guildhall and stays for good: the building stands, or the Cathedral rises by a level.
    .head = Build
learn-architects-capture = Crowds are an invitation. From the Town Centre anybody may capture all workers of one colour in one place for silver. Led to prison they bring silver again; their owner fetches them home at the Guardhouse.
    .head = Arrest the competition
learn-architects-virtue = Some deeds are noble and some are not. With high virtue the Black Market is closed to you, with very low virtue the Cathedral is. At the end the track gives or takes points.
    .head = Your good name
learn-architects-market = The Black Market sells goods and people quickly, for silver and virtue. When its spaces are full, all who stand there go to prison. Taxes pile up beside it: one worker may take them all, and lose virtue.
    .head = Short cuts
learn-architects-end = If no worker is left at home, the turn fetches one back. The last space of the Guildhall begins the end. Then count buildings, Cathedral, virtue, gold and marble, and take off debts and prisoners.
    .head = The last space
