"""A game begun in a browser goes on on a server: what is sent is played again and checked, the rest of it is a table like any
other, and nobody learns what they could not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from server.canaries import tokens
from server.running import Guest, LiveServer, play_to_the_end, serving
from snowyard import game
from snowyard.match import Match, Seat, commitment, read, seats_by_lot, seed_from, verify, write
from snowyard.match.match import Sitting
from snowyard.server.replays import MOST_LINES, MOST_STEPS

ME, OPEN, BOT = {"kind": "me", "name": "Mia", "salt": "snow"}, {"kind": "open"}, {"kind": "bot", "level": "simple"}
GAMES: dict[str, dict[str, Any]] = {
    "forts": {"turn_cap_per_player": 30},
    "splat": {"strategic": True},
    "duel": {},
    "lanes": {},
    "village": {"cards": "deal", "kids_per_team": 1},
}
LONG = {"village": {"kids_per_team": 3}}  # a game that is not over after some moves
FIRST = seed_from(77)


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(str(tmp_path_factory.mktemp("going_on") / "tables.db")) as running:
        yield running


def begun(slug: str, moves: int, luck: int = 1, **options: Any) -> Match:
    """What a page has played: Mia at seat 0, bots at the others, seats by lot."""
    rng = random.Random(luck)
    probe = Match(slug, seed=FIRST, **{**GAMES[slug], **options})
    seats = probe.table.seats
    order = seats_by_lot(FIRST, seats)
    players = [Seat("Mia" if s == 0 else f"Bot {s}", "" if s == 0 else "fair") for s in range(seats)]
    match = Match(slug, players, seed=FIRST, seating=[Sitting(s, True) for s in order], **{**GAMES[slug], **options})
    while len(match.moves) < moves:
        match.play(match.table.actor, rng.choice([a for a in match.table.actions if a != match.game.gives_up]))
        assert not match.table.over, "too many moves for this test"
    return match


def send(yard: LiveServer, match: Match, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    wishes = list(seats) or [ME, *[OPEN] * (match.table.seats - 1)]
    made: dict[str, Any] = yard.post("/api/continue", {"record": write(match), "seats": wishes, **more})
    return made


def join(yard: LiveServer, made: dict[str, Any], name: str, **more: Any) -> str:
    body = {"invite": made["invite"], "name": name, "salt": "ice", **more}
    return str(yard.post(f"/api/tables/{made['table']}/join", body)["key"])


@pytest.mark.parametrize(
    ("slug", "moves"), [("forts", 0), ("forts", 11), ("splat", 9), ("duel", 13), ("lanes", 17), ("village", 15)]
)
def test_a_game_goes_on_with_friends_ends_and_verifies(yard: LiveServer, slug: str, moves: int) -> None:
    match, rng = begun(slug, moves), random.Random(slug)
    made = send(yard, match)
    waiting = yard.get(f"/api/tables/{made['table']}")
    told = {"seat": 0, "moves": moves, "commitment": commitment(FIRST), "seed": None}
    assert (waiting["status"], waiting["earlier"]) == ("waiting", told)
    assert waiting["commitment"] != commitment(FIRST)
    keys = [made["seats"][0]["key"], *[join(yard, made, f"Friend {n}") for n in range(1, match.table.seats)]]
    with yard.guests(made["table"], [*keys, None]) as guests:
        mine = guests[0]
        assert mine.state is not None
        assert mine.state["view"]["turn"] == match.table.view(0)["turn"]
        assert [line["cause"] for line in mine.lines][-1] == "continued"
        assert "You began this game in a browser" in mine.lines[-1]["text"]
        assert "Mia began this game in a browser" in guests[1].lines[-1]["text"]

        def choose(guest: Guest) -> str:
            assert guest.state is not None
            able = [m["move"] for m in guest.state["moves"] if m["move"] != game(slug).facts.gives_up]
            return str(rng.choice(able or [guest.state["moves"][0]["move"]]))

        play_to_the_end(guests, choose)
    text = yard.get(f"/api/tables/{made['table']}/record")
    assert f"went on after move {moves}" in verify(text)
    over = read(text)
    assert over.moves[:moves] == match.moves
    assert over.beginning is not None
    assert (over.beginning.seed, commitment(over.seed)) == (FIRST, waiting["commitment"])
    info = yard.get(f"/api/tables/{made['table']}")
    assert info["earlier"] == {**told, "seed": FIRST.hex()}
    steps = yard.get(f"/api/tables/{made['table']}/replay?seat=-2")["steps"]
    assert len(steps) == len(over.moves) + 1


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("slug", ["splat", "duel", "lanes", "village"])
def test_until_it_is_over_nobody_hears_the_first_seed_or_what_another_seat_held(yard: LiveServer, slug: str) -> None:
    match, rng = begun(slug, 12, **LONG.get(slug, {})), random.Random(slug)
    made = send(yard, match, ME, OPEN, *[BOT] * (match.table.seats - 2))
    holders: dict[int, str | None] = {0: made["seats"][0]["key"], 1: join(yard, made, "Ben"), -1: None}
    texts: dict[int, list[str]] = {seat: [] for seat in holders}
    for _ in range(3):
        guests = {seat: yard.guest(made["table"], key) for seat, key in holders.items()}
        for _ in range(6):
            for guest in guests.values():
                guest.drain()
            mover = next((g for g in guests.values() if g.decides), None)
            if mover is not None and mover.state is not None:
                assert mover.move(rng.choice(mover.state["moves"][:4])["move"])["type"] == "ack"
        for seat, guest in guests.items():
            texts[seat] += guest.raw
            guest.close()
            if yard.get(f"/api/tables/{made['table']}")["status"] == "playing":
                texts[seat].append(yard.ask("GET", f"/api/tables/{made['table']}/replay?seat={seat}", None, holders[seat]).text)
    assert yard.get(f"/api/tables/{made['table']}")["status"] == "playing", (
        "what is over is no secret: this test needs another seed"
    )
    everything = "".join(text for each in texts.values() for text in each)
    assert FIRST.hex() not in everything
    for seat, each in texts.items():
        found = {n for text in each for n in tokens(text)}
        assert found == ({seat} if seat != 1 else {1, -1}), (seat, found)  # of the beginning a friend sees what everybody may


def test_the_moves_made_before_are_told_to_friends_as_everybody_may_hear_them(yard: LiveServer) -> None:
    match = begun("lanes", 14)
    made = send(yard, match)
    friend = join(yard, made, "Ben")
    with yard.guests(made["table"], [made["seats"][0]["key"], friend, None]) as (mine, ben, watcher):
        for lines in (ben.lines, watcher.lines):
            assert lines[0]["cause"] == "start"
            assert all(line["move"] is None for line in lines[:-1])
        assert [line["events"] for line in ben.lines] == [line["events"] for line in watcher.lines]
        assert "Bot 1" in json.dumps(ben.lines)  # whose seat it was then
        assert "Ben" not in json.dumps(ben.lines)
        assert any(line["move"] for line in mine.lines)
        assert mine.state is not None
        assert mine.state["undo"]["can"] == "no"  # nothing from there is taken back


def test_a_server_that_begins_anew_shows_the_same_table(yard: LiveServer) -> None:
    """From the log, and from a snapshot of it."""
    match = begun("lanes", 20)
    made = send(yard, match)
    keys = [made["seats"][0]["key"], join(yard, made, "Ben")]
    tables = yard.server.tables  # type: ignore[union-attr]
    for more in (0, 3, 40):  # a snapshot is made after 32
        with yard.guests(made["table"], [*keys]) as guests:
            play_to_the_end(guests, most=more)
            before = [(g.lines, {**(g.state or {}), "undo": None}) for g in guests]
        tables.rooms.clear()
        with yard.guests(made["table"], [*keys]) as guests:
            assert [(g.lines[-1:], {**(g.state or {}), "undo": None}) for g in guests] == [(b[0][-1:], b[1]) for b in before]
            assert len(guests[0].lines) == len(before[0][0])


def test_bots_keep_their_names_or_give_their_seats_to_friends(yard: LiveServer) -> None:
    match = begun("forts", 6, seats=4)
    made = send(yard, match, {**ME, "name": "Bot 2"}, OPEN, BOT, OPEN)
    assert [seat["name"] for seat in yard.get(f"/api/tables/{made['table']}")["seats"]] == ["Bot 2", "", "Flake", ""]
    made = send(yard, match, ME, OPEN, BOT, BOT)
    names = [seat["name"] for seat in yard.get(f"/api/tables/{made['table']}")["seats"]]
    assert names == ["Mia", "", "Bot 2", "Bot 3"]
    info = yard.post(f"/api/tables/{made['table']}/start", {"level": "simple"}, made["seats"][0]["key"])
    assert info["status"] == "playing"  # nobody came: a bot sits down again
    alone = send(yard, match, ME, BOT, BOT, BOT)
    assert yard.get(f"/api/tables/{alone['table']}")["status"] == "playing"


def test_a_variant_goes_on_and_is_named(yard: LiveServer) -> None:
    match = begun("forts", 5, variant="start.hit_points = 12")
    made = send(yard, match)
    join(yard, made, "Ben")
    info = yard.get(f"/api/tables/{made['table']}")
    assert info["options"] == match.table.options
    assert '"hit_points": 12' in info["options"]["variant"]


# ---- what is refused


def text_of(moves: int = 8, **more: Any) -> str:
    return write(begun("forts", moves, **more))


def over() -> str:
    match = begun("forts", 3)
    while not match.table.over:
        match.play(match.table.actor, match.table.actions[0])
    return write(match)


def continued() -> str:
    match = begun("forts", 3)
    match.go_on(0, match.players, seed=seed_from(8))
    return write(match)


def own_dice() -> str:
    return write(Match("forts", PEOPLE, own_dice=True))


TWO = [ME, OPEN]
PEOPLE = [Seat("Mia"), Seat("Ben")]
BAD: dict[str, tuple[Any, list[dict[str, Any]], str, str]] = {
    "nothing": (lambda: "", TWO, "record", "no line 'moves:'"),
    "no record": (lambda: "snow\n" * 50, TWO, "record", "line 1: 'snow' is no line of a record's head"),
    "binary": (lambda: "\0\1\2" * 900, TWO, "record", "is no line of a record's head"),
    "cut in a head": (lambda: text_of()[: text_of().index("dice")], TWO, "record", "the record has no line 'moves:'"),
    "cut in a move": (lambda: text_of() + "p0: thr", TWO, "record", "move 9: "),
    "another game": (lambda: text_of().replace("game: forts", "game: chess"), TWO, "record", "there is no game"),
    "rules of tomorrow": (
        lambda: text_of().replace("rules version: ", "rules version: 9"), TWO, "record", "and will not guess"
    ),
    "another seed": (lambda: text_of().replace(FIRST.hex(), seed_from(5).hex()), TWO, "record", "not the one that was committed"),
    "no seed": (lambda: text_of().replace(f"seed: {FIRST.hex()}", ""), TWO, "record", "the seed is not revealed"),
    "other rolls": (lambda: text_of().replace("rolls ", "rolls 9 "), TWO, "record", "the seed gives the rolls"),
    "an illegal move": (lambda: text_of() + "p0: throw p0\np1: throw p1\n", TWO, "record", "move 9: "),
    "a move of nobody": (lambda: text_of() + "p9: hide\n", TWO, "record", "decision, not seat 9's"),
    "a huge seat": (lambda: text_of() + f"p{'9' * 5000}: hide\n", TWO, "record", "is no move"),
    "another lot": (lambda: text_of().replace(" p0 by lot, ", " p1 by lot, "), TWO, "record", "line "),
    "options that cannot be": (lambda: text_of().replace("option seats: 2", "option seats: 99"), TWO, "record", "seats"),
    "a spoilt variant": (lambda: text_of().replace("dice: seed", "option variant: [x\ndice: seed"), TWO, "record", "variant"),
    "over": (over, TWO, "record", "this game is over"),
    "real dice": (own_dice, TWO, "record", "real dice"),
    "gone on before": (continued, TWO, "record", "it can do so once"),
    "a long name": (lambda: text_of().replace("Bot 1", "B" * 80), TWO, "record", "seat p1: a name has 1 to 20 letters"),
    "an endless name": (lambda: text_of().replace("Bot 1", "B" * 81), TWO, "record", "a name has at most 80 letters, not 81"),
    "a name of tags": (lambda: text_of().replace("Bot 1", "<b>x</b>"), TWO, "record", "seat p1: a name has 1 to 20 letters"),
    "no such bot": (lambda: text_of().replace("(bot fair)", "(bot genius)"), TWO, "record", "seat p1: "),
    "a wild salt": (lambda: write(Match("forts", PEOPLE, seed=FIRST, salts={0: "a b"})), TWO, "record", "salt p0"),
    "too many lines": (lambda: text_of() + "#\n" * MOST_LINES, TWO, "record", f"at most {MOST_LINES} lines"),
    "three wishes": (text_of, [ME, OPEN, OPEN], "seats", "this game has 2 seats, but 3 are wished for"),
    "nobody stays": (text_of, [OPEN, BOT], "seats", "must be 'me'"),
    "two of one name": (text_of, [ME, {"kind": "guest", "name": "mia"}], "name", "called"),
    "no such level": (text_of, [ME, {"kind": "bot", "level": "genius"}], "level", "genius"),
    "two stay where cards are hidden": (
        lambda: write(begun("lanes", 4)), [ME, {"kind": "guest", "name": "Ben"}], "seats", "keep one seat"
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_go_on_is_refused_in_a_sentence(yard: LiveServer, what: str) -> None:
    make, seats, code, sentence = BAD[what]
    answer = yard.ask("POST", "/api/continue", {"record": make(), "seats": seats})
    said = answer.json()
    assert (answer.status_code, said["code"]) == (400, code), said
    assert sentence in said["sentence"]
    assert len(said["sentence"]) < 1000


def test_a_record_that_is_too_large_and_one_that_is_no_text_are_refused(yard: LiveServer) -> None:
    answer = yard.ask("POST", "/api/continue", {"record": "#" * 600_000, "seats": TWO})
    assert (answer.status_code, answer.json()["code"]) == (413, "size")
    bodies: list[Any] = [{"record": 7, "seats": TWO}, {"record": text_of()}, {"record": text_of(), "seats": TWO, "more": 1}, []]
    for body in bodies:
        answer = yard.ask("POST", "/api/continue", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "schema")
    assert MOST_STEPS < MOST_LINES


def test_people_at_one_screen_stay_together_where_nothing_is_hidden(yard: LiveServer) -> None:
    match = begun("forts", 6, seats=3)
    made = send(yard, match, ME, {"kind": "guest", "name": "Ida"}, OPEN)
    assert [own["seat"] for own in made["seats"]] == [0, 1]
    join(yard, made, "Ben")
    assert yard.get(f"/api/tables/{made['table']}")["status"] == "playing"


def test_spoilt_records_never_make_a_table_that_does_not_go_on(yard: LiveServer) -> None:
    """Letters changed, lines dropped, doubled, exchanged: refused in a sentence, or a game that is played on and verified."""
    rng, text = random.Random(5), text_of(10)
    refused = 0
    for _ in range(60):
        lines = text.splitlines()
        at = rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                where = rng.randrange(max(1, len(lines[at])))
                lines[at] = lines[at][:where] + chr(rng.choice([48, 57, 112, 35, 58, 0x202E, 10])) + lines[at][where + 1 :]
        answer = yard.ask("POST", "/api/continue", {"record": "\n".join(lines), "seats": [ME, BOT]})
        if answer.status_code == 200:
            made = answer.json()
            with yard.guest(made["table"], made["seats"][0]["key"]) as guest:
                assert guest.ask("resign")["type"] == "ack"
            verify(yard.get(f"/api/tables/{made['table']}/record"))
        else:
            refused += 1
            assert answer.status_code == 400
            assert answer.json()["code"] in ("record", "seats"), answer.text
    assert refused > 20
