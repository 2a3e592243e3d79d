"""The layout of a game's record for the browser: where each field lies in the bytes."""

from __future__ import annotations

from collections.abc import Iterator

from snowyard.kernel.game import Game

HEAD = """\
// The record of {slug}: where each field lies in its bytes. Made from src/snowyard/games/{slug}/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import {{ seen, type Common, type Place }} from '../../engine/record';
"""
INT = "import type { Int } from '../../engine/values';\n"
WIDE = ("i8", "u8")
"""Kinds whose numbers may be too large for a `number`."""


def record_file(of: Game) -> str:
    layout = of.layout
    places = layout.dtype.fields
    assert places is not None
    wide = any(declared.kind in WIDE for declared in layout.fields.values())
    lines = [HEAD.format(slug=of.slug) + (INT if wide else ""), "export interface Yard extends Common {", *_types(of)]
    lines += ["}", "", f"export const SIZE = {layout.dtype.itemsize};", "", "export const PLACES: Record<string, Place> = {"]
    for name, declared in layout.fields.items():
        shape = "".join(f", {n}" for n in places[name][0].shape)
        lines.append(f"  {name}: ['{declared.kind}', {places[name][1]}{shape}],")
    lines += ["};", "", "export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);", ""]
    return "\n".join(lines)


def _types(of: Game) -> Iterator[str]:
    for name, declared in of.layout.fields.items():
        made = "Int" if declared.kind in WIDE else "number"
        for _ in declared.shape:
            made = f"readonly {made}[]" if made.isidentifier() else f"readonly ({made})[]"
        yield f"  readonly {name}: {made};"
