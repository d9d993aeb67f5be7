"""The modules and scenarios of Kingsburg, a file each; schedule.py puts their tasks into the order of things."""
