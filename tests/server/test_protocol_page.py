"""docs/protocol.md names everything that there is: types, messages, questions, refusals."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from snowyard.server.api import QUESTIONS
from snowyard.server.guard import STATUS
from snowyard.server.messages import FromClient, FromServer
from snowyard.server.sockets import CLOSED
from snowyard.server.typescript import structs

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT_MESSAGES = {member.__name__ for member in FromClient.__args__}


def refusal_codes() -> set[str]:
    """Every code that the server refuses with, found in its sources, and the kernel's that pass through."""
    codes = {"option", "unknown game", "game over", "illegal move", "unknown move", "record"} | set(STATUS) | set(CLOSED)
    for file in (ROOT / "src" / "snowyard" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "self.end", "listener.end") and node.args:
                codes |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return codes - {"database", "arguments", "address", "waiting"}  # said to the operator, not to a client


def test_every_question_stands_on_the_page() -> None:
    for question in QUESTIONS:
        assert f"| `{question.method} {question.path}` |" in PAGE


@pytest.mark.parametrize("union", [FromClient, FromServer])
def test_every_message_stands_on_the_page(union: type) -> None:
    for member in union.__args__:  # type: ignore[attr-defined]
        assert f"| `{member.__struct_config__.tag}` |" in PAGE


def test_every_type_of_http_and_of_the_server_stands_on_the_page() -> None:
    for of in structs():
        if of.__name__ not in CLIENT_MESSAGES:
            assert f"`{of.__name__}`" in PAGE, of.__name__


def test_every_refusal_code_stands_on_the_page() -> None:
    codes = refusal_codes()
    assert len(codes) > 40
    for code in sorted(codes):
        assert f"`{code}`" in PAGE, code
