"""The facts of a game: what the house tells about it and has to know of it, from `game.toml` in the game's own folder.

Everything is asked for: an empty list or text says that there is no such thing. What names a phase, an event, a move or an
option is checked against the game's own lists, so a slip is a sentence when the game is loaded and never a silent guess.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from snowyard.kernel.errors import Refusal, listing, nearest

FILE = "game.toml"
Text = Annotated[str, Meta(min_length=1)]
Short = Annotated[str, Meta(pattern=r"^\S{1,12}$")]
Minutes = Annotated[int, Meta(ge=1, le=600)]
Sound = Literal["throw", "hit", "page", "dice", "win"]
"""What the page can play for an event."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Title and summary are sentences: sentences/en.ftl."""

    short_title: Short  # tells games of the same title apart where there is little room
    designers: list[Text]
    publisher: str
    minutes: tuple[Minutes, Minutes]  # of one game, from and to
    difficulty: Annotated[int, Meta(ge=1, le=3)]  # to learn: 1 is easy, 3 is hard
    chance: bool  # does a move roll or draw? The deal does not count
    simultaneous: list[Text]  # the phases in which all who are asked decide at the same time
    eliminates: str  # the event that puts its seat out of the game for good; "": none does
    gives_up: str  # the move by which a seat gives up; "": there is none
    never_undone: list[Text]  # groups of moves that always roll, draw or show something, or are final by themselves
    seats_from: list[Text]  # the options whose product is the number of seats; none: players choose it
    sounds: dict[Sound, list[Text]]  # the events that are heard

    @property
    def credit(self) -> str:
        """Whose game it is: 'Thomas Shepherd, Toresh Games'."""
        return ", ".join((*self.designers, *filter(None, [self.publisher])))


def read(text: str, of: str) -> Facts:
    """The facts in the text of a game.toml; `of` names the game in refusals."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("facts", f"{of}: {FILE} cannot be read: {error}") from None
    wanted = Facts.__struct_fields__
    for name in given:
        if name not in wanted:
            near = nearest(name, wanted)
            raise Refusal("facts", f"{of}: {FILE} has no place for {name!r}; it takes {listing(wanted, 40)}.{near}")
    for name in wanted:
        if name not in given:
            raise Refusal("facts", f'{of}: {FILE} does not say {name!r}; where there is none, it says so: [] or ""')
    try:
        facts = msgspec.convert(given, Facts)
    except msgspec.ValidationError as error:
        raise Refusal("facts", f"{of}: {FILE} is wrong: {error}") from None
    if facts.minutes[0] > facts.minutes[1]:
        raise Refusal("facts", f"{of}: minutes are from and to, not {list(facts.minutes)}")
    return facts


def check(facts: Facts, of: str, known: Mapping[str, Collection[str]]) -> None:
    """Refuse facts that name what the game does not have. `known`: its phases, events, moves, groups and options."""
    heard = [event for events in facts.sounds.values() for event in events]
    named: list[tuple[str, str, list[str]]] = [
        ("simultaneous", "phases", facts.simultaneous),
        ("eliminates", "events", _one(facts.eliminates)),
        ("gives_up", "moves", _one(facts.gives_up)),
        ("never_undone", "groups", facts.never_undone),
        ("seats_from", "options", facts.seats_from),
        ("sounds", "events", heard),
    ]
    for fact, kind, names in named:
        for name in names:
            if name not in known[kind]:
                there = f"it has {listing(known[kind])}.{nearest(name, known[kind])}"
                raise Refusal("facts", f"{of}: {fact} names {name!r}, which is none of the game's {kind}; {there}")
        twice: Any = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise Refusal("facts", f"{of}: {fact} names {twice!r} twice")


def _one(name: str) -> list[str]:
    return [name] if name else []
