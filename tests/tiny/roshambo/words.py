from tiny.pennies.words import DICE as DICE
from tiny.pennies.words import EVENTS as EVENTS
from tiny.pennies.words import FACES as FACES
from tiny.pennies.words import check as check

NAMES = GROUPS = ("rock", "paper", "scissors")
