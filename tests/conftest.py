from __future__ import annotations

import pytest

from snowyard import Game, game, games


@pytest.fixture(params=games(), scope="session")
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return game(request.param)
