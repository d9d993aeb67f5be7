# Ce que le serveur dit aux gens. Mêmes clés que dans en/server.ftl.

# au démarrage
server-port-in-use = Le port { $port } de { $host } est déjà pris, peut-être par un autre Courtier. Fermez-le, ou choisissez un autre port avec --port.
server-port-refused = Le port { $port } de { $host } ne peut pas être ouvert. Choisissez un port de 1024 à 65535 et une adresse de cette machine.
server-bad-proxy = « { $address } » n’est pas l’adresse ou le réseau d’un mandataire, comme 10.0.0.2 ou 10.0.0.0/8.
server-database-url = Courtier ne peut pas utiliser cette base de données. Donnez un fichier, ou une adresse comme postgresql://utilisateur@hôte/nom.
server-database-start-locked = La base de données { $where } est verrouillée par un autre programme. Fermez-le et recommencez.
server-database-start-gone = La base de données { $where } ne peut pas être ouverte. Vérifiez qu’elle existe, qu’elle est bien une base de Courtier et que vous avez le droit d’y écrire.
server-database-newer = La base de données { $where } a été créée par un Courtier plus récent. Prenez cette version, ou une autre base.
server-database-none = Il n’y a pas de base de données de Courtier à { $where }, et aucune n’a été créée. Vérifiez le nom.
server-database-in-use = Un autre serveur Courtier utilise déjà la base de données { $where }. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base avec --db.
server-database-old = Il faut PostgreSQL { $least } ou plus récent pour plusieurs serveurs ; { $where } est en version { $found }.
server-database-read-only-start = La base de données { $where } ne laisse personne écrire : c’est peut-être la copie d’une autre, ou elle est en lecture seule. Donnez celle où l’on écrit.
server-database-no-listen = Cette connexion à PostgreSQL ne sait pas faire LISTEN : les serveurs ne s’entendraient pas entre eux. Donnez l’adresse de la base elle-même, ou réglez l’intermédiaire pour qu’il garde les sessions.
server-workers-sqlite = Un fichier SQLite ne sert qu’un seul processus. Pour plusieurs, donnez une base PostgreSQL : --db postgresql://utilisateur@hôte/nom.
server-restart-stopped = Le redémarrage s’arrête là : un serveur relancé ne répond pas. Les autres continuent comme avant.
server-node-name = Un autre serveur de cette base s’appelle { $name } et il est en marche. Donnez un autre nom à celui-ci avec --node, ou aucun.
server-node-bad-name = « { $name } » n’est pas un nom de serveur : lettres, chiffres, points, traits d’union et tirets bas, 40 au plus.
server-node-content = Le serveur { $name } de cette base a la même version de Courtier et d’autres cartes. Tous les serveurs d’une base ont besoin de la même installation.
server-load-loopback = Un essai de charge ne vise que cette machine (127.0.0.1, ::1 ou localhost), pas { $host }.
server-load-no-server = Le serveur de l’essai de charge n’a pas démarré.
server-load-no-answer = Aucun serveur à { $target } ne laisse un essai de charge ouvrir ses tables. Est-il en marche, et sans limites de débit ?
server-load-title = { $tables } tables de { $seats }
server-load-ack = jusqu’à l’accusé de réception
server-load-told = jusqu’à ce qu’une autre place l’apprenne
server-load-rate = { $rate } choix par seconde ({ $choices } en tout), { $refused } refusés
server-load-lines = Connexions perdues puis rétablies : { $lines }

# la base de données en cours de partie
server-database-locked = La base de données est occupée par un autre programme. Rien n’a changé ; réessayez dans un instant.
server-database-gone = La base de données est inaccessible. Rien n’a changé ; la personne qui gère ce serveur doit la rétablir.
server-database-read-only = La base de données ne laisse personne écrire pour l’instant. Rien n’a changé ; la personne qui gère ce serveur doit y regarder.
server-database-full = La base de données n’a plus de place. Rien n’a changé ; la personne qui gère ce serveur doit en faire.
server-node-cut = Ce serveur a perdu sa base de données ou va s’arrêter. Rien n’a changé ; un autre répondra dans un instant.
server-table-newer = Cette table se joue avec une version plus récente de Courtier, sur un autre serveur. Réessayez dans un instant.
server-database-unknown = La base de données a été perdue en cours de route, et personne ne sait si c’est fait. Regardez encore avant de recommencer.

