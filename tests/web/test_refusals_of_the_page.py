"""What a server refuses is said in the language of the page (decisions/50)."""

from __future__ import annotations

import re
from typing import Any

from web.browsing import ROOT, counted, invite, reads
from web.test_calm import SHAPES

STRANGE = "\u20ac"


def patterns() -> list[str]:
    source = (ROOT / "web" / "src" / "sentences" / "refused.ts").read_text(encoding="utf-8")
    return re.findall(r"^\s*\[?\s*/(.+)/,(?:$| \()", source, re.MULTILINE)


def test_what_is_translated_is_what_the_sources_say() -> None:
    """A sentence that is changed there would be English in the page without a word."""
    files = (ROOT / "src" / "snowyard").rglob("*.py")
    text = " ".join(re.sub(r'"\s*\n\s*f?"', "", file.read_text(encoding="utf-8")) for file in files)
    text = re.sub(r"\{[^{}]*\}", STRANGE, text)
    found = patterns()
    assert len(found) >= 30
    for pattern in found:
        bare = re.sub(r"\(\?<\w+>\.\+\)|\(\?:[^()]*\)|\.\+|\.\*|\['\"\]", STRANGE, pattern).replace("\\", "")
        for piece in re.split(rf"{STRANGE}|\|", bare):
            if len(piece.split()) > 2:
                assert piece.strip() in text, piece


def test_whoever_takes_a_name_that_is_taken_reads_why_in_their_language(visit: Any) -> None:
    host, guest = visit(), visit(lang="de", **SHAPES["upright"])
    guest.goto(invite(host, "forts"))
    guest.fill("#join-name", "Robin")
    guest.click("button.primary")
    reads(guest.locator("[role=alert]"), "An diesem Tisch heißt schon jemand Robin")
    counted(guest.locator("[data-testid=prompt]"), 0)
    guest.goto("/#/take/NOSUCHCODE")
    guest.click("button.primary")
    reads(guest.locator("[role=alert]"), "Dieser Code ist falsch")
    guest.complaints.clear()  # the browser notes what was refused
