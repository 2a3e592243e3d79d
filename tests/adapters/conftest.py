"""Which tests of the adapters are left to `make test-heavy`."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

collect_ignore = [] if importlib.util.find_spec("pyspiel") else ["test_openspiel.py"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            if item.path.name == "test_openspiel.py":
                item.add_marker(pytest.mark.heavy)
