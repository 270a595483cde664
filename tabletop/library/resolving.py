"""Which texts an expression of the source can be: through names, tables and parameters."""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from tabletop.engine.tongue import sense

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Source:
    """The modules of one part of the program, and what its names can be."""

    modules: tuple[tuple[str, ast.Module], ...]
    values: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))
    """What is assigned to a name outside functions, or given by its keyword in a call."""
    calls: dict[str, list[ast.Call]] = field(default_factory=lambda: defaultdict(list))
    returned: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))
    functions: dict[ast.AST, Function] = field(default_factory=dict)
    """What stands in functions, each with the innermost one."""

    def __post_init__(self) -> None:
        for _, tree in self.modules:
            self.functions |= _functions(tree)
            for outer in ast.walk(tree):
                if isinstance(outer, ast.Module | ast.ClassDef):
                    for node in outer.body:
                        for name, value in _assigned(node):
                            self.values[name].append(value)
                elif isinstance(outer, ast.Call):
                    self.calls[_called(outer)].append(outer)
                    for keyword in outer.keywords:
                        if keyword.arg:
                            self.values[keyword.arg].append(keyword.value)
                elif isinstance(outer, Function):
                    self.returned[outer.name] += [
                        node.value
                        for node in ast.walk(outer)
                        if isinstance(node, ast.Return) and node.value is not None
                    ]


def strings(node: ast.expr, source: Source) -> list[str]:
    """List the texts that an expression can be."""
    found: dict[str, None] = {}
    _collect(node, source, found, set())
    return list(found)


def _collect(
    node: ast.AST,
    source: Source,
    found: dict[str, None],
    seen: set[ast.AST],
) -> None:
    if node in seen:
        return
    seen.add(node)
    inner: list[ast.AST] = []
    match node:
        case ast.Constant(str() as text):
            found[text] = None
        case ast.IfExp(_, so, otherwise):
            inner = [so, otherwise]
        case ast.Dict(_, parts) | ast.Tuple(parts) | ast.List(parts):
            inner = list(parts)
        case ast.DictComp(_, value):
            inner = [value]
        case ast.Subscript(value):
            inner = [value]
        case ast.Call(ast.Attribute(owner, "get" | "items" | "values"), arguments):
            inner = [owner, *arguments[1:]]
        case ast.Call(
            ast.Name("MappingProxyType" | "dict" | "tuple" | "zip" | "enumerate"), arguments
        ):
            inner = list(arguments)
        case ast.Call(ast.Name("sense"), [words, ast.Constant(str() as meant)]):
            found |= dict.fromkeys(sense(text, meant) for text in strings(words, source))
        case ast.Call(ast.Name(name)):
            inner = list(source.returned[name])
        case ast.BoolOp(_, parts):
            inner = list(parts)
        case ast.Attribute(_, name):
            inner = list(source.values[name])
        case ast.Name(name):
            inner = _named(name, source.functions.get(node), source)
    for part in inner:
        _collect(part, source, found, seen)


def _named(name: str, around: Function | None, source: Source) -> list[ast.AST]:
    """Find what a name of a function can be: assigned, looped over, given by whoever calls it."""
    if around is None:
        return list(source.values[name])
    found: list[ast.AST] = []
    for node in ast.walk(around):
        found += [value for said, value in _assigned(node) if said == name]
        if isinstance(node, ast.For | ast.comprehension) and name in _names(node.target):
            found.append(node.iter)
    found += around.args.defaults if _is_argument(name, around) else []
    arguments = [*around.args.posonlyargs, *around.args.args, *around.args.kwonlyargs]
    for at, argument in enumerate(arguments):
        if argument.arg == name:
            for call in source.calls[around.name]:
                bound = isinstance(call.func, ast.Attribute) and arguments[0].arg == "self"
                place = at - bound
                found += call.args[place : place + 1]
                found += [word.value for word in call.keywords if word.arg == name]
    return found or _named(name, source.functions.get(around), source)


def _is_argument(name: str, around: Function) -> bool:
    with_default = around.args.args[len(around.args.args) - len(around.args.defaults) :]
    return any(argument.arg == name for argument in with_default)


def _assigned(node: ast.AST) -> list[tuple[str, ast.expr]]:
    """Give the names that a statement gives values, each with what it can be."""
    match node:
        case ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
            return [(name, value)]
        case ast.NamedExpr(ast.Name(name), value):
            return [(name, value)]
        case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
            return [
                (target.id, value)
                for target, value in zip(targets, values, strict=False)
                if isinstance(target, ast.Name)
            ]
        case ast.Assign(targets, value):
            return [(name, value) for target in targets for name in _names(target)]
    return []


def _names(target: ast.expr) -> list[str]:
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


@cache
def _functions(tree: ast.Module) -> dict[ast.AST, Function]:
    """Map what stands in functions to the innermost one; those come last in a walk."""
    found: dict[ast.AST, Function] = {}
    for function in ast.walk(tree):
        if isinstance(function, Function):
            inside = (node for node in ast.walk(function) if node is not function)
            found.update(dict.fromkeys(inside, function))
    return found
