"""The application: one port, relative addresses, nothing loaded from elsewhere."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stammtisch.engine.problem import Problem
from stammtisch.server.assets import catalog_asset, read_page
from stammtisch.server.bounds import LONGEST_WORD
from stammtisch.server.clock import THOUGHT
from stammtisch.server.doors import MOST_EACH
from stammtisch.server.endpoint import JSON, openapi, problem_response
from stammtisch.server.http import ENDPOINTS, load_games
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Limit, Places
from stammtisch.server.socket import POLICY, Socket
from stammtisch.server.steady import steady_clock
from stammtisch.server.thoughts import MOST_OF_TABLE, MOST_THOUGHTS
from stammtisch.server.visitors import VISITOR, Proxies, household, is_own_host, own_names, peer_of
from stammtisch.server.worker_pool import WorkerPool
from stammtisch.store import Store

COLLECTS_AFTER: Final = (100_000, 50, 100)
TABLE_COST: Final = 10
RECORD_COST: Final = 20
HEALTH_COST: Final = 5
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold a key
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """The checks that every request has to pass, and the headers of every answer."""

    def __init__(self, app: ASGIApp, site: Site, limits: Limits, now: Callable[[], float]) -> None:
        self.app = app
        self.site = site
        self.limits = limits
        self.now = now
        self._sockets = Places(limits.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        peer, headers = peer_of(scope), Headers(scope=scope)
        scope[VISITOR] = visitor = household(self.site.proxies.visitor(peer, headers))
        host = self.site.proxies.host(peer, headers)
        if scope["type"] == "websocket":
            await self._let_in(visitor, self._is_own(host, headers), scope, receive, send)
            return
        request, sending = Request(scope, receive), _with_headers(send)
        problem = self._problem(request, visitor, host)
        if problem is not None:
            await problem_response(request, problem)(scope, receive, sending)
            return
        await self.app(scope, receive, sending)

    async def _let_in(self, visitor: str, is_own: bool, scope: Scope, receive: Receive, send: Send) -> None:
        is_full = self._sockets.are_gone_for(visitor)
        if not is_own or is_full or not self.limits.visits.take(visitor, self.now()):
            await WebSocket(scope, receive, send).close(POLICY)
            return
        self._sockets.take(visitor)
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets.give_back(visitor)

    def _problem(self, request: Request, visitor: str, host: str) -> Problem | None:
        if not is_own_host(host, self.site.names):
            return Problem("other_host", host=host[:LONGEST_WORD])
        if request.method in ("GET", "HEAD"):
            is_allowed = self.limits.reads.take(visitor, self.now(), _cost(request.url.path))
        elif not self._is_own(host, request.headers):
            return Problem("other_origin")
        else:
            is_allowed = self.limits.posts.take(visitor, self.now())
        return None if is_allowed else Problem("too_fast")

    def _is_own(self, host: str, headers: Headers) -> bool:
        """Browsers say which page a request comes from; other programs say nothing, and are let in."""
        origin = headers.get("origin")
        is_page = origin is None or origin in self.site.origins or origin.partition("://")[2] == host
        return is_page and is_own_host(host, self.site.names)


def _cost(path: str) -> int:
    """The cost of an answer, relative to a file of the page: most things are in memory, but a table may have to be
    read.
    """
    if path.startswith("/api/tables/"):
        return RECORD_COST if path.endswith("/record") else TABLE_COST
    return {"/api/health": HEALTH_COST, "/api/figures": RECORD_COST}.get(path, 1)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def _collect_garbage_rarely() -> None:
    """Tables make few cycles; looking for them among all the cards of all tables would take a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTS_AFTER)


@dataclass(frozen=True)
class Site:
    """Where the server is reached: `origins` are the page's addresses, and `proxies` may say who the visitor is."""

    origins: frozenset[str] = frozenset()
    proxies: Proxies = field(default_factory=Proxies)

    @cached_property
    def names(self) -> frozenset[str]:
        """The hosts that visitors may ask for, besides plain IP addresses."""
        return own_names() | {origin.partition("://")[2].partition(":")[0] for origin in self.origins}


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for. A whole club behind one address comes back at once after the server is
    restarted.
    """

    posts: Limit = field(default_factory=lambda: Limit(per_second=2, burst=30))
    reads: Limit = field(default_factory=lambda: Limit(per_second=50, burst=1500))  # see `_cost`
    visits: Limit = field(default_factory=lambda: Limit(per_second=20, burst=400))  # of tables: each is a snapshot
    requests: Limit = field(default_factory=lambda: Limit(per_second=10, burst=40))  # of one seat
    sockets: int = MOST_EACH  # that are open at the same time


def make_app(
    store: Store,
    *,
    site: Site | None = None,
    limits: Limits | None = None,
    now: Callable[[], float] | None = None,
    keep_days: float | None = None,
) -> ASGIApp:
    site, limits = site or Site(), limits or Limits()
    now = now or steady_clock()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_games()
        _collect_garbage_rarely()
        thinkers = WorkerPool(THOUGHT, places=Places(MOST_OF_TABLE, MOST_THOUGHTS))
        hub = app.state.hub = Hub(store, now, keep_days, thinkers=thinkers)
        worker_pool = app.state.worker_pool = WorkerPool()
        await hub.start()
        yield
        worker_pool.close()
        thinkers.close()
        await hub.stop()

    api = catalog_asset(msgspec.json.encode(openapi(ENDPOINTS)), JSON)
    files = read_page()

    async def document(request: Request) -> Response:
        return api.answer(request)

    async def nothing(request: Request) -> Response:
        return problem_response(request, Problem("no_such_page"))

    async def page(request: Request) -> Response:
        found = files.get(request.path_params["file"] or "index.html")
        return found.answer(request) if found else await nothing(request)

    routes: list[BaseRoute] = [endpoint.route() for endpoint in ENDPOINTS]
    routes += [
        Route("/api/openapi.json", document),
        WebSocketRoute("/api/tables/{table}/socket", Socket(limits.requests)),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{file:path}", page),
    ]
    return Guard(Starlette(routes=routes, lifespan=lifespan), site, limits, now)
