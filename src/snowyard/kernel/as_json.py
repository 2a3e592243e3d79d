"""Structs as JSON would give them back: dictionaries, lists, numbers and texts, all of them fresh.

The way through JSON itself took a quarter of a view. What is made of a struct follows from the types of its fields, so a function
is written for each type when it is first wanted: `{"hits": x.hits, "known": [*x.known], ...}`. A type that says too little (Any,
a choice of two lists) goes through JSON after all."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect as types

Converter = Callable[[Any], Any]
Made = list[tuple[types.Field, str]]
"""Fields, and the expressions that make what stands for them."""

_SCALARS = (types.IntType, types.StrType, types.BoolType, types.FloatType, types.NoneType, types.LiteralType)
_LISTS = (types.ListType, types.VarTupleType)


@functools.cache
def converter(of: type[msgspec.Struct]) -> Callable[[Any], dict[str, Any]]:
    """The function for structs of this type."""
    struct = types.type_info(of)
    assert isinstance(struct, types.StructType), of
    return _Writer().function(struct)


def by_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Kept(msgspec.Struct):
    """Base of structs that are made once, stand in many views and are never changed: of each the form that JSON would give it is
    kept, too, and copied, which takes a fifth of the time."""


MOST_KEPT = 50_000
_forms: dict[int, tuple[dict[str, Any], Any]] = {}
"""By the address of the struct, which is held here, so that no other can take its place."""


def _keep(struct: Any, form: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    if len(_forms) >= MOST_KEPT:
        _forms.clear()
    kept = _forms[id(struct)] = form, struct
    return kept


class _Writer:
    """Writes functions, and what they call by number: `f0`, `f1`, ..."""

    def __init__(self) -> None:
        self._known: dict[str, Any] = {"UNSET": msgspec.UNSET, "by_json": by_json, "form_of": _forms.get, "keep": _keep}
        self._names: dict[type, str] = {}

    def function(self, struct: types.StructType) -> Converter:
        made: Converter = self._known[self._named(struct)]
        return made

    def _named(self, struct: types.StructType) -> str:
        """The name of a struct's function, which is written if it is not there."""
        if struct.cls not in self._names:
            name = self._names[struct.cls] = f"f{len(self._names)}"
            for line in self._functions(name, struct):
                exec(line, self._known)
        return self._names[struct.cls]

    def _functions(self, name: str, struct: types.StructType) -> list[str]:
        if struct.array_like or struct.tag_field is not None or struct.cls.__struct_config__.omit_defaults:
            return [f"def {name}(x): return by_json(x)"]
        made = [(field, self._of(field.type, f"x.{field.name}")) for field in struct.fields]
        if not issubclass(struct.cls, Kept):
            return [f"def {name}(x):{self._body(made)}"]
        lists = [(field, expression) for field, expression in made if expression != f"x.{field.name}"]
        copied = f"(form_of(id(x)) or keep(x, {name}_made(x)))[0].copy()"
        return [f"def {name}_made(x):{self._body(made)}", f"def {name}(x):{self._puts(copied, lists)}"]

    def _body(self, made: Made) -> str:
        if all(field.required for field, _ in made):
            return f" return {{{', '.join(f'{field.encode_name!r}: {expression}' for field, expression in made)}}}"
        return self._puts("{}", made)

    def _puts(self, first: str, made: Made) -> str:
        lines = [f"\n d = {first}"]
        for field, expression in made:
            put = f"d[{field.encode_name!r}] = {expression}"
            lines.append(f" {put}" if field.required else f" if x.{field.name} is not UNSET: {put}")
        return "\n".join([*lines, " return d"])

    def _of(self, of: types.Type, value: str) -> str:
        """The expression for a value of this type."""
        if isinstance(of, _SCALARS):
            return value
        if isinstance(of, types.StructType):
            return f"{self._named(of)}({value})"
        if isinstance(of, _LISTS):
            return self._row(of.item_type, value)
        if isinstance(of, types.TupleType):
            if all(isinstance(item, _SCALARS) for item in of.item_types):
                return f"[*{value}]"
            return f"[{', '.join(self._of(item, f'{value}[{i}]') for i, item in enumerate(of.item_types))}]"
        if isinstance(of, types.DictType) and isinstance(of.key_type, types.StrType):
            item = self._of(of.value_type, "y")
            return f"{{**{value}}}" if item == "y" else f"{{k: {item} for k, y in {value}.items()}}"
        if isinstance(of, types.UnionType):
            return self._choice(of, value)
        return f"by_json({value})"

    def _row(self, item: types.Type, value: str) -> str:
        made = self._of(item, "y")
        if made == "y":
            return f"[*{value}]"
        if isinstance(item, types.StructType):
            return f"[*map({self._named(item)}, {value})]"
        return f"[{made} for y in {value}]"

    def _choice(self, of: types.UnionType, value: str) -> str:
        others = [one for one in of.types if not isinstance(one, types.NoneType)]
        if all(isinstance(one, _SCALARS) for one in others):
            return value
        if len(others) > 1:
            return f"by_json({value})"
        return f"None if {value} is None else {self._of(others[0], value)}"
