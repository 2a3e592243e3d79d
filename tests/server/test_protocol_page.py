"""docs/protocol.md is enough to write a client from: it names everything that there is, exactly, and what it shows happens."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shapes

from server.exchange import Again, entries
from server.running import serving
from snowyard.server import acts, board, bots, door, forms, guard, keys, replays, room, serve, sockets, tables
from snowyard.server import entries as log_entries
from snowyard.server.api import QUESTIONS
from snowyard.server.guard import STATUS, status_of
from snowyard.server.limits import Buckets, Limits
from snowyard.server.messages import FromClient, FromServer
from snowyard.server.sockets import CLOSED
from snowyard.server.typescript import structs

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
LIMITING = (acts, board, bots, door, forms, guard, tables, keys, log_entries, replays, room, serve, sockets)
LIMIT = re.compile(r"MOST_\w+|\w+_(BYTES|SECONDS|KEPT)|GONE_MS|HINT_MOVES")
OWN = {"bots.PLAYERS_KEPT", "door.MOST_FILES", "serve.SWITCH_SECONDS"}  # memory of the server: no client can tell


def refusal_codes() -> set[str]:
    """Every code that the server refuses with, found in its sources, and the kernel's that pass through."""
    codes = {"option", "unknown game", "game over", "illegal move", "unknown move", "record"} | set(STATUS) | set(CLOSED)
    for file in (ROOT / "src" / "snowyard" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "self.end", "listener.end") and node.args:
                codes |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return codes - {
        "database",
        "arguments",
        "address",
        "waiting",
        "folder",
        "client",
        "print",
        "browser",
    }  # said to the operator, not to a client


def span(low: Any, high: Any) -> str:
    return f"{low} to {high}" if low is not None and high is not None else f"up to {high}" if high is not None else ""


def notation(shape: shapes.Type) -> str:
    """A type as the page writes it."""
    match shape:
        case shapes.Metadata():
            return notation(shape.type)
        case shapes.AnyType():
            return "anything"
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.FloatType():
            return "number"
        case shapes.IntType():
            return f"integer {span(shape.ge, shape.le if shape.lt is None else shape.lt - 1)}".rstrip()
        case shapes.StrType():
            return f"text, {span(shape.min_length, shape.max_length)}" if shape.max_length else "text"
        case shapes.LiteralType():
            return ", ".join(f"`{value}`" if value else '`""`' for value in shape.values)
        case shapes.ListType():
            return f"list of {span(shape.min_length or None, shape.max_length)} {notation(shape.item_type)}".replace("  ", " ")
        case shapes.DictType():
            return f"object of {span(None, shape.max_length)} {notation(shape.value_type)}".replace("  ", " ")
        case shapes.UnionType():
            return " or ".join(notation(part) for part in sorted(shape.types, key=lambda p: isinstance(p, shapes.NoneType)))
        case shapes.StructType():
            return f"`{shape.cls.__name__}`"
    raise TypeError(f"no notation for {shape!r}")


def rows_of(of: type[msgspec.Struct]) -> list[str]:
    """How the rows of a type's fields must begin: its name, its type, and what holds where a client leaves it out."""
    rows = []
    shape: Any = shapes.type_info(of)
    for field in shape.fields:
        left_out = ""
        if issubclass(of, forms.In) and not field.required:
            given = {} if field.default is msgspec.NODEFAULT else field.default
            left_out = f"; left out: `{json.dumps(given)}`"
        rows.append(f"| `{field.encode_name}` | {notation(field.type)}{left_out} |")
    return rows


def rows_on_the_page(of: type[msgspec.Struct]) -> list[str]:
    """The rows of the table under the type's name, without what they mean."""
    tag = of.__struct_config__.tag
    head = f"**`{of.__name__}`**" + (f" (`type`: `{tag}`)" if tag else "")
    found = re.search(rf"^{re.escape(head)}(?:\..*)?\n(?:\n((?:\|.*\n)+))?", PAGE, re.MULTILINE)
    assert found, f"the page has no line that begins with {head}"
    return [row.rpartition(" |")[0].rpartition(" |")[0] + " |" for row in (found[1] or "").splitlines()[2:]]


