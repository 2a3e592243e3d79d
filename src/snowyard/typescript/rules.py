"""What the browser must know to run a game by its WebAssembly module: its facts, how its options become words of the record, and
what the levels of its bots are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from snowyard.kernel import wasm_code
from snowyard.kernel.content import Entry
from snowyard.kernel.game import Game
from snowyard.kernel.options import VARIANT, Option
from snowyard.kernel.record import _shrinking
from snowyard.players import networks
from snowyard.players.levels import levels_of, settings_of
from snowyard.players.search import Settings
from snowyard.players.tree import network
from snowyard.typescript.program import Program, safe_key

HEAD = """\
// What {slug} needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/{slug} by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type {{ Rules }} from '../../engine/game';
import * as py from '../../engine/python';
import {{ PLACES, SIZE }} from './record';
import {{ {imported} }} from './speech';
"""
SIZES = ("record", "quiet", "options", "mask_words", "actions", "seats", "deepest")
RECORD = "o"
"""What `settle` and `settle_content` call the record that they fill."""


def rules_file(of: Game) -> str:
    program = Program(of.layout, of.package, filled=RECORD)
    has_content = bool(of.options.places())
    options = [f"    {safe_key(name)}: {_option(option, program)}," for name, option in of.options.declared().items()]
    methods = {name: program.method(of.options, name) or "null" for name in ("settle_content", "settle", "remarks", "hides")}
    moves, cleared = _shrinking(of.layout, of.quiet_layout)  # type: ignore[arg-type]
    places = of.quiet_layout.dtype.fields
    assert places is not None
    numbers = wasm_code.numbers_of(of)
    facts = {
        "slug": of.slug,
        "sources": wasm_code.hash_of(of),
        "version": of.rules_version,
        "size": {name: numbers[name] for name in SIZES},
        "over": of.over,
        "gives_up": of.gives_up,
        "never_undone": sorted(of.never_undone),
        "shrink": moves,
        "clear": [[of.quiet_layout.fields[name].kind, places[name][1]] for name in cleared],
        "faces": {str(faces): list(texts) for faces, texts in of.words.FACES.items()},
        "dice": {str(faces): name for faces, name in of.words.DICE.items()},
        "levels": {name: _level(name, of) for name in levels_of(of)},
        "network": _network(of),
    }
    lines = ["export const rules: Rules = {"]
    lines += [f"  {name}: {_json(value)}," for name, value in facts.items()]
    lines += ["  places: PLACES,", "  bytes: SIZE,", f"  fields: {_json(list(of.options.fields))},"]
    lines += ["  options: {", *options, "  },"]
    lines += [f"  content: {'CONTENT' if has_content else '[]'},", f"  limits: {_json(list(_limits(of)))},"]
    lines += [f"  {name}: {made}," for name, made in methods.items()] + ["  speaker,", "};", ""]
    head = HEAD.format(slug=of.slug, imported="CONTENT, speaker" if has_content else "speaker")
    return "\n".join([head, program.text(), *lines])


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _option(option: Option, program: Program) -> str:
    """How an option is read; see engine/options.ts."""
    if option is VARIANT:
        return '{ kind: "variant", default: "" }'
    parts: dict[str, Any] = {"kind": option.kind, "default": option.default}
    if option.kind == "number":
        parts["bounds"] = option.bounds
    elif option.kind == "choice":
        parts |= {"words": option.choices, "numbers": [option.read(word) for word in option.choices]}
    written = [f"{name}: {_json(value)}" for name, value in parts.items()]
    if option.kind == "text":
        written.append(f"read: {program.function(option.read)}")
    return "{ " + ", ".join(written) + " }"


def _limits(of: Game) -> Iterator[list[int]]:
    """Of each entry of the content, in the order of its table: the least and greatest number, how many, at least how many."""
    for declared in of.options.fields.values():
        told: Entry | None = declared.content
        if told is not None:
            yield [told.low, told.high, told.count, told.least]


def _network(of: Game) -> dict[str, Any] | None:
    """What a page must know of a game's trained network."""
    if networks.lack(of):
        return None
    weights, biases = network.sizes(of.network_inputs)
    sizes = {"inputs": of.network_inputs, "weights": weights, "biases": biases, "units": network.UNITS}
    return {"trained_on": networks.trained_on(of), **sizes}


def _level(name: str, of: Game) -> dict[str, Any]:
    """All settings of a level, and how often it slips."""
    wanted = settings_of(name, of)
    slips = wanted.pop("slips", 0)
    return {"slips": slips, **(vars(Settings(**wanted)) if wanted.get("rounds") else {})}
