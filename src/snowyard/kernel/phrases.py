"""Sentences of Project Fluent as functions. Its own runtime takes 20 to 100 microseconds for one; most of ours are texts with
arguments and choices by an argument in them, and those take one or two. What goes beyond that (functions, numbers that a language
would group or write with a comma, an argument that is not there) raises `Beyond`, and is left to the runtime."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import babel
import babel.plural
from fluent.syntax import ast

Args = Mapping[str, int | str]
Phrase = Callable[[Args], str]
MOST = 1000  # numbers from here on are grouped: 1,000


class Beyond(Exception):
    """This is for the runtime."""


def _locale(lang: str) -> babel.Locale:
    """As Fluent does it: a language that Babel does not know has the plurals of the system's."""
    try:
        return babel.Locale.parse(lang.replace("-", "_"))
    except babel.UnknownLocaleError:
        return babel.Locale.default()


class Phrases:
    """Those of one language. `patterns`: its sentences by their names."""

    def __init__(self, lang: str, patterns: Mapping[str, ast.Pattern]) -> None:
        self._patterns = patterns
        self._category: Callable[[int], str] = babel.plural.to_python(_locale(lang).plural_form)
        self._made: dict[str, Phrase] = {}

    def text(self, id: str, args: Args) -> str:
        made = self._made.get(id)
        if made is None:
            made = self._made[id] = self._phrase(self._patterns[id])
        return made(args)

    def _phrase(self, pattern: ast.Pattern) -> Phrase:
        parts: list[Phrase] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(lambda _, text=element.value: text)  # type: ignore[misc]
            else:
                parts.append(self._expression(element.expression))
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _expression(self, node: object) -> Phrase:
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.VariableReference():
                return _argument(node.id.name)
            case ast.StringLiteral():
                text = str(node.parse()["value"])
                return lambda _: text
            case ast.MessageReference():
                name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
                return lambda args: self.text(name, args) if name in self._patterns else _beyond()
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                return self._choice(selector.id.name, node.variants)
        return lambda _: _beyond()

    def _choice(self, name: str, variants: list[ast.Variant]) -> Phrase:
        """The first whose key is the argument, or the category of that number (one, few, other); else the default."""
        numbered = any(isinstance(variant.key, ast.NumberLiteral) for variant in variants)
        keys = [int(v.key.value) if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in variants]
        phrases = [self._phrase(variant.value) for variant in variants]
        default = next((i for i, variant in enumerate(variants) if variant.default), -1)
        found: dict[int | str, Phrase] = {}

        def chosen(args: Args) -> str:
            value = args.get(name)
            if default < 0 or not (isinstance(value, int) or (isinstance(value, str) and not numbered)):
                return _beyond()
            phrase = found.get(value)
            if phrase is None:
                fits = (value, self._category(value)) if isinstance(value, int) else (value,)
                at = next((i for i, key in enumerate(keys) if key in fits), default)
                phrase = phrases[at]
                if len(found) < MOST:
                    found[value] = phrase
            return phrase(args)

        return chosen


def _argument(name: str) -> Phrase:
    def text(args: Args) -> str:
        value = args.get(name)
        if isinstance(value, str):
            return value
        return str(value) if isinstance(value, int) and 0 <= value < MOST else _beyond()

    return text


def _beyond() -> str:
    raise Beyond
