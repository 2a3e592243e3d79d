"""The options of a table as a person writes them, for the browser: `OptionSet.texts` of kernel/options.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowyard.kernel.content import Entry, NameEntry
from snowyard.kernel.game import Game
from snowyard.kernel.options import VARIANT, Option
from snowyard.typescript.program import Program, safe_key


def options_function(of: Game, program: Program) -> str:
    """A function from a record to its options."""
    lines = [
        f"  {name}: {_written(name, option, program)}," for name, option in of.options.declared().items() if option is not VARIANT
    ]
    if of.options.places():
        lines.append("  ...variantOf(t as unknown as Cells, CONTENT),")
    return "\n".join(["const options = (t: Yard): Record<string, boolean | number | string> => ({", *lines, "});"])


def _written(name: str, option: Option, program: Program) -> str:
    field = f"t.{name}"
    if option.write is int:
        return f"Number({field})"
    if option.kind == "switch":
        return f"{field} === 1"
    if option.kind == "choice":
        words = {option.read(word): word for word in option.choices}
        return f"py.at({program.literal(words)}, {field})"
    return f"{program.function(option.write)}({field})"


def content_table(of: Game, program: Program) -> str:
    """What the printed game has at every name of its content."""
    if not of.options.places():
        return ""
    return "\n".join(["export const CONTENT: Content[] = [", *(f"  {row}," for row in _rows(of, program)), "];"])


def _rows(of: Game, program: Program) -> Iterator[str]:
    printed = of.options.printed()
    for name, declared in of.options.fields.items():
        told: Entry | None = declared.content
        if told is None:
            continue
        paths = [told.path.replace("*", thing) for thing in told.of] or [told.path]
        numbers: Any = [told.read(path, printed[path]) for path in paths]
        parts = {"path": told.path, "field": name, "printed": numbers if told.of else numbers[0]}
        written = [f"{safe_key(key)}: {program.literal(value)}" for key, value in parts.items()]
        if told.of:
            written.append(f"of: {_shared(program, told.of)}")
        if isinstance(told, NameEntry):
            written.append("called: true")
        if told.words:
            written.append(f"words: {_shared(program, dict(told.words))}")
        yield "{ " + ", ".join(written) + " }"


def _shared(program: Program, value: Any) -> str:
    """One constant for what several entries have alike."""
    made = program.literal(value)
    for name, text in program.constants.items():
        if text == f"const {name} = {made};":
            return name
    name = f"shared_{len(program.constants)}"
    program.constants[name] = f"const {name} = {made};"
    return name
