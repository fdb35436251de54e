"""Starts the server on this machine and says where it is."""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn

from stammtisch.engine.problem import Problem
from stammtisch.folders import user_folder
from stammtisch.server.app import House, make_app
from stammtisch.server.assets import PAGE
from stammtisch.server.doors import MOST, Doors, protocols
from stammtisch.server.visitors import Proxies
from stammtisch.store import Store, open_store
from stammtisch.text.words import Words

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
MOST_BYTES: Final = 64 * 1024  # of one message
SETTINGS: Final[dict[str, Any]] = {
    "ws": "websockets-sansio",
    "ws_max_size": MOST_BYTES,
    "ws_per_message_deflate": False,  # news are short (2 kB), and a busy server would spend a fifth of its time on it
    "log_level": "warning",
    "access_log": False,  # an address may hold a key
    "proxy_headers": False,  # the guard reads them, of proxies that were named
    "h11_max_incomplete_event_size": 16 * 1024,  # of all headers together
    "timeout_graceful_shutdown": 3,
}
SPARE_FILES: Final = 100  # open besides connections
OTHER_PORTS: Final = 20  # to try when the usual one is taken


def default_store() -> Path:
    """Where the tables of this user are."""
    return user_folder("XDG_DATA_HOME", os.environ) / "tables.db"


def serve(
    words: Words,
    store: Path,
    port: int | None,
    house: House,
    *,
    lan: bool,
    is_opened: bool,
    keep_days: float | None = None,
) -> int:
    """Until it is stopped. Without a port the usual one or the next that is free."""
    if not (PAGE / "index.html").is_file():
        raise Problem("no_page")
    store.parent.mkdir(parents=True, exist_ok=True)
    host = EVERYWHERE if lan else HERE
    with _listen(host, port) as listener:
        address = f"http://{_own_address() if lan else 'localhost'}:{listener.getsockname()[1]}/"
        app = make_app(_open(store), house=house, keep_days=keep_days)
        config = uvicorn.Config(app, **SETTINGS | protocols(Doors(house.proxies, _allow_connections())))
        print(words("serve-address", address=address), flush=True)
        if lan:
            segno.make(address, micro=False).terminal(sys.stdout, compact=_has_blocks(sys.stdout.encoding))
        print(words("serve-stop"), flush=True)
        if is_opened:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])
    return 0


def _open(path: Path) -> Store:
    """The store; what is wrong with it is told with its path, which nobody but us should read."""
    try:
        return open_store(path, is_server=True)
    except Problem as problem:
        if problem.code == "store_failed":
            raise Problem("store_unusable", file=str(path), why=problem.facts["why"]) from None
        if problem.code == "store_version":
            raise Problem("store_in_file", file=str(path)) from problem
        raise


def make_house(origins: Iterable[str], proxies: Iterable[str]) -> House:
    """From what was said on the command line; raises `bad_origin` and `bad_proxy`."""
    return House(frozenset(map(_origin, origins)), Proxies(proxies))


def _allow_connections() -> int:
    """How many connections there may be: as many as the system allows, but some files have to stay open, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE_FILES
    if soft < wanted and hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(MOST, max(soft, wanted) - SPARE_FILES)


def _origin(address: str) -> str:
    """What browsers say of a page at this address: no path, and only small letters."""
    scheme, _, rest = address.lower().partition("://")
    host = rest.partition("/")[0]
    if scheme not in ("http", "https") or not host:
        raise Problem("bad_origin", address=address)
    return f"{scheme}://{host}"


def _listen(host: str, port: int | None) -> socket.socket:
    usual = 8000
    for number in [port] if port is not None else range(usual, usual + OTHER_PORTS):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno in (errno.EACCES, errno.EPERM):
                raise Problem("port_forbidden", port=str(number)) from None
            continue
        return listener
    if port is None:
        raise Problem("ports_taken", first=str(usual), last=str(usual + OTHER_PORTS - 1))
    raise Problem("port_taken", port=str(port))


def _has_blocks(encoding: str) -> bool:
    """Whether a QR code can be drawn with half blocks; else it is drawn in colors, twice as high."""
    try:
        return bool("▀▄█".encode(encoding))
    except UnicodeEncodeError:
        return False


def _own_address() -> str:
    """The address under which others in this network reach us. Nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that nobody has
        return str(probe.getsockname()[0])
    return HERE
