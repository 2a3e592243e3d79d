"""What the bench in the browser knows of a game beside its content: what each entry means, its rule, the sentences that
name things and words, and what can be exchanged to see what it is worth (decisions/29)."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from typing import Any

from snowyard.kernel.content import Entry
from snowyard.kernel.game import Game
from snowyard.kernel.head import A, B, C
from snowyard.match.differing import called

HEAD = """\
// What each entry of the content of {slug} means, its rule, which sentences name things and words, and what can be
// exchanged to see what it is worth. Made from content.py, counted.py and bench/called.toml in
// src/snowyard/games/{slug} by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type {{ Exchanged, LineUp }} from '../../bench/worth';
"""
COLUMNS = {"a": A, "b": B, "c": C}


def bench_file(of: Game) -> str:
    """The meaning and the rule of every field of content, by its name."""
    lines = [HEAD.format(slug=of.slug), "export const about: Record<string, [meaning: string, rule: string]> = {"]
    for name, declared in of.options.fields.items():
        told: Entry | None = declared.content
        if told is not None:
            lines.append(f"  {name}: {json.dumps([told.meaning, told.rule], ensure_ascii=False)},")
    lines += ["};", "", "export const called: Record<string, string> = {"]
    lines += [f"  {json.dumps(name)}: {json.dumps(id)}," for name, id in called(of.package).items()]
    lines += ["};", "", "export const exchanged: Exchanged[] = ["]
    lines += [f"  {json.dumps(row, ensure_ascii=False)}," for row in exchanged(of)]
    lines += ["];", "", f"export const lineUp: LineUp | null = {json.dumps(line_up(of), ensure_ascii=False)};"]
    return "\n".join([*lines, ""])


def exchanged(of: Game) -> Iterator[dict[str, Any]]:
    """What the game names as exchangeable (lab/counted.py): the event that tells of it, and what its number means."""
    if importlib.util.find_spec(f"{of.package}.counted") is None:
        return
    things = of.module("counted")
    for heading, event, column, names in things.COUNTED:
        letter, _, form = column.partition(" ")
        if heading in getattr(things, "EXCHANGED", {}):
            told = {"heading": heading, "way": things.EXCHANGED[heading], "event": event, "column": COLUMNS[letter]}
            yield {**told, "bits": form == "bits", "things": list(names)}


def line_up(of: Game) -> dict[str, Any] | None:
    """What is put together before play (lab/line_up.py), where the game names it."""
    if importlib.util.find_spec(f"{of.package}.counted") is None:
        return None
    told = getattr(of.module("counted"), "LINE_UP", None)
    return dict(zip(("heading", "option", "count", "name", "team", "owner", "things"), told, strict=True)) if told else None
