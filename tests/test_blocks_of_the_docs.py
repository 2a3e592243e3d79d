"""Every block that a page shows is tried somewhere. Commands are typed by test_commands_of_the_docs.py, Python is run by
test_documents.py; what is left is read here by what reads it in earnest, or listed with the test that compares it."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse

from snowyard.cli import parser
from snowyard.lessons.data import Step
from test_commands_of_the_docs import COMMAND
from test_documents import PAGES

ROOT = Path(__file__).parents[1]
RUN = {str(getattr(page, "values", [page])[0]) for page in PAGES}
ELSEWHERE = {
    "docs/adding-a-game.md": "tests/sixth_game/test_sixth_game.py",
    "docs/architecture.md": "tests/test_documents.py",
    "docs/designing.md": "tests/lab/test_designing.py",
    "docs/external-bots.md": "tests/players/test_program.py",
    "docs/first-change.md": "tests/test_documents.py",
    "docs/protocol.md": "tests/server/exchange.py",
    "docs/variants.md": "tests/terminal/test_variants.py",
}
"""Pages whose other blocks are compared or run there."""
HERE = {"docs/lessons.md", "docs/peers.md", "docs/records.md", "docs/rules/splat.md", "docs/serving.md", "docs/translating.md"}


def blocks(page: str) -> list[tuple[str, str]]:
    """The blocks of a page, each with its language."""
    fences = re.split(r"^```(.*)\n", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return list(zip(fences[1::4], fences[2::4], strict=True))


def plain(page: str) -> list[str]:
    """Its blocks that are no commands."""
    return [text for language, text in blocks(page) if not language and not any(map(COMMAND.match, text.splitlines()))]


def test_every_block_of_every_page_is_tried_somewhere() -> None:
    left = set()
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        page = file.relative_to(ROOT).as_posix()
        for language, text in blocks(page):
            commands = not language and any(map(COMMAND.match, text.splitlines()))
            if not commands and not (language == "python" and page in RUN):
                left.add(page)
    assert left == HERE | ELSEWHERE.keys()
    for page, place in ELSEWHERE.items():
        name = Path(page).name
        assert name in (ROOT / place).read_text(encoding="utf-8"), f"{place} does not read {name}"


def test_the_step_that_the_page_on_lessons_shows_can_be_read() -> None:
    (shown,) = [text for language, text in blocks("docs/lessons.md") if language == "toml"]
    (step,) = msgspec.convert(tomllib.loads(shown)["steps"], list[Step])
    assert step.moves[1].by == 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(tomllib.loads(shown.replace("then =", "than ="))["steps"], list[Step])


@pytest.mark.parametrize("page", ["docs/translating.md", "docs/adding-a-game.md"])
def test_sentences_that_pages_show_are_fluent(page: str) -> None:
    shown = [text for text in plain(page) if re.match(r"[\w-]+ = ", text)]
    assert shown
    for text in shown:
        assert not [part for part in parse(text).body if isinstance(part, ast.Junk)], text


def options_of(command: str) -> set[str]:
    (commands,) = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return {word for action in commands.choices[command]._actions for word in action.option_strings}


def test_what_a_server_is_set_up_with_exists() -> None:
    """Options, variables, extras and addresses of the files for systemd, Docker and nginx."""
    shown = "\n".join(plain("docs/serving.md"))
    lines = [line for line in shown.splitlines() if '"serve"' in line or " serve " in line]
    assert len(lines) >= 2
    named = {word for line in lines for word in re.findall(r"--[\w-]+", line)}
    assert named
    assert named <= options_of("serve")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    assert [name for name in re.findall(r"\bSNOWYARD_\w+", shown) if name not in sources] == []
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for asked in re.findall(r"snowyard\[([\w,]+)\]", shown):
        assert set(asked.split(",")) <= extras.keys()
    for path in re.findall(r"\^/api/(\w+)", shown):
        assert f'"/api/{path}' in sources or f'"/{path}' in sources, path
    assert shown.count("{") == shown.count("}")


def test_the_records_that_a_page_shows_have_lines_that_records_have() -> None:
    """A record that is written now begins with the same words, as far as it has them."""
    written = (ROOT / "src" / "snowyard" / "match" / "recordfile.py").read_text(encoding="utf-8")
    heads = {line.split(":")[0].split(" ")[0] for text in plain("docs/records.md") for line in text.splitlines() if ":" in line}
    moves = {head for head in heads if re.fullmatch(r"p\d", head)}
    assert moves
    assert [head for head in sorted(heads - moves) if head not in written] == []


def test_what_a_bot_answers_is_json() -> None:
    (answer,) = plain("docs/external-bots.md")
    assert json.loads(answer)["move"].startswith("throw")


def test_the_chart_beside_other_libraries_shows_the_ratios_of_its_table() -> None:
    page = (ROOT / "docs" / "peers.md").read_text(encoding="utf-8")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| openspiel")
    ]
    (chart,) = plain("docs/peers.md")
    drawn = [line.rpartition("#")[2].strip() for line in chart.splitlines()]
    assert drawn
    assert [float(ratio) for ratio in drawn] == [pytest.approx(float(row[-1]), abs=0.5) for row in cells if row[-1]]