def limits() -> dict[str, float]:
    """Every limit in the sources, by the name of its module and its own."""
    found: dict[str, float] = {}
    for module in LIMITING:
        place = Path(str(module.__file__)).stem
        for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
            names = [n.id for n in ast.walk(node) if isinstance(n, ast.Name)] if isinstance(node, ast.Assign) else []
            found |= {f"{place}.{name}": vars(module)[name] for name in names if LIMIT.fullmatch(name)}
    return {name: value for name, value in found.items() if name not in OWN and not name.startswith("board.MOST")}


def test_every_question_stands_on_the_page() -> None:
    for question in QUESTIONS:
        row = next((line for line in PAGE.splitlines() if line.startswith(f"| `{question.method} {question.path}` |")), "")
        cells = [cell.strip() for cell in row.split("|")]
        assert len(cells) == 6, f"{question.method} {question.path}"
        assert cells[3] == question.key, f"the key of {question.method} {question.path}"
        for of, cell in ((question.asks, cells[2]), (question.answers, cells[4])):
            assert of in (None, str) or f"`{of.__name__}`" in cell, f"{of} of {question.method} {question.path}"
        assert all(f"`?{name}=`" in cells[2] for name in question.query)


def test_every_message_stands_on_the_page() -> None:
    for member in FromClient.__args__:
        fields = ", ".join(f"`{name}`" for name in member.__struct_fields__)
        assert f"| `{member.__struct_config__.tag}` | {fields} |".replace("|  |", "| |") in PAGE
    for member in FromServer.__args__:
        assert f"| `{member.__struct_config__.tag}` | `{member.__name__}` |" in PAGE


@pytest.mark.parametrize("of", structs(), ids=lambda of: of.__name__)
def test_every_field_stands_on_the_page_with_its_type(of: type[msgspec.Struct]) -> None:
    assert rows_on_the_page(of) == rows_of(of)


def test_every_refusal_code_stands_on_the_page_with_its_status() -> None:
    rows = dict(re.findall(r"^\| `([a-z ]+)` \| (\d{3}|–) \|", PAGE.partition("\n## Refusals")[2], re.MULTILINE))
    codes = refusal_codes()
    assert len(codes) > 40
    assert set(rows) == codes
    for code, status in rows.items():
        assert status == str(status_of(code)) or (status == "–" and code not in STATUS), code
    for status in {*STATUS.values(), 409}:
        assert re.search(rf"\*\*200\*\*.*\n.*\b{status}\b", PAGE), status


def test_every_close_code_stands_on_the_page() -> None:
    for code, number in CLOSED.items():
        assert re.search(rf"^\| {number} \| `{code}` \|", PAGE, re.MULTILINE), code


def test_every_limit_stands_on_the_page_with_its_number() -> None:
    found = limits()
    assert len(found) > 20
    for name, value in found.items():
        assert f"| `{name}` | {value:.10g} |" in PAGE, f"add a row to Limits: | `{name}` | {value:.10g} | what it limits |"
    for kind, (low, high) in acts.CLOCKS.items():
        assert kind == "off" or f"| `acts.CLOCKS` `{kind}` | {low} to {high} |" in PAGE
    for name, buckets in vars(Limits()).items():
        if isinstance(buckets, Buckets):
            assert f"| `{name}`: {buckets.what} | {buckets.rate.burst} | {buckets.rate.every:g} s |" in PAGE


def test_the_game_on_the_page_can_be_played_again(tmp_path: Path) -> None:
    said = entries(PAGE)
    assert {entry.way for entry in said} == {">", "<", "~"}
    with serving(str(tmp_path / "tables.db"), ("forts",)) as yard:
        again = Again(yard)
        heard = 0
        for entry, now in again.play(said):
            assert again.differs(entry.body, now) == "", entry
            heard += 1
        assert heard == sum(entry.way == "<" for entry in said) > 15
