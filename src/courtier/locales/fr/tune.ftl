# courtier tune

cli-tune-nothing = { $title } n’a pas de poids à ajuster.
cli-tune-way = Il n’y a pas de façon « { $way } » d’ajuster ; il y a { $known }.
cli-tune-playing = Parties
cli-tune-off = Tour { $round } : les poids en jeu prévoyaient les points finaux à { $points } près.
cli-tune-share = Les nouveaux poids gagnent { $share } % (± { $margin }) de { $games } parties à deux contre les anciens, en regardant un choix plus loin.
cli-tune-before = Anciens prix : { $own } points contre { $others }, en { $games } parties jouées par eux seuls.
cli-tune-after = Nouveaux prix : { $own } points contre { $others }.
cli-tune-kept = Écrit dans { $file }.
cli-tune-not-kept = Non écrit ; --keep les écrit dans { $file }.
