"""Writes the browser's types: web/src/wire.ts from forms.py and messages.py, web/src/sentences/ids.ts from the languages and
their sentences, web/src/learn/types.ts from lessons.py, and of each game web/src/games/<slug>/types.ts from its view.py:
`python -m snowyard.server.typescript [FOLDER]`."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shapes

from snowyard.kernel import view as parts
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.kernel.sentences import BENCH, Voice, base, house, is_part, languages, page
from snowyard.server import forms, lessons, messages

FOLDER = Path(__file__).parents[3] / "web" / "src"
HEAD = """\
// The types of everything on the wire. Made from forms.py and messages.py in src/snowyard/server by
//     python -m snowyard.server.typescript
// A test fails when they differ: change those, never this file.
"""
VIEW_HEAD = """\
// The types of what a viewer sees of {slug}. Made from view.py (and meaning.py) in src/snowyard/games/{slug} by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import {{ COMMON_PARTS, type Always, type CommonView }} from '../../wire';
import {{ reader }} from '../sent';
"""
SENTENCES_HEAD = """\
// The languages there are, what every sentence is called and which arguments it takes. Made from the files *.ftl by
//     python -m snowyard.server.typescript
// A test fails when they differ: change those, never this file.
import type { Arg } from './bundle';
"""
GAME_SENTENCES_HEAD = """\
// What every sentence of {slug} is called and which arguments it takes. Made from src/snowyard/games/{slug}/sentences/en.ftl by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import type {{ Arg }} from '../../sentences/bundle';
import type {{ TableSentences }} from '../../sentences/ids';
"""
LESSONS_HEAD = """\
// The types of the files data/lessons.*.json. Made from src/snowyard/server/lessons.py by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
"""
UNIONS = ("FromClient", "FromServer")
COMMON = (parts.CommonPublic, parts.CommonPrivate)
NUMBERS = ("SPECTATOR", "SOMEBODY")


def structs(homes: tuple[ModuleType, ...] = (forms, messages)) -> list[type[msgspec.Struct]]:
    """The message classes in the order in which they are written."""
    return [
        thing
        for home in homes
        for thing in vars(home).values()
        if inspect.isclass(thing)
        and issubclass(thing, (forms.In, forms.Out))
        and thing.__module__ == home.__name__
        and thing not in (forms.In, forms.Out)
    ]


def written(shape: shapes.Type) -> str:
    """A type in TypeScript."""
    match shape:
        case shapes.Metadata():
            return str((shape.extra or {}).get("typescript", "")) or written(shape.type)
        case shapes.AnyType():
            return "unknown"
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.LiteralType():
            return " | ".join(json.dumps(value) for value in shape.values)
        case shapes.ListType():
            inner = written(shape.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.TupleType():
            return f"[{', '.join(map(written, shape.item_types))}]"
        case shapes.DictType():
            return f"Record<string, {written(shape.value_type)}>"
        case shapes.UnionType():
            return " | ".join(written(part) for part in sorted(shape.types, key=lambda p: isinstance(p, shapes.NoneType)))
        case shapes.StructType():
            return shape.cls.__name__
    raise TypeError(f"no TypeScript for {shape!r}")


def comment(of: type, indent: str = "") -> Iterator[str]:
    lines = textwrap.wrap(" ".join((of.__doc__ or "").split()), 110)
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/** {lines[0]}"
        yield from (f"{indent} *  {line}" for line in lines[1:-1])
        yield f"{indent} *  {lines[-1]} */"


def may_lack(field: shapes.Field) -> bool:
    """May it be left out of what is sent? UNSET is its default then, and is not sent."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def interface(of: type[msgspec.Struct]) -> Iterator[str]:
    shape: Any = shapes.type_info(of)
    yield from comment(of)
    yield f"export interface {of.__name__} {{"
    if shape.tag is not None:
        yield f"  {shape.tag_field}: {json.dumps(shape.tag)};"
    incoming = issubclass(of, forms.In)
    for field in shape.fields:
        optional = "?" if may_lack(field) or (incoming and not field.required) else ""
        yield f"  {field.encode_name}{optional}: {written(field.type)};"
    yield "}\n"


