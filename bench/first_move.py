"""How long a newcomer waits: with nothing compiled yet, from the command to the first move.

    python bench/first_move.py [game ...] [--turns N]

`snowyard serve` on an empty cache and an empty database, anew for each game: seconds until it listens, until a table that was
asked for then lies before a player, and until a `fair` bot there has made its first move (the player moves at once). Then
`snowyard play` in a terminal: seconds until it asks for a move. The best of several turns; how busy the machine was is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect

from snowyard import game, games

SNOWYARD = [sys.executable, "-m", "snowyard.cli"]
PROMPT = b"> "
PATIENCE = 120.0  # seconds; nothing is measured with it
MOST = {"dealt": 4.0, "answer": 2.0, "prompt": 3.0}
"""What is promised, in seconds."""


def on_empty_cache(folder: str) -> dict[str, str]:
    """As a fresh clone finds it; what files Python has compiled for itself stays."""
    return {**os.environ, "SNOWYARD_CACHE": f"{folder}/cache", "XDG_STATE_HOME": folder, "TERM": "xterm", "COLUMNS": "100"}


def served(slug: str) -> dict[str, float]:
    """From the command to a bot's answer."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*SNOWYARD, "serve", "--port", "0", "--database", f"{folder}/tables.db", "--log-level", "error"]
        begun = time.perf_counter()
        with subprocess.Popen(command, env=on_empty_cache(folder), stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"open at (http://127\.0\.0\.1:\d+)/", server.stdout.readline())
                assert found
                listening = time.perf_counter() - begun
                dealt, answer = played(found[1], slug)
                return {"listening": listening, "dealt": dealt - begun, "answer": answer - dealt}
            finally:
                server.terminate()


def ask(yard: str, path: str, body: dict[str, Any], key: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"{yard}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def played(yard: str, slug: str) -> tuple[float, float]:
    """When the table lay there, and when the bot had moved."""
    seats = [{"kind": "me", "name": "Mia"}] + [{"kind": "bot", "level": "fair"}] * (max(2, game(slug).players[0]) - 1)
    made = ask(yard, "tables", {"game": slug, "seats": seats})
    key = made["seats"][0]["key"]
    ticket = ask(yard, f"tables/{made['table']}/ticket", {}, key)["ticket"]
    with connect(f"ws{yard[4:]}/api/socket", origin=yard, max_size=None) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"type": "hello", "ticket": ticket}))
        dealt, mine = 0.0, 0
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            state = message.get("state")
            if state and not dealt:
                dealt = time.perf_counter()
            lines = message["log"] if message["type"] == "welcome" else [message["line"]] if message["type"] == "step" else []
            if any(line["cause"] == "bot" for line in lines):
                return dealt, time.perf_counter()
            if state and state["moves"]:
                mine += 1
                socket.send(json.dumps({"type": "move", "id": f"m{mine}", "move": state["moves"][0]["move"], "at": state["at"]}))


def prompted(slug: str) -> float:
    """From the command to the first question, in a terminal."""
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = pty.openpty()
        begun = time.perf_counter()
        command = [*SNOWYARD, "play", slug, "--seats", "me,bot"]
        with subprocess.Popen(command, env=on_empty_cache(folder), stdin=theirs, stdout=theirs, stderr=theirs) as playing:
            os.close(theirs)
            try:
                heard = b""
                while not heard.endswith(PROMPT):
                    if not select.select([ours], [], [], PATIENCE)[0]:
                        raise SystemExit(f"no prompt: {heard.decode()[-500:]}")
                    heard += os.read(ours, 65536)
                took = time.perf_counter() - begun
            finally:
                playing.kill()
        os.close(ours)
        return took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="which ones (all)")
    parser.add_argument("--turns", type=int, default=3, help="how often; the best counts (3)")
    given = parser.parse_args()
    os.environ.pop("SNOWYARD_MACHINE", None)
    print(f"{os.cpu_count()} cores, load {', '.join(f'{load:.1f}' for load in os.getloadavg())}; seconds, best of {given.turns}")
    print(f"{'game':<8} {'listening':>9} {'dealt':>6} {'answer':>6} {'prompt':>6}")
    late = False
    for slug in given.games or games():
        rows = [{**served(slug), "prompt": prompted(slug)} for _ in range(given.turns)]
        best = {name: min(row[name] for row in rows) for name in rows[0]}
        print(f"{slug:<8} {best['listening']:>9.2f}", *(f"{best[name]:>6.2f}" for name in MOST), flush=True)
        late |= any(best[name] > most for name, most in MOST.items())
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
