"""What somebody who plays village by hand must see: what a Trait does."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import play, play_now
from web.test_calm import HERE

TRAITS = ".traits button[data-move]"


@pytest.mark.heavy
def test_whoever_chooses_a_trait_reads_what_it_does(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "village")
    for _ in range(80):
        page.wait_for_selector(".moves button")
        if page.locator(TRAITS).count():
            break
        play(page, 1, seed=1)
    assert page.locator(TRAITS).count() > 1
    for button in page.locator(TRAITS).all():
        name, about = button.locator("b").inner_text(), button.locator("span").first.inner_text()
        assert name
        assert len(about.split()) > 4, about
        assert name not in about.split(":")[0]
