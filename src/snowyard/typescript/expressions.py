"""Expressions of Python as TypeScript. Where both mean the same for sure, the operator of TypeScript is written; else a function
of web/src/engine/python.ts, which means what Python means."""

from __future__ import annotations

import ast
import builtins
import json
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.typescript import names, sources
from snowyard.typescript.calls import Calls
from snowyard.typescript.names import safe
from snowyard.typescript.program import Program

RECORDS = ("Seen", "Yard")
OF_SEEN = ("notes",)
"""What a shown record has besides its fields."""
NATIVE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
MISSING = object()


class Expressions(Calls):
    """What names mean in one function: `kinds` has those that are whole numbers, texts or truths for sure (int, str, bool) and
    records (record, event); all other locals are in `local`."""

    def __init__(self, program: Program, module: str, scope: dict[str, Any], local: set[str], kinds: dict[str, str]) -> None:
        self.program, self.module, self.scope, self.local, self.kinds = program, module, scope, local, kinds

    @classmethod
    def of_module(cls, program: Program, module: str) -> Expressions:
        return cls(program, module, sources.scope(module), set(), {})

    def inside(self, more: set[str]) -> Expressions:
        """The same with more locals: those of a comprehension or a lambda."""
        kinds = {name: kind for name, kind in self.kinds.items() if name not in more}
        return Expressions(self.program, self.module, self.scope, self.local | more, kinds)

    def refuse(self, node: ast.AST, why: str) -> Refusal:
        return sources.refuse(self.module, node, why)

    # ---- what is known before anything runs

    def known(self, node: ast.expr) -> Any:
        """The object that a name of the module means, MISSING if the name is a local or no name."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            if node.id in self.scope:
                return self.scope[node.id]
            if hasattr(builtins, node.id):
                return getattr(builtins, node.id)
            raise self.refuse(node, f"the name {node.id} is unknown")
        if isinstance(node, ast.Attribute):
            owner = self.known(node.value)
            own_class = isinstance(owner, type) and isinstance(node.value, ast.Name) and node.value.id == "cls"
            if sources.is_module(owner) or own_class:
                return getattr(owner, node.attr)
        return MISSING

    def kind(self, node: ast.expr) -> str:
        """int, str, bool; record, event; "" where it is not known."""
        match node:
            case ast.Constant(value=bool()):
                return "bool"
            case ast.Constant(value=int()):
                return "int"
            case ast.Constant(value=str()) | ast.JoinedStr():
                return "str"
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return "bool"
            case ast.BoolOp():
                return "bool" if all(self.kind(value) == "bool" for value in node.values) else ""
            case ast.UnaryOp():
                return "int" if self.kind(node.operand) == "int" else ""
            case ast.BinOp():
                whole = self.kind(node.left) == self.kind(node.right) == "int" and not isinstance(node.op, ast.Div | ast.Pow)
                return "int" if whole else ""
            case ast.IfExp():
                return self.kind(node.body) if self.kind(node.body) == self.kind(node.orelse) else ""
            case ast.Name() if node.id in self.local:
                return self.kinds.get(node.id, "")
            case ast.Name() | ast.Attribute():
                return self._kind_of_attribute(node)
            case ast.Subscript():
                return "int" if self._dimensions(node) == 0 else ""
            case ast.Call():
                found = {"int": "int", "len": "int", "bool": "bool", "any": "bool", "all": "bool", "str": "str"}
                known = self.known(node.func)
                return found.get(known.__name__, "") if known in names.FUNCTIONS else ""
        return ""

    def _kind_of_attribute(self, node: ast.Name | ast.Attribute) -> str:
        if self._dimensions(node) == 0:
            return "int"
        if isinstance(node, ast.Attribute) and self.kind(node.value) == "event":
            return "str" if node.attr == "kind" else "int"
        known = self.known(node)
        return {bool: "bool", int: "int", str: "str"}.get(type(known), "")

    def _dimensions(self, node: ast.expr) -> int:
        """How many indices a field of a record still wants; -1: it is none."""
        if isinstance(node, ast.Attribute) and self.kind(node.value) == "record":
            declared = self.program.layout.fields.get(node.attr)
            return len(declared.shape) if declared else -1
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            left = self._dimensions(node.value)
            taken = len(node.slice.elts) if isinstance(node.slice, ast.Tuple) else 1
            return left - taken if left >= taken else -1
        return -1

    # ---- values

    def value(self, node: ast.expr) -> str:
        """An expression that has the value."""
        match node:
            case ast.Constant():
                if node.value is not None and not isinstance(node.value, bool | int | float | str):
                    raise self.refuse(node, f"{node.value!r} has no TypeScript")
                return str(self.program.literal(node.value))
            case ast.Name():
                return self._name(node)
            case ast.Attribute():
                return self._attribute(node)
            case ast.JoinedStr():
                return "`" + "".join(self._piece(part) for part in node.values) + "`"
            case ast.Tuple() | ast.List():
                return f"[{self.several(node.elts)}]"
            case ast.Set():
                return f"new py.Bag([{self.several(node.elts)}])"
            case ast.Dict():
                return self._dict(node)
            case ast.BinOp():
                return f"py.{names.OPERATORS[type(node.op).__name__]}({self.value(node.left)}, {self.value(node.right)})"
            case ast.UnaryOp():
                return self._unary(node)
            case ast.BoolOp():
                return self._either(node)
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp():
                return f"({self.test(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"
            case ast.Subscript():
                return self._subscript(node)
            case ast.Call():
                return self.call(node)
            case ast.Lambda():
                return self._lambda(node)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                return self._comprehension(node)
        raise self.refuse(node, f"{type(node).__name__} is not among what can be translated")

    def several(self, nodes: list[ast.expr]) -> str:
        return ", ".join(f"...py.iter({self.value(n.value)})" if isinstance(n, ast.Starred) else self.value(n) for n in nodes)

    def test(self, node: ast.expr) -> str:
        """An expression that is true where Python takes the value for true."""
        match node:
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return "(" + sign.join(self.test(value) for value in node.values) + ")"
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self.test(node.operand)}"
        return self.value(node) if self.kind(node) in ("int", "str", "bool") else f"py.truthy({self.value(node)})"

    def _name(self, node: ast.Name) -> str:
        if node.id in self.local:
            return "this" if node.id == "self" and self.kinds.get("self") == "object" else safe(node.id)
        known = self.known(node)
        if callable(known):
            return self._callable(node, known)
        return self.program.constant(self.module, node.id, known)

    def _callable(self, node: ast.expr, known: Any) -> str:
        """A function as a value."""
        if known in names.FUNCTIONS:
            return f"py.{names.FUNCTIONS[known]}"
        if isinstance(known, type) or not hasattr(sources.plain(known)[0], "__code__"):
            raise self.refuse(node, "only a plain function can be handed on")
        return self.program.function(known)

    def _attribute(self, node: ast.Attribute) -> str:
        known = self.known(node)
        if known is not MISSING:
            if callable(known):
                return self._callable(node, known)
            owner: Any = self.known(node.value)
            return self.program.constant(owner.__name__, node.attr, known)
        if self.kind(node.value) == "record":
            if node.attr == "record":  # the same for compiled rules
                return self.value(node.value)
            if node.attr not in self.program.layout.fields and node.attr not in OF_SEEN:
                raise self.refuse(node, f"the record has no field {node.attr}")
        elif node.attr.startswith("_"):
            raise self.refuse(node, f"{node.attr} is nobody else's business")
        return f"{self.value(node.value)}.{node.attr}"

    def _piece(self, part: ast.expr) -> str:
        if isinstance(part, ast.Constant):
            return json.dumps(part.value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
        assert isinstance(part, ast.FormattedValue)
        if part.conversion == ord("r") and part.format_spec is None:
            return f"${{py.repr({self.value(part.value)})}}"
        if part.conversion != -1 or part.format_spec is not None:
            raise self.refuse(part, "a text in a text has no format")
        inner = self.value(part.value)
        return f"${{{inner}}}" if self.kind(part.value) == "str" else f"${{py.str({inner})}}"

    def _dict(self, node: ast.Dict) -> str:
        parts = [
            f"...py.items({self.value(value)})" if name is None else f"[{self.value(name)}, {self.value(value)}]"
            for name, value in zip(node.keys, node.values, strict=True)
        ]
        return f"new py.Dict([{', '.join(parts)}])"

    def _unary(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return f"-{self.value(node.operand)}"
        called = {ast.USub: "neg", ast.Invert: "invert"}.get(type(node.op))
        if called is None:
            raise self.refuse(node, "a plus before a value does nothing")
        return f"py.{called}({self.value(node.operand)})"

    def _either(self, node: ast.BoolOp) -> str:
        """`a and b`, `a or b`: one of the two values."""
        first, *rest = node.values
        if all(self.kind(value) == "bool" for value in node.values[:-1]) and (
            isinstance(node.op, ast.And) or self.kind(node.values[-1]) == "bool"
        ):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return "(" + sign.join(self.value(value) for value in node.values) + ")"
        called = "andThen" if isinstance(node.op, ast.And) else "orElse"
        more = rest[0] if len(rest) == 1 else ast.copy_location(ast.BoolOp(node.op, rest), node)
        return f"py.{called}({self.value(first)}, () => {self.value(more)})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        for side in sides[1:-1]:
            if any(isinstance(part, ast.Call) for part in ast.walk(side)):
                raise self.refuse(side, "a call in the middle of a comparison would be made twice: give its result a name")
        made = [self._compared(op, a, b) for op, a, b in zip(node.ops, sides, sides[1:], strict=False)]
        return made[0] if len(made) == 1 else f"({' && '.join(made)})"

    def _compared(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> str:
        a, b, kinds = self.value(left), self.value(right), {self.kind(left), self.kind(right)}
        if isinstance(op, ast.Is | ast.IsNot):
            if not (isinstance(right, ast.Constant) and right.value is None):
                raise self.refuse(right, "`is` is for None only")
            return f"({a} {'===' if isinstance(op, ast.Is) else '!=='} null)"
        if isinstance(op, ast.In | ast.NotIn):
            return f"{'' if isinstance(op, ast.In) else '!'}py.contains({b}, {a})"
        if isinstance(op, ast.Eq | ast.NotEq):
            if "str" in kinds or kinds in ({"int"}, {"bool"}):
                return f"({a} {'===' if isinstance(op, ast.Eq) else '!=='} {b})"
            return f"{'' if isinstance(op, ast.Eq) else '!'}py.eq({a}, {b})"
        sign = NATIVE[type(op)]
        return f"({a} {sign} {b})" if kinds == {"int"} else f"(py.compare({a}, {b}) {sign} 0)"

    @staticmethod
    def equal(a: str, b: str, kind: str) -> str:
        """Is a what the constant b of this kind is?"""
        return f"{a} === {b}" if kind == "str" else f"py.eq({a}, {b})"

    def _subscript(self, node: ast.Subscript) -> str:
        of, at = self.value(node.value), node.slice
        if isinstance(at, ast.Slice):
            ends = [self.value(end) if end is not None else "undefined" for end in (at.lower, at.upper, at.step)]
            while ends and ends[-1] == "undefined":
                ends.pop()
            return f"py.slice({', '.join([of, *ends])})"
        if isinstance(at, ast.Tuple) and len(at.elts) == 2 and isinstance(at.elts[0], ast.Slice):
            return f"py.column({of}, {self.value(at.elts[1])})"
        return f"py.at({of}, {self.value(at)})"

    def _lambda(self, node: ast.Lambda) -> str:
        given = [argument.arg for argument in node.args.args]
        read = {part.id for part in ast.walk(node.body) if isinstance(part, ast.Name)}
        written = [f"{'' if name in read else '_'}{safe(name)}: any" for name in given]
        return f"({', '.join(written)}) => {self.inside(set(given)).value(node.body)}"

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> str:
        scope, loops = self, []
        for part in node.generators:
            found = {n.id for n in ast.walk(part.target) if isinstance(n, ast.Name)}
            inner = scope.inside(found)
            if any(isinstance(n, ast.Name) and n.id in found for n in ast.walk(part.iter)):
                raise self.refuse(part.target, "a loop names what it goes through like what it finds there")
            names_given = self.target(part.target)
            loops.append(f"for (const {names_given} of py.iter({scope.value(part.iter)}))")
            scope = inner
            loops += [f"if ({scope.test(test)})" for test in part.ifs]
        head = " ".join(loops)
        if isinstance(node, ast.DictComp):
            return f"new py.Dict((function* () {{ {head} yield [{scope.value(node.key)}, {scope.value(node.value)}]; }})())"
        made = f"(function* (): any {{ {head} yield {scope.value(node.elt)}; }})()"
        if isinstance(node, ast.GeneratorExp):
            return made
        return f"new py.Bag({made})" if isinstance(node, ast.SetComp) else f"[...{made}]"

    def target(self, node: ast.expr) -> str:
        """Names that a value is taken apart into."""
        match node:
            case ast.Name():
                return safe(node.id)
            case ast.Tuple() | ast.List():
                parts = ["" if isinstance(part, ast.Name) and part.id == "_" else self.target(part) for part in node.elts]
                return f"[{', '.join(parts)}]"
            case ast.Starred():
                return f"...{self.target(node.value)}"
        raise self.refuse(node, "only names can be given values here")
