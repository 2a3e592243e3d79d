"""Where a thing of the running program stands in its source."""

from __future__ import annotations

import ast
import functools
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from snowyard.kernel.errors import Refusal

SOURCE = Path(__file__).parents[1]


@functools.cache
def tree(module: str) -> ast.Module:
    file = sys.modules[module].__file__
    assert file is not None
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def refuse(module: str, node: ast.AST, why: str) -> Refusal:
    """With file and line, as far as there is one."""
    file = Path(sys.modules[module].__file__ or module)
    place = file.relative_to(SOURCE.parent).as_posix() if file.is_relative_to(SOURCE.parent) else file.name
    return Refusal("typescript", f"{place}, line {getattr(node, 'lineno', 0)}: {why}")


def plain(function: Any) -> tuple[Callable[..., Any], int]:
    """The Python function behind a rule or a cache, and how many results that cache keeps; 0: it is none."""
    kept = 0
    if hasattr(function, "cache_parameters"):
        kept = function.cache_parameters()["maxsize"] or 1024
    function = getattr(function, "__wrapped__", function)
    return getattr(function, "py_func", function), kept


def function_node(function: Callable[..., Any]) -> ast.FunctionDef:
    inner = "." in function.__qualname__ and function.__closure__ is None  # in another function, but using nothing of it
    for node in ast.walk(tree(function.__module__)) if inner else tree(function.__module__).body:
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            if not inner or node.lineno == function.__code__.co_firstlineno:
                return node
    module = function.__module__
    raise Refusal("typescript", f"{module}: {function.__qualname__} is no function of the module itself")


def method_node(of: type, name: str) -> ast.FunctionDef:
    """A method that stands in this very class."""
    (found,) = (node for node in class_node(of).body if isinstance(node, ast.FunctionDef) and node.name == name)
    return found


def class_node(of: type) -> ast.ClassDef:
    (found,) = (node for node in tree(of.__module__).body if isinstance(node, ast.ClassDef) and node.name == of.__name__)
    return found


def assigned(module: str, name: str) -> tuple[str, ast.expr] | None:
    """The expression that a global of a module was made by, and the module that has it; None if it was unpacked from one."""
    for node in tree(module).body:
        if isinstance(node, ast.ImportFrom):
            source = importlib.util.resolve_name("." * node.level + (node.module or ""), module.rpartition(".")[0])
            for alias in node.names:
                if (alias.asname or alias.name) == name and source in sys.modules:
                    return assigned(source, alias.name)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return module, node.value
    return None


def scope(module: str) -> dict[str, Any]:
    """The globals of a module."""
    return dict(vars(sys.modules[module]))


def home(module: str) -> str:
    """The last word of a module's name."""
    return module.rpartition(".")[2]


def is_module(value: Any) -> bool:
    return isinstance(value, ModuleType)
