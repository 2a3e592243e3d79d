"""Games are found in folders that SNOWYARD_GAMES names; whatever is wrong with a folder or a game is one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snowyard import Refusal, new
from snowyard.cli import parser
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
        ("sentences/en.ftl", "title = Sleds", "", r"sentences/en\.ftl is wrong: it lacks title"),
        ("sentences/en.ftl", "option-hill =", "option-hil =", r"sentences/en\.ftl is wrong: it lacks option-hill"),
        ("sentences/en.ftl", "thing-bump =", "thing-bum =", "there is no sentence 'thing-bump' in 'en'"),
        ("game.toml", '"Sleds"', '"Sleds of the hill"', r"game\.toml is wrong: .*short_title"),
        ("options.py", "class Options(Content)", "class Options", r"options\.py is wrong: Options is no set of options"),
        ("options.py", "    seats: int = number", "    players: int = number", r"options\.py .* there is no option seats"),
        ("options.py", "number(2, 2, 4,", "number(2, 2, 6,", "SEATS is 4, but the option seats lets 6 play"),
        ("options.py", "number(12, 6, 30,", "number(5, 6, 30,", "the default of hill is 5, not 6 to 30"),
        ("secrets.py", '"die"', '"dye"', r"secrets\.py is wrong: PUBLIC names 'dye', which is no field"),
        ("secrets.py", '"die"', '"generator"', r"secrets\.py is wrong: PUBLIC names 'generator', a field of the head"),
        ("layout.py", "SEATS = 4", "SEATS = 40", r"layout\.py is wrong: SEATS is a whole number from 1 to 16, not 40"),
        ("layout.py", "Yard(Options, Head,", "Yard(Head,", r"layout\.py is wrong: Yard has the options and the head in it"),
        ("layout.py", ", events=20, loaded=14", "", r"layout\.py is wrong: Yard does not say events, loaded"),
        ("layout.py", "events=20", "events=200", r"layout\.py is wrong: events= is a number from 1 to 127, not 200"),
        ("layout.py", "die: int = i8()", "die: int = i8(2, 2, 2)", r"layout\.py is wrong: the field die has 3 dimensions"),
        ("layout.py", "rank: Cells = i8(SEATS,", "rank: Cells = i8(2,", "the field rank is per_seat, but has no row"),
        ("rules.py", "RULES_VERSION = 1", 'RULES_VERSION = "1"', r"rules\.py is wrong: RULES_VERSION is a whole number"),
        ("rules.py", "def play(t: Yard, action: int)", "def play(t: Yard)", r"play is called as play\(t, action\)"),
        ("tell.py", "def prompt(t: Seen, me: int)", "def prompt(t: Seen)", r"prompt is called as prompt\(t, me\)"),
        ("tell.py", "t.bump}", "t.bumps}", r"tell\.py is wrong: things\(t\) fails: tell\.py, line \d+: AttributeError"),
        ("words.py", 'f"push {kind}"', '"push"', r"words\.py is wrong: two moves have the name 'push'"),
        ("words.py", 'f"push {kind}"', 'f"Push {kind}"', "a move is a text of small letters, not 'Push"),
        ("words.py", "GROUPS = NAMES", 'GROUPS = ("soft", "firm", "wild")', "the group of 'push soft' begins with"),
        ("words.py", "FACES = {", "FACES = ()  # {", r"words\.py is wrong: FACES is a dictionary"),
    ],
)
def test_a_broken_game_is_refused_in_a_sentence(guest: Path, file: str, old: str, new: str, sentence: str) -> None:
    change(guest / file, old, new)
    with pytest.raises(Refusal, match=sentence) as refused:
        loaded(guest)
    assert guest.name in refused.value.sentence


def test_a_rule_that_is_not_compiled_is_refused(guest: Path) -> None:
    change(guest / "rules.py", "@rule\ndef payoff", "def payoff")
    with pytest.raises(Refusal, match=r"rules\.py is wrong: payoff is not decorated with @rule"):
        game(guest.name)


def test_a_file_of_sentences_in_another_encoding_is_refused(guest: Path) -> None:
    (guest / "sentences" / "de.ftl").write_bytes("title = Schlitten für alle".encode("latin-1"))
    with pytest.raises(Refusal, match=r"guest: .*de\.ftl is not text in UTF-8"):
        game(guest.name)


def test_a_game_from_elsewhere_is_looked_at_before_it_is_played(guest: Path) -> None:
    (guest / "rulebook" / "en.md").unlink()
    with pytest.raises(Refusal, match=r"lacks rulebook/en\.md"):
        new(guest.name)
    (guest / "rulebook" / "en.md").write_text("# Sleds")
    change(guest / "bot.py", "def choose(", "def chose(")
    with pytest.raises(Refusal, match=r"bot\.py lacks choose"):
        new(guest.name)


def test_a_module_that_may_be_left_out_is_whole_where_it_is_there(guest: Path) -> None:
    (guest / "commands.py").write_text("")
    with pytest.raises(Refusal, match=r"guest: commands\.py lacks add_parsers"):
        parser()


PROGRAM = """
from snowyard import Refusal, new
try:
    table = new("guest", seed=1)
    table.story()
    table.labels()
    while not table.over:
        table.play(table.actions[0])
        table.prompt(0)
except Refusal as refusal:
    print(refusal.sentence)
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("layout.py", "events=20", "events=2", "guest: the deal makes more events than there is room for"),
        ("rules.py", "    emit(t, PUSHED,", "    for _ in range(20):\n        emit(t, PUSHED,", "room for: events=20"),
        ("rules.py", "t.actor = roll(t, t.seats)", "t.actor = 7", "guest: deal in rules.py leaves the decision to seat 7"),
        ("rules.py", "(me + 1) % t.seats", "me + 1", "leaves the decision to seat 2; seats are 0 to 1, and -1 when it is over"),
        ("rules.py", "    t.phase = OVER\n", "", "leaves actor -1 in phase 0; the actor is -1 in the phase 1, 'over'"),
        ("rules.py", "    t.actor = -1\n", "", "in phase 1; the actor is -1 in the phase 1, 'over', and only there"),
        ("rules.py", "bits.add(mask, kind)", "bits.add(mask, kind + 3)", "legal in rules.py allows action 5, which has no name"),
        ("rules.py", "t.hand[t.actor, kind] > 0", "t.actor < 0", "guest: legal in rules.py allows no move to seat"),
        ("tell.py", 'return say("start", who=who)', "return None", "guest: tell in tell.py gives None, not a sentence"),
        ("tell.py", 'return say("waiting", who=Seat(t.actor))', 'return "wait"', "prompt in tell.py gives 'wait', not"),
        ("sentences/en.ftl", "move-push =", "move-pull =", "guest: there is no sentence 'move-push' in 'en'"),
    ],
)
def test_rules_that_go_astray_are_named_in_a_sentence(guest: Path, file: str, old: str, new: str, sentence: str) -> None:
    """In a process of its own, as plain Python: rules are compiled once a process."""
    change(guest / file, old, new)
    env = {**os.environ, "SNOWYARD_GAMES": str(guest.parent), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False)
    assert sentence in done.stdout, done.stdout + done.stderr
    assert not done.stderr
