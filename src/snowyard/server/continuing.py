"""A game that was begun in a browser goes on here: its record is played again and checked, move by move, and from then on the
table is one like any other, with a seed of its own.

Whoever sends a record knows its seed, and with it every card and every roll to come. So nothing of that luck is used any more:
when the last seat is taken, everything that the sender's seat could not know is dealt anew from the new seed (`Match.go_on`).
Until the game is over the first seed stays here: it would tell the others what the sender holds.
"""

from __future__ import annotations

import re

from snowyard.kernel.errors import Refusal
from snowyard.match import Match, fresh_seed, read, write
from snowyard.server import acts, keys
from snowyard.server.catalogue import checked_level
from snowyard.server.entries import AnyEntry, Chair, Continued
from snowyard.server.forms import Continue, NewTable, SeatKey, SeatPlan, TableMade
from snowyard.server.replays import MOST_LINES, MOST_STEPS
from snowyard.server.tables import Tables
from snowyard.server.work import MOVE, Rank, at

SALT = re.compile("[0-9A-Za-z_-]{0,64}")


async def go_on(tables: Tables, asked: Continue, host: str) -> TableMade:
    lines = asked.record.count("\n") + 1
    if lines > MOST_LINES:
        raise Refusal("record", f"a record has at most {MOST_LINES} lines; this one has {lines}")
    tables.work.check(host)
    match = await tables.work.run(at(Rank.REPLAY, host), MOVE * lines, lambda: read(asked.record))
    check(match)
    table, invite, seed = keys.new_table_id(), keys.new_invite(), fresh_seed()
    sat, given = sit_down(table, asked.seats, match)
    keeper = min(given, key=lambda own: own.seat).seat
    first = Continued(keeper, write(match, stories=False), len(match.moves), match.commitment)
    new = NewTable(match.game.slug, asked.seats, clock=asked.clock, hints=asked.hints)
    await tables.store_new(table, new, match.table.options, invite, seed, [first, *sat])
    return TableMade(table, invite, f"/#/join/{table}/{invite}", given)


def check(match: Match) -> None:
    """Can this game go on here?"""
    if match.beginning is not None:
        raise Refusal("record", "this game has gone on under another seed before; it can do so once")
    if match.own_dice:
        raise Refusal("record", "this game is played with real dice, which a server cannot roll; it rolls those of a seed")
    if match.table.over:
        raise Refusal("record", "this game is over; it can be replayed, and a new one begun")
    if len(match.moves) > MOST_STEPS:
        raise Refusal("record", f"a game that goes on here has at most {MOST_STEPS} moves; this one has {len(match.moves)}")
    chairs: list[Chair] = []
    for seat, player in enumerate(match.players):
        try:
            chairs.append(Chair(name=acts.checked_name(player.name, chairs)))
            if chairs[-1].name != player.name:
                raise Refusal("name", f"a name is written without spare spaces, as {chairs[-1].name!r}")
            if player.bot:
                checked_level(player.bot, match.game.slug)
        except Refusal as refusal:
            raise Refusal("record", f"seat p{seat}: {refusal.sentence}") from None
    for seat, salt in match.salts.items():
        if not 0 <= seat < match.table.seats or not SALT.fullmatch(salt):
            raise Refusal("record", f"salt p{seat}: a salt is a seat's, of letters, digits, _ and -, up to 64")


def sit_down(table: str, plans: list[SeatPlan], match: Match) -> tuple[list[AnyEntry], list[SeatKey]]:
    """Who sits there from now on, and the keys of those who ask. A bot that stays keeps its name."""
    if len(plans) != match.table.seats:
        raise Refusal("seats", f"this game has {match.table.seats} seats, but {len(plans)} are wished for")
    own = [who for who in plans if who.kind in ("me", "guest")]
    if not own:
        raise Refusal("seats", "whoever lets a game go on here keeps a seat in it: one of the seats must be 'me'")
    if len(own) > 1 and match.table.hides:
        raise Refusal(
            "seats",
            "in this game players hide something from each other, and everything is dealt anew that your seat cannot know: keep "
            "one seat, and let the others at your device join by the link",
        )
    chairs = [Chair(name=who.name) for who in own if who.name]  # a bot takes another name than theirs
    taken: list[Chair] = []
    sat: list[AnyEntry] = []
    given: list[SeatKey] = []
    for seat, who in enumerate(plans):
        entry, key = acts.seat_for(who, table, seat, seat, taken, match.game.slug)
        if entry.who == "bot":
            entry.name = bot_name(match, seat, [*chairs, *taken])
        if key:
            given.append(SeatKey(seat, key))
        taken.append(Chair(entry.who, entry.name))
        sat.append(entry)
    return sat, given


def bot_name(match: Match, seat: int, chairs: list[Chair]) -> str:
    player = match.players[seat]
    taken = any(chair.name.casefold() == player.name.casefold() for chair in chairs)
    return player.name if player.bot and not taken else acts.bot_name(chairs)
