"""What the documents show is run: every Python block of the pages for users works as it stands."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from snowyard import games, new
from snowyard.kernel.errors import Refusal

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "docs/python.md",
    "docs/players.md",
    "docs/simulating.md",
    "docs/arenas.md",
    "docs/lab.md",
    "docs/positions.md",
    "docs/variants.md",
    pytest.param("docs/solving.md", marks=pytest.mark.heavy),
    pytest.param("docs/training.md", marks=pytest.mark.heavy),
]


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_the_variants_that_rulebooks_show_can_be_played() -> None:
    shown = {
        (slug, block)
        for slug in games()
        for block in re.findall(r"```toml\n(.*?)```", (ROOT / "docs/rules" / f"{slug}.md").read_text("utf-8"), re.DOTALL)
    }
    assert shown
    for slug, block in shown:
        assert new(slug, seed=1, variant=block).options["variant"]
        with pytest.raises(Refusal):
            new(slug, seed=1, variant=f"{block}\nno-such-number = 1\n")


def test_links_between_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.relative_to(ROOT)} links to {target}"


def test_decisions_are_listed_in_their_order() -> None:
    pages = sorted(page.name for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    listed = re.findall(r"\]\(([^)]+)\)", (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8"))
    assert listed == pages
    assert re.findall(r"- decisions/(\d.*)", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")) == pages


def test_architecture_names_every_package_of_the_sources_and_of_the_page() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawing = (ROOT / "docs" / "pictures" / "house.svg").read_text(encoding="utf-8")
    tree = text.split("```")[1]
    packages = [home.parent.name for home in sorted((ROOT / "src" / "snowyard").glob("*/__init__.py"))]
    assert len(packages) > 8
    assert [name for name in packages if f"  {name}/ " not in tree] == []
    assert [name for name in packages if f">{name}<" not in drawing and f">{name}/" not in drawing] == []
    parts = [part.name for part in sorted((ROOT / "web" / "src").iterdir()) if part.is_dir() and part.name != "gallery"]
    assert [name for name in parts if f"{name}/" not in tree] == []


def test_the_first_change_can_be_made_as_its_page_says(tmp_path: Path) -> None:
    """Its test fails with the rules as they are, and passes with the rule of the page."""
    page = (ROOT / "docs" / "first-change.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    test, rule = (next(block for block in blocks if first in block) for first in ("@pytest.mark.rule", "@rule"))
    for name in ("src", "tests"):
        ignored = shutil.ignore_patterns("client", "golden", "__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    powers = tmp_path / "src" / "snowyard" / "games" / "lanes" / "powers.py"
    tests = tmp_path / "tests" / "rules" / "lanes" / "test_powers.py"
    tests.write_text(f"{tests.read_text()}\n\n{test}")

    def passes() -> bool:
        env = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path / 'tests'}", "NUMBA_DISABLE_JIT": "1"}
        asked = [sys.executable, "-m", "pytest", str(tests), "-k", "heals_all_own_cards_of_its_lane", "-p", "no:cacheprovider"]
        done = subprocess.run(asked, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert "1 passed" in done.stdout or "1 failed" in done.stdout, done.stdout + done.stderr
        return done.returncode == 0

    assert not passes()
    text = powers.read_text()
    old = text.index("@rule\ndef heal(")
    new = text[:old] + rule + text[text.index("\n\n\n@rule", old) + 1 :]
    assert "heal(t)" in new
    powers.write_text(new.replace("heal(t)", "heal(t, lane)"))
    assert passes()


def test_every_file_that_the_first_change_names_is_there() -> None:
    page = (ROOT / "docs" / "first-change.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|docs|tests)/[\w/.-]+|[A-Z]+\.md)`", page))
    assert len(named) > 8
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_the_documents_make_a_site_in_which_no_link_leads_nowhere_and_no_page_is_left_out(tmp_path: Path) -> None:
    for name in ("mkdocs.yml", "docs"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, tmp_path / name)
    asked = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[:2000]
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert (tmp_path / "site" / page.relative_to(ROOT / "docs").with_suffix(".html")).is_file() or page.name == "README.md"
        assert page.relative_to(ROOT / "docs").as_posix() in menu, f"mkdocs.yml leaves out {page.name}"
    outside = re.compile(r'(?:src|<link[^>]* href)="https?://')
    assert [page.name for page in (tmp_path / "site").rglob("*.html") if outside.search(page.read_text(encoding="utf-8"))] == []
