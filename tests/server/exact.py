"""Is what was sent exactly what the types of it say? Every field must be there, and nothing that has no type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as shapes

from snowyard import game
from snowyard.kernel.view import CommonPrivate, CommonPublic
from snowyard.server import forms
from snowyard.server.messages import FromServer, Replay
from snowyard.server.typescript import may_lack

Fault = str
PLAIN: dict[type[shapes.Type], tuple[type, ...]] = {
    shapes.NoneType: (type(None),),
    shapes.BoolType: (bool,),
    shapes.IntType: (int,),
    shapes.FloatType: (float, int),
    shapes.StrType: (str,),
}


def faults(value: Any, shape: Any, where: str) -> Iterator[Fault]:
    """Where a value out of JSON is not of a type."""
    match shape:
        case shapes.Metadata():
            yield from faults(value, shape.type, where)
        case shapes.AnyType():
            pass
        case shapes.LiteralType():
            if value not in shape.values:
                yield f"{where} is {value!r}, not one of {shape.values}"
        case shapes.UnionType():
            if all(any(faults(value, part, where)) for part in shape.types):
                yield from faults(value, meant(value, shape), where)
        case shapes.ListType() | shapes.TupleType() if isinstance(value, list):
            kinds = [shape.item_type] * len(value) if isinstance(shape, shapes.ListType) else shape.item_types
            if len(kinds) != len(value):
                yield f"{where} has {len(value)} items, not {len(kinds)}"
            for number, (item, kind) in enumerate(zip(value, kinds, strict=False)):
                yield from faults(item, kind, f"{where}[{number}]")
        case shapes.DictType() if isinstance(value, dict):
            for name, item in value.items():
                yield from faults(item, shape.value_type, f"{where}.{name}")
        case shapes.StructType() if isinstance(value, dict):
            yield from of_struct(value, shape, where)
        case _:
            wanted = PLAIN.get(type(shape), ())
            if not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted):
                yield f"{where} is {value!r}, not {type(shape).__name__}"


def meant(value: Any, shape: shapes.UnionType) -> shapes.Type:
    """Which type of several it was to be: the one with its tag, else any that is an object if it is one."""
    structs = [part for part in shape.types if isinstance(part, shapes.StructType)] if isinstance(value, dict) else []
    tagged = [part for part in structs if part.tag is not None and part.tag == value.get(part.tag_field)]
    return (*tagged, *structs, *shape.types)[0]


def of_struct(value: dict[str, Any], shape: shapes.StructType, where: str) -> Iterator[Fault]:
    tag = {} if shape.tag_field is None else {shape.tag_field: shape.tag}
    if any(value.get(name) != said for name, said in tag.items()):
        yield f"{where} is no {shape.tag}"
        return
    yield from fields(
        value, {field.encode_name: field for field in shape.fields}, where, set(tag), some=issubclass(shape.cls, forms.In)
    )


def fields(value: dict[str, Any], typed: dict[str, shapes.Field], where: str, besides: set[str], some: bool) -> Iterator[Fault]:
    """`some`: fields may be left out; else only those that the types say so of."""
    for name in value.keys() - typed.keys() - besides:
        yield f"{where}.{name} has no type"
    for name, field in typed.items():
        if name in value:
            yield from faults(value[name], field.type, f"{where}.{name}")
        elif not (some or may_lack(field)):
            yield f"{where}.{name} is missing"


def of_view(value: dict[str, Any], slug: str, changes: bool = False) -> list[Fault]:
    """Of a view of a game, or of what has changed of one."""
    home = game(slug).view
    typed: dict[str, shapes.Field] = {}
    for part in (CommonPublic, CommonPrivate, home.Public, home.Private):
        shape: Any = shapes.type_info(part)
        typed |= {field.encode_name: field for field in shape.fields}
    return list(fields(value, typed, "view", set(), some=changes))


def of_message(message: dict[str, Any], slug: str) -> list[Fault]:
    """Of a message from the server, with the view in it."""
    found = list(faults(message, shapes.type_info(FromServer), "message"))
    state = message.get("state")
    return found + (of_view(state["view"], slug, state["since"] is not None) if state else [])


def of_replay(replay: dict[str, Any]) -> list[Fault]:
    found = list(faults(replay, shapes.type_info(Replay), "replay"))
    views = [view for step in replay["steps"] for view in (step["view"], *step["seat_views"])]
    return found + [fault for view in views for fault in of_view(view, replay["game"])]


def in_json(value: Any) -> Any:
    """As whoever it is sent to reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))
