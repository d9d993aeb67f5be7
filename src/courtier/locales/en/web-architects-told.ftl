# What Architects' scenes say.
