"""A small complete player for a Snowyard server, written from docs/protocol.md alone.

    python client.py http://127.0.0.1:8000 --game forts --option turn_cap_per_player=10
    python client.py 'http://127.0.0.1:8000/#/join/TABLE/INVITE' --name Ben

The first makes a table for two, prints the link that invites, and plays; the second joins by the link. Both play any legal
move until the game is over. It needs Python and the `websockets` package.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from socket import SHUT_RDWR
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

AGAIN = ("busy", "internal", "rate", "restart", "slow", "storage", "ticket")  # passing troubles: try again
PAUSE = 1.0  # seconds before that
SILENCE = 20.0  # seconds without a message before asking whether the server is there


class Refused(Exception):
    """The server said no. `code` is for programs, the sentence for people."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(f"{answer['code']}: {answer['sentence']}")
        self.code = answer["code"]


def ask(yard: str, path: str, body: dict[str, Any], key: str = "") -> Any:
    """One question over HTTP. A key is a secret: it travels in a header, never in an address."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"{yard}/api/{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Refused(json.load(error)) from None


class Player:
    """One seat. What must outlive a connection is kept here: the last line seen, and the request without an answer."""

    def __init__(self, yard: str, table: str, key: str, luck: random.Random, cut: int) -> None:
        self.yard, self.table, self.key, self.luck, self.cut = yard, table, key, luck, cut
        self.seen = 0  # the number of the last line
        self.state: dict[str, Any] | None = None  # the newest; None until there is one
        self.open: dict[str, Any] | None = None  # my move that is neither acknowledged nor refused
        self.made, self.name = 0, secrets.token_hex(4)  # for ids that nobody used before

    @property
    def over(self) -> bool:
        return bool(self.state and self.state["over"])

    def play(self) -> None:
        """Connect, and connect again after every cut, until the game is over."""
        while not self.over:
            try:
                ticket = ask(self.yard, f"tables/{self.table}/ticket", {}, self.key)["ticket"]
                # A program, too, names the server's own address as its origin. A welcome may be long.
                with connect(f"ws{self.yard[4:]}/api/socket", origin=self.yard, max_size=None, open_timeout=60) as socket:
                    socket.send(json.dumps({"type": "hello", "ticket": ticket, "since": self.seen}))
                    self.listen(socket)
            except (Refused, ConnectionClosed, InvalidHandshake, OSError) as trouble:
                if isinstance(trouble, Refused) and trouble.code not in AGAIN:
                    raise
                print(f"  (the line is cut: {trouble}; once more)", flush=True)
                time.sleep(PAUSE)

    def listen(self, socket: ClientConnection) -> None:
        asked = False  # a ping is under way
        resend = self.open is not None  # it was sent over an older connection, and perhaps arrived
        while not self.over:
            try:
                message = json.loads(socket.recv(timeout=SILENCE))
            except TimeoutError:
                if asked:
                    raise OSError("the server is silent") from None
                asked = True
                socket.send(json.dumps({"type": "ping"}))
                continue
            asked = False
            self.hear(socket, message)
            if self.state is None or self.over:
                continue
            if self.open and resend:
                socket.send(json.dumps(self.open))  # word for word under the same id: it is done once
            elif not self.open and self.state["moves"]:
                self.decide(socket)
            resend = False

    def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "bye":
            raise Refused(message)
        for line in message["log"] if kind == "welcome" else [message["line"]] if kind == "step" else []:
            self.tell(line)
        if kind in ("welcome", "step", "table") and message["state"]:  # null: the one I have still holds
            self.state = message["state"]
        if kind == "refused":
            print(f"  refused: {message['code']}: {message['sentence']}", flush=True)
        if kind in ("ack", "refused") and self.open and message["id"] == self.open["id"]:
            if kind == "refused" and message["code"] in AGAIN:
                time.sleep(PAUSE)
                socket.send(json.dumps(self.open))
            else:
                self.open = None

    def tell(self, line: dict[str, Any]) -> None:
        if line["seq"] > self.seen:
            self.seen = line["seq"]
            told = " ".join(event["text"] for event in line["events"] if event["text"])
            print(f"{self.seen:4} {told or line['text'] or line['cause']}", flush=True)

    def decide(self, socket: ClientConnection) -> None:
        assert self.state is not None
        self.made += 1
        move = self.luck.choice(self.state["moves"])["move"]
        self.open = {"type": "move", "id": f"{self.name}-{self.made}", "move": move, "at": self.state["at"]}
        socket.send(json.dumps(self.open))
        if self.made == self.cut:
            socket.socket.shutdown(SHUT_RDWR)  # the line is cut: did the move arrive?


def value(text: str) -> Any:
    """Of an option: numbers, true and false are JSON, the rest are words."""
    return json.loads(text) if text in ("true", "false") or text.isdigit() else text


def main() -> None:
    parser = argparse.ArgumentParser(description="Play any legal move at a table until the game is over.")
    parser.add_argument("address", help="the server's address, to make a table; or a link that invites, to join one")
    parser.add_argument("--name", default="Ann")
    parser.add_argument("--game", default="forts")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--seed", type=int, help="choose the same moves again")
    parser.add_argument("--cut", type=int, default=0, metavar="N", help="cut the line at move N, to see it mended")
    given = parser.parse_args()
    yard, _, invitation = given.address.partition("/#/join/")
    yard = yard.rstrip("/")
    try:
        if invitation:
            table, _, invite = invitation.partition("/")
            key = ask(yard, f"tables/{table}/join", {"invite": invite, "name": given.name})["key"]
        else:
            seats = [{"kind": "me", "name": given.name}, {"kind": "open"}]
            options = {name: value(text) for name, _, text in (word.partition("=") for word in given.option)}
            made = ask(yard, "tables", {"game": given.game, "seats": seats, "options": options})
            table, key = made["table"], made["seats"][0]["key"]
            print(f"Invite somebody: {yard}{made['link']}", flush=True)
        player = Player(yard, table, key, random.Random(given.seed), given.cut)
        player.play()
    except (Refused, OSError) as trouble:
        sys.exit(f"That did not work: {trouble}")
    assert player.state is not None
    print(f"The game is over after {player.made} moves of mine. It paid: {player.state['payoff']}")


if __name__ == "__main__":
    main()
