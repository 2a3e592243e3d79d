from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.yard import Yard, serving


@pytest.fixture(scope="session")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Yard]:
    """One server on SQLite for all tests that share it."""
    folder: Path = tmp_path_factory.mktemp("yard")
    with serving(str(folder / "tables.db")) as running:
        yield running
