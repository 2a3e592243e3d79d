"""`snowyard serve` as an operator meets it: where it listens, whom it believes, what it refuses, what there is to watch."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import random
import re
import shutil
import socket
import ssl
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import snowyard
from server.process import Process
from server.running import HERE, PATIENCE, LiveServer, play_to_the_end, serving, socket_address, until
from server.test_board import dealt, play
from snowyard.cli import main
from snowyard.server import metrics
from snowyard.server.api import is_loopback
from snowyard.server.bots import Bots
from snowyard.server.entries import Moved
from snowyard.server.forms import SOMEBODY, Reach
from snowyard.server.guard import Gate
from snowyard.server.hosts import network
from snowyard.server.serve import Place
from snowyard.server.table_log import TableLog
from snowyard.server.work import Rank, Work, at
from terminal.sitting import Talk

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


# ---- options


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--host", "0.0.0.0"], "0.0.0.0 can be reached from other machines, and plain http would let anybody on the way read"),
        (["--host", "::"], "say --insecure for a network you trust"),
        (["--host", "192.0.2.7"], "Give --tls-cert and --tls-key"),
        (["--tls-cert", "a.pem"], "--tls-cert and --tls-key belong together"),
        (["--tls-cert", "a.pem", "--tls-key", "b.pem"], "a.pem and b.pem are no certificate with its key: No such file"),
        (["--tls-cert", __file__, "--tls-key", __file__], "are no certificate with its key"),
        (["--origin", "snow.example"], "an origin is written https://name or https://name:port, not 'snow.example'"),
        (["--origin", "https://snow.example/"], "an origin is written"),
        (["--database", "mysql://a/b"], "mysql:// is no database that Snowyard can use; a file, or postgresql://"),
        (["--database", "/"], "/ is a folder; name a file in it, such as /tables.db"),
        (["--database", "/nowhere/at/all/tables.db"], "there is no folder /nowhere/at/all"),
        (["--database", "postgresql://snow:swordfish@127.0.0.1:9/none"], "the database cannot be used"),
        (
            ["--database", "postgresql://user@host:port/x"],
            "the address of a PostgreSQL is written postgresql://user:password@host/database",
        ),
        (["--host", "no.such.name.invalid", "--insecure"], "cannot listen on no.such.name.invalid port 8000"),
    ],
)
def test_an_option_that_cannot_be_is_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowyard.server.server_log.to_stderr", lambda level: None)
    place = [] if "--database" in arguments else ["--database", str(tmp_path / "tables.db")]
    assert main(["serve", *place, *arguments]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
    assert "swordfish" not in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "99999"], "a port is a number from 0 to 65535, not '99999'"),
        (["--port", "http"], "a port is a number from 0 to 65535, not 'http'"),
        (["--bot-threads", "-3"], "bots think in 1 to 256 threads, not '-3'"),
        (["--rate-scale", "nan"], "multiplied by a number above 0, at most a million, not 'nan'"),
        (["--rate-scale", "0"], "multiplied by a number above 0"),
        (["--trusted-proxy", "proxy.example"], "that is an address or a network, such as 127.0.0.1 or 10.0.0.0/8"),
        (["--metrics", "everybody"], "that is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not 'everybody'"),
        (["--log-level", "loud"], "invalid choice: 'loud'"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_said_with_the_usage(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err


def test_what_is_printed_is_where_to_go() -> None:
    assert Place().addresses(8000) == ["http://127.0.0.1:8000/"]
    assert Place("::1").addresses(1) == ["http://[::1]:1/"]
    assert Place("snow.example", certificate="c", key="k").addresses(443) == ["https://snow.example:443/"]
    assert Place("0.0.0.0", insecure=True).addresses(8000)[0] == "http://127.0.0.1:8000/"
    assert Place(origins=("https://snow.example",)).addresses(8000) == ["https://snow.example"]


def test_a_server_knows_whether_others_reach_it_and_where() -> None:
    assert Place().reach(8000) == Reach([], True)
    assert Place(origins=("https://snow.example",)).reach(8000) == Reach(["https://snow.example/"], False)
    assert Place("192.0.2.7", insecure=True).reach(8000) == Reach(["http://192.0.2.7:8000/"], False)
    everywhere = Place("0.0.0.0", insecure=True).reach(8000)
    assert not everywhere.only_here
    assert not any("127.0.0.1" in address for address in everywhere.addresses)


def test_only_the_servers_own_machine_hears_its_addresses() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("192.0.2.7")
    assert not is_loopback("somebody")


# ---- proxies


def test_only_a_named_proxy_says_who_asks_and_only_its_own_word_counts() -> None:
    gate = Gate(proxies=frozenset({ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("::1")}))

    def asks(client: str, forwarded: str) -> str:
        return gate.address({"client": (client, 1)}, forwarded)

    assert asks("10.0.0.2", "203.0.113.9") == "203.0.113.9"
    assert asks("10.0.0.2", "1.1.1.1, 203.0.113.9") == "203.0.113.9"  # what the guest wrote stands before what the proxy wrote
    assert asks("10.0.0.2", "203.0.113.9, 10.1.1.1") == "203.0.113.9"  # two proxies
    assert asks("::ffff:10.0.0.2", "203.0.113.9") == "203.0.113.9"
    assert asks("0:0:0:0:0:0:0:1", "203.0.113.9") == "203.0.113.9"
    assert asks("203.0.113.5", "1.1.1.1") == "203.0.113.5"
    assert asks("10.0.0.2", "") == "10.0.0.2"
    assert asks("10.0.0.2", "x" * 9000) == "unknown"
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")


def test_behind_a_named_proxy_everybody_has_their_own_limit(tmp_path: Path) -> None:
    gate = Gate(proxies=frozenset({ipaddress.ip_network("127.0.0.1")}))
    with serving(str(tmp_path / "tables.db"), rate_scale=0.01, gate=gate) as yard:

        def asked(spoofed: str, address: str) -> int:
            return yard.ask("GET", "/api/games", headers={"X-Forwarded-For": f"{spoofed}, {address}"}).status_code

        greedy = [asked(f"10.0.0.{n}", "203.0.113.9") for n in range(20)]
        assert 429 in greedy
        assert asked("203.0.113.9", "203.0.113.10") == 200


# ---- https


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that nobody has signed but itself."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl here to make a certificate with")
    folder = tmp_path_factory.mktemp("tls")
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=127.0.0.1",
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-keyout",
            str(folder / "key.pem"),
            "-out",
            str(folder / "cert.pem"),
        ],
        check=True,
        capture_output=True,
    )
    return folder


def test_https_is_really_served_to_browsers_and_terminals(
    certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cert, key = str(certificate / "cert.pem"), str(certificate / "key.pem")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with Process(str(tmp_path / "tables.db"), "--tls-cert", cert, "--tls-key", key) as yard:
        assert yard.address == f"https://127.0.0.1:{yard.port}"
        known = ssl.create_default_context(cafile=cert)
        made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}], verify=known)
        ticket = yard.post(f"/api/tables/{made['table']}/ticket", {}, made["seats"][0]["key"], verify=known)["ticket"]
        with connect(socket_address(yard), origin=Origin(yard.address), ssl=known) as line:
            line.send(json.dumps({"type": "hello", "ticket": ticket}))
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"http://127.0.0.1:{yard.port}/healthz", timeout=PATIENCE)
        stranger = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain")
        status, error = stranger.end()
        assert status == 2
        assert "certificate" in error.lower()
        monkeypatch.setenv("SSL_CERT_FILE", cert)
        bo = Talk("play", "--table", yard.address + made["link"], "--name", "Bo", "--plain")
        assert "You are p1, Bo." in bo.hear("You are p1, Bo.")
        bo.process.kill()
        bo.end()


# ---- watching over it


def measured(yard: LiveServer) -> dict[str, float]:
    return samples(yard.get("/metrics"))


def samples(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def in_memory(yard: LiveServer) -> float:
    """What this server tells; those of other tests in this process write their number there, too, once a second."""
    assert yard.server is not None
    tables = yard.server.tables

    async def tell() -> dict[str, float]:
        tables._forget()
        return samples(metrics.text().decode())

    return float(yard.call(tell)["snowyard_tables_in_memory"])


def test_the_metrics_tell_of_tables_sockets_moves_times_bots_and_errors(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), ("forts",)) as yard:
        before = measured(yard)
        table, keys = yard.table("forts", people=1, bots=1)
        with yard.guest(table, keys[0]) as mia:
            mia.until_state(lambda s: bool(s["moves"]))
            assert mia.move("no such move")["type"] == "refused"
            made = 0
            while not {line["cause"] for line in mia.lines} >= {"move", "bot"}:
                made += play_to_the_end([mia], most=1)
            during = measured(yard)
            assert in_memory(yard) == 1
            mia.ask("resign")
        until(lambda: measured(yard)["snowyard_sockets"] <= before["snowyard_sockets"], "the server to know who has left")
        after = measured(yard)

    def more(name: str, at: dict[str, float] = after) -> float:
        return at[name] - before.get(name, 0.0)

    assert more('snowyard_moves_total{cause="move"}') == made
    assert more('snowyard_moves_total{cause="bot"}') >= 1
    assert more("snowyard_sockets", during) == 1
    assert more('snowyard_tables_made_total{game="forts"}') == 1
    assert more('snowyard_games_over_total{game="forts",how="resigned"}') == 1
    assert more('snowyard_refusals_total{code="unknown move"}') == 1
    assert more("snowyard_commit_seconds_count") >= made + 1
    assert more("snowyard_think_seconds_count") >= 1
    assert more('snowyard_requests_total{status="200"}') >= 2
    assert more("snowyard_request_seconds_count") >= 2
    assert after["snowyard_bots_thinking"] >= 0
    assert after["process_resident_memory_bytes"] > 0
    assert not re.search(rf"{table}|{keys[0]}|127\.0\.0\.1", "\n".join(after))


def test_nobody_reads_the_metrics_unless_the_operator_has_named_them(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), gate=Gate()) as yard:
        answer = yard.ask("GET", "/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "not found")
        assert "snowyard_" not in answer.text


@pytest.mark.parametrize(
    ("forwarded", "trusted", "admitted"),
    [
        ("", False, True),
        ("10.1.2.3", False, False),
        ("10.1.2.3", True, False),
        ("127.0.0.1", False, False),
        ("127.0.0.2", True, True),
    ],
)
def test_a_proxy_does_not_lend_its_own_right_to_read_the_metrics(
    tmp_path: Path, forwarded: str, trusted: bool, admitted: bool
) -> None:
    """The proxy is on this machine, and this machine may read them; whom the proxy speaks for is another matter."""
    proxies = frozenset({ipaddress.ip_network("127.0.0.1")}) if trusted else frozenset()
    with serving(str(tmp_path / "tables.db"), gate=Gate(proxies=proxies, metrics=HERE)) as yard:
        answer = yard.ask("GET", "/metrics", headers={"X-Forwarded-For": forwarded} if forwarded else {})
        assert (answer.status_code == 200) == admitted


def test_a_decision_that_not_everybody_can_notice_is_neither_counted_nor_timed() -> None:
    """Passing where nobody may know who is asked, in village: as often as it happens, the metrics stay as they are."""

    here: Any = "here"  # a cause of our own, and commits that take for ever: servers of other tests may still be at work

    def told() -> tuple[float, float]:
        now = samples(metrics.text().decode())
        slow = now['snowyard_commit_seconds_bucket{le="+Inf"}'] - now['snowyard_commit_seconds_bucket{le="2.5"}']
        return now.get('snowyard_moves_total{cause="here"}', 0.0), slow

    counted = hidden = 0
    for index in range(4):
        board, fold = dealt("village", 2, cards="deal", kids_per_team=3, map_seed=index)
        rng = random.Random(index)
        table: Any = SimpleNamespace(fold=fold, board=board, row=SimpleNamespace(game="village"), id="")
        for _ in range(150):
            if board.table.over:
                break
            before, lines = told(), {viewer: board.count(viewer) for viewer in board.viewers}
            play(board, fold, "pass" if "pass" in board.table.moves else rng.choice(board.table.moves))
            TableLog._measure(table, Moved(board.marks[-1].what.seat, board.marks[-1].what.move, here), 0.0)
            heard = [board.lines(viewer, lines[viewer], "en") for viewer in board.viewers]
            secret = any(not new or new[-1].seat == SOMEBODY for new in heard)
            assert (told() == before) == secret
            counted, hidden = counted + (not secret), hidden + secret
    assert counted > 0
    assert hidden > 0


def test_a_bot_that_is_asked_in_secret_leaves_no_trace_in_the_metrics() -> None:
    async def choose(secret: bool) -> None:
        work = Work(1)
        bots = Bots(work)
        await bots.choose(snowyard.new("forts", seats=2, seed=1), "simple", 1, at(Rank.PLAY, ""), secret)
        work.stop()

    before = samples(metrics.text().decode())["snowyard_think_seconds_count"]
    asyncio.run(choose(True))
    assert samples(metrics.text().decode())["snowyard_think_seconds_count"] == before
    asyncio.run(choose(False))
    assert samples(metrics.text().decode())["snowyard_think_seconds_count"] == before + 1


def test_every_metric_stands_in_the_page_about_serving() -> None:
    for metric in metrics.REGISTRY.collect():
        if metric.name.startswith("snowyard_"):
            name = metric.name + ("_total" if metric.type == "counter" else "")
            assert f"| `{name}` |" in PAGE, name


def test_health_is_the_databases(yard: LiveServer) -> None:
    assert yard.ask("GET", "/healthz").json() == {"status": "ok"}


def test_a_request_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowyard.server.guard.BODY_SECONDS", 0.1)
    with serving(str(tmp_path / "tables.db")) as yard, socket.create_connection(("127.0.0.1", yard.port), PATIENCE) as plain:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{yard.port}\r\nContent-Type: application/json\r\n"
        plain.sendall(f'{head}Content-Length: 100\r\n\r\n{{"game":'.encode())
        answer = b""
        while chunk := plain.recv(4096):
            answer += chunk
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"slow"' in answer
