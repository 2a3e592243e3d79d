"""Why a move of village cannot be made now: which die, which ground, what to throw."""

from __future__ import annotations

from snowyard.games.village.content import SIZES, TRAIT_FACE, WILD
from snowyard.games.village.layout import DEPLOY, DEST, MAIN
from snowyard.games.village.meaning import FACE_OF
from snowyard.kernel.sentences import Sentence, say
from snowyard.kernel.view import Seen

WILD_ONLY = {"recover": "why-recover", "prepare": "why-prepare", "get": "why-get-up"}
CONDITIONS = {"slide": "why-slide", "vault": "why-vault", "gather": "why-gather"}


def why_not(move: str, t: Seen, me: int) -> Sentence | None:
    """`t`: what `me`, who decides, sees. None: another question is open first."""
    verb = move.split()[0]
    if verb == "to":
        return say("why-not-in-reach") if t.phase in (DEST, DEPLOY) else say("why-no-walk")
    if verb == "surrender":
        return say("why-no-surrender")  # VILLAGE-109
    if verb == "play":
        return say("why-no-card")  # VILLAGE-51
    if t.phase != MAIN or verb not in {*FACE_OF, *WILD_ONLY}:
        return None
    if t.down[t.active] and verb != "get":
        return say("why-down")  # VILLAGE-61
    if verb in WILD_ONLY:
        return say(WILD_ONLY[verb]) if t.pool[WILD] else say("why-no-wild")  # VILLAGE-60
    return why_no_verb(move, verb, t)


def why_no_verb(move: str, verb: str, t: Seen) -> Sentence:
    """VILLAGE-59, and what the verb itself asks for."""
    if move.endswith(" by wild"):
        paid = t.pool[WILD] > 0
    elif move.endswith(" by trait"):
        paid = t.pool[TRAIT_FACE] > 0 and t.trait[t.active] & t.pays[FACE_OF[verb]] != 0
    else:
        paid = t.pool[FACE_OF[verb]] > 0
    if not paid:
        return say("why-no-die", face=FACE_OF[verb])
    if verb != "throw":
        return say(CONDITIONS[verb])
    held = any(t.balls[t.active][size] for size in range(1, SIZES + 1))
    return say("why-no-sight") if held else say("why-no-snowball")  # VILLAGE-81, VILLAGE-82
