"""Somebody who looks elsewhere is called: by the title, and by a notification where they allowed it."""

from __future__ import annotations

from typing import Any

from web.browsing import ServerProcess, first_to_decide, invite
from web.test_calm import SHAPES

PROMPT = "[data-testid=prompt]"
AWAY = "Object.defineProperty(document, 'hidden', { get: () => !!window.away })"
HEARD = """
window.heard = [];
Notification = class extends Notification { constructor(title, given) { super(title, given); window.heard.push(given.body); } };
"""
AS_ON_PHONES = """
const Plain = Notification;
Notification = class {
  static get permission() { return Plain.permission; }
  constructor() { throw new TypeError('Illegal constructor'); }
};
"""
SHOWN = "() => navigator.serviceWorker.ready.then((there) => there.getNotifications()).then((all) => all.map((one) => one.body))"


def table(visit: Any, yard: ServerProcess, script: str, **wishes: Any) -> tuple[Any, Any]:
    """Robin and Uli, who reads German and lets the page call; Uli can look away."""
    robin, uli = visit(), visit(lang="de", settings={"name": "Uli", "notify": True}, **wishes)
    uli.context.grant_permissions(["notifications"], origin=yard.url)
    uli.context.add_init_script(AWAY + "\n" + script)
    uli.goto(invite(robin, "forts"))
    uli.fill("#join-name", "Uli")
    uli.click("button.primary")
    for page in (robin, uli):
        page.wait_for_selector(PROMPT)
    return robin, uli


def build_snowballs(page: Any, times: int = 3) -> None:
    """So many actions, each asked for before it is made: a phone shows no log beside the table."""
    for _ in range(times):
        asked = page.inner_text(PROMPT)
        page.click(".moves button[data-move='build snowball']:not(:disabled)")
        page.wait_for_function(f"asked => document.querySelector('{PROMPT}').innerText !== asked", arg=asked)


def until_robin_may_ask(robin: Any, uli: Any) -> None:
    """Robin's last move was answered by one of Uli's."""
    if first_to_decide(robin, uli)[0] is uli:
        build_snowballs(uli)
    build_snowballs(robin)
    build_snowballs(uli, 1)
    robin.wait_for_selector("section.bottom button:has-text('Ask to undo')")


def test_a_question_calls_whoever_looks_elsewhere(visit: Any, yard: ServerProcess) -> None:
    robin, uli = table(visit, yard, HEARD)
    until_robin_may_ask(robin, uli)
    uli.evaluate("window.away = true; window.heard.length = 0")
    calm = uli.title()
    robin.click("section.bottom button:has-text('Ask to undo')")
    uli.wait_for_function("() => document.title.startsWith('● Robin fragt')")
    assert uli.evaluate("window.heard") == ["Robin möchte einen Zug zurücknehmen: Schneeballschlacht (Day Dream)."]
    uli.click(".notes button:has-text('Ablehnen')")
    uli.wait_for_function("calm => document.title === calm", arg=calm)


def test_nobody_is_notified_who_looks_at_the_table(visit: Any, yard: ServerProcess) -> None:
    robin, uli = table(visit, yard, HEARD)
    until_robin_may_ask(robin, uli)
    robin.click("section.bottom button:has-text('Ask to undo')")
    uli.wait_for_function("() => document.title.startsWith('● Robin fragt')")
    assert uli.evaluate("window.heard") == []


def test_on_a_phone_the_worker_calls_and_falls_silent_when_the_turn_is_over(visit: Any, yard: ServerProcess) -> None:
    robin, uli = table(visit, yard, AS_ON_PHONES, service_workers="allow", **SHAPES["upright"])
    uli.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    if first_to_decide(robin, uli)[0] is uli:
        build_snowballs(uli)
    uli.evaluate("window.away = true")
    build_snowballs(robin)
    uli.wait_for_function(f"async () => String(await ({SHOWN})()) === 'Du bist dran: Schneeballschlacht (Day Dream).'")
    build_snowballs(uli)
    uli.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")
