"""What Python's own functions and methods are called in web/src/engine/python.ts, and names that TypeScript keeps for itself."""

from __future__ import annotations

import builtins
import math
import re
from collections import Counter

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.content import name_of
from snowyard.kernel.errors import listing, nearest
from snowyard.kernel.rule import as_python
from snowyard.kernel.sentences import Seat, called, say
from snowyard.kernel.view import filled

FUNCTIONS = {
    builtins.len: "len", builtins.range: "range", builtins.list: "list", builtins.tuple: "list", builtins.set: "set",
    builtins.dict: "dict", builtins.enumerate: "enumerate", builtins.sum: "sum", builtins.any: "any", builtins.all: "all",
    builtins.sorted: "sorted", builtins.reversed: "reversed", builtins.next: "next", builtins.str: "str", builtins.int: "int",
    builtins.bool: "truthy", builtins.abs: "abs", Counter: "counter", Seat: "seat", bits.ones: "ones", math.sqrt: "sqrt",
    filled: "filled", called: "called", name_of: "name_of", builtins.frozenset: "set", builtins.filter: "filter",
    builtins.map: "map", builtins.divmod: "divmod", listing: "listing", nearest: "nearest", re.split: "split_by",
    re.search: "search", re.fullmatch: "fullmatch",
}  # fmt: skip
"""Those that are called as in Python, with arguments in their order."""
MIN_MAX = {builtins.min: "min", builtins.max: "max"}
SAY, AS_PYTHON, ZIP, WORD = say, as_python, builtins.zip, np.uint64

METHODS = {
    "append": "append", "add": "insert", "pop": "pop", "setdefault": "setdefault", "get": "get", "items": "items", "keys": "list",
    "values": "values", "count": "count", "index": "index", "join": "join", "split": "split", "lower": "lower", "upper": "upper",
    "strip": "strip", "rstrip": "rstrip", "replace": "replace", "bit_length": "bit_length", "bit_count": "bit_count",
    "partition": "partition", "splitlines": "splitlines", "fullmatch": "fullmatch", "remove": "remove", "insert": "insert_at",
    "capitalize": "capitalize",
}  # fmt: skip

OPERATORS = {
    "Add": "add",
    "Sub": "sub",
    "Mult": "mul",
    "Div": "div",
    "FloorDiv": "floordiv",
    "Mod": "mod",
    "Pow": "pow",
    "BitAnd": "and",
    "BitOr": "or",
    "BitXor": "xor",
    "LShift": "shl",
    "RShift": "shr",
}

_KEPT = frozenset((
    "abstract", "arguments", "as", "async", "await", "boolean", "break", "case", "catch", "class", "const",
    "continue", "debugger", "declare", "default", "delete", "do", "else", "enum", "eval", "export", "extends",
    "false", "finally", "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let",
    "new", "null", "package", "private", "protected", "public", "py", "return", "static", "super", "switch", "this",
    "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
))  # fmt: skip


def safe(name: str) -> str:
    """The name of a variable."""
    return f"{name}_" if name in _KEPT else name
