"""Every language says everything, with the same numbers, and nothing is left in another language."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from snowyard import Game
from snowyard.kernel.errors import Refusal
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game, games
from snowyard.kernel.sentences import HOUSE, PAGE, SAID, base, is_part, languages, page, parse, patterns, say, variables
from snowyard.kernel.speech import VIEW, look_up
from snowyard.kernel.tongue import said, speaking
from snowyard.players import KINDS, LEVELS
from support import some_tables

PEOPLE = ["Mia", "Ole", "Ines", "Max", "Élise", "Jo", "Kim", "Ada", "Bo", "Zoë", "Lars", "Pia"]
ALIKE = ("expert", "champion", "simple")  # what levels of bots are called in several languages
SEAT, LEFTOVER = re.compile(r"\bp\d+\b"), re.compile(r"[{}]|\bK\d+\b|\bs\d+\b|\$|\.\.$| {2}| [.,]")


def files() -> Iterator[tuple[str, dict[str, Traversable]]]:
    """The files of the house and of every game, by language."""
    for name in (SAID, PAGE):
        yield name, {lang: importlib.resources.files(HOUSE) / lang / name for lang in languages()}
    for slug in games():
        yield (
            slug,
            {
                lang: file
                for lang in languages()
                if (file := importlib.resources.files(game(slug).package) / "sentences" / f"{lang}.ftl").is_file()
                or slug in own_games()  # a game from elsewhere need not speak every language
            },
        )


@pytest.mark.parametrize(("name", "found"), list(files()), ids=lambda value: value if isinstance(value, str) else "")
def test_all_languages_have_the_same_sentences_with_the_same_arguments(name: str, found: dict[str, Traversable]) -> None:
    said = {}
    for lang, file in found.items():
        assert file.is_file(), f"{name}: there is no file for {lang!r}"
        parsed = parse(file)
        ids = [id for id, _ in patterns(parsed)]
        assert len(ids) == len(set(ids)), f"{file}: twice: {sorted(id for id in ids if ids.count(id) > 1)}"
        said[lang] = {
            id: frozenset(map(base, names))
            for id, names in variables([parsed]).items()
            if not is_part(id) and not id.endswith(".gender")
        }
    english = said["en"]
    for lang, own in said.items():
        assert set(own) == set(english), (
            f"{name}: {lang} lacks {sorted(set(english) - set(own))}, and only {lang} has {sorted(set(own) - set(english))}"
        )
        for id, names in own.items():
            assert names == english[id], f"{name}: {id} takes {sorted(english[id])} in English, {sorted(names)} in {lang}"


def test_every_event_prompt_and_move_is_a_sentence_in_every_language(any_game: Game) -> None:
    for table in some_tables(any_game, 31, 12, apart=2):
        for lang in languages():
            for seat in range(-1, table.seats):
                for text in [*table.story(seat, PEOPLE, lang), table.prompt(seat, PEOPLE, lang)]:
                    assert re.fullmatch(r"[^\W_a-zäöü].*[.?!“”»]", text), (lang, text)
                    assert not LEFTOVER.search(text), (lang, text)
                    assert not SEAT.search(text), (lang, text)
            if not table.over:
                labels = table.labels(PEOPLE, lang)
                assert len(labels) == len(set(labels)), (lang, sorted(labels))
                for label in labels:
                    assert label[0].isupper() or label[0].isdigit(), (lang, label)
                    assert not LEFTOVER.search(label), (lang, label)
                    assert not SEAT.search(label), (lang, label)
                    assert len(label) <= 100, (lang, label)
                    assert not label.endswith("."), (lang, label)


def test_every_thing_can_be_looked_up_by_its_name_and_cites_its_rule(any_game: Game) -> None:
    rulebook = any_game.rulebook()
    for table in some_tables(any_game, 33, 3, apart=4):
        for lang in languages():
            things = any_game.things(table.options, lang)
            assert len({thing.name for thing in things}) == len(things) > 3
            for thing in things:
                assert look_up(thing.name.upper(), things) == [thing], (lang, thing)
                cited = re.findall(rf"{any_game.slug.upper()}-R?\d+", thing.about)
                assert cited, f"{lang}: {thing} cites no rule"
                assert all(f"**{number}**" in rulebook for number in cited), (lang, thing)
                assert thing.about.endswith("."), (lang, thing)
            assert look_up("xyzzy", things) == []


def test_every_option_is_explained_in_every_language(any_game: Game) -> None:
    for lang in languages():
        speech = any_game.speech(lang)
        assert speech.summary.endswith(".")
        assert speech.title
        for name in any_game.options.declared():
            assert speech.option(name), (lang, name)


def test_every_sentence_is_used(any_game: Game) -> None:
    """Its name stands in the game's code, or in its picture's; those of families by their beginning."""
    home = Path(str(importlib.resources.files(any_game.package)))
    picture = home.parents[3] / "web" / "src" / "games" / any_game.slug
    code = "".join(
        file.read_text(encoding="utf-8")
        for folder in (home, picture)
        for file in sorted(folder.rglob("*.*"))
        if file.suffix in (".py", ".ts", ".svelte")
    )
    written = (home / "sentences" / "en.ftl").read_text(encoding="utf-8")
    families = tuple(re.findall(r"[\"'`]([a-z]+(?:-[a-z]+)*-)[{$]", code))
    for id, _ in patterns(parse(importlib.resources.files(any_game.package) / "sentences" / "en.ftl")):
        name = id.split(".")[0]
        if is_part(name):
            assert f"{{ {name} }}" in written, f"{name} is part of no sentence"
        elif name.startswith(VIEW):
            assert re.search(rf"\b{name.removeprefix(VIEW)}\b", code), f"nothing in the view is called {name}"
        elif name not in ("title", "summary") and not name.startswith("option-"):
            assert re.search(rf"[\"'`]{re.escape(name)}[\"'`.]", code) or name.startswith(families), f"nothing says {name}"


def test_every_sentence_of_the_page_is_used() -> None:
    """Its name stands in the page's code; those of families by their beginning."""
    web = Path(__file__).parents[2] / "web" / "src"
    files = [file for file in sorted(web.rglob("*.*")) if file.suffix in (".ts", ".svelte")]
    code = "".join(file.read_text(encoding="utf-8") for file in files if not file.name.endswith((".test.ts", "ids.ts")))
    families = tuple(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$", code)) + ("players-range", "minutes-range")
    for id in page("en").variables:
        assert f"'{id}'" in code or id.startswith(families), f"nothing says {id}"


def test_the_page_is_in_no_other_language_by_mistake() -> None:
    """No line with two words in a row is the English one."""
    home = importlib.resources.files(HOUSE)
    lines = {lang: (home / lang / PAGE).read_text(encoding="utf-8").splitlines() for lang in languages()}
    for lang, own in lines.items():
        if lang != "en":
            assert [line for line in own if line in lines["en"] and re.search("[a-z]{3,} [a-z]{3,}", line)] == [], lang


@pytest.mark.parametrize("lang", sorted(set(languages()) - {"en"}))
def test_levels_of_bots_have_a_name_in_every_language(lang: str) -> None:
    for kind in (*LEVELS, *KINDS):
        named = {page(of).text(say("bot-level-name", level=kind)) for of in (lang, "en")}
        assert len(named) == 2 or kind in ALIKE, (lang, kind, named)
        assert page(lang).text(say("bot-level-name", level=kind)) in page(lang).text(say("seat-bot", level=kind))
        with speaking(lang):
            assert page(lang).text(say("bot-level-name", level=kind)) in said("bot-of-kind", kind=kind)
            assert said("bot-of-kind", kind="program:mine").endswith("program:mine")


def test_a_language_that_is_not_spoken_is_refused(any_game: Game) -> None:
    with pytest.raises(Refusal, match=f"there are {', '.join(languages())}"):
        any_game.speech("xx")


def test_the_german_rulebook_has_every_rule_and_option(any_game: Game) -> None:
    english, german = any_game.rulebook(), any_game.rulebook("de")
    numbers = re.compile(rf"^\*\*({any_game.slug.upper()}-R?\d+)\*\*", re.MULTILINE)
    assert numbers.findall(german) == numbers.findall(english)
    assert all(f"| `{name}` |" in german for name in any_game.options.declared())
