"""Sets the project up and runs it: `python3 dev.py play|test|lab|bench|mutate|lock [ARGS]`. It needs only Python."""

import hashlib
import os
import shlex
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python must say this, not fail somewhere else)
    sys.exit(f"Stammtisch needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = os.path.dirname(os.path.abspath(__file__))
# What each lock file holds: the larger ones all of the smaller ones, in the same versions.
CONTAINS = {"app": ["app"], "lab": ["app", "lab"], "dev": ["app", "lab", "dev"], "bench": ["bench"]}
QUICK = ["tests/engine", "tests/rules", "tests/scenarios", "tests/text"]  # the daily loop: no server, no browser
BROWSER, SIZES = "tests/browser", "tests/browser/test_sizes.py"
GROUPS = ([BROWSER, f"--ignore={SIZES}"], [f"--ignore={BROWSER}"], [SIZES])  # of all tests, the longest first
# No file may name a registry, as a uv.lock does: everybody installs from wherever their own pip is configured to look.
REGISTRY = "! git grep -nE --untracked 'https?://[^ ]*(pypi|pythonhosted|npmjs)' && ! git ls-files '*uv.lock' | grep ."


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(command: list[str], show: bool = False, hold: int | None = None) -> int:
    """Runs one step in the project's folder. Its output is shown only if it fails, or on request."""
    import subprocess  # here and below: imported only when there is work, so that a second `play` starts at once

    env = {**os.environ, "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    out = None if show else subprocess.PIPE
    # The child holds the lock, too: if dev.py is killed, nobody rebuilds what an orphaned pip still writes to.
    keep = [] if hold is None else [hold]
    step = subprocess.run(command, cwd=ROOT, env=env, pass_fds=keep, stdout=out, stderr=out and subprocess.STDOUT)
    if step.returncode and not show:
        say(step.stdout.decode(errors="replace"))
    return step.returncode


def setup(lock: str, folder: str = ".venv") -> str:
    """Brings an environment up to date and returns its Python."""
    venv = os.path.join(ROOT, folder)
    python, stamps = os.path.join(venv, "bin", "python"), os.path.join(venv, "stamps")
    inputs = {name: [f"requirements/{name}.txt"] for name in CONTAINS[lock]}
    inputs |= {"package": ["pyproject.toml", "src/stammtisch/__init__.py"], "venv": []}

    def wanted() -> dict[str, str]:
        # An environment is good only in the folder, and with the Python, that it was made with.
        place = f"{ROOT}\n{os.path.realpath(python)}\n{os.path.exists(python)}".encode()
        parts = {name: [place, *map(read, files)] for name, files in inputs.items()}
        return {name: hashlib.sha256(b"\0".join(part)).hexdigest() for name, part in parts.items()}

    def done() -> dict[str, str]:
        try:
            return dict(line.split(" ") for line in read(stamps).decode().splitlines())
        except (FileNotFoundError, ValueError):
            return {}

    if wanted().items() <= done().items():
        return python
    hold = lock_file(f"{venv}.lock")
    want, have = wanted(), done()
    if not want.items() <= have.items():  # otherwise another dev.py has just done it
        from importlib.util import find_spec

        if have.get("venv") != want["venv"]:
            have = {}
        say("Updating the setup ..." if have else "Setting up (first time only) ...")
        # An environment without stamps is recreated, so an interrupted installation is never mistaken for a finished
        # one.
        if os.path.exists(stamps):
            os.remove(stamps)
        # Giving the environment its own pip takes longer than all the rest, so a pip that is already there is used.
        has_pip = find_spec("pip") is not None
        options = (["--without-pip"] if has_pip else []) + ([] if have else ["--clear"])
        if run([sys.executable, "-m", "venv", *options, venv], hold=hold):
            sys.exit(f"Cannot make {folder}. On Debian and Ubuntu this helps: apt-get install python3-venv")
        pip = [sys.executable, "-m", "pip", "--python", python] if has_pip else [python, "-m", "pip"]
        todo = [["--no-deps", "--no-build-isolation", "-e", "."]]
        if any(have.get(name) != want[name] for name in CONTAINS[lock]):
            todo.insert(0, ["--require-hashes", "-r", f"requirements/{lock}.txt"])
            have = {}  # this lock file may change what another one installed
        for what in todo:
            if run([*pip, "install", *what], hold=hold):
                sys.exit("The setup failed; the lines above say why.")
        with open(stamps, "w") as file:
            file.writelines(f"{name} {value}\n" for name, value in (have | wanted()).items())
    os.close(hold)
    return python


def read(name: str) -> bytes:
    with open(os.path.join(ROOT, name), "rb") as file:
        return file.read()


def lock_file(path: str) -> int:
    """Waits until no other dev.py is setting up."""
    import fcntl

    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another setup to finish ...")
        fcntl.flock(file, fcntl.LOCK_EX)
    return file


def build_page(python: str) -> None:
    """Brings the page that the server serves up to date."""
    if run([python, "web/build.py"], show=True):
        sys.exit("The page could not be built; the lines above say why.")


def start(python: str, *arguments: str) -> None:
    # -P: a random.py in the player's folder is not mistaken for Python's own.
    os.execv(python, [python, "-P", "-m", "stammtisch", *arguments])


def play(args: list[str]) -> None:
    """`./play scare`, `./play --resume`: in the terminal. `./play rules scare`, `./play -h`: a command of `stammtisch`.

    Otherwise in the browser.
    """
    python = setup("app")
    here = os.path.join(ROOT, "play")
    # The program names commands to type next; `stammtisch` itself is not on the path here.
    os.environ["STAMMTISCH_PROGRAM"] = "./play" if os.path.samefile(ROOT, os.curdir) else shlex.quote(here)
    is_command = bool(args) and (not args[0].startswith("-") or args[0] in ("-h", "--help", "--version"))
    is_saved = any(arg.partition("=")[0] in ("--resume", "--record") for arg in args)
    if is_command and args[0] != "serve":
        start(python, *args)
    elif is_saved:
        start(python, "play", *args)
    build_page(python)
    start(python, *args) if is_command else start(python, "serve", "--open", *args)


def test(args: list[str]) -> None:
    """Everything that has to hold before a commit; ends at the first step that fails.

    `test quick` is the daily loop: every linter, and the tests of the rules and the words.
    """
    import time
    from functools import partial

    python = setup("dev")
    if args[:1] == ["quick"]:
        args = [*QUICK, *args[1:]]
    else:
        build_page(python)
    for name, check in {
        "registry names": partial(run, ["sh", "-c", REGISTRY]),
        "ruff check": partial(run, [python, "-m", "ruff", "check"]),
        "ruff format": partial(run, [python, "-m", "ruff", "format", "--check"]),
        "mypy": partial(run, [python, "-m", "mypy"]),
        "import-linter": partial(run, [os.path.join(os.path.dirname(python), "lint-imports"), "--no-logo"]),
        "pytest": partial(run_tests, [python, "-m", "pytest"], args),
    }.items():
        start = time.perf_counter()
        code = check()
        say(f"{name}: {'failed' if code else 'ok'}, {time.perf_counter() - start:.1f} s")
        if code:
            sys.exit(code)


def run_tests(pytest: list[str], args: list[str]) -> int:
    """The tests that are named or, if none are, all of them: in groups, two at a time, each shown when it is done."""
    import subprocess
    from concurrent.futures import ThreadPoolExecutor

    if any(not arg.startswith("-") for arg in args):
        return run([*pytest, *args], show=True)

    def run_group(group: list[str]) -> tuple[int, bytes]:
        done = subprocess.run([*pytest, *group, *args], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    worst = 0
    with ThreadPoolExecutor(2) as pool:
        for code, output in pool.map(run_group, GROUPS):
            print(output.decode(errors="replace"), flush=True)
            worst = max(worst, code)
    return worst


def lock(args: list[str]) -> None:
    """Rewrites the lock files; `lock --upgrade` takes newer versions. They hold only names, versions and hashes."""
    uv = ["uv", "pip", "compile", "--universal", "--python-version=3.11", "--generate-hashes", "--no-header"]
    uv += ["--no-strip-extras", *args]  # pip considers "name[extra]" unpinned where only "name" is listed
    earlier: list[str] = []
    for name in CONTAINS:
        sources = ["pyproject.toml", *[f"requirements/{part}.in" for part in dict.fromkeys(["app", *CONTAINS[name]])]]
        if run([*uv, *sources, *earlier, "-o", f"requirements/{name}.txt"]):
            sys.exit("Cannot write the lock files; the lines above say why.")
        earlier += ["-c", f"requirements/{name}.txt"]  # the same package has the same version in all of them


def main(command: str = "help", *args: str) -> None:
    if command == "test":
        test([*args])
    elif command == "lock":
        lock([*args])
    elif command == "play":
        play([*args])
    elif command == "lab":  # the libraries that only some commands of the laboratory need
        setup("lab")
    elif command == "bench":
        python = setup("bench", ".venv-bench")
        if args[:1] == ("load",):
            os.execv(python, [python, os.path.join(ROOT, "bench", "load.py"), *args[1:]])
        start(python, "bench", *args)
    elif command == "mutate":
        os.chdir(ROOT)
        python = setup("dev")
        os.execv(python, [python, "-m", "tests.mutation.run", *args])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
    except FileNotFoundError as error:  # for example no uv for `lock`
        sys.exit(f"Missing: {error.filename}")
