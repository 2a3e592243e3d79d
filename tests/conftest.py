from __future__ import annotations

import pytest
from hypothesis import settings

from snowyard import Game, game, games

settings.register_profile("snowyard", deadline=None, derandomize=True)  # no test depends on the clock or on luck
settings.load_profile("snowyard")


@pytest.fixture(params=games(), scope="session")
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return game(request.param)
