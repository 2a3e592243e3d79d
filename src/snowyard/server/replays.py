"""A game once more, step by step: through one seat's eyes while it goes on, through anybody's when it is over."""

from __future__ import annotations

from collections.abc import Callable

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from snowyard.match import Match, read, write
from snowyard.server import speech
from snowyard.server.board import bit
from snowyard.server.forms import SPECTATOR
from snowyard.server.hall import Hall
from snowyard.server.messages import Chances, GameEvent, Replay, ReplayStep
from snowyard.server.room import Room

MOST_STEPS = 5000


def replaying(room: Room) -> Callable[[], Match]:
    """How to play the game of a table again from its seed: a match of its own, to be made in another thread."""
    board = room.board
    assert board is not None
    players, salts, given, seed = board.players, board.match.salts, room.given, room.row.seed
    seating = board.match.seating
    made = [(move.seat, move.action) for move in board.match.moves]

    def again() -> Match:
        match = Match(room.row.game, players, seed=seed, salts=salts, seating=seating, **given)
        for seat, action in made:
            match.play(seat, action)
        return match

    return again


async def finished(room: Room) -> None:
    await room.look()
    if room.fold.status != "over":
        raise Refusal("not over", "that is shown when the game is over: before, it would tell secrets")
    if room.board is None:
        raise Refusal("warming", "the rules of this game are being made ready; it takes half a minute at most")


async def record(hall: Hall, room: Room) -> str:
    """The record of a finished game, with its seed: `snowyard verify` checks it."""
    await finished(room)
    again = replaying(room)
    return await hall.bots.run(lambda: write(again()))


async def of_room(hall: Hall, room: Room, viewer: int, lang: str) -> Replay:
    await room.look()
    board = room.board
    if board is None:
        raise Refusal("not begun" if room.fold.status == "waiting" else "warming", "there is nothing to replay yet")
    over = room.fold.status == "over"
    noticed = {m.number for m in board.standing if over or m.seen & bit(viewer)}
    known = {m.number for m in board.standing if over or m.known & bit(viewer)}
    again, payoff = replaying(room), room.now.payoff
    return await hall.bots.run(lambda: replayed(again(), viewer, lang, payoff, noticed, known))


async def of_record(hall: Hall, text: str, eyes: Callable[[int], int], lang: str) -> Replay:
    """Of a record file that somebody has; whoever has it knows everything in it."""
    def work() -> Replay:
        match = read(text)
        return replayed(match, eyes(match.table.seats), lang, match.table.payoff if match.table.over else None)

    return await hall.bots.run(work)


def replayed(match: Match, viewer: int, lang: str, payoff: list[float] | None, noticed: set[int] | None = None,
             known: set[int] | None = None) -> Replay:  # fmt: skip
    """`noticed`: the moves that the viewer could notice; `known`: those whose maker the viewer knows. None: all. Steps are
    numbered without gaps: what a viewer could not notice does not count."""
    if len(match.moves) > MOST_STEPS:
        raise Refusal("record", f"a replay shows at most {MOST_STEPS} moves; this game has {len(match.moves)}")
    steps: list[ReplayStep] = []
    for number in range(len(match.moves) + 1):
        if number and noticed is not None and number not in noticed:
            continue
        steps.append(step(match, number, len(steps), viewer, lang, known is None or number in known))
    title = match.game.speech(lang).TITLE
    return Replay(match.game.slug, title, match.names, viewer, payoff is not None, payoff, steps)


def step(match: Match, number: int, shown_number: int, viewer: int, lang: str, known: bool) -> ReplayStep:
    table = match.at(number)
    eyes = viewer if viewer >= SPECTATOR else SPECTATOR
    tell, names = match.game.speech(lang).tell, match.names
    made = match.moves[number - 1] if number else None
    told = made is not None and (viewer < SPECTATOR or made.seat == viewer)
    text = match.game.name(made.action) if made is not None and told else None
    label = "" if text is None or made is None else speech.labels(match.game, lang)(text, made.seat, names)
    view = opened(table, lang, names) if viewer < SPECTATOR else table.view(eyes, names, lang)
    prompt = str(view.pop("prompt"))
    for part in ("moves", "rules"):
        view.pop(part)
    known_to = made.seat if made is not None and viewer < SPECTATOR else eyes  # all open: what its maker knew of a move is told
    events = [GameEvent(*event, tell(event, eyes, names)) for event in table.events(known_to)]
    return ReplayStep(shown_number, -1 if made is None else made.seat if known else -2, text, label, events, view, prompt)


def opened(table: Table, lang: str, names: list[str]) -> dict[str, object]:
    """All cards open: what everybody sees, and under `seat_views` what each seat saw."""
    view = table.view(SPECTATOR, names, lang)
    view["seat_views"] = [table.view(seat, names, lang) for seat in range(table.seats)]
    return view


async def chances(hall: Hall, room: Room) -> Chances:
    """Who was winning in a finished game; asked again until it is ready."""
    await finished(room)
    known = hall.analyst.look(room.id)
    return known if known is not None else hall.analyst.begin(room.id, await hall.bots.run(replaying(room)))
