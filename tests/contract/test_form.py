"""What the form of a new table and the first page of a rulebook need of every game of the house."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snowyard.kernel import form
from snowyard.kernel.errors import Refusal
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import Game, game
from snowyard.kernel.sentences import languages
from snowyard.server.catalogue import options_of


@pytest.fixture(params=own_games())
def any_game(request: pytest.FixtureRequest) -> Game:
    """Of the house: games from elsewhere need none of this."""
    return game(request.param)


PICTURES = Path(__file__).parents[2] / "web" / "src" / "games"
NOT_SHOWN = ("seats", "variant")
"""The form has fields of its own for these."""


def test_every_option_is_explained_and_every_choice_has_a_name_in_every_language(any_game: Game) -> None:
    for lang in languages():
        for option in options_of(any_game.slug, lang):
            if option.name in NOT_SHOWN:
                continue
            assert option.about.endswith((".", "?")), (lang, option.name)
            assert set(option.choices) <= set(option.words), (lang, option.name)
            assert "_" not in option.meaning + "".join(option.words.values()), (lang, option.name)


def test_house_rules_and_what_experts_change_are_grouped(any_game: Game) -> None:
    groups = {option.name: option.group for option in options_of(any_game.slug, "en")}
    assert groups["variant"] == "expert"
    assert "house" in groups.values()
    declared = any_game.options.declared()
    for name, others in form.form_of(any_game.slug).only.items():
        assert groups[name]
        assert all(declared[other].kind in ("choice", "switch", "number", "text") for other in others)


def test_a_form_that_names_no_option_is_refused(any_game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / form.FILE).write_text('house = ["no_such_rule"]\n', encoding="utf-8")
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    with pytest.raises(Refusal, match="names 'no_such_rule', which is no option"):
        form.form_of.__wrapped__(any_game.slug)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_rulebook_begins_with_two_minutes_and_pictures_that_there_are(any_game: Game, lang: str) -> None:
    first = any_game.rulebook(lang).split("\n## ")[1]
    assert first.startswith(("The game in two minutes", "Das Spiel in zwei Minuten"))
    names = re.findall(r"^<!-- picture: ([a-z-]+) -->$", first, re.MULTILINE)
    drawn = (PICTURES / any_game.slug / "Leaf.svelte").read_text(encoding="utf-8")
    assert len(names) == 4
    assert all(f"name === '{name}'" in drawn for name in names[:-1])  # the last one is what is drawn else
    words = re.sub(r"<!--.*?-->|\*", "", first.partition("\n")[2]).split()
    assert 120 <= len(words) <= 200, len(words)
