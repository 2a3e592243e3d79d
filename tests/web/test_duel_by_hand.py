"""What somebody who plays duel by hand must see: why a card cannot be played."""

from __future__ import annotations

import re
from typing import Any

from web.browsing import play, play_now, reads

HERE = {"panel": "", "where": "here"}


def test_a_card_that_cannot_be_named_now_says_why_and_which_rule_says_so(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "duel")
    play(page, moves=2, seed=1)
    page.wait_for_function("() => document.querySelectorAll('.moves [data-move^=\"keep \"]').length >= 3")
    page.locator(".moves [data-move^='keep ']").last.click()
    stuck = page.locator(".stage [data-stuck]")
    stuck.first.wait_for()
    for card in stuck.all():
        assert re.match(r"You may keep this card, but .* \(DUEL-07\)", str(card.get_attribute("aria-label")))
    stuck.first.hover()
    reads(page.locator(".tip"), "take your first choice back")
