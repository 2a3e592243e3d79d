"""What a server refuses is said in the language of the page (decisions/50)."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from web.browsing import ROOT, build_snowballs, counted, first_to_decide, forgive, invite, reads
from web.test_calm import SHAPES

SERVER = ROOT / "src" / "snowyard" / "server"
AT_A_TABLE = ("acts.py", "room.py", "sockets.py", "tables.py")
STAYS_ENGLISH = (
    "a clock of kind",  # the page offers no such clocks, seats, levels and options
    "seat 1 is not free",
    "nobody sits at seat",
    "there is no seat",
    "there is a rematch already",  # who asks for one is led to it
    "the option seats is",
    "these options make a table of",
    "the table has changed since the bot looked",  # heard by bots and clocks
    "the time is not up",
    "feedback is for variants",  # nobody is asked in other games
    "say what you think of the game when it is over",
    "messages are JSON texts",  # for authors of programs
    "no hello within",
    "the first message must be hello",
    "hello is said once",
    "that ticket was used before",  # the page asks for another one by itself
    "the seat has a new key since",
    "that is no message of the protocol",
)


def patterns() -> list[str]:
    """Each way in which a sentence may be known."""
    source = (ROOT / "web" / "src" / "sentences" / "refused.ts").read_text(encoding="utf-8")
    found = re.findall(r"^\s*\[?\s*/(.+)/,(?:$| \()", source, re.MULTILINE)
    return [one for pattern in found for one in re.split(r"\|(?![^(]*\))", pattern.replace("(?<", "(?P<"))]


def said(node: ast.expr) -> str | None:
    """The sentence that is written there, with a 1 for everything that is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        quoted = {ord("r"): "'1'"}
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else quoted.get(getattr(part, "conversion", -1), "1")
            for part in node.values
        )
    return None


def sentences(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [words for node in ast.walk(tree) if isinstance(node, ast.expr) and (words := said(node))]


def refusals(file: Path) -> list[str]:
    """What this file refuses, and what it says before it hangs up."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    named = [call for call in calls if getattr(call.func, "id", getattr(call.func, "attr", "")) in ("Refusal", "Refused", "end")]
    return [words for call in named if len(call.args) > 1 and (words := said(call.args[1]))]


def test_what_is_translated_is_what_the_sources_say() -> None:
    """A sentence that is changed there would be English in the page without a word."""
    known = [
        words for folder in ("server", "match") for file in (SERVER.parent / folder).rglob("*.py") for words in sentences(file)
    ]
    for file in (ROOT / "web" / "src" / "here").glob("*.ts"):
        known += re.findall(r"'([^'\n]+)'", file.read_text(encoding="utf-8"))
    found = patterns()
    assert len(found) >= 40
    for pattern in found:
        assert any(re.fullmatch(pattern, words) for words in known), pattern


def test_whatever_a_table_refuses_is_translated_or_left_out_with_a_reason() -> None:
    heard = [words for name in AT_A_TABLE for words in refusals(SERVER / name)]
    assert len(heard) > 40
    unknown = {words for words in heard if not any(re.fullmatch(pattern, words) for pattern in patterns())}
    left = {words for words in unknown if not words.startswith(STAYS_ENGLISH)}
    assert left == set()
    assert all(any(words.startswith(reason) for words in unknown) for reason in STAYS_ENGLISH)


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
    guest.goto("/#/table/abcdef012345")
    reads(guest.locator("main"), "Diesen Tisch gibt es nicht")
    forgive(guest, 3)


SAY = "([what, more]) => WebSocket.table.send(JSON.stringify({ type: what, id: `test-${what}`, ...more }))"
KEEP = """
const Plain = WebSocket;
WebSocket = class extends Plain { constructor(...given) { super(...given); WebSocket.table = this; } };
"""


def test_what_comes_too_late_is_refused_in_the_language_of_the_page(visit: Any) -> None:
    """Buttons are gone when something cannot be done; what was pressed a moment earlier is still answered."""
    host, guest = visit(), visit(lang="fr", settings={"name": "Zoé"})
    guest.context.add_init_script(KEEP)
    two_at_a_table_in_french(host, guest)
    first, other = first_to_decide(host, guest)
    build_snowballs(first)
    build_snowballs(other, 1)
    alert = guest.locator(".notes [role=alert]")
    for what, more, sentence in (
        ("answer", {"yes": True}, "Personne n’attend de réponse de toi."),
        ("back", {}, "Tu joues déjà toi-même."),
        ("move", {"move": "build snowball", "at": 0}, "La table a changé entre-temps."),
        ("chat", {"text": " "}, "Un message vide ne dit rien."),
        ("hint", {}, "Pas de conseils à cette table"),
    ):
        guest.evaluate(SAY, [what, more])
        reads(alert, sentence)
        guest.click(".notes [role=alert] button")


def two_at_a_table_in_french(host: Any, guest: Any) -> None:
    guest.goto(invite(host, "forts"))
    guest.fill("#join-name", "Zoé")
    guest.click("button.primary")
    for page in (host, guest):
        page.wait_for_selector("[data-testid=prompt]")
