# What Paladins' scenes say.
