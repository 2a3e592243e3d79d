"""The terminal at a table on the network, through the same protocol as the browser."""

from __future__ import annotations

import queue
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.process import Process
from server.running import PATIENCE, LiveServer, first_move, in_order
from snowyard.cli import main
from snowyard.kernel.errors import Refusal
from snowyard.match import verify
from snowyard.server.sockets import Connection
from snowyard.terminal.connection import COMES_BACK, Heard, TableConnection, read_link
from terminal.sitting import Talk, Terminal

OPEN = [{"kind": "me", "name": "Mia"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def test_the_terminal_joins_by_the_link_moves_chats_and_comes_back_to_its_seat(yard: LiveServer, tmp_path: Path) -> None:
    made = yard.make("forts", OPEN)
    link = yard.address + made["link"]
    kept = tmp_path / "snowyard" / "seats.json"
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
        bo = Talk("play", "--table", link, "--name", "Bo", "--plain")
        assert "You are p1, Bo." in bo.hear("help shows what else you can type")
        assert kept.stat().st_mode & 0o777 == 0o600
        mia.until_state(lambda s: True)
        while mia.decides:
            mia.move("build snowball")
        if "Your move: " not in bo.heard:
            bo.hear("Your move: ")
        mia.ask("chat", text="your\n turn")  # one line, whatever it has: nothing it says looks like the table's own
        assert bo.hear("Mia: your turn")
        bo.answer("chat coming")
        assert mia.until(lambda m: m["type"] == "chat" and m["line"]["seat"] == 1)["line"]["text"] == "coming"
        bo.answer("fly away")
        assert bo.hear("forts has no move 'fly away'.")
        bo.answer("hide")
        hidden = mia.until(lambda m: m["type"] == "step" and m["line"]["seat"] == 1)
        assert hidden["line"]["events"][0]["text"].startswith("Bo hides")
        bo.answer("undo")
        assert mia.until(lambda m: m["type"] == "step")["line"]["cause"] == "undo"
        bo.process.kill()
        bo.end()
        again = Talk("play", "--table", link, "--plain")
        assert "You are p1, Bo." in again.hear("help shows")
        again.process.kill()
        again.end()
    assert len(yard.get(f"/api/tables/{made['table']}")["seats"]) == 2


def test_in_the_terminal_one_chooses_while_others_do_and_may_choose_again(yard: LiveServer) -> None:
    made = yard.make("duel", OPEN)
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
        bo = Terminal("play", "--table", yard.address + made["link"], "--name", "Bo")
        bo.wait("the other 3 go to Mia")
        mia.until_state(lambda s: s["asked"] == [0, 1])
        bo.type("a")
        bo.wait("You have chosen: Keep ")
        bo.wait("Mia is still choosing.")
        bo.wait("Type undo to change your choice.")
        mia.until_state(lambda s: s["chosen"] == [1])
        bo.type("undo")
        mia.until_state(lambda s: s["chosen"] == [])
        bo.wait("the other 3 go to Mia")
        for told in ("Mia has chosen.", "Mia chooses again.", "Mia has chosen."):
            assert mia.state is not None
            asked = ("move", {"move": mia.state["moves"][0]["move"], "at": 1}) if "has" in told else ("undo", {})
            assert mia.ask(asked[0], **asked[1])["type"] == "ack"
            bo.wait(told)
        bo.type("b")
        bo.wait("You keep ")
        mia.until_state(lambda s: s["at"] == 3)
        bo.type("quit")
        bo.wait("Come back with the same link.")
        assert bo.end() == 0


def test_over_the_network_a_terminal_speaks_its_language_and_makes_forced_moves_by_itself(yard: LiveServer) -> None:
    made = yard.make("splat", OPEN)
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
        bo = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain", "--language", "de")
        assert "Du bist p1, Bo." in bo.hear("hilfe zeigt, was du sonst tippen kannst")
        mia.until_state(lambda s: True)
        made_alone = 0
        while made_alone < 2:
            if mia.decides:
                mia.move(first_move(mia))
            elif bo.wait_for("Dein Zug: ", "Von selbst gespielt: ") == "Dein Zug: ":
                bo.answer(re.findall(r"^([a-z]): .*$", bo.heard, re.MULTILINE)[-1])
                mia.until(lambda m: m["type"] == "step" and m["line"]["seat"] == 1)
            else:
                made_alone += 1
                mia.until(lambda m: m["type"] == "step" and m["line"]["seat"] == 1)
        bo.process.kill()
        bo.end()


def test_whoever_is_asked_to_let_a_move_go_back_hears_which_and_what_goes_with_it(yard: LiveServer) -> None:
    made = yard.make("forts", OPEN)
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
        bo = Terminal("play", "--table", yard.address + made["link"], "--name", "Bo", "--language", "de")
        bo.wait("hilfe zeigt")
        state = mia.until_state(lambda s: True)
        for action in (1, 2, 3) if not state["moves"] else ():
            bo.wait(f"Wähle Aktion {action} von 3")
            bo.type("hide")
        mia.until_state(lambda s: bool(s["moves"]))
        for _ in range(3):
            mia.move("build snowball")
        bo.wait("Wähle Aktion 1 von 3")
        bo.type("hide")
        mia.until_state(lambda s: s["undo"]["can"] == "ask")
        assert mia.ask("undo")["type"] == "ack"
        bo.wait("Mia möchte zurücknehmen. Tipp ja oder nein.")
        bo.wait("Zurück ginge: Mia formt einen Schneeball")
        bo.wait("Und damit auch: Du gehst in Deckung")
        bo.type("nein")
        mia.until(lambda m: m["type"] == "table" and m["table"]["ask"] is None)
        bo.type("build snowball")
        bo.wait("Wähle Aktion 3 von 3")
        bo.type("build snowball")
        mia.until_state(lambda s: bool(s["moves"]))
        mia.move("hide")
        bo.wait("Mia geht in Deckung")
        bo.type("zurück")
        bo.wait("Die anderen werden gefragt")
        bo.wait("Zurück ginge: Du formst einen Schneeball")
        bo.wait("Und damit auch: Mia geht in Deckung")
        bo.type("ende")
        bo.end()


def test_a_watcher_sees_the_table_and_may_not_act(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        screen = Terminal("play", "--table", f"{yard.address}/#/table/{table}")
        screen.wait("You are watching.")
        screen.wait("Waiting for")
        mia.move("hide")
        screen.wait("hides")
        screen.type("undo")
        screen.wait("you are watching; only those at the table can do that")
        screen.type("quit")
        screen.wait("Come back with the same link.")
        assert screen.end() == 0


def test_the_terminal_says_the_time_of_all_and_what_no_table_can_prevent(yard: LiveServer) -> None:
    made = yard.make("forts", OPEN, clock={"kind": "bank", "seconds": 600, "more": 5}, hints=True)
    with yard.guest(made["table"], made["seats"][0]["key"]):
        bo = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain")
        bo.wait("Hints are allowed at this table.")
        bo.wait("What players run on their own devices, nobody can prevent.")
        bo.wait("Clocks: ")
        assert re.fullmatch(r"Mia \d+:\d\d, you \d+:\d\d\.\n", bo.wait("\n"))
        bo.process.kill()
        bo.end()


def test_after_a_game_the_terminal_keeps_its_record_and_plays_the_rematch(yard: LiveServer, tmp_path: Path) -> None:
    made = yard.make("forts", OPEN)
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
        bo = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain")
        bo.wait("You are p1, Bo.")
        mia.until_state(lambda s: True)
        while mia.decides:
            mia.move("build snowball")
        bo.wait("Your move: ")
        for typed, heard in (
            ("save", "that is shown when the game is over"),
            ("rematch", "when the game is over"),
            ("resign", "Do you really give up? Then type: resign yes"),
            ("bot p0", "Mia is still at the table"),
            ("code", "takes your seat there, once"),
            ("resign yes", "You resign. Mia wins."),
            (f"save {tmp_path / 'game.txt'}", "The record is saved"),
            ("rematch", "/#/table/"),
        ):
            bo.answer(typed)
            bo.wait(heard)
        assert "the seed fits its commitment" in verify((tmp_path / "game.txt").read_text())
        again = mia.until_info(lambda info: info["rematch"] is not None)["rematch"]
        assert again in bo.wait("The table waits for players")
        assert yard.post(f"/api/tables/{made['table']}/rematch", {}, made["seats"][0]["key"])["table"] == again
        bo.wait("Mia sits down.")
        bo.process.kill()
        bo.end()


def test_a_code_takes_the_seat_from_the_browser_to_the_terminal(yard: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    table, keys = yard.table("forts", people=2)
    link = f"{yard.address}/#/table/{table}"
    with yard.guest(table, keys[0]) as mia:
        code = yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
        here = Talk("play", "--table", link, "--code", code, "--plain")
        here.wait("You are p0, P0 Person.")
        assert mia.until(lambda m: m["type"] == "bye")["code"] == "moved"
        here.process.kill()
        here.end()
    assert main(["play", "--table", link, "--code", code]) == 2
    assert "that code is wrong, used, or older than ten minutes" in capsys.readouterr().err


def test_when_the_server_dies_the_terminal_waits_and_goes_on(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    with Process(place) as yard:
        table, keys = yard.table("forts", people=2)
        code = yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
        screen = Terminal("play", "--table", f"{yard.address}/#/table/{table}", "--code", code)
        screen.wait("You are p0")
        yard.kill()
    screen.wait("The line is lost; it is being built up again")
    with Process(place, "--port", str(yard.port)) as again:
        screen.wait("The line is back.")
        screen.type("chat still here")
        with again.guest(table, keys[1]) as bo:
            while not bo.chat:
                bo.next()
            assert bo.chat[-1]["text"] == "still here"
        again.process.terminate()
        screen.wait("The server is being restarted")
    screen.type("quit")
    assert screen.end() == 0


def said_by(line_of: Callable[[Heard], TableConnection], last: str) -> list[str]:
    """The types of what a line tells, up to this one."""
    heard: queue.Queue[dict[str, Any]] = queue.Queue()
    line = line_of(heard.put)
    line.open()
    said = [heard.get(timeout=PATIENCE)["type"]]
    while said[-1] != last:
        said.append(heard.get(timeout=PATIENCE)["type"])
    line.close()
    return said


@pytest.mark.parametrize("code", COMES_BACK)
def test_after_a_farewell_that_is_not_final_the_terminal_comes_back(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    table, keys = yard.table("forts", people=2)
    admit, refusals = Connection._admit, [Refusal(code, "come again")]

    async def not_at_once(self: Connection) -> None:
        if refusals:
            await self._next()  # the hello
            raise refusals.pop()
        await admit(self)

    monkeypatch.setattr(Connection, "_admit", not_at_once)
    link = read_link(f"{yard.address}/#/table/{table}")
    assert said_by(lambda heard: TableConnection(link, keys[0], heard), "welcome") == ["bye", "lost", "welcome"]


def test_a_terminal_whose_seat_was_taken_to_another_device_does_not_come_back(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    code = yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
    yard.post("/api/reclaim", {"code": code})
    link = read_link(f"{yard.address}/#/table/{table}")
    assert said_by(lambda heard: TableConnection(link, keys[0], heard), "ended") == ["ended"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--table", "nowhere"], "'nowhere' is no link to a table"),
        (["--table", "http://127.0.0.1:9/#/table/abcdefghjkmn"], "http://127.0.0.1:9 cannot be reached"),
        (["forts", "--name", "Mia"], "--name is for a table on the network; give its link with --table"),
        (["forts", "--table", "http://127.0.0.1:9/#/table/abcdefghjkmn"], "GAME cannot be given with --table"),
    ],
)
def test_a_link_that_leads_nowhere_is_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_an_invitation_that_is_wrong_is_refused_in_the_servers_own_words(
    yard: LiveServer, capsys: pytest.CaptureFixture[str]
) -> None:
    made = yard.make("forts", OPEN)
    assert main(["play", "--table", f"{yard.address}/#/join/{made['table']}/wrong"]) == 2
    assert "that invitation does not open this table" in capsys.readouterr().err


def test_who_joins_from_a_terminal_is_told_what_the_variant_changes(yard: LiveServer) -> None:
    made = yard.make("forts", OPEN, options={"variant": "start.hit_points = 12"})
    bo = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain", "--language", "de")
    told = bo.hear("Lebenspunkte am Anfang: 12 statt 20")
    assert "Dieser Tisch spielt eine Variante. Anders als gedruckt:" in told
    bo.process.kill()
    bo.end()
