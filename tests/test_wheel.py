"""What `pip wheel .` makes: a server with its page, and with the license texts of third-party work."""

from __future__ import annotations

import ast
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT: Final = Path(__file__).parents[1]


def build(root: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """As pip does it, without fetching the build requirements, which are already here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    made = build(ROOT, folder)
    assert made.returncode == 0, made.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds nothing but the wheel; only the libraries it needs come from this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    packages = next(folder.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(wheel) as packed:  # all that installing a pure Python wheel means
        packed.extractall(packages)
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin/python"


@pytest.fixture(scope="module")
def address(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [str(python), "-P", "-m", "stammtisch", "serve", "--no-open", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--store", str(folder / "tables.db")], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as server:
        found = f"http://127.0.0.1:{port}/"
        try:
            _wait_for(found, server)
            yield found
        finally:
            server.terminate()


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=5):
                return
        except URLError:
            assert server.poll() is None, server.communicate()[0].decode()
            time.sleep(0.05)
    pytest.fail("the server does not answer")


def fetch(address: str) -> bytes:
    with urlopen(address, timeout=10) as answer:
        return bytes(answer.read())


def test_the_server_is_the_one_of_the_wheel(python: Path) -> None:
    command = [str(python), "-P", "-c", "import stammtisch; print(stammtisch.__file__)"]
    found = Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())
    assert found.is_relative_to(python.parents[1])


def plain(name: str) -> str:
    """One spelling for the names of a library that installers consider the same."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_it_names_every_library_that_it_imports(wheel: Path) -> None:
    """This environment holds more than those, so nothing else would notice one that is missing."""
    with zipfile.ZipFile(wheel) as packed:
        facts = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        needed = re.findall(r"^Requires-Dist: ([\w.-]+)", packed.read(facts).decode(), re.MULTILINE)
        sources = [packed.read(name) for name in packed.namelist() if name.endswith(".py")]
    imported: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.partition(".")[0])
    packages = packages_distributions()
    libraries = {packages[name][0] for name in imported - sys.stdlib_module_names - {"stammtisch"}}
    assert set(map(plain, libraries)) <= set(map(plain, needed))
    assert "h11" in libraries


def test_its_page_comes_with_everything_it_needs(address: str) -> None:
    page = fetch(address).decode()
    assert "<title>Stammtisch</title>" in page
    names = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert {Path(name).suffix for name in names} == {".js", ".css", ".svg", ".woff2", ".png", ".webmanifest"}
    for name in names:
        assert fetch(address + name)
    scripts = [fetch(address + name).decode() for name in names if name.endswith(".js")]
    later = {f"assets/{name}" for script in scripts for name in re.findall(r"\./((?:Table|Replay)-[\w-]+\.js)", script)}
    assert len(later) == 2
    for name in later:
        assert fetch(address + name)


def test_license_texts_are_in_it(address: str, wheel: Path) -> None:
    texts = fetch(f"{address}licenses.txt").decode()
    for name in (
        "atkinson-hyperlegible-next",
        "creepster",
        "luckiest-guy",
        "pirata-one",
        "saira-stencil-one",
        "fredoka",
        "game-icons",
        "svelte",
        "@fluent/bundle",
        "uqr",
    ):
        assert re.search(rf"^\S*{name}\n=+$", texts, re.MULTILINE), name
    assert texts.count("SIL OPEN FONT LICENSE Version 1.1") == 5  # all fonts but Luckiest Guy
    assert texts.count("Apache License\n") == 2  # Luckiest Guy and Fluent
    assert "Attribution 3.0 Unported" in texts
    assert "Lorc, Delapouite and contributors" in texts
    with zipfile.ZipFile(wheel) as packed:
        kept = {Path(name).name for name in packed.namelist() if ".dist-info/licenses/" in name}
    assert kept == {"LICENSE", "CREDITS.md", "Apache-2.0.txt", "CC-BY-3.0.txt"}


def test_without_a_page_there_is_no_wheel(tmp_path: Path) -> None:
    """A clean checkout in which the page cannot be built says so."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    (root / "web").mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "web/hatch_build.py"):
        shutil.copy(ROOT / name, root / name)
    (root / "web/build.py").write_text("raise SystemExit('There is no Node.')")
    made = build(root, tmp_path)
    assert made.returncode != 0
    assert "There is no Node." in made.stderr
    assert "The page could not be built" in made.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_an_sdist_needs_no_node(tmp_path: Path) -> None:
    """It already contains the page; a program that would build it is never called."""
    root = tmp_path / "unpacked"
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "web").mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "web/hatch_build.py"):
        shutil.copy(ROOT / name, root / name)
    (root / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: stammtisch\nVersion: 0.1.0\n")
    made = build(root, tmp_path)
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as packed:
        assert "stammtisch/server/page/index.html" in packed.namelist()
