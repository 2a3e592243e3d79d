"""Printed content as constants in the card's code: a table of the printed game runs as if its rules had the numbers in them.

Rules read content from the record, and for a variant they have to. Of a printed game the compiler can know every number: then
it drops the code of cards that no printed deck has. So there are two kernels for a game (gpu.py chooses): one for any table,
and one for tables with printed content. There a table has the type `Fixed`, a record of which some fields are constants,
and the same rules are compiled anew for it.

Only the driver that gpu.py loads imports this file: it needs numba's CUDA.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numba import types
from numba.cuda.extending import core_models, infer_getattr, intrinsic, lower_getattr_generic, register_model
from numba.cuda.np.arrayobj import record_getattr
from numba.cuda.typing.templates import AttributeTemplate

Constants = Mapping[str, Any]
"""Values by the names of fields."""


class Fixed(types.Record):  # type: ignore[misc]
    """A record of which some fields are constants. It is the same bytes: whatever lies in those fields is not read."""

    name: str

    def __init__(self, record: types.Record, constants: Constants) -> None:
        fields = [(name, field._asdict()) for name, field in record.fields.items()]
        super().__init__(fields, record.size, record.aligned)
        self.constants = constants
        cells = b"".join(name.encode() + np.asarray(value).tobytes() for name, value in constants.items())
        self.name = f"Fixed({self.name};{hashlib.sha256(cells).hexdigest()})"  # types are told apart by their names

    def constant_type(self, name: str) -> Any:
        told = self.typeof(name)
        return types.Array(told.dtype, told.ndim, "C", readonly=True) if isinstance(told, types.NestedArray) else told


register_model(Fixed)(core_models.RecordModel)


@infer_getattr
class FixedAttribute(AttributeTemplate):  # type: ignore[misc]
    key = Fixed

    def generic_resolve(self, record: Fixed, name: str) -> Any:
        return record.constant_type(name) if name in record.constants else record.typeof(name)


@lower_getattr_generic(Fixed)  # type: ignore[untyped-decorator]
def fixed_getattr(context: Any, builder: Any, record: Fixed, value: Any, name: str) -> Any:
    if name not in record.constants:
        return record_getattr(context, builder, record, value, name)
    constant, told = record.constants[name], record.constant_type(name)
    if isinstance(told, types.Array):
        return context.make_constant_array(builder, told, np.ascontiguousarray(constant))
    return context.get_constant(told, int(constant))


def fixing(constants: Constants) -> Callable[[Any], Any]:
    """A function for the card's code that sees a record as one with these constants."""

    @intrinsic  # type: ignore[untyped-decorator]
    def fixed(typing: Any, record: Any) -> Any:
        def same(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return arguments[0]

        return (Fixed(record, constants) if constants else record)(record), same

    return fixed  # type: ignore[no-any-return]
