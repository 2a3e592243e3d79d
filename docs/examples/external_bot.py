"""A player of any game in twenty lines: it likes throwing best. `snowyard play forts --seats me,bot` with
`--bot-kind "program:python docs/examples/external_bot.py"` sits opposite it."""

import json
import random
import sys

luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":  # a game begins: its rules, options and seats
        luck.seed(message["seed"])
    elif message["type"] == "move":  # a decision: what you see, and what you may do
        moves = message["moves"]
        throws = [move for move in moves if move.startswith("throw")]
        answer = {"move": luck.choice(throws or moves)}
        print(json.dumps(answer), flush=True)
