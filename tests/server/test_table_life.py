"""A table from its making to its record, as a browser lives it."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from server.running import Guest, LiveServer, Message, in_order, play_to_the_end, until
from snowyard.match import fresh_seed, verify
from snowyard.server import tables
from steady import luck_of_a_bot

TWO = [{"kind": "me", "name": "Mia"}, {"kind": "open"}]


def refusal(answer: Any) -> tuple[int, str]:
    said = answer.json()
    assert said["type"] == "refused"
    assert said["sentence"]
    return answer.status_code, said["code"]


def test_two_people_and_a_bot_play_a_whole_game_and_its_record_is_verified(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2, bots=1)
    with yard.guests(table, [*keys, None]) as (mia, bo, watcher):
        mia.until_state(lambda s: True)
        info = yard.get(f"/api/tables/{table}")
        assert info["status"] == "playing"
        assert info["seed"] is None
        assert info["over_at"] is None  # when something happens could tell who does it
        made = play_to_the_end([mia, bo])
        assert made > 5
        watcher.until_state(lambda s: s["over"])
        numbers = [line["seq"] for line in watcher.lines]
        assert numbers == list(range(1, len(numbers) + 1))
        assert all(line["move"] is None for line in watcher.lines)
    info = yard.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert sum(info["payoff"]) == 1
    assert hashlib.sha256(bytes.fromhex(info["seed"])).hexdigest() == info["commitment"]
    text = yard.get(f"/api/tables/{table}/record")
    assert f"commitment: {info['commitment']}" in text
    assert "salt p0: salt0" in text
    assert "the seed fits its commitment" in verify(text)


def test_a_table_says_whether_players_hide_anything_with_its_options(yard: LiveServer) -> None:
    hides: dict[tuple[str, str], bool] = {}
    for game, options in (("splat", {}), ("splat", {"strategic": True}), ("village", {}), ("village", {"cards": "earn"})):
        table, _ = yard.table(game, people=2, options=options)
        hides[game, " ".join(options)] = yard.get(f"/api/tables/{table}")["hides"]
    assert hides == {("splat", ""): False, ("splat", "strategic"): True, ("village", ""): False, ("village", "cards"): True}


def test_a_link_lets_one_join_and_the_game_begins_when_the_last_seat_is_taken(yard: LiveServer) -> None:
    made = yard.make("forts", TWO)
    table = made["table"]
    assert made["link"] == f"/#/join/{table}/{made['invite']}"
    assert yard.get(f"/api/tables/{table}")["status"] == "waiting"
    with yard.guest(table, made["seats"][0]["key"]) as mia:
        assert mia.state is None
        wrong = yard.ask("POST", f"/api/tables/{table}/join", {"invite": "0" * 16, "name": "Eve"})
        assert refusal(wrong) == (403, "invite")
        seated = yard.post(f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Bo", "salt": "ff00"})
        assert seated["seat"] == 1
        mia.until_state(lambda s: s["at"] == 1)
        assert mia.info["status"] == "playing" or mia.until(lambda m: m["type"] == "table")["table"]["status"] == "playing"
    late = yard.ask("POST", f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Eve"})
    assert refusal(late) == (409, "begun")
    assert yard.get(f"/api/tables/{table}")["salts"] == {"p1": "ff00"}


def test_bots_fill_the_open_seats_when_somebody_at_the_table_says_start(yard: LiveServer) -> None:
    made = yard.make("splat", [{"kind": "me", "name": "Mia"}, *[{"kind": "open"}] * 3])
    table, key = made["table"], made["seats"][0]["key"]
    assert refusal(yard.ask("POST", f"/api/tables/{table}/start", {})) == (401, "key")
    info = yard.post(f"/api/tables/{table}/start", {"level": "simple"}, key)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in info["seats"]}) == 4
    with yard.guest(table, key) as mia:
        mia.until_state(lambda s: bool(s["moves"]) or s["over"])


def test_a_key_opens_its_own_seat_and_nothing_else(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    other, _ = yard.table("forts", people=2)
    for bad in ("x", keys[0] + "x", keys[0].replace(".0.", ".1."), keys[0].replace(table, other), f"{table}.9.{'a' * 20}"):
        assert refusal(yard.ask("POST", f"/api/tables/{table}/ticket", {}, bad))[1] == "key"
    with yard.guests(table, [*keys]) as guests:
        assert [guest.seat for guest in guests] == [0, 1]
        decides, waits = in_order(guests)
        answer = waits.move("hide")
        assert (answer["type"], answer["code"]) == ("refused", "not your turn")
        assert f"P{decides.seat}" not in answer["sentence"]


def test_a_ticket_opens_one_socket_once(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    ticket = yard.post(f"/api/tables/{table}/ticket", {}, keys[0])["ticket"]
    with Guest(yard, ticket) as first:
        assert first.seat == 0
    with Guest(yard, ticket) as second:
        assert second.bye is not None
        assert second.bye["code"] == "ticket"
    with Guest(yard, ticket[:-1] + ("0" if ticket[-1] != "0" else "1")) as forged:
        assert forged.bye is not None
        assert forged.bye["code"] == "ticket"


def test_a_move_is_refused_with_the_reason_and_changes_nothing(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        state = mia.state
        for move, at, code in (("fly", 1, "unknown move"), ("throw p7", 1, "illegal move"), ("hide", 0, "stale")):
            answer = mia.move(move, at)
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer["sentence"]
        assert mia.state == state


def test_a_move_sent_twice_under_one_number_is_played_once(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        state = mia.until_state(lambda s: True)
        move = state["moves"][0]["move"]
        assert mia.move(move, state["at"], id="same")["type"] == "ack"
        assert mia.move(move, state["at"], id="same")["type"] == "ack"
        assert mia.move(move, state["at"], id="other")["code"] in ("stale", "not your turn")
        assert len(mia.lines) == 2


def test_a_reconnecting_guest_gets_what_it_missed_and_no_more(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=1, bots=1)
    with yard.guest(table, keys[0]) as mia:
        play_to_the_end([mia], most=3)
        mia.until_state(lambda s: bool(s["moves"]) or s["over"])
        lines, state = mia.lines, mia.state
    with yard.guest(table, keys[0], since=lines[2]["seq"]) as again:
        assert again.lines == lines[3:]
        assert again.state == state
    with yard.guest(table, keys[0]) as anew:
        assert anew.lines == lines


def test_a_move_without_news_is_taken_back_at_once(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        before = mia.until_state(lambda s: bool(s["moves"]))
        assert before["undo"]["can"] == "no"
        assert mia.move("build snowball")["type"] == "ack"
        after = mia.until_state(lambda s: s["at"] > before["at"])
        assert after["undo"] == {"can": "free", "why": "", "voids": [2], "question": []}
        assert mia.ask("undo")["type"] == "ack"
        back = mia.until_state(lambda s: s["at"] > after["at"])
        assert (back["view"], back["moves"]) == (before["view"], before["moves"])
        bo.until_state(lambda s: s["at"] == back["at"])
        assert [line["cause"] for line in bo.lines] == ["start", "move", "undo"]
        assert bo.lines[-1]["text"] == f"P{mia.seat} Person takes a move back."
        assert mia.lines[-1]["text"] == "You take a move back."
        answer = bo.ask("undo")
        assert (answer["type"], answer["code"]) == ("refused", "undo")


@pytest.mark.parametrize("yes", [True, False])
def test_what_others_decided_since_is_taken_back_only_with_their_consent(yard: LiveServer, yes: bool) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        for guest, times in ((mia, 3), (bo, 1)):
            for _ in range(times):
                guest.until_state(lambda s: bool(s["moves"]))
                assert guest.move("build snowball")["type"] == "ack"
        state = mia.until_state(lambda s: s["at"] == 5)
        assert state["undo"]["can"] == "ask"
        assert mia.ask("undo")["type"] == "ack"
        asked = bo.until(lambda m: m["type"] == "table" and m["table"]["ask"] is not None)["table"]["ask"]
        assert asked == {"kind": "undo", "seat": mia.seat, "waiting": [bo.seat]}
        for guest in (mia, bo):
            state = guest.until_state(lambda s: bool(s["undo"]["question"]))
            void = [line["seat"] for line in guest.lines if line["seq"] in state["undo"]["question"]]
            assert void == [mia.seat, bo.seat], "the move that is asked for, and what goes with it"
        assert mia.ask("answer", yes=True)["code"] == "not asked"
        assert bo.ask("answer", yes=yes)["type"] == "ack"
        mia.until(lambda m: m["type"] == "table" and m["table"]["ask"] is None)
        assert mia.until_state(lambda s: not s["undo"]["question"])
        undone = mia.lines[-1]["cause"] == "undo" or (yes and mia.until(lambda m: m["type"] == "step")["line"]["cause"] == "undo")
        assert undone == yes
        if yes:
            assert mia.until_state(lambda s: s["at"] == 6)["moves"]


def test_who_resigns_at_a_table_of_two_has_lost(yard: LiveServer) -> None:
    table, keys = yard.table("lanes", people=2)
    with yard.guests(table, [*keys]) as (mia, bo):
        assert mia.ask("resign")["type"] == "ack"
        state = bo.until_state(lambda s: s["over"])
        assert state["payoff"] == [0.0, 1.0]
        assert state["prompt"] == "P0 Person resigns. You win."
        assert mia.until_state(lambda s: s["over"])["prompt"] == "You resign. P1 Person wins."
        assert (state["actor"], state["rules"]) == (-1, []), "nobody decides any more, and no rule of the last decision ended it"
        assert bo.move("done")["code"] == "game over"
    info = yard.get(f"/api/tables/{table}")
    assert (info["status"], info["ended"]) == ("over", "resigned")
    assert info["over_at"] == mia.lines[-1]["at"] > info["created"]
    assert "so far (the game is not over)" in verify(yard.get(f"/api/tables/{table}/record"))


def test_who_resigns_at_a_larger_table_leaves_a_bot_for_good(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2, bots=1)
    with yard.guests(table, [*keys]) as (mia, bo):
        assert mia.ask("resign")["type"] == "ack"
        assert mia.ask("back")["code"] == "resigned"
        while not any((line["seat"], line["cause"]) == (0, "bot") for line in bo.lines):
            play_to_the_end([bo], most=1)
    seat = yard.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["resigned"], seat["away"], seat["level"]) == (True, False, "fair")


def test_a_bot_plays_for_somebody_who_asks_for_it_until_they_are_back(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as (mia, bo):
        mia, bo = in_order([mia, bo])
        assert bo.ask("bot", seat=mia.seat, level="simple")["code"] == "not idle"
        assert mia.ask("bot", seat=mia.seat, level="simple")["type"] == "ack"
        bo.until_state(lambda s: bool(s["moves"]))
        assert bo.lines[1]["cause"] == "bot"
        assert bo.info["seats"][mia.seat]["away"]
        assert mia.move("hide")["code"] in ("stale", "not your turn")
        assert mia.ask("back")["type"] == "ack"
        play_to_the_end([mia, bo], most=3)
        assert not bo.info["seats"][mia.seat]["away"]


def test_an_invitation_is_known_to_be_good_before_anybody_sits_down(yard: LiveServer) -> None:
    made = yard.make("forts", [{"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{made['table']}/invited"
    assert yard.post(path, {"invite": made["invite"]}) == {"good": True}
    assert yard.post(path, {"invite": made["invite"][:-1]}) == {"good": False}
    assert yard.get("/api/reach") == {"addresses": [], "only_here": False}  # nobody has told this one where it listens


def test_the_clock_plays_the_declared_default_for_whoever_is_absent(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2, clock={"kind": "move", "seconds": 5})
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        state = bo.until_state(lambda s: True)
        assert state["deadline"] is not None
        yard.call(lambda: hasten(yard, table))
        bo.until(lambda m: m["type"] == "step")
        assert bo.lines[-1]["cause"] == "time"
        assert bo.lines[-1]["text"] == f"Time is up: the default move is played for P{mia.seat} Person."
        mia.until(lambda m: m["type"] == "step")
        assert mia.lines[-1]["text"] == "Time is up: the default move is played for you."
        assert bo.ask("bot", seat=mia.seat)["code"] == "not idle"  # she is late, but connected (test_absence.py)


async def hasten(yard: LiveServer, table: str) -> None:
    """Let the time of a table run out now: as if its last move had been made long ago."""
    assert yard.server is not None
    room = await yard.server.tables.room(table)
    async with room.lock:
        assert room.board is not None
        room.board.marks[-1].what.at -= 3_600_000
        await room.store.mend(table, room.fold.seq, room.head(0))


def test_a_code_moves_a_seat_to_another_device_once(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as old:
        code = yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
        seated = yard.post("/api/reclaim", {"code": code.upper().replace("-", " ")})
        assert (seated["table"], seated["seat"]) == (table, 0)
        bye = old.until(lambda m: m["type"] == "bye")
        assert bye["code"] == "moved"
    assert refusal(yard.ask("POST", "/api/reclaim", {"code": code})) == (403, "code")
    assert refusal(yard.ask("POST", f"/api/tables/{table}/ticket", {}, keys[0])) == (401, "key")
    with yard.guest(table, seated["key"]) as new:
        assert new.seat == 0


def test_nobody_can_foretell_a_bot() -> None:
    assert len({luck_of_a_bot() for _ in range(100)}) == 100


def test_after_a_game_the_same_people_find_their_seats_kept(yard: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "fresh_seed", fresh_seed)  # as real servers draw it
    table, keys = yard.table("lanes", people=2)
    assert refusal(yard.ask("POST", f"/api/tables/{table}/rematch", {}, keys[0])) == (409, "not over")
    with yard.guests(table, [*keys]) as (mia, bo):
        mia.ask("resign")
        first = yard.post(f"/api/tables/{table}/rematch", {"salt": "ab"}, keys[0])
        told = bo.until(lambda m: m["type"] == "table" and m["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == first["table"]
    second = yard.post(f"/api/tables/{table}/rematch", {}, keys[1])
    assert second["table"] == first["table"]
    assert (first["seat"], second["seat"]) == (0, 1)
    info = yard.get(f"/api/tables/{first['table']}")
    assert (info["status"], info["seats"][1]["name"]) == ("playing", "P1 Person")
    assert yard.get(f"/api/tables/{table}")["commitment"] != info["commitment"]


def test_chat_is_kept_as_plain_text_and_only_for_those_at_the_table(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [keys[0], None]) as (mia, watcher):
        assert mia.ask("chat", text="<b>hi</b> \x07 there")["type"] == "ack"
        said = watcher.until(lambda m: m["type"] == "chat")["line"]
        assert (said["name"], said["text"]) == ("P0 Person", "<b>hi</b>  there")
        assert watcher.ask("chat", text="psst")["code"] == "watching"
    with yard.guest(table, keys[1]) as bo:
        assert [line["text"] for line in bo.chat] == [said["text"]]


def test_my_tables_come_with_those_that_wait_for_me_first(yard: LiveServer) -> None:
    waiting = yard.make("forts", TWO)["seats"][0]["key"]
    _, (first, second) = yard.table("forts", people=2)
    mine = yard.post("/api/mine", {"keys": [waiting, "nonsense-key", second, first]})
    assert [(t["waiting"], t["table"]["status"]) for t in mine["tables"]] == [
        (True, "playing"),
        (False, "playing"),
        (False, "waiting"),
    ]
    assert mine["unknown"] == [1]


def test_only_listed_tables_are_listed_and_they_need_no_invitation(yard: LiveServer) -> None:
    private, public = yard.make("forts", TWO), yard.make("forts", TWO, listed=True)
    listed = [info["table"] for info in yard.get("/api/tables")["tables"]]
    assert public["table"] in listed
    assert private["table"] not in listed
    assert yard.post(f"/api/tables/{public['table']}/join", {"invite": "", "name": "Bo"})["seat"] == 1
    assert public["table"] not in [info["table"] for info in yard.get("/api/tables")["tables"]]


def test_while_a_game_goes_on_nobody_gets_its_record_or_another_seats_replay(yard: LiveServer) -> None:
    table, keys = yard.table("lanes", people=2)
    assert refusal(yard.ask("GET", f"/api/tables/{table}/record")) == (409, "not over")
    assert refusal(yard.ask("GET", f"/api/tables/{table}/replay?seat=1", None, keys[0])) == (403, "secret")
    assert refusal(yard.ask("GET", f"/api/tables/{table}/replay?seat=-2", None, keys[0])) == (403, "secret")
    own = yard.get(f"/api/tables/{table}/replay?seat=0", keys[0])
    assert own["steps"][0]["view"]["you"] == 0
    assert yard.get(f"/api/tables/{table}/replay")["seat"] == -1


def test_the_table_speaks_german_to_whoever_wants_it(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [keys[0]]) as (mia,):
        english = mia.until_state(lambda s: True)["prompt"]
        assert mia.ask("lang", lang="de")["type"] == "ack"
        german = mia.until(lambda m: m["type"] == "table")["state"]["prompt"]
        assert german != english


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": TWO}, "unknown game"),
        ({"game": "forts", "seats": TWO[:1]}, "option"),
        ({"game": "forts", "seats": TWO, "options": {"seats": 3}}, "seats"),
        ({"game": "forts", "seats": TWO, "options": {"colour": 3}}, "option"),
        ({"game": "forts", "seats": TWO, "clock": {"kind": "move", "seconds": 1}}, "clock"),
        ({"game": "forts", "seats": [{"kind": "me", "name": "p1"}, {"kind": "open"}]}, "name"),
        ({"game": "forts", "seats": [{"kind": "me", "name": "A"}, {"kind": "guest", "name": "a"}]}, "name"),
        ({"game": "forts", "seats": [{"kind": "bot", "level": "program:rm"}, {"kind": "open"}]}, "level"),
        ({"game": "forts", "seats": TWO, "colour": "blue"}, "schema"),
        ({"game": "forts", "seats": []}, "schema"),
        ({"game": "forts", "seats": [{"kind": "me", "name": "A", "salt": "no # in here"}]}, "schema"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(yard: LiveServer, wish: dict[str, Any], code: str) -> None:
    status, said = refusal(yard.ask("POST", "/api/tables", wish))
    assert said == code
    assert status in (400, 404)


def test_a_finished_game_is_replayed_through_any_eyes_and_its_chances_are_worked_out(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    assert refusal(yard.ask("GET", f"/api/tables/{table}/chances")) == (409, "not over")
    with yard.guests(table, [*keys]) as guests:
        play_to_the_end(guests, most=6)
        guests[0].ask("resign")
    replay = yard.get(f"/api/tables/{table}/replay?seat=-2")
    assert [step["number"] for step in replay["steps"]] == list(range(7))
    assert all(step["label"] for step in replay["steps"][1:])
    assert len(replay["steps"][0]["seat_views"]) == 2
    assert yard.get(f"/api/tables/{table}/replay?seat=1&lang=de")["steps"][1]["prompt"]
    record = yard.get(f"/api/tables/{table}/record")
    again = yard.ask("POST", "/api/replay?seat=-2", headers={"content-type": "text/plain"}, content=record.encode()).json()
    assert again["steps"] == replay["steps"]
    until(lambda: yard.get(f"/api/tables/{table}/chances")["ready"], "all chances")
    chances = yard.get(f"/api/tables/{table}/chances")
    assert len(chances["steps"]) == 7
    assert all(abs(sum(step) - 1) < 0.01 for step in chances["steps"])


def test_an_open_replay_says_what_was_chosen_in_secret_and_other_eyes_do_not(yard: LiveServer) -> None:
    table, keys = yard.table("duel", people=2)
    with yard.guests(table, [*keys]) as guests:
        play_to_the_end(guests, most=4)
        guests[0].ask("resign")

    def said(eyes: int) -> list[str]:
        steps = yard.get(f"/api/tables/{table}/replay?seat={eyes}")["steps"]
        return [step["events"][0]["text"] for step in steps[1:5]]

    assert all("has decided" in text for text in said(-1))
    assert all("keeps" in text for text in said(-2))
    assert sum("has decided" in text for text in said(0)) == 2


def test_a_hint_names_good_moves_to_whoever_decides_and_to_nobody_else(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2, hints=True)
    with yard.guests(table, [*keys, None]) as guests, yard.guest(table, keys[0]) as tab:
        mia, bo = in_order(guests[:-1])
        tab.until_state(lambda s: True)
        hint = mia.ask("hint")
        assert hint["type"] == "hint"
        assert {m["move"] for m in hint["moves"]} <= {m["move"] for m in mia.state["moves"]}  # type: ignore[index]
        assert bo.ask("hint")["code"] == "not your turn"
        for other in (bo, guests[-1], tab):  # not the other player, no watcher, not even another socket of the same seat
            other.ask("lang", lang="en")  # whatever was sent before comes before this answer
            assert all(message["type"] != "hint" for message in other.heard)


@pytest.mark.parametrize(
    ("people", "bots", "wish", "allowed"),
    [(1, 1, {}, True), (2, 0, {}, False), (2, 0, {"hints": True}, True), (1, 1, {"hints": False}, False)],
)
def test_hints_are_off_where_two_people_play_unless_the_table_allows_them_and_everybody_knows(
    yard: LiveServer, people: int, bots: int, wish: Message, allowed: bool
) -> None:
    table, keys = yard.table("forts", people=people, bots=bots, **wish)
    with yard.guests(table, [*keys, None]) as guests:
        assert {guest.info["hints"] for guest in guests} == {allowed}
        asker = next((g for g in guests[:-1] if g.until_state(lambda s: True) and g.decides), guests[0])
        asker.until_state(lambda s: bool(s["moves"]))
        answer = asker.ask("hint")
        assert answer["type"] == ("hint" if allowed else "refused")
        assert allowed or answer["code"] == "hints"


def test_hints_come_with_being_alone_and_the_next_game_keeps_what_the_table_allows(yard: LiveServer) -> None:
    made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
    table, key = made["table"], made["seats"][0]["key"]
    assert not yard.get(f"/api/tables/{table}")["hints"]  # somebody may come
    assert yard.post(f"/api/tables/{table}/start", {}, key)["hints"]  # a bot came
    table, keys = yard.table("forts", people=2, hints=True)
    with yard.guests(table, [*keys]) as guests:
        assert guests[0].ask("resign")["type"] == "ack"
    assert yard.get(f"/api/tables/{yard.post(f'/api/tables/{table}/rematch', {}, keys[0])['table']}")["hints"]


def test_a_record_that_does_not_fit_is_refused_with_its_line(yard: LiveServer) -> None:
    for text, complaint in (("game: forts\n", "the record has no line 'moves:'"), ("\x00", "record"), ("", "record")):
        answer = yard.ask("POST", "/api/replay", headers={"content-type": "text/plain"}, content=text.encode())
        assert refusal(answer) == (400, "record")
        assert complaint in answer.json()["sentence"]
