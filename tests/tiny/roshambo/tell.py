from __future__ import annotations

from snowyard.kernel.sentences import Sentence, say
from snowyard.kernel.view import Seen
from tiny.pennies.tell import tell as tell


def prompt(t: Seen, me: int) -> Sentence:
    return say("ask" if t.actor == me else "wait")
