"""Small changes of a program, each of which some test should notice.

A mutant is one change in one place: another comparison, operator or constant, a condition turned around, a statement
left out, another result. What nobody can notice is left alone: annotations, docstrings, assertions, texts of
programming errors, and constants that only number things.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
UNREAD = {"IndexError", "KeyError", "NotImplementedError", "TypeError", "ValueError", "TypeVar", "cast"}  # in calls
UNSEEN = {"annotation", "returns", "decorator_list", "type_params", "bases", "keywords"}  # of definitions
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    last_line: int  # of the statement
    place: str  # `Class.method`, or nothing for what is done when the module is imported
    change: str  # `a < b` -> `a <= b`
    nth: int  # of those with the same change in the same place
    node: int  # its number in `ast.walk`
    variant: int
    body: str  # a digest of the function: another one is another program

    @property
    def name(self) -> str:
        """The same as long as nobody touches that place: lines may move."""
        number = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.file} {self.place or '<module>'}: {self.change}{number}"

    @property
    def key(self) -> str:
        return f"{self.body} {self.name}"


@dataclass(frozen=True)
class _Slot:
    parent: ast.AST
    field: str
    index: int  # in a list, or -1

    def fill(self, node: ast.AST) -> None:
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


class Source:
    """A module and everything that can be changed in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.tree = ast.parse(text)
        self.nodes = list(ast.walk(self.tree))
        self.slots: dict[ast.AST, _Slot] = {}
        for parent in self.nodes:
            for field, value in ast.iter_fields(parent):
                for i, child in enumerate(value if isinstance(value, list) else [value]):
                    if isinstance(child, ast.AST) and not isinstance(child, ast.expr_context | ast.operator):
                        self.slots[child] = _Slot(parent, field, i if isinstance(value, list) else -1)

    def mutants(self) -> list[Mutant]:
        found: list[Mutant] = []
        counts: dict[tuple[str, str], int] = {}
        for number, node in enumerate(self.nodes):
            if node not in self.slots or self._is_unseen(node):
                continue
            for variant, other in enumerate(self._variants(node)):
                place, body = self._place(node)
                change = f"`{_text(node)}` → `{_text(other)}`"
                nth = counts[place, change] = counts.get((place, change), 0) + 1
                statement = self._statement(node)
                lines = getattr(node, "lineno", statement.lineno), _last_line(statement)
                found.append(Mutant(self.file, *lines, place, change, nth, number, variant, body))
        return sorted(found, key=lambda mutant: (mutant.line, mutant.change, mutant.nth))

    def mutated(self, mutant: Mutant) -> ast.Module:
        """The module with this change. Only once for each Source."""
        node = self.nodes[mutant.node]
        other = list(self._variants(node))[mutant.variant]
        self.slots[node].fill(ast.copy_location(other, node))
        return ast.fix_missing_locations(self.tree)

    # Where ---------------------------------------------------------------------------------------------------------

    def _above(self, node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
        """The node, then all around it, each with the name of its place in the next one."""
        while node in self.slots:
            yield node, self.slots[node].field
            node = self.slots[node].parent

    def _statement(self, node: ast.AST) -> ast.stmt:
        return next(one for one, _ in self._above(node) if isinstance(one, ast.stmt))

    def _place(self, node: ast.AST) -> tuple[str, str]:
        """The function that has to be replaced, and a digest of it. Defaults are worked out before it is called."""
        names: list[str] = []
        body: ast.AST = self._statement(node)
        is_called = False
        for one, field in self._above(node):
            parent = self.slots[one].parent
            if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef):
                is_called = field == "body"
                body = parent
                names = [parent.name]
            elif isinstance(parent, ast.ClassDef):
                names.insert(0, parent.name)
                body = body if isinstance(body, ast.FunctionDef) else parent
        place = ".".join(names) if is_called else ""
        return place, sha256(ast.unparse(body).encode()).hexdigest()[:8]

    def _is_unseen(self, node: ast.AST) -> bool:
        for one, field in self._above(node):
            parent = self.slots[one].parent
            if field in UNSEEN and isinstance(parent, Definition | ast.AnnAssign | ast.arg):
                return True
            if isinstance(one, ast.Assert) or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)):
                return True
            if (
                isinstance(one, ast.Call)
                and isinstance(one.func, ast.Name)
                and one.func.id in UNREAD
                and one is not node
            ):
                return True
            if isinstance(one, ast.AnnAssign) and self._only_numbers(one):
                return True
            if isinstance(one, ast.keyword) and one.arg == "strict":  # of `zip`: an assertion too
                return True
            if isinstance(one, ast.Assign | ast.AnnAssign) and isinstance(parent, ast.ClassDef):
                targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                if any(isinstance(target, ast.Name) and target.id == "__slots__" for target in targets):
                    return True
        return False

    def _only_numbers(self, node: ast.AnnAssign) -> bool:
        """Whether this is one of several constants that count up, or down, from each other."""
        slot = self.slots[node]
        beside = getattr(slot.parent, slot.field)[max(slot.index - 1, 0) : slot.index + 2]
        numbers = [number for one in beside if (number := _number(one)) is not None]
        here = _number(node)
        return here is not None and any(abs(number - here) == 1 for number in numbers)

    # What ------------------------------------------------------------------------------------------------------------

    def _variants(self, node: ast.AST) -> Iterator[ast.AST]:
        match node:
            case ast.Compare(left, ops, comparators):
                for i, op in enumerate(ops):
                    yield ast.Compare(left, [*ops[:i], COMPARED[type(op)](), *ops[i + 1 :]], comparators)
            case ast.BoolOp(op, values):
                yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            case ast.UnaryOp(_, operand):
                yield operand
            case ast.BinOp(left, op, right) if type(op) in COMPUTED and not _is_text(left) and not _is_text(right):
                yield ast.BinOp(left, COMPUTED[type(op)](), right)
            case ast.AugAssign(target, op, value):
                if type(op) in COMPUTED:
                    yield ast.AugAssign(target, COMPUTED[type(op)](), value)
                yield ast.Pass()
            case ast.Constant(bool() as value):
                yield ast.Constant(not value)
            case ast.Constant(int() as value):
                yield ast.Constant(value + 1)
            case ast.Constant(str() as value) if not isinstance(self.slots[node].parent, ast.JoinedStr):
                yield ast.Constant(f"{value}!")
            case ast.Expr(ast.Call()) | ast.Delete() | ast.Raise():
                yield ast.Pass()
            case ast.Assign([ast.Attribute() | ast.Subscript()], _):
                yield ast.Pass()
            case ast.Continue():
                yield ast.Break()
            case ast.Break():
                yield ast.Continue()
            case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
                yield from self._returns(node, value)
        if isinstance(node, ast.expr) and self._is_condition(node):
            yield ast.UnaryOp(ast.Not(), node)

    def _is_condition(self, node: ast.expr) -> bool:
        """A condition that is neither a comparison nor anything else that is turned around already."""
        slot = self.slots[node]
        is_test = slot.field == "test" and isinstance(slot.parent, ast.If | ast.While | ast.IfExp)
        is_test = is_test or (slot.field == "ifs" and isinstance(slot.parent, ast.comprehension))
        is_test = is_test or isinstance(slot.parent, ast.BoolOp)
        return is_test and not isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)

    def _returns(self, node: ast.AST, value: ast.expr) -> Iterator[ast.AST]:
        """Another result of the same type."""
        function = next(one for one, _ in self._above(node) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
        kind = ast.unparse(function.returns) if function.returns else ""
        if kind == "bool":
            if not isinstance(value, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield ast.Return(ast.UnaryOp(ast.Not(), value))
        elif kind == "int":
            yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
        elif kind.startswith(("list[", "Sequence[")) and not (isinstance(value, ast.List) and not value.elts):
            yield ast.Return(ast.List([], ast.Load()))
        elif kind.startswith("tuple[") and kind.endswith("...]"):
            yield ast.Return(ast.Tuple([], ast.Load()))
        elif kind.endswith("None"):
            yield ast.Return(ast.Constant(None))


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else f"{text[:97]}..."


def _last_line(statement: ast.stmt) -> int:
    """Of a compound statement: of its head."""
    if isinstance(statement, ast.If | ast.While):
        return statement.test.end_lineno or statement.lineno
    if isinstance(statement, ast.For):
        return statement.iter.end_lineno or statement.lineno
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.With | ast.Try | ast.Match):
        return statement.lineno
    return statement.end_lineno or statement.lineno


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _number(node: ast.AST) -> int | None:
    if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Final":
        try:
            value = ast.literal_eval(node.value) if node.value else None
        except ValueError:
            return None
        return value if type(value) is int else None
    return None
