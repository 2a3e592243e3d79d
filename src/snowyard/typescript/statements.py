"""Functions of Python as TypeScript, statement by statement."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.typescript import names, sources
from snowyard.typescript.expressions import RECORDS, Expressions
from snowyard.typescript.names import safe
from snowyard.typescript.program import Program, fields_of


def translate(
    program: Program, function: Callable[..., Any], node: ast.FunctionDef, called: str, more: dict[str, Any] | None = None
) -> str:
    """A function of a module, or a method of a class, for which `more` is known."""
    base = Expressions(program, function.__module__, {**function.__globals__, **(more or {})}, set(), {})
    return "\n".join(Function(base, node).lines(f"function {called}", ": any"))


def translate_class(program: Program, of: type, called: str) -> str:
    """A class that has methods and what its first one lays into it."""
    base = Expressions(program, of.__module__, sources.scope(of.__module__), set(), {})
    lines = [f"class {called} {{", "  [name: string]: any;"]
    for node in sources.class_node(of).body:
        if isinstance(node, ast.FunctionDef):
            head, tail = ("constructor", "") if node.name == "__init__" else (node.name, ": any")
            lines += [f"  {line}" for line in Function(base, node, "self").lines(head, tail)]
    return "\n".join([*lines, "}"])


def kind_of(annotation: ast.expr | None) -> str:
    """What is known of an argument by its annotation."""
    if annotation is None:
        return ""
    words = {part.id for part in ast.walk(annotation) if isinstance(part, ast.Name)}
    if words & set(RECORDS):
        return "record"
    named = annotation.id if isinstance(annotation, ast.Name) else ""
    return {"Event": "event", "int": "int", "str": "str", "bool": "bool"}.get(named, "")


def bound(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a function gives values to, those of comprehensions and inner functions left out."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            yield node.name
            continue
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Lambda):
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.MatchAs | ast.MatchStar | ast.ExceptHandler) and node.name:
            yield node.name
        waiting += ast.iter_child_nodes(node)


class Function:
    """One function, with its inner ones."""

    def __init__(self, outside: Expressions, node: ast.FunctionDef, own_class: str = "") -> None:
        arguments = node.args
        if arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            raise outside.refuse(node, "a function takes plain arguments, and at most a star of them at the end")
        self.node = node
        self.given = [argument.arg for argument in arguments.args]
        self.star = arguments.vararg.arg if arguments.vararg else ""
        own = {name for name in bound(node.body) if name not in self.given}
        kinds = {argument.arg: kind_of(argument.annotation) for argument in arguments.args}
        kinds |= {
            part.target.id: kind_of(part.annotation)
            for part in ast.walk(node)
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        }
        self.e = outside.inside(own | {*self.given, self.star})
        self.e.kinds |= {name: kind for name, kind in kinds.items() if kind}
        self.e.kinds |= {argument.arg: "object" for argument in arguments.args if self._is_object(argument)}
        if outside.program.filled in self.given:
            self.e.kinds[outside.program.filled] = "record"
        if own_class:
            self.given.remove(own_class)
            self.e.kinds[own_class] = "object"
        self.yields = any(isinstance(part, ast.Yield) for part in ast.walk(node))
        self.inner = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        self.own = sorted(own - self.inner - {"_"})
        self.subjects = 0

    def _is_object(self, argument: ast.arg) -> bool:
        """Is it of a class of the package that is no plain structure?"""
        named = argument.annotation.id if isinstance(argument.annotation, ast.Name) else ""
        of = self.e.scope.get(named)
        package = self.e.program.package
        return inspect.isclass(of) and f"{of.__module__}.".startswith(f"{package}.") and fields_of(of) is None and named != "Yard"

    def lines(self, head: str, tail: str) -> Iterator[str]:
        defaults = [None] * (len(self.given) - len(self.node.args.defaults)) + list(self.node.args.defaults)
        read = {part.id for part in ast.walk(self.node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
        given = [
            ("" if name in read else "_") + f"{safe(name)}: any" + (f" = {self.e.value(default)}" if default else "")
            for name, default in zip(self.given, defaults, strict=True)
        ]
        given += [f"...{safe(self.star)}: any[]"] if self.star else []
        head = head.replace("function ", "function* ") if self.yields else head
        yield f"{head}({', '.join(given)}){tail} {{"
        if self.own:
            yield f"  let {', '.join(f'{safe(name)}: any' for name in self.own)};"
        yield from self.block(self.node.body)
        yield "}"

    def block(self, body: list[ast.stmt]) -> Iterator[str]:
        for statement in body:
            yield from (f"  {line}" for line in self.statement(statement))

    def statement(self, node: ast.stmt) -> Iterator[str]:
        e = self.e
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return
            case ast.Expr(value=ast.Yield(value=ast.expr() as made)):
                yield f"yield {e.value(made)};"
            case ast.Expr():
                yield f"{e.value(node.value)};"
            case ast.Return():
                yield f"return {e.value(node.value) if node.value else 'null'};"
            case ast.Assign():
                value = e.value(node.value)
                for target in node.targets:
                    yield from self.assign(target, value, node.value)
                    value = e.value(target) if len(node.targets) > 1 else value
            case ast.AnnAssign():
                if node.value is not None:
                    yield from self.assign(node.target, e.value(node.value), node.value)
            case ast.AugAssign():
                called = names.OPERATORS[type(node.op).__name__]
                called = "iadd" if called == "add" else called
                yield from self.assign(node.target, f"py.{called}({e.value(as_read(node.target))}, {e.value(node.value)})")
            case ast.If():
                yield from self.if_(node)
            case ast.For():
                yield from self.for_(node)
            case ast.While():
                if node.orelse:
                    raise e.refuse(node, "a loop has no else")
                yield f"while ({e.test(node.test)}) {{"
                yield from self.block(node.body)
                yield "}"
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case ast.Match():
                yield from self.match_(node)
            case ast.FunctionDef():
                yield from Function(e, node).lines(f"function {safe(node.name)}", ": any")
            case ast.Try(handlers=[handler], orelse=[], finalbody=[]) if handler.type is not None:
                yield from self.try_(node, handler, handler.type)
            case ast.Raise() if isinstance(node.exc, ast.Call) and e.known(node.exc.func) is Refusal:
                yield f"throw new py.Refusal({e.several(node.exc.args)});"
            case ast.Raise() if isinstance(node.exc, ast.Call):
                yield f"throw new Error(String({e.several(node.exc.args)}));"
            case _:
                raise e.refuse(node, f"{type(node).__name__} is not among what can be translated")

    def assign(self, target: ast.expr, value: str, given: ast.expr | None = None) -> Iterator[str]:
        match target:
            case ast.Name():
                yield f"{safe(target.id)} = {value};"
            case ast.Tuple() if any(isinstance(part, ast.Attribute | ast.Subscript) for part in target.elts):
                yield f"{{ const parts: any = py.unpack({value}, {len(target.elts)});"
                for i, part in enumerate(target.elts):
                    yield from (f"  {line}" for line in self.assign(part, f"parts[{i}]"))
                yield "}"
            case ast.Tuple() | ast.List():
                more = any(isinstance(part, ast.Starred) for part in target.elts)
                alike = isinstance(given, ast.Tuple) and len(given.elts) == len(target.elts) and not more
                counted = value if alike else f"py.unpack({value}, {len(target.elts) - more}{', true' if more else ''})"
                yield f"{self.e.target(target)} = {counted};"
            case ast.Attribute() if self._may_set(target.value):
                yield f"{self.e.value(target)} = {value};"
            case ast.Subscript(slice=ast.Slice(lower, upper, None)) if self.e.program.filled:
                ends = [self.e.value(end) if end else "undefined" for end in (lower, upper)]
                yield f"py.fill({self.e.value(target.value)}, {', '.join(ends)}, {value});"
            case ast.Subscript() if not isinstance(target.slice, ast.Slice):
                yield f"py.put({self.e.value(target.value)}, {self.e.value(target.slice)}, {value});"
            case _:
                raise self.e.refuse(target, "only names and places in lists and dictionaries can be given values")

    def _may_set(self, of: ast.expr) -> bool:
        filled = isinstance(of, ast.Name) and of.id == self.e.program.filled
        return filled or self.e.kind(of) == "object"

    def try_(self, node: ast.Try, handler: ast.ExceptHandler, caught: ast.expr) -> Iterator[str]:
        kinds = ", ".join(f'"{part.id}"' for part in ast.walk(caught) if isinstance(part, ast.Name))
        yield "try {"
        yield from self.block(node.body)
        yield "} catch (fault) {"
        yield f"  if (!py.caught(fault, {kinds})) throw fault;"
        if handler.name:
            yield f"  {safe(handler.name)} = fault;"
        yield from self.block(handler.body)
        yield "}"

    def if_(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self.e.test(node.test)}) {{"
        yield from self.block(node.body)
        rest = node.orelse
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            yield f"}} else if ({self.e.test(rest[0].test)}) {{"
            yield from self.block(rest[0].body)
            rest = rest[0].orelse
        if rest:
            yield "} else {"
            yield from self.block(rest)
        yield "}"

    def for_(self, node: ast.For) -> Iterator[str]:
        if node.orelse:
            raise self.e.refuse(node, "a loop has no else")
        unused = isinstance(node.target, ast.Name) and node.target.id == "_"
        yield f"for ({'const ' if unused else ''}{self.e.target(node.target)} of py.iter({self.e.value(node.iter)})) {{"
        yield from self.block(node.body)
        yield "}"

    # ---- match

    def match_(self, node: ast.Match) -> Iterator[str]:
        self.subjects += 1
        subject = f"subject{self.subjects}"
        yield f"const {subject} = {self.e.value(node.subject)};"
        for number, case in enumerate(node.cases):
            tests = [*self.pattern(case.pattern, subject), *([self.e.test(case.guard)] if case.guard else [])]
            named = case.pattern.name if isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None else None
            last = isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and not case.guard and number > 0
            yield "} else {" if last else f"{'} else ' if number else ''}if ({' && '.join(tests) or 'true'}) {{"
            if last and named:
                yield f"  {safe(named)} = {subject};"
            yield from self.block(case.body)
        yield "}"

    def pattern(self, node: ast.pattern, subject: str) -> list[str]:
        """The tests of a pattern; those that give a value to a name are true."""
        match node:
            case ast.MatchValue():
                return [self.e.equal(subject, self.e.value(node.value), self.e.kind(node.value))]
            case ast.MatchAs(pattern=None, name=None):
                return []
            case ast.MatchAs():
                inner = self.pattern(node.pattern, subject) if node.pattern else []
                return [*inner, f"(({safe(str(node.name))} = {subject}), true)"]
            case ast.MatchOr():
                return ["(" + " || ".join(" && ".join(self.pattern(part, subject)) for part in node.patterns) + ")"]
            case ast.MatchSequence():
                return self.sequence(node, subject)
        raise self.e.refuse(node, f"{type(node).__name__} is not among what can be translated")

    def sequence(self, node: ast.MatchSequence, subject: str) -> list[str]:
        *first, last = node.patterns
        open_ended = isinstance(last, ast.MatchStar)
        if any(isinstance(part, ast.MatchStar) for part in first):
            raise self.e.refuse(node, "a star comes last in a pattern")
        fixed = first if open_ended else node.patterns
        tests = [f"py.len({subject}) {'>=' if open_ended else '==='} {len(fixed)}"]
        for i, part in enumerate(fixed):
            tests += self.pattern(part, f"{subject}[{i}]")
        if isinstance(last, ast.MatchStar) and last.name:
            tests.append(f"(({safe(last.name)} = py.slice({subject}, {len(fixed)})), true)")
        return tests


def as_read(target: ast.expr) -> ast.expr:
    """The same expression for its value."""
    return ast.copy_location(ast.parse(ast.unparse(target), mode="eval").body, target)