def typescript() -> str:
    """The whole file."""
    lines = [HEAD]
    lines += [f"export const {name} = {getattr(forms, name)};" for name in NUMBERS]
    lines.append("")
    for of in structs():
        lines += interface(of)
    for common in COMMON:
        lines += interface(common)
    lines.append(f"export type CommonView = {' & '.join(common.__name__ for common in COMMON)};\n")
    lines.append("/** The names of what is always sent. */")
    lines.append("export type Always<T> = { [Part in keyof T as object extends Pick<T, Part> ? never : Part]: true };\n")
    lines.append(f"export const COMMON_PARTS: Always<CommonView> = {{ {named(*COMMON)} }};\n")
    lines.append("/** A view on its way: of any game, or only what has changed of it. It is read in games/sent.ts. */")
    lines.append("export type SentView = Partial<CommonView> & Record<string, unknown>;\n")
    for name in UNIONS:
        members = [member.__name__ for member in getattr(messages, name).__args__]
        lines.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(lines)


def named(*of: type[msgspec.Struct]) -> str:
    """The names of their fields that are always sent, as an object that has them all."""
    shown: list[Any] = [shapes.type_info(each) for each in of]
    return ", ".join(f"{field.encode_name}: true" for shape in shown for field in shape.fields if not may_lack(field))


def parts_in(module: ModuleType) -> list[type[parts.Part]]:
    return [thing for thing in vars(module).values() if inspect.isclass(thing) and issubclass(thing, parts.Part)]


def view_types(slug: str) -> str:
    """The types of one game's view, and what reads one."""
    home = game(slug).view
    modules = [game(slug).module("meaning")] if game(slug).optional("meaning.TOLD") else []
    modules += [sys.modules[part.__module__] for part in parts_in(home) if part.__module__ != parts.__name__]
    found = dict.fromkeys(part for module in modules for part in parts_in(module) if part.__module__ == module.__name__)
    lines = [VIEW_HEAD.format(slug=slug)]
    for of in sorted(found, key=lambda of: of in (home.Public, home.Private)):
        lines += interface(of)
    lines.append("export type View = CommonView & Public & Private;\n")
    lines.append(f"export const PARTS: Always<View> = {{\n  ...COMMON_PARTS, {named(home.Public, home.Private)},\n}};\n")
    lines.append("/** What was sent, as a view of this game; whatever is none is refused. */")
    lines.append(f"export const asView = reader<View>({json.dumps(slug)}, PARTS);\n")
    return "\n".join(lines)


def arguments(names: frozenset[str]) -> str:
    """The arguments of a sentence, as one writes a tuple of at most one object."""
    wanted = sorted({base(name) for name in names})
    return f"[{{ {'; '.join(f'{name}: Arg' for name in wanted)} }}]" if wanted else "[]"


def signatures(voice: Voice, besides: Voice | None = None) -> Iterator[str]:
    """The sentences of a voice, one a line. `besides`: without those that are the same in this one."""
    for name, names in voice.variables.items():
        if not is_part(name) and (besides is None or besides.variables.get(name) != names):
            yield f"  {json.dumps(name)}: {arguments(names)};"


def sentences() -> str:
    """The languages by their own names, what every sentence is called and which arguments it takes."""
    lines = [SENTENCES_HEAD, "export const LANGUAGES = {"]
    lines += [f"  {json.dumps(lang)}: {json.dumps(name, ensure_ascii=False)}," for lang, name in languages().items()]
    lines += ["} as const;", "", "export interface PageSentences {", *signatures(page("en")), "}", ""]
    lines += ["/** What the designer's bench says. */", "export interface BenchSentences {"]
    lines += [*signatures(page("en", BENCH)), "}", ""]
    lines += ["/** What every game can say. */", "export interface TableSentences {", *signatures(house("en")), "}", ""]
    return "\n".join(lines)


def game_sentences(slug: str) -> str:
    """The same of one game."""
    lines = [GAME_SENTENCES_HEAD.format(slug=slug), "export interface Sentences extends TableSentences {"]
    return "\n".join([*lines, *signatures(game(slug).speech().voice, besides=house("en")), "}", ""])


def lesson_types() -> str:
    """The types of what a page knows of lessons."""
    return "\n".join([LESSONS_HEAD, *(line for of in structs((lessons,)) for line in interface(of))])


def files() -> dict[str, str]:
    """All of them, by their places in the folder."""
    return {
        "wire.ts": typescript(),
        "sentences/ids.ts": sentences(),
        "learn/types.ts": lesson_types(),
        **{f"games/{slug}/types.ts": view_types(slug) for slug in own_games()},
        **{f"games/{slug}/sentences.ts": game_sentences(slug) for slug in own_games()},
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    for name, text in files().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        print(f"{target} written")
