# Ce que disent les scènes d'Architectes.

arc-scene-reset = Réinitialisation du Marché noir
arc-scene-in-prison = en prison
arc-scene-sent = { $n ->
        [one] 1 y est envoyé
       *[other] { $n } y sont envoyés
    }
arc-scene-to-prison = ses ouvriers vont en prison
arc-scene-new-goods = nouvelles marchandises
arc-scene-prison-costs = ce que coûte la prison
arc-scene-cathedral = La cathédrale s’élève
arc-scene-reward = Récompense
arc-scene-scheme = manigance
arc-scene-else = sinon : { $what }
arc-scene-opponent = Le tour de { $name }
arc-scene-last-round = Le dernier tour
