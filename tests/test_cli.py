"""The command `snowyard`: help, documentation, and how it ends."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from snowyard import Game, __version__, new
from snowyard.cli import main, parser
from snowyard.terminal.local import COMMANDS

DOCS = Path(__file__).parents[1] / "docs"
PROGRAM = [sys.executable, "-m", "snowyard.cli"]


def sub_commands(of: argparse.ArgumentParser | None = None, before: str = "") -> dict[str, argparse.ArgumentParser]:
    """Every sub-command by its whole name, such as `play` or `village map`."""
    found: dict[str, argparse.ArgumentParser] = {}
    for action in (of or parser())._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, sub in action.choices.items():
                found[before + name] = sub
                found.update(sub_commands(sub, f"{before}{name} "))
    return found


@pytest.fixture(scope="module")
def docs() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in sorted(DOCS.rglob("*.md")))


@pytest.mark.parametrize("name", sub_commands())
def test_the_docs_name_every_sub_command_and_every_option(name: str, docs: str) -> None:
    assert f"`snowyard {name}" in docs
    for action in sub_commands()[name]._actions:
        for option in action.option_strings:
            if option not in ("-h", "--help"):
                assert f"`{option}" in docs, f"{option} of snowyard {name}"


def test_the_docs_name_every_command_at_the_table(docs: str) -> None:
    for name in COMMANDS:
        assert f"| `{name}` |" in docs


@pytest.mark.parametrize("name", sub_commands())
def test_every_sub_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*name.split(), "--help"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: snowyard {name}")
    for action in sub_commands()[name]._actions:
        assert action.help, f"{name} {action.dest} has no help"


def test_help_comes_without_loading_anything_heavy() -> None:
    code = (
        "import sys\nfrom snowyard.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print(*({'numba', 'numpy', 'rich', 'llvmlite'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("usage: snowyard")
    assert done.stderr.strip() == ""


def test_without_a_sub_command_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "play a game" in capsys.readouterr().out


def test_it_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"snowyard {__version__}\n"


def test_games_lists_every_game(any_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{any_game.slug}: "))
    assert any_game.title in line
    assert any_game.summary in line
    assert f"by {any_game.facts.credit}; " in line
    assert " players, about " in line
    assert " minutes, " in line


def test_options_lists_every_option(any_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", any_game.slug]) == 0
    lines = capsys.readouterr().out.splitlines()
    for (name, option), line in zip(any_game.options.declared().items(), lines, strict=True):
        assert line.startswith(f"{name}: {option.values}; default ")
        meaning = any_game.speech().option(name)
        assert meaning in line
        assert line.endswith(f"({option.rule})." if option.rule else f"{meaning}.")


def test_content_is_a_variant_file_that_changes_nothing(
    any_game: Game, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    if not any_game.options.places():
        return
    assert main(["content", any_game.slug]) == 0
    printed = capsys.readouterr().out
    file = tmp_path / "printed.toml"
    file.write_text(printed, encoding="utf-8")
    assert main(["content", any_game.slug, "--variant", str(file)]) == 0
    assert capsys.readouterr().out == printed
    assert "variant" not in new(any_game.slug, variant=str(file)).options


def test_two_variants_are_not_put_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "forts", "--variant", "a.toml", "--variant", "b.toml"])
    assert ended.value.code == 2
    assert "--variant is given twice; put what differs into one file" in capsys.readouterr().err


def test_rules_prints_the_book_or_one_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "forts"]) == 0
    book = capsys.readouterr().out
    assert book.strip() == (DOCS / "rules" / "forts.md").read_text(encoding="utf-8").strip()
    for written in ("17", "forts-17", "FORTS-17"):
        assert main(["rules", "forts", written]) == 0
        assert capsys.readouterr().out.startswith("**FORTS-17** NEAR MISS")
    assert main(["rules", "forts", "r1"]) == 0
    assert capsys.readouterr().out.startswith("**FORTS-R01**")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules", "forts", "470"], "nothing in this game of forts is called '470'"),
        (["rules", "snow"], "there is no game 'snow'"),
        (["options", "fort"], "Did you mean 'forts'?"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file or directory"),
    ],
)
def test_what_is_refused_is_said_in_one_line(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("snowyard: ")
    assert err.count("\n") == 1
    assert complaint in err


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    shown = subprocess.Popen([*PROGRAM, "rules", "forts"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert shown.stdout is not None
    assert shown.stderr is not None
    shown.stdout.read(10)
    shown.stdout.close()
    assert shown.wait(timeout=60) == 0
    assert shown.stderr.read() == b""
    shown.stderr.close()
