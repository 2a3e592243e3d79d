"""Arrays in a GPU's memory that other libraries take without copying: by `__cuda_array_interface__` (PyTorch, CuPy,
Numba) and by DLPack (JAX, PyTorch, CuPy)."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

_CUDA = 2  # DLPack's number of the device
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers of the kinds of numbers
_NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("vector_width", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


_alive: dict[int, Any] = {}
"""What was handed out and not yet given back, by address."""


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _give_back(address: int) -> None:
    _alive.pop(address, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _forget(capsule: int) -> None:
    """A capsule that nobody took."""
    api, handle = ctypes.pythonapi, ctypes.c_void_p(capsule)
    if api.PyCapsule_IsValid(handle, _NAME):
        api.PyCapsule_GetPointer.restype = ctypes.c_void_p
        _alive.pop(api.PyCapsule_GetPointer(handle, _NAME), None)


class CardArray:
    """A contiguous array on the card. `copy_to_host()` brings it here."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = tuple(array.shape), np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        from numba import cuda

        return _CUDA, int(cuda.current_context().device.id)

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """The memory itself. Calls of a batch return when their work is done, so no stream need wait."""
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        pointer = self.__cuda_array_interface__["data"][0]
        tensor = _Tensor(
            pointer,
            *self.__dlpack_device__(),
            len(self.shape),
            _CODES[self.dtype.kind],
            8 * self.dtype.itemsize,
            1,
            ctypes.addressof(shape),
            None,
            0,
        )
        managed = _Managed(tensor, None, ctypes.cast(_give_back, ctypes.c_void_p))
        address = ctypes.addressof(managed)
        _alive[address] = (managed, shape, self.array)
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(address, _NAME, ctypes.cast(_forget, ctypes.c_void_p))

    def copy_to_host(self) -> Any:
        return self.array.copy_to_host()

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"<{self.dtype}{list(self.shape)} on the card>"
