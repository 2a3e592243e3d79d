"""Games are found in folders that SNOWYARD_GAMES names; whatever is wrong with a folder or a game is one sentence."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snowyard import Refusal
from snowyard.kernel import finding
from snowyard.kernel.game import Game, game

SLEDS = Path(__file__).parents[1] / "sixth_game" / "sleds"
Elsewhere = Callable[..., None]


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    """`elsewhere(folder, ...)`: as if SNOWYARD_GAMES had named these when the program began."""
    home = finding._games()

    def forget() -> None:
        for known in (finding.homes, finding.games, game):
            known.cache_clear()

    def name(*folders: Path) -> None:
        named = [str(folder.resolve()) for folder in folders]
        monkeypatch.setattr(home, "ELSEWHERE", named)
        monkeypatch.setattr(home, "__path__", [home.__path__[0], *named])
        forget()

    yield name
    monkeypatch.undo()
    forget()
    for module in [module for module in sys.modules if module.startswith("snowyard.games.guest")]:
        del sys.modules[module]


@pytest.fixture
def guest(tmp_path: Path, elsewhere: Elsewhere) -> Path:
    """A copy of the sixth game under another name."""
    home = tmp_path / "guest"
    shutil.copytree(SLEDS, home, ignore=shutil.ignore_patterns("__pycache__"))
    elsewhere(tmp_path)
    return home


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def loaded(home: Path) -> Game:
    found = game(home.name)
    found.load()
    return found


def test_a_game_in_a_named_folder_is_one_like_others(guest: Path) -> None:
    assert guest.name in finding.games()
    assert finding.guests() == (guest.name,)
    assert "forts" in finding.own_games()
    found = loaded(guest)
    assert found.title == "Sleds"
    assert found.speech("de").title == "Schlitten"
    assert "**SLEDS-05**" in found.rulebook()
    assert found.rulebook("de").startswith("# Schlitten")
    assert found.rulebook("fr") == found.rulebook()


def test_a_language_that_a_game_does_not_speak_is_english(guest: Path) -> None:
    (guest / "sentences" / "fr.ftl").unlink()
    assert loaded(guest).speech("fr").title == "Sleds"


def test_a_wrong_folder_is_refused_in_a_sentence(tmp_path: Path, elsewhere: Elsewhere) -> None:
    elsewhere(tmp_path / "nowhere")
    with pytest.raises(Refusal, match=r"SNOWYARD_GAMES names the folder .*nowhere, and there is no such folder"):
        finding.games()
    elsewhere(tmp_path)
    with pytest.raises(Refusal, match=r"no game lies in it: a game is a folder with a rules\.py"):
        finding.games()
    elsewhere(SLEDS)
    with pytest.raises(Refusal, match=r"sleds, which is a game: name the folder it lies in, .*sixth_game"):
        finding.games()


def test_two_games_of_one_name_and_strange_names_are_refused(tmp_path: Path, elsewhere: Elsewhere) -> None:
    for name, sentence in (("forts", "there are two games 'forts': .* and .*"), ("My-Game", "small letters and figures")):
        home = tmp_path / name / name
        home.mkdir(parents=True)
        (home / "rules.py").write_text("")
        elsewhere(home.parent)
        with pytest.raises(Refusal, match=sentence):
            finding.games()


def test_what_is_missing_is_named(guest: Path) -> None:
    for name in ("view.py", "game.toml", "sentences/en.ftl"):
        (guest / name).unlink()
    with pytest.raises(Refusal, match=r"lacks game\.toml, view\.py, sentences/en\.ftl: see docs/adding-a-game\.md"):
        game(guest.name)


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("bot.py", "def choose(", "def chose(", r"bot\.py lacks choose: see docs/adding-a-game\.md"),
        ("view.py", "from .layout import PHASES", "PHASES = NO_SUCH", r"loaded: view\.py, line \d+: NameError: .*NO_SUCH"),
        ("screen.py", "def draw(", "def draw((", r"screen\.py cannot be loaded: SyntaxError"),
        ("game.toml", "chance = true", "chance = 3", r"game\.toml is wrong: .*chance"),
        ("words.py", "GROUPS = NAMES", "GROUPS = NAMES[1:]", "3 NAMES and 2 GROUPS"),
        ("content.toml", "back = 2", "back = 20", r"bump\.back must be .*0 to 9"),
        ("content.toml", "[race]\nturns = 30", "", r"content\.toml lacks race\.turns"),
        ("layout.py", "    die: int", "    bump: int", "layout.py cannot be loaded: .*: the field bump is declared twice"),
        ("sentences/de.ftl", "title = Schlitten", "title Schlitten", r"de\.ftl, line 1: "),
    ],
)  # fmt: skip
def test_a_broken_game_is_refused_in_a_sentence(guest: Path, file: str, old: str, new: str, sentence: str) -> None:
    change(guest / file, old, new)
    with pytest.raises(Refusal, match=sentence) as refused:
        loaded(guest)
    assert guest.name in refused.value.sentence
