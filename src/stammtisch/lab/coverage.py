"""Which rules have a test: tests name rule ids with `@pytest.mark.rule`, scenarios with `rules = [...]`."""

from __future__ import annotations

import ast
import json
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from stammtisch.boxes import known_games, rulebook
from stammtisch.engine.problem import Problem
from stammtisch.text.words import Words


def find_tests(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests and scenarios that name it."""
    if not folder.is_dir():
        raise Problem("no_tests", folder=str(folder))
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for name, rule in _marked(ast.parse(file.read_text("utf-8"))):
            found[rule].append(f"{file.relative_to(folder)}::{name}")
    for file in sorted(folder.rglob("scenarios/**/*.toml")):
        for rule in tomllib.loads(file.read_text("utf-8")).get("rules", []):
            found[rule].append(str(file.relative_to(folder)))
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Attribute(attr="rule"), args=arguments):
                        for argument in arguments:
                            if isinstance(argument, ast.Constant):
                                yield node.name, str(argument.value)


def show(words: Words, folder: Path, *, as_json: bool) -> bool:
    """Prints every rule with its tests; true if every rule has one."""
    tests = find_tests(folder)
    missing = 0
    for game in known_games():
        for rule in rulebook(game):
            names = tests.get(rule.id, [])
            excuse = words(f"coverage-{rule.untestable}") if rule.untestable else ""
            missing += not names and not excuse
            if as_json:
                entry = {"game": game, "rule": rule.id, "source": rule.source, "tests": names}
                print(json.dumps(entry | ({"untestable": rule.untestable} if excuse else {})))
            else:
                print(f"{rule.id:9} {', '.join(names) or excuse or words('coverage-none')}")
    if not as_json:
        rules = sum(len(rulebook(game)) for game in known_games())
        print(words("coverage-sum", rules=rules, missing=missing))
    return missing == 0
