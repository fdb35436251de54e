"""The promises of the project's own files: pure rules, complete lock files, one version."""

import re
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import grimp
import pytest

import stammtisch

ROOT = Path(__file__).parent.parent
LOCKS = ("app", "lab", "dev", "bench")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(lines: list[str]) -> set[str]:
    return {canonical(found[0]) for line in lines if (found := re.match(r"[A-Za-z0-9][\w.-]*", line))}


def pins(lock: str) -> set[str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return {line.rstrip("\\ ") for line in text.splitlines() if re.match(r"\S+==", line)}


def test_engine_and_games_import_the_standard_library_only() -> None:
    # import-linter can forbid only libraries that are named; this forbids all of them.
    graph = grimp.build_graph("stammtisch", include_external_packages=True, cache_dir=None)
    imported = {
        (module, target)
        for module in graph.modules
        if module.startswith(("stammtisch.engine", "stammtisch.games"))
        for target in graph.find_modules_directly_imported_by(module)
        if target.partition(".")[0] not in {"stammtisch", *sys.stdlib_module_names}
    }
    assert imported == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_holds_everything_asked_for(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = names(project["dependencies"])
    for source in {"app", lock}:
        asked |= names((ROOT / "requirements" / f"{source}.in").read_text().splitlines())
    extras = {"lab": ("lab", "cluster"), "bench": ("bench",)}.get(lock, ())
    for extra in extras:
        asked |= names(project["optional-dependencies"][extra])
    assert asked <= names([*pins(lock)])


def test_locks_agree() -> None:
    # `play` takes an environment made for the tests as its own.
    assert pins("app") <= pins("lab") <= pins("dev")
    assert pins("app") <= pins("bench")


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_place(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    assert not re.search(r"://|--(extra-)?index-url|--find-links|@ |^/", text, re.MULTILINE)


def test_installed_version_is_the_version_of_the_source() -> None:
    assert version("stammtisch") == stammtisch.__version__
