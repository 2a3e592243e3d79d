"""The examples of docs/variants.md: each is played to its end in the terminal, and people see the name of the new card."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from snowyard import game, new
from snowyard.kernel.content import changes
from terminal.sitting import Sit, Talk

PAGE = Path(__file__).parents[2] / "docs" / "variants.md"
EXAMPLES = dict(re.findall(r"```toml\n# (\w+): (.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
SHORT = {
    "splat": (),
    "duel": (),
    "lanes": (),
    "village": (
        "types=spare-1 kid / spare-1 kid",
        "kids_per_team=2",
        "turns=1",
        "cards=earn",
        "surrender=off",
        "start_hands=k0 spare-1 dash / k1 spare-1",
        "map=open",
    ),
}
"""Options that make the games short, and give village's cards to the player."""
MORE = {"duel": "\n[end]\nmain_turns = 5\nfinal_turns = 2\n"}
SEEDS = {"duel": "6"}  # the new cards come to the player
IN_THE_LOG = {"splat": "an Icicle", "duel": "Icicle (Raid / Dodge)", "lanes": "an Icicle", "village": "“Icicle”"}


def test_the_page_has_an_example_for_every_game_with_content_and_all_can_be_dealt() -> None:
    assert sorted(EXAMPLES) == ["duel", "forts", "lanes", "splat", "village"]
    for slug, text in EXAMPLES.items():
        variant = text.partition("\n")[2]
        assert new(slug, seed=1, variant=variant).options["variant"]
        named = {path for path in changes(variant, game(slug).options.places()) if path.endswith(".name")}
        assert bool(named) == (slug != "forts")


@pytest.mark.parametrize("slug", SHORT)
def test_a_game_with_a_named_new_card_is_played_to_its_end_in_the_terminal(
    talk: Callable[..., Talk], monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    Path("new.toml").write_text(f"# {EXAMPLES[slug]}{MORE.get(slug, '')}", encoding="utf-8")
    options = [part for option in SHORT[slug] for part in ("--option", option)]
    seats = "me,bot:random,bot:random" if slug == "splat" else "me,bot:random"
    person = talk(
        "play", slug, "--variant", "new.toml", "--seed", SEEDS.get(slug, "5"), "--seats", seats, "--no-forced", *options
    )
    labels: set[str] = set()
    while True:
        begun = len(person.heard)
        if person.wait_for("Your move: ", "Your answer: ") == "Your answer: ":  # how was this variant?
            person.answer("")
            break
        asked = person.heard[begun:]
        listed = re.findall(r"^([a-z]|to \d+ \d+): (.*)$", asked, re.MULTILINE)
        named = [letter for letter, label in listed if "Icicle" in label]
        labels |= {label for letter, label in listed if letter in named}
        person.answer(named[0] if named else listed[0][0] if listed else "bot random")
    assert person.end() == (0, "")
    assert "The game is over" in person.heard
    assert labels
    assert IN_THE_LOG[slug] in " ".join(person.heard.split())
    assert slug != "village" or "Otter" in person.heard
    assert "spare" not in {word for label in labels for word in re.findall(r"\w+", label.lower())}


TOLD = {
    "en": ["This table is a variant. What differs from the printed game:", "Hit Points at the start: 12 instead of 20"],
    "de": ["Dieser Tisch spielt eine Variante. Anders als gedruckt:", "Lebenspunkte am Anfang: 12 statt 20"],
    "fr": ["Cette table joue une variante. Ce qui diffère du jeu imprimé :", "Points de vie au début: 12 au lieu de 20"],
}


@pytest.mark.parametrize("lang", TOLD)
def test_whoever_sits_down_is_told_what_differs_and_may_ask_again(sit: Sit, lang: str) -> None:
    Path("frail.toml").write_text("start.hit_points = 12\n", encoding="utf-8")
    begin = ("play", "forts", "--plain", "--seats", "me,bot:random", "--seed", "1", "--language", lang, "--save", "game.txt")
    told = sit(*begin, "--variant", "frail.toml", answers=["options"]).out.splitlines()
    assert [line for line in told if line in TOLD[lang]] == TOLD[lang] * 2
    again = sit("play", "--plain", "--language", lang, "--resume", "game.txt").out.splitlines()
    assert [line for line in again if line in TOLD[lang]] == TOLD[lang]
    assert not set(TOLD[lang]) & set(sit(*begin, answers=["options"]).out.splitlines())  # the printed game
