"""What a game's `meaning.py` tells the page, translated: functions of names and events, and constants."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from types import ModuleType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.head import Event
from snowyard.kernel.view import Part
from snowyard.typescript.program import Program

HEAD = """\
// What names of moves and events of {slug} mean. Translated from src/snowyard/games/{slug}/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Event: "Event"}


def meaning_file(of: Game) -> str:
    home = of.module("meaning")
    program = Program(of.layout, of.package)
    written = [_function(home, name, program) if callable(vars(home)[name]) else _constant(home, name) for name in home.TOLD]
    body = program.text()
    imported = [("* as py", "../../engine/python", "py."), ("type { Event }", "../../engine/speaker", "Event")]
    text = "\n".join([body, *written, ""])
    lines = [f"import {what} from '{place}';" for what, place, sign in imported if sign in text]
    parts = sorted(name for name, thing in vars(home).items() if is_part(thing, home) and name in "".join(written))
    lines += [f"import type {{ {', '.join(parts)} }} from './types';"] if parts else []
    return "\n".join([HEAD.format(slug=of.slug) + "\n".join(lines), "", text])


def is_part(thing: Any, home: ModuleType) -> bool:
    return inspect.isclass(thing) and issubclass(thing, Part) and thing.__module__ == home.__name__


def _function(home: ModuleType, name: str, program: Program) -> str:
    function: Callable[..., Any] = vars(home)[name]
    hints = get_type_hints(function)
    result = typed(hints.pop("return"))
    given = ", ".join(f"{argument}: {typed(hint)}" for argument, hint in hints.items())
    return f"export const {name}: ({given}) => {result} = {program.function(function)};"


def _constant(home: ModuleType, name: str) -> str:
    return f"export const {name} = {json.dumps(vars(home)[name], ensure_ascii=False)} as const;"


def typed(hint: Any) -> str:
    """A type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and issubclass(hint, Part):
        return hint.__name__
    if get_origin(hint) is UnionType:
        return " | ".join(typed(part) for part in get_args(hint))
    if get_origin(hint) in (list, tuple):
        return f"readonly {_inner(get_args(hint))}"
    raise Refusal("typescript", f"meaning.py: {hint} is none of the types that the page gets: text, number, list, Part")


def _inner(parts: tuple[Any, ...]) -> str:
    if len(parts) == 1 or parts[-1] is Ellipsis:
        return f"({typed(parts[0])})[]"
    return f"[{', '.join(map(typed, parts))}]"
