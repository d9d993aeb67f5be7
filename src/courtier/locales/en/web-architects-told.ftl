# What Architects' scenes say.

arc-scene-reset = Black Market Reset
arc-scene-in-prison = in Prison
arc-scene-sent = { $n ->
        [one] 1 sent there
       *[other] { $n } sent there
    }
arc-scene-to-prison = its workers go to Prison
arc-scene-new-goods = new goods
arc-scene-prison-costs = what Prison costs
arc-scene-cathedral = The Cathedral grows
arc-scene-reward = Reward
arc-scene-scheme = scheme
arc-scene-else = else: { $what }
arc-scene-opponent = The turn of { $name }
arc-scene-last-round = The last round
