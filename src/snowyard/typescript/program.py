"""The TypeScript of one game: the functions that are asked for, those they call, and the numbers and names these use."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.record import Record
from snowyard.kernel.sentences import Seat, Sentence
from snowyard.typescript import sources
from snowyard.typescript.sources import refuse

LONG = 600  # characters of a constant: a longer one is written as the expression that makes it


@dataclass
class Program:
    """`layout`: of the records that functions read. `package`: only functions of this one and what is in it are translated.
    `filled`: what functions call a record whose fields they may set; "": none may."""

    layout: type[Record]
    package: str
    filled: str = ""
    functions: dict[str, str] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    _named: dict[int, tuple[Any, str]] = field(default_factory=dict)  # objects (kept alive) and their names

    # ---- functions

    def function(self, of: Callable[..., Any]) -> str:
        """The name of a function in TypeScript; it is translated if it was not yet."""
        from snowyard.typescript.statements import translate

        function, kept = sources.plain(of)
        name = f"{sources.home(function.__module__)}_{function.__name__}"
        if name not in self.functions:
            self.functions[name] = ""  # it may call itself
            node = sources.function_node(function)
            if kept:
                self.functions[name] = translate(self, function, node, f"{name}_once")
                self.constants[name] = f"const {name} = py.memo({kept}, {name}_once);"
            else:
                self.functions[name] = translate(self, function, node, name)
        return name

    def method(self, of: type, name: str) -> str | None:
        """The same for a class method of this package; None: the class has only that of the house."""
        from snowyard.typescript.statements import translate

        home = next(base for base in of.__mro__ if name in vars(base))
        if not f"{home.__module__}.".startswith(f"{self.package}."):
            return None
        called = f"{sources.home(home.__module__)}_{name}"
        node = sources.method_node(home, name)
        node.args.args = [argument for argument in node.args.args if argument.arg != "cls"]
        function = vars(home)[name].__func__
        self.functions[called] = translate(self, function, node, called, {"cls": of})
        return called

    def plain_class(self, of: type) -> str:
        """The name of a class with nothing but methods."""
        from snowyard.typescript.statements import translate_class

        name = f"{sources.home(of.__module__)}_{of.__name__}"
        if name not in self.functions:
            self.functions[name] = ""
            self.functions[name] = translate_class(self, of, name)
        return name

    # ---- constants

    def constant(self, module: str, name: str, value: Any) -> str:
        """A global of a module, as an expression."""
        if value is None or isinstance(value, bool | int | float | str):
            written = str(self.literal(value))
            return written if isinstance(value, str) or not name else f"{written} /* {name} */"
        if id(value) not in self._named:
            given = self._fresh(f"{sources.home(module)}_{name}")
            self._named[id(value)] = (value, given)
            self.constants[given] = f"const {given} = {self._made(module, name, value)};"
        return self._named[id(value)][1]

    def _fresh(self, wanted: str) -> str:
        taken = {name for _, name in self._named.values()} | set(self.functions)
        return next(name for name in (wanted, *(f"{wanted}_{i}" for i in range(2, 99))) if name not in taken)

    def _made(self, module: str, name: str, value: Any) -> str:
        written = self.literal(value)
        if written is not None and len(written) <= LONG:
            return written
        try:
            return self._expression(module, name)
        except Refusal:
            if written is None:
                raise
            return written

    def _expression(self, module: str, name: str) -> str:
        """What a constant was made by."""
        from snowyard.typescript.expressions import Expressions

        found = sources.assigned(module, name)
        if found is None:
            why = f"the constant {name} is neither numbers and texts nor made by one expression"
            raise refuse(module, sources.tree(module), why)
        return Expressions.of_module(self, found[0]).value(found[1])

    def literal(self, value: Any) -> str | None:
        """A value in TypeScript, None if it is none of numbers, texts, sentences and collections of them."""
        match value:
            case None:
                return "null"
            case msgspec.UnsetType():
                return "undefined"  # left out
            case bool():
                return "true" if value else "false"
            case Seat():
                return f"py.seat({int(value)})"
            case int():
                return str(int(value)) if abs(value) < 1 << 53 else f"{int(value)}n"
            case float():
                return repr(value)
            case str():
                return json.dumps(value, ensure_ascii=False)
            case Sentence():
                return None if value.args else f"py.say({self.literal(value.id)})"
            case re.Pattern():
                return f"py.pattern({self.literal(value.pattern)}, {self.literal(bool(value.flags & re.IGNORECASE))})"
            case np.ndarray():
                return self.literal(value.tolist())
            case range():
                return f"py.range({value.start}, {value.stop}, {value.step})"
            case tuple() | list() if type(value) in (tuple, list):
                inner = self._literals(value)
                return None if inner is None else f"[{inner}]"
            case set() | frozenset():
                inner = self._literals(sorted(value))
                return None if inner is None else f"new py.Bag([{inner}])"
            case Mapping():
                inner = self._literals(tuple(value.items()))
                return None if inner is None else f"new py.Dict([{inner}])"
        return None

    def _literals(self, values: Any) -> str | None:
        written = [self.literal(value) for value in values]
        return None if None in written else ", ".join(filter(None, written))

    # ---- structs

    def struct(self, of: type, given: Mapping[str, str]) -> str:
        """An object of this struct or named tuple."""
        encoded = {name: name for name in fields_of(of) or ()}
        if issubclass(of, msgspec.Struct):
            encoded = dict(zip(of.__struct_fields__, of.__struct_encode_fields__, strict=True))
        return "{ " + ", ".join(f"{safe_key(encoded[name])}: {given[name]}" for name in encoded if name in given) + " }"

    # ---- all of it

    def text(self) -> str:
        return "\n\n".join(["\n".join(self.constants.values()), *self.functions.values()]) + "\n"


def fields_of(of: type) -> tuple[str, ...] | None:
    """Of a part of a view, a named tuple or a dataclass; None: it is none of these."""
    if issubclass(of, msgspec.Struct):
        return of.__struct_fields__
    if dataclasses.is_dataclass(of):
        return tuple(declared.name for declared in dataclasses.fields(of))
    return getattr(of, "_fields", None)


def safe_key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)
