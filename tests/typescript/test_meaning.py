"""What translated code means is what Python means. What Python makes of the functions of meaning.py is kept in
web/src/engine/meaning.json, their translation beside it; meaning.test.ts makes it again there. After a change:
`python tests/typescript/test_meaning.py`."""

from __future__ import annotations

import inspect
import json
from itertools import product
from pathlib import Path
from typing import Any

from snowyard import game
from snowyard.typescript.files import FOLDER
from snowyard.typescript.program import Program
from typescript import meaning

HOME = FOLDER / "engine"
HEAD = """\
// Translated from tests/typescript/meaning.py by
//     python tests/typescript/test_meaning.py
import * as py from './python';

"""
INTS = (0, 1, -1, 5, -7, 2**31 - 1, -(2**31), 2**53 - 1, 2**53, 2**60 + 5, 2**63 - 1, -(2**63))
ROWS: tuple[list[int], ...] = ([], [3], [1, 2, 0], [0, 0], [5, -1, 4, 2, 9, 9, 7])
WORDS: tuple[list[str], ...] = ([], ["b"], ["b", "a", "ccc", "b", "aa"], ["Z", "a", "é", "B"])
TEXTS = ("throw p1", "throw p9", "drop two balls far and wide", "end", "  a  word ", "d")
GIVEN: dict[str, list[tuple[Any, ...]]] = {
    "division": list(product(INTS, INTS)),
    "reckoning": list(product(INTS, INTS)),
    "bits": list(product(INTS, INTS)),
    "shifts": list(product(INTS, (0, 1, 20, 31, 32, 47, 52, 60))),
    "order": list(product(INTS, INTS[:7])),
    "members": [(n,) for n in INTS if n >= 0],
    "truth": [(v,) for v in (0, 1, -1, "", "a", [], [0], None, True, False, {}, {"a": 1})],
    "places": list(product(ROWS, (0, 2, -1, -3, 7, -8))),
    "slices": list(product(ROWS, (0, 1, -1, -9), (0, 2, -1, 9))),
    "sorting": [(words,) for words in WORDS],
    "table": [(words,) for words in WORDS],
    "tuples": list(product((1, 2, 2**60), (1, 2, 3))),
    "texts": [(text,) for text in TEXTS],
    "patterns": [(text,) for text in TEXTS],
    "truths": [(row,) for row in ROWS],
    "loops": [(n,) for n in (0, 1, 4, 12)],
    "keeping": list(product((1, 2**53), ROWS)),
    "parting": [(text,) for text in (*TEXTS, "a\nb\r\nc\n", "it's 5, 6", "a \"b\" 'c'", "\t\\", "é\u200b")],
    "numbers": [(text,) for text in ("7", " -12 ", "+3", "1_000", "18446744073709551615", "", "x", "1.5", "--1")],
    "sifting": [(row,) for row in ROWS],
    "making": [(n,) for n in (0, 1, 4, 12)],
}


def plain(value: Any) -> Any:
    """A value for JSON; numbers are texts, so that large ones stay what they are."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return f"int {value}"
    if isinstance(value, str):
        return f"str {value}"
    if isinstance(value, dict):
        return {"dict": [plain(pair) for pair in value.items()]}
    return [plain(one) for one in value]


def made(name: str, arguments: tuple[Any, ...]) -> Any:
    try:
        return plain(getattr(meaning, name)(*arguments))
    except (ArithmeticError, LookupError, TypeError):
        return "refused"


def files() -> dict[str, str]:
    program = Program(game("forts").layout, meaning.__name__)
    named = {name: program.function(getattr(meaning, name)) for name in GIVEN}
    exported = "export const functions = { " + ", ".join(f"{name}: {own}" for name, own in named.items()) + " };\n"
    lines = [
        json.dumps([name, plain(arguments), made(name, arguments)], ensure_ascii=False)
        for name, all_given in GIVEN.items()
        for arguments in all_given
    ]
    return {"meaning.made.ts": f"{HEAD}{program.text()}\n{exported}", "meaning.json": "[\n" + ",\n".join(lines) + "\n]\n"}


def test_every_function_is_compared() -> None:
    asked = {name for name, of in inspect.getmembers(meaning, inspect.isfunction) if of.__module__ == meaning.__name__}
    assert asked - {"upward"} == set(GIVEN)  # that one by another


def test_what_translated_code_must_make_is_what_python_makes() -> None:
    for name, text in files().items():
        assert (HOME / name).read_text(encoding="utf-8") == text, "run python tests/typescript/test_meaning.py"


if __name__ == "__main__":
    for name, text in files().items():
        (HOME / name).write_text(text, encoding="utf-8")
        print(Path(name))
