"""Several people at one keyboard, in a real terminal: nothing of one of them is left when the next one sits down."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard.kernel.game import game as find
from snowyard.match import Match, Seat
from snowyard.terminal import theme
from snowyard.terminal.local import COMMANDS
from snowyard.terminal.seating import new_match
from terminal.sitting import PROGRAM
from terminal.tmux import Tmux, need_tmux

NAMES = ["Ann", "Bo", "Cleo"]
HANDOVERS = [24, pytest.param(60, marks=pytest.mark.sweep)]
"""So many of each game are looked at; of 60 most games end before."""
SEED = 5
TABLES = [
    ("duel", 2, {}),
    ("duel", 3, {"quick_start": True}),
    ("lanes", 2, {}),
    ("splat", 3, {"strategic": True}),
    ("village", 2, {"cards": "deal", "kids_per_team": 2, "turns": 1}),
]
PASS_TO, ALONE = "Press Enter to clear the screen, then pass the device to {}.", "{}, press Enter when only you see the screen."
BRING_BACK = ("Tab", "Tab", "Up", "PPage", "C-y")
"""What somebody would press to see what the one before them typed or could have typed."""


@pytest.fixture
def pane(tmp_path: Path) -> Iterator[Callable[..., Tmux]]:
    need_tmux()
    opened: list[Tmux] = []

    def begin(*arguments: str) -> Tmux:
        opened.append(Tmux(tmp_path, [*PROGRAM, *arguments]))
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def words(text: str) -> str:
    """With single spaces: however lines were broken."""
    return " ".join(text.split())


class Told:
    """All that everybody (-1: a spectator) was told so far and sees now, and what they could have typed, as the engine has it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = range(-1, len(match.players))
        self.ever: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.now: dict[int, set[str]] = {}
        self.picture: dict[int, str] = {}  # all of it: lines that are broken elsewhere say the same
        self.look()

    def look(self) -> None:
        """After the deal and after every move."""
        table = self.match.table
        marked = [theme.marked(s, name) for s, name in enumerate(self.match.names)]
        for seat in self.seats:
            view = table.view(seat, marked)
            drawn = [theme.render(line).plain for line in self.match.game.module("screen").draw(view, marked, False)]
            self.picture[seat] = words(" ".join(drawn))
            self.now[seat] = {words(text) for text in [*drawn, table.prompt(seat, marked), *view["moves"]]}
            self.ever[seat] |= {words(text) for text in [*table.story(seat, marked), *view["moves"]]}

    def secret_from(self, reader: int) -> set[str]:
        """Texts that somebody else was told, and that stand nowhere in what this one was told or sees."""
        own = "\n".join([*self.ever[reader], *self.now[reader], self.picture[reader], *COMMANDS])
        others = (self.ever[seat] | self.now[seat] for seat in self.seats if seat not in (reader, -1))
        return {text for texts in others for text in texts if len(text) > 3 and text not in own}


class Play:
    """A game in the pane, and the same game beside it, to know what may be seen."""

    def __init__(self, pane: Callable[..., Tmux], slug: str, seats: int, options: dict[str, Any]) -> None:
        self.match = new_match(find(slug), [Seat(name) for name in NAMES[:seats]], "fair", options, SEED, False)
        written = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
        self.pane = pane("play", slug, "--seats", ",".join(NAMES[:seats]), "--seed", str(SEED), "--no-forced", *written)
        self.told, self.rng = Told(self.match), random.Random(SEED)
        self.watcher, self.handovers, self.own = -1, 0, 0

    def turn(self) -> None:
        """One decision. If the device changes hands for it, everything is pressed that could bring something back."""
        seat = self.match.table.actor
        name = self.match.names[seat]
        if seat == self.watcher:
            self.pane.wait_for_line(f"{name}:")
        else:
            self.hand_over(name)
            self.pane.wait_for_line(f"{name}:")
            self.watcher, self.handovers = seat, self.handovers + 1
            if self.handovers % 8 == 0:
                self.enter(name, "log")
                self.pane.wait_for_line(f"{name}:")
            self.look_round(seat)
        move = self.rng.choice([move for move in self.match.table.moves if move != "surrender"])
        self.pane.type(move)
        self.pane.press("C-u")  # cut: C-y would bring it back
        self.enter(name, move)
        if move in self.match.game.asks_first:
            self.pane.wait_for_line(f"{name}:")
            self.enter(name, move)
        self.match.play(seat, move)
        self.told.look()

    def hand_over(self, name: str) -> None:
        """Nothing stands there but the question."""
        self.pane.wait_for_line(PASS_TO.format(name))
        self.pane.press("Enter")
        self.pane.wait_for_line(ALONE.format(name))
        assert words(self.bring_back()) == f"{ALONE.format(name)} zz"
        self.pane.press("Enter")

    def look_round(self, seat: int) -> None:
        """Nothing that only another seat was told stands there."""
        there = words(self.bring_back())
        assert {text for text in self.told.secret_from(seat) if text in there} == set()
        self.own += any(text in there for text in self.told.secret_from(-1))
        self.pane.press("C-u")

    def bring_back(self) -> str:
        """Press what somebody would press to see what the one before them typed or could have typed."""
        self.pane.press(*BRING_BACK)
        self.pane.type("zz")
        return self.pane.wait(lambda text: "zz" in text)

    def enter(self, name: str, line: str) -> None:
        """Once the line stands there, nothing but a new question looks as the question did before it."""
        self.pane.type(line)
        self.pane.wait_for_line(f"{name}: {line}")
        self.pane.press("Enter")


@pytest.mark.parametrize("handovers", HANDOVERS)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_nothing_of_another_seat_can_be_brought_back_at_one_keyboard(
    pane: Callable[..., Tmux], slug: str, seats: int, options: dict[str, Any], handovers: int
) -> None:
    game = Play(pane, slug, seats, options)
    while not game.match.table.over and game.handovers < handovers:
        game.turn()
    assert game.handovers > 10
    assert game.own > 5  # what only a seat is told does stand on its own screen: these eyes are not blind
    if game.match.table.over:
        everybody = words(game.pane.wait(lambda text: "snowyard replay" in text))
    else:
        name = game.match.names[game.match.table.actor]
        game.pane.wait(lambda text: text.rstrip().rpartition("\n")[2] in (f"{name}:", PASS_TO.format(name)))
        game.pane.press("C-c")
        everybody = words(game.pane.wait(lambda text: "snowyard play --resume" in text))
    assert {text for text in game.told.secret_from(-1) if text in everybody} == set()


@pytest.mark.parametrize("more", [(), ("--plain",)])
def test_no_enter_typed_ahead_lifts_the_curtain(pane: Callable[..., Tmux], more: tuple[str, ...]) -> None:
    """In plain mode, which moves no cursor otherwise, the screen is cleared as well."""
    there = pane("play", "lanes", "--seats", "Ann,Bo", "--seed", str(SEED), *more)
    moves = [("Ann:", "b o t Space s i m p l e Enter")] * 2
    for line, keys in ((PASS_TO.format("Ann"), "Enter"), (ALONE.format("Ann"), "Enter"), *moves):
        there.wait_for_line(line)
        there.press(*keys.split())
    there.wait_for_line("Ann:")  # her last action of this turn
    there.type("bot simple")
    there.press(*["Enter"] * 5)
    there.wait_for_line(PASS_TO.format("Bo"))
    there.type("zz")
    there.wait_for_line(f"{PASS_TO.format('Bo')} zz")
    there.press("Enter")
    assert words(there.wait_for_line(ALONE.format("Bo"))) == ALONE.format("Bo")
