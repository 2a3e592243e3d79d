"""Lessons: short steps on the real rules, from a position, with loaded dice. `data.py` reads what a game's folder `lessons/`
says, `match.py` plays a step, `check.py` says what is wrong with one, `help.py` what is explained when it first appears."""