# tables et liens
server-no-table = Cette table n’existe pas. Vérifiez le lien, ou ouvrez une nouvelle table.
server-bad-link = Ce lien n’est pas valable pour cette table. Demandez-en un nouveau à la personne qui vous a invité.
server-claim-first = Ce lien est une invitation que personne n’a encore acceptée. Ouvrez-le dans un navigateur pour prendre la place.
server-seat-taken = Quelqu’un a déjà pris cette place avec le même lien. Demandez un lien pour une autre place, ou regardez la partie.
server-full = Cette table a déjà autant de spectateurs qu’elle peut en accueillir. Réessayez plus tard.
server-no-seat = Cette place n’existe pas à cette table.
server-no-bot = Il n’y a pas de robot appelé { $name }.
server-no-title = Il n’y a pas de jeu appelé { $name }. Il y a : { $known }.
server-no-rules = Les règles de ce jeu ne sont pas écrites dans cette langue.
server-no-language = Courtier ne parle pas cette langue. Il parle : { $known }.
server-table-broken = Cette table a été jouée avec d’autres règles ou d’autres cartes ; cette version ne peut pas l’ouvrir.
server-secret-needed = Seule une personne assise à cette table peut faire cela.
server-empty-name = Un nom a besoin d’au moins une lettre.

# en jeu
server-stale = La partie a avancé depuis votre choix. Regardez à nouveau et choisissez encore.
server-waiting = La partie commence quand toutes les places sont prises.
server-over = Cette partie est terminée.
server-differs = Cette version de Courtier jouerait cette table autrement à partir d’ici : personne ne peut la continuer. On peut la lire, la rejouer et télécharger son enregistrement.
server-differs-elsewhere = Une autre version de Courtier tourne encore ici et peut continuer cette table. Son enregistrement sera disponible quand tous les serveurs auront la même version.
server-not-over = Ce sera possible une fois la partie terminée.
server-spectator = Vous regardez cette partie ; seuls les joueurs peuvent faire cela.
server-bot-plays = Un robot joue maintenant à cette place. Reprenez-la d’abord.
server-no-undo = Rien ne peut être annulé : le dernier choix n’était pas le vôtre, ou quelque chose a été lancé ou révélé depuis.
server-no-redo = Il n’y a rien à refaire.
server-nothing-to-recall = Vous n’avez pas de réponse secrète à reprendre.
server-already-bot = Un robot joue déjà à cette place.
server-not-away = Ce joueur est présent ; un robot ne remplace que quelqu’un qui est absent.
server-away-wait = { $seconds ->
    [one] Ce joueur peut encore revenir. Un robot pourra le remplacer dans une seconde.
   *[other] Ce joueur peut encore revenir. Un robot pourra le remplacer dans { $seconds } secondes.
}
server-weak-bot = « { $name } » ne peut pas jouer pour un absent. À cette table il faut le niveau { $least } ou plus fort.
server-no-hint-now = Un conseil se donne quand c’est à vous de jouer.
server-no-hint = Aucun conseil n’a été trouvé à temps. Réessayez.

# relectures
server-replay-gone = Cette relecture a été rangée. Ouvrez à nouveau l’enregistrement.
server-not-offered = Ce choix n’était pas possible à ce moment-là.
server-no-analysis = Cette partie n’a pas été analysée.
server-replay-position = Cet enregistrement commence au milieu d’une partie et ne peut pas être relu ici.
server-no-frame = Ce moment n’existe pas dans cette partie ; le dernier est le { $last }.

# messages et limites
server-not-json = Le message n’a pas pu être lu : ce n’est pas du JSON.
server-bad-message = Le message n’a pas été compris à « { $where } ».
server-bad-request = La demande n’a pas été comprise à « { $where } ».
server-too-big = Le message est trop grand ; { $most } caractères au plus sont acceptés.
server-too-big-request = La demande est trop grande.
server-log-full = Cette partie a duré trop longtemps : plus rien ne peut y être fait.
server-too-many = Trop de choses à la fois. Attendez un instant et réessayez.
server-too-deep = La demande est trop imbriquée pour être lue.
server-too-big-head = L’adresse ou les en-têtes de cette demande sont trop grands.
server-too-slow = La demande a mis trop de temps à arriver. Envoyez-la de nouveau.
server-bad-http = Ceci n’est pas une demande HTTP/1.1.
server-full-house = Il y a tant de monde que personne d’autre ne peut être servi. Réessayez dans une minute.
server-json-only = Les demandes qui changent quelque chose s’envoient en JSON : avec l’en-tête « Content-Type: application/json ».
server-not-yours = Seul celui qui a lancé cette analyse peut l’arrêter.
server-no-hello = La connexion a été fermée parce qu’elle ne s’est pas présentée.
server-bad-origin = Cette page n’a pas le droit de se connecter à la table. Ouvrez Courtier à sa propre adresse.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas ce genre de demande.
server-failed = Quelque chose s’est mal passé dans le serveur. Rien n’a changé ; réessayez.

# une page pour ceux qui lancent le serveur depuis ses sources
server-not-built = Le serveur fonctionne, mais les pages de la table n’ont pas encore été construites. Lancez « make client » dans le dossier du projet, puis rechargez cette page. L’interface pour les programmes se trouve à /api.
    .title = Presque prêt
