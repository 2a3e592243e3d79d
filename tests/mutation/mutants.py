"""Every small change that can be made to the rules of a game, and how to make one of them in the running program.

Rules run interpreted here, so a rule is a plain function, and giving it another code object changes it for everybody
who imported it.
"""

from __future__ import annotations

import ast
import copy
import functools
import importlib
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from snowyard import game

EXPLAINED = Path(__file__).with_name("explained")  # a file a game: what survives, and why
NOT_RULES = {"layout", "options"}  # what lies on the table, not what happens there

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}

Change = Callable[[ast.AST], ast.AST]


@dataclass(frozen=True)
class Mutant:
    """One change of one rule: in which file and function, at which node, and how it reads before and after."""

    module: str
    function: str
    node: int
    variant: int
    line: int
    where: str
    before: str
    after: str

    @property
    def key(self) -> str:
        """A name that lasts: without the line's number, which changes when anything above it does."""
        return f"{self.module.rpartition('.')[2]}.{self.function} | {self.where} | {self.before} -> {self.after}"

    def __str__(self) -> str:
        return f"line {self.line} of {self.key}"


def rule_modules(slug: str) -> list[str]:
    """The modules of a game that `rules.py` reaches by its imports, itself included."""
    package = game(slug).package
    found, asked = [], [f"{package}.rules"]
    while asked:
        name = asked.pop(0)
        if name in found or name.rpartition(".")[2] in NOT_RULES:
            continue
        found.append(name)
        tree = _parsed(name)
        asked += [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module and package in n.module]
        asked += [
            f"{package}.{a.name}"
            for n in ast.walk(tree)
            if isinstance(n, ast.ImportFrom) and n.module == package
            for a in n.names
        ]
    return sorted(name for name in found if name != package)


def mutants(slug: str) -> list[Mutant]:
    """All of them, in the order of the sources."""
    return [mutant for module in rule_modules(slug) for function in _rules(module) for mutant in _of(module, function)]


@functools.cache
def _source(module: str) -> str:
    file = importlib.import_module(module).__file__
    assert file is not None
    return Path(file).read_text(encoding="utf-8")


def _parsed(module: str) -> ast.Module:
    return ast.parse(_source(module))


def _rules(module: str) -> Iterator[ast.FunctionDef]:
    for node in _parsed(module).body:
        if isinstance(node, ast.FunctionDef) and any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
            yield node


def _nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of the body in a fixed order; annotations are not part of it."""
    nodes: list[ast.AST] = []
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.AnnAssign):
                node.annotation = ast.Constant(None)
            nodes.append(node)
    return nodes


def _of(module: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    values, lines = vars(importlib.import_module(module)), _source(module).splitlines()
    for number, node in enumerate(_nodes(function)):
        for variant, change in enumerate(_changes(node, values)):
            assert isinstance(node, ast.expr | ast.stmt)
            text = lines[node.lineno - 1]
            where = f"{text.strip()} @{node.col_offset - len(text) + len(text.lstrip())}"
            after = change(copy.deepcopy(node))
            yield Mutant(module, function.name, number, variant, node.lineno, where, _text(node), _text(after))


def _text(node: ast.AST) -> str:
    """A node as it reads; of a branch or loop only its condition."""
    return ast.unparse(node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else node)


def _changes(node: ast.AST, values: dict[str, object]) -> list[Change]:
    """What can be changed at this node itself."""
    if isinstance(node, ast.Compare):
        return [_at_comparison(i) for i, op in enumerate(node.ops) if type(op) in COMPARED]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COMPUTED:
        return [_set("op", COMPUTED[type(node.op)]())]
    if isinstance(node, ast.BoolOp):
        return [_set("op", ast.Or() if isinstance(node.op, ast.And) else ast.And())]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        return [lambda n: n.operand]
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [_set("test", ast.UnaryOp(ast.Not(), node.test))]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [_set("value", not node.value)]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return [_set("value", node.value + 1), _set("value", node.value - 1)]
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id.isupper():
        if isinstance(values.get(node.id), int):
            return [lambda n: ast.BinOp(n, ast.Add(), ast.Constant(1))]  # type: ignore[arg-type]
    return []


def _at_comparison(i: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops[i] = COMPARED[type(node.ops[i])]()
        return node

    return change


def _set(name: str, value: object) -> Change:
    def change(node: ast.AST) -> ast.AST:
        setattr(node, name, value)
        return node

    return change


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def apply(mutant: Mutant) -> None:
    """Make this change in the running program. There is no way back: do it in a child process."""
    module = importlib.import_module(mutant.module)
    tree = _parsed(mutant.module)
    function = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == mutant.function)
    node = _nodes(function)[mutant.node]
    assert _text(node) == mutant.before
    new = _changes(node, vars(module))[mutant.variant](node if not isinstance(node, ast.Name) else copy.deepcopy(node))
    if new is not node:
        _Exchange(node, new).visit(tree)
    code = compile(ast.fix_missing_locations(tree), str(module.__file__), "exec")
    body = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == mutant.function)
    vars(module)[mutant.function].__code__ = body


def explained(slug: str) -> dict[str, str]:
    """Survivors that nothing can tell from the rule, by their keys, and why."""
    file = EXPLAINED / f"{slug}.toml"
    return dict(tomllib.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}
