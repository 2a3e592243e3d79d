"""Calls of Python as TypeScript: of the house's and the game's functions, of structs, of Python's own functions and methods."""

from __future__ import annotations

import ast
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.typescript import names, sources
from snowyard.typescript.program import LONG, Program, fields_of, safe_key


class Calls:
    """The part of `Expressions` that knows calls."""

    program: Program
    module: str

    def refuse(self, node: ast.AST, why: str) -> Refusal:
        raise NotImplementedError

    def known(self, node: ast.expr) -> Any:
        raise NotImplementedError

    def kind(self, node: ast.expr) -> str:
        raise NotImplementedError

    def value(self, node: ast.expr) -> str:
        raise NotImplementedError

    def several(self, nodes: list[ast.expr]) -> str:
        raise NotImplementedError

    def call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute):
            method = self._method(node, node.func)
            if method:
                return method
        of = self._called(node.func)
        if of is None:  # a function that lies in a variable or a table
            self._only_places(node)
            return f"{self.value(node.func)}({self.several(node.args)})"
        if of is names.SAY:
            return self._say(node)
        if of is names.WORD:
            return self.value(node.args[0])
        if of is names.ZIP:
            strict = any(word.arg == "strict" for word in node.keywords)
            return f"py.zip({'true' if strict else 'false'}, {self.several(node.args)})"
        if of in names.MIN_MAX:
            return self._best(node, names.MIN_MAX[of])
        if of is isinstance:
            kinds = ", ".join(f'"{part.id}"' for part in ast.walk(node.args[1]) if isinstance(part, ast.Name))
            return f"py.isinstance({self.value(node.args[0])}, {kinds})"
        if of is getattr and self.kind(node.args[0]) == "record" and len(node.args) == 2:
            return f"{self.value(node.args[0])}[{self.value(node.args[1])}]"
        if of in names.FUNCTIONS:
            return self._own(node, names.FUNCTIONS[of])
        if isinstance(getattr(of, "__self__", None), type) and not node.args:  # cls.printed(): the same for ever
            return self.program.constant(self.module, of.__name__, of())
        if isinstance(of, type):
            return self._struct(node, of)
        return self._function(node, of)

    def _called(self, node: ast.expr) -> Any:
        """The function that is called, None if only running tells."""
        if isinstance(node, ast.Call) and self._called(node.func) is names.AS_PYTHON:
            return self._called(node.args[0])
        found = self.known(node)
        return found if callable(found) else None

    def _only_places(self, node: ast.Call) -> None:
        if node.keywords:
            raise self.refuse(node, "only arguments in their order can be translated here, none by name")

    def _method(self, node: ast.Call, of: ast.Attribute) -> str | None:
        if callable(self.known(of)):
            return None  # a function of a module
        if self.kind(of.value) == "object":
            self._only_places(node)
            return f"{self.value(of.value)}.{of.attr}({self.several(node.args)})"
        if of.attr == "_replace":
            changed = ", ".join(f"{safe_key(str(word.arg))}: {self.value(word.value)}" for word in node.keywords)
            return f"{{ ...{self.value(of.value)}, {changed} }}"
        if of.attr not in names.METHODS:
            raise self.refuse(node, f"the method {of.attr} is not among {', '.join(names.METHODS)}")
        self._only_places(node)
        return f"py.{names.METHODS[of.attr]}({', '.join(filter(None, (self.value(of.value), self.several(node.args))))})"

    def _say(self, node: ast.Call) -> str:
        if len(node.args) != 1:
            raise self.refuse(node, "say has the name of a sentence, and its arguments by name")
        given = [
            f"...py.fields({self.value(word.value)})" if word.arg is None else f"{word.arg}: {self.value(word.value)}"
            for word in node.keywords
        ]
        return f"py.say({self.value(node.args[0])}{', { ' + ', '.join(given) + ' }' if given else ''})"

    def _best(self, node: ast.Call, called: str) -> str:
        words = {word.arg: self.value(word.value) for word in node.keywords}
        starred = any(isinstance(argument, ast.Starred) for argument in node.args)
        of = self.value(node.args[0]) if len(node.args) == 1 and not starred else f"[{self.several(node.args)}]"
        more = [words.get("key", "undefined"), *([words["default"]] if "default" in words else [])]
        return f"py.{called}({', '.join([of, *(more if words else [])])})"

    def _own(self, node: ast.Call, called: str) -> str:
        words = {word.arg: self.value(word.value) for word in node.keywords}
        if words and not (called == "sorted" and set(words) <= {"key", "reverse"}):
            raise self.refuse(node, f"{called} takes no arguments by name here")
        by = [words.get("key", "undefined"), words["reverse"]] if "reverse" in words else list(words.values())
        return f"py.{called}({', '.join(filter(None, (self.several(node.args), *by)))})"

    def _struct(self, node: ast.Call, of: type) -> str:
        fields = fields_of(of)
        if fields is None and self.program.filled and f"{of.__module__}.".startswith(f"{self.program.package}."):
            self._only_places(node)
            return f"new {self.program.plain_class(of)}({self.several(node.args)})"
        if fields is None:
            raise self.refuse(node, f"{of.__name__} is neither a part of a view nor a named tuple")
        if any(isinstance(argument, ast.Starred) for argument in node.args) or any(word.arg is None for word in node.keywords):
            return self._starred(node, of, fields)
        given = dict(zip(fields, map(self.value, node.args), strict=False))
        given |= {str(word.arg): self.value(word.value) for word in node.keywords}
        return self.program.struct(of, given)

    def _starred(self, node: ast.Call, of: type, fields: tuple[str, ...]) -> str:
        """Some fields by a star, which comes last: its values are taken one by one."""
        *first, last = node.args
        if node.keywords or not isinstance(last, ast.Starred) or any(isinstance(one, ast.Starred) for one in first):
            raise self.refuse(node, "one star, at the end, is all that can be translated")
        rest = fields[len(first) :]
        given = dict(zip(fields, map(self.value, first), strict=False)) | {name: f"rest[{i}]" for i, name in enumerate(rest)}
        return f"((rest: any[]) => ({self.program.struct(of, given)}))(py.unpack({self.value(last.value)}, {len(rest)}))"

    def _function(self, node: ast.Call, of: Any) -> str:
        function, _ = sources.plain(of)
        if not hasattr(function, "__code__") or not f"{function.__module__}.".startswith(f"{self.program.package}."):
            raise self.refuse(node, f"{function.__module__}.{getattr(function, '__name__', function)} has no TypeScript")
        if hasattr(of, "cache_parameters") and not node.args and not node.keywords:
            made = of()  # it is the same for ever
            if not self.program.filled or len(self.program.literal(made) or "") <= LONG:
                return self.program.constant(function.__module__, function.__name__, made)
        called = self.program.function(of)
        if not node.keywords:
            return f"{called}({self.several(node.args)})"
        names_of = [argument.arg for argument in sources.function_node(function).args.args]
        words = {word.arg: self.value(word.value) for word in node.keywords}
        if None in words or any(isinstance(argument, ast.Starred) for argument in node.args):
            raise self.refuse(node, "stars are for `say` and for lists")
        rest = names_of[len(node.args) :]
        last = max(rest.index(str(word)) for word in words) + 1
        given = [self.value(argument) for argument in node.args] + [words.get(name, "undefined") for name in rest[:last]]
        return f"{called}({', '.join(given)})"
