"""A link may lead to any server: one that is none of ours, or one that wants to harm whoever comes."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from snowyard.kernel.errors import Refusal
from snowyard.terminal.connection import ask, harmless


@contextmanager
def server(status: int, body: str) -> Iterator[str]:
    """Answers everything with this."""

    class Strange(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status, "\x1b[31mOdd")
            self.send_header("Content-Length", str(len(body.encode())))
            self.end_headers()
            self.wfile.write(body.encode())

        do_POST = do_GET

        def log_message(self, *_: object) -> None:
            pass

    strange = HTTPServer(("127.0.0.1", 0), Strange)
    thread = threading.Thread(target=strange.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{strange.server_port}"
    finally:
        strange.shutdown()
        strange.server_close()
        thread.join()


@pytest.mark.parametrize("status", [200, 400, 503])
@pytest.mark.parametrize("body", ["", "{}", "[]", "null", "7", "<html>", "[" * 100_000, '{"ticket": '])
def test_what_is_no_snowyard_server_is_called_that(status: int, body: str) -> None:
    with server(status, body) as address, pytest.raises(Refusal, match="is that a Snowyard server") as refused:
        ask(address, "/api/tables/aaaaaaaaaaaa/ticket", {})["ticket"]
    assert refused.value.code == "server"
    assert refused.value.sentence.isprintable()
    assert "cannot be reached" not in refused.value.sentence


def test_a_server_cannot_steer_the_terminal() -> None:
    evil = "\x1b[2J\x1b]0;title\x07\x9b31m\u202ea\u2066b\rc\x00\nd"
    kept = "[2J]0;title31mabc\nd"
    told = {"code": "full", "sentence": evil, "seats": [{"name": evil}], "left": None, "at": 7, "fine": "« où »\u202f!"}
    with server(200, json.dumps(told)) as address:
        assert dict(ask(address, "/api/tables/aaaaaaaaaaaa")) == told | {"sentence": kept, "seats": [{"name": kept}]}
    with server(409, json.dumps(told)) as address, pytest.raises(Refusal) as refused:
        ask(address, "/api/tables/aaaaaaaaaaaa")
    assert (refused.value.code, refused.value.sentence) == ("full", kept)
    assert harmless("plain") == "plain"
