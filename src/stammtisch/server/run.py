"""Starts the server on this machine and says where it is."""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn

from stammtisch.engine.problem import Problem
from stammtisch.folders import user_folder
from stammtisch.server import clock, commands
from stammtisch.server.app import Site, make_app
from stammtisch.server.assets import PAGE
from stammtisch.server.doors import MOST, Doors, protocols
from stammtisch.server.keys import Keys, SeatKey, new_secret, new_table_id, new_ticket
from stammtisch.server.live import LiveTable
from stammtisch.server.visitors import Proxies
from stammtisch.store import Store, open_store
from stammtisch.text.words import Words

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
MOST_BYTES: Final = 64 * 1024  # of one message
SETTINGS: Final[dict[str, Any]] = {
    "ws": "websockets-sansio",
    "ws_max_size": MOST_BYTES,
    "ws_per_message_deflate": False,  # news are short (2 kB), and it would take a fifth of a busy server's time
    "log_level": "warning",
    "access_log": False,  # an address may hold a key
    "proxy_headers": False,  # the guard reads them itself, from proxies that were named
    "h11_max_incomplete_event_size": 16 * 1024,  # of all headers together
    "timeout_graceful_shutdown": 3,
}
SPARE_FILES: Final = 100  # files besides connections
OTHER_PORTS: Final = 20  # to try when the usual one is taken


def default_store() -> Path:
    """Where the tables of this user are."""
    return user_folder("XDG_DATA_HOME", os.environ) / "tables.db"


def serve(
    words: Words,
    store: Path,
    port: int | None,
    site: Site,
    *,
    lan: bool,
    is_opened: bool,
    keep_days: float | None = None,
    position: str = "",
) -> int:
    """Runs until it is stopped. Without a port: the usual one, or the next free one. With a position, the text of a
    scenario, a table begins there, and the address leads to it.
    """
    if not (PAGE / "index.html").is_file():
        raise Problem("no_page")
    store.parent.mkdir(parents=True, exist_ok=True)
    host = EVERYWHERE if lan else HERE
    with _listen(host, port) as listener:
        address = f"http://{_own_address() if lan else 'localhost'}:{listener.getsockname()[1]}/"
        opened = _open(store)
        address += lay_table(opened, position, words.language) if position else ""
        app = make_app(opened, site=site, keep_days=keep_days)
        config = uvicorn.Config(app, **SETTINGS | protocols(Doors(site.proxies, _allow_connections())))
        print(words("serve-address", address=address), flush=True)
        if lan:
            segno.make(address, micro=False).terminal(sys.stdout, compact=_has_blocks(sys.stdout.encoding))
        print(words("serve-stop"), flush=True)
        if is_opened:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])
    return 0


def visit(words: Words, store: Path, server: str, position: str) -> int:
    """Opens a table in the store of a server that is already running there."""
    opened = open_store(store)
    try:
        address = f"{_origin(server)}/{lay_table(opened, position, words.language)}"
    finally:
        opened.close()
    print(words("serve-address", address=address), flush=True)
    webbrowser.open(address)
    return 0


def lay_table(store: Store, position: str, language: str) -> str:
    """A table that begins in a position, and the way to the seat of its person. Raises BadPosition or BadOption."""
    live, ticket = LiveTable(new_table_id()), new_ticket()
    chair = commands.lay(live, position, "", "", ticket, language, time.time())
    store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))
    key = Keys(store.setting("secret", new_secret)).seat(SeatKey(live.id, chair, ticket))
    return f"#/seat/{live.id}/{key}"


def _open(path: Path) -> Store:
    """The store; a problem with it is reported with its path, which nobody but us should read."""
    try:
        return open_store(path, is_server=True)
    except Problem as problem:
        if problem.code == "store_failed":
            raise Problem("store_unusable", file=str(path), why=problem.facts["why"]) from None
        if problem.code == "store_version":
            raise Problem("store_in_file", file=str(path)) from problem
        raise


def make_site(origins: Iterable[str], proxies: Iterable[str]) -> Site:
    """From the command line; raises `bad_origin` and `bad_proxy`."""
    return Site(frozenset(map(_origin, origins)), Proxies(proxies))


def _allow_connections() -> int:
    """How many connections there may be: as many as the system allows, minus the files that have to stay open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE_FILES
    if soft < wanted and hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(MOST, max(soft, wanted) - SPARE_FILES)


def _origin(address: str) -> str:
    """What browsers call a page at this address: no path, and all in lower case."""
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
    """Whether a QR code can be drawn with half blocks; otherwise it is drawn in colors, twice as high."""
    try:
        return bool("▀▄█".encode(encoding))
    except UnicodeEncodeError:
        return False


def _own_address() -> str:
    """The address at which others in this network reach us. Nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that nobody has
        return str(probe.getsockname()[0])
    return HERE
