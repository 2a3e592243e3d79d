"""`make licences`: writes docs/licences.md, the licences of what is shipped in the wheel and of what is installed with it."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from typescript_node import build_module

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences

Snowyard is under the MIT licence (LICENSE). Written by `make licences`; a test fails when it is out of date. The
full licences of what is in the page are in `licences.txt` beside the page: `src/snowyard/server/client/licences.txt` once
it is built.

"""


def in_the_page() -> list[tuple[str, str]]:
    """Packages whose code or fonts are built into the page, with what they bring along."""
    return list(build_module().bundled().items())


def installed() -> list[tuple[str, str]]:
    """Python packages that come with Snowyard, and those that they need."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted, found = [Requirement(line) for line in told], dict[str, str]()
    while wanted:
        one = wanted.pop()
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        package = importlib.metadata.distribution(name)
        found[name] = _licence(package.metadata)
        needs = map(Requirement, package.requires or [])
        wanted += [other for other in needs if is_needed(other, one.extras) and other.name.lower() not in found]
    return sorted(found.items())


def is_needed(one: Requirement, extras: set[str]) -> bool:
    """By the newest Python, so that the page is the same whichever Python writes it."""
    newest = {"python_version": "3.14", "python_full_version": "3.14.0"}
    return one.marker is None or any(one.marker.evaluate({**newest, "extra": extra}) for extra in (*extras, ""))


def _licence(metadata: Any) -> str:
    told = metadata.get("License-Expression") or ""
    classes = [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or [] if line.startswith("License ::")]
    short = (metadata.get("License") or "").splitlines()[:1]
    return str(told or ", ".join(sorted(classes)) or "".join(short))


def page() -> str:
    parts = {"In the page, so in the wheel": in_the_page(), "Installed with Snowyard": installed()}
    tables = []
    for title, rows in parts.items():
        lines = [f"| {name} | {licence} |" for name, licence in rows]
        tables.append("\n".join([f"## {title}\n", "| package | licence |", "|---|---|", *lines]))
    return HEAD + "\n\n".join(tables) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
