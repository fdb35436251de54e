"""The application: one port, relative addresses, nothing from elsewhere."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stammtisch.engine.problem import Problem
from stammtisch.server.assets import catalog_asset, read_page
from stammtisch.server.endpoint import JSON, openapi, problem_response
from stammtisch.server.http import ENDPOINTS, load_games
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Limit
from stammtisch.server.socket import POLICY, Socket
from stammtisch.server.steady import steady_clock
from stammtisch.store import Store

COLLECTS_AFTER: Final = (100_000, 50, 100)
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
    """What every request has to pass, and the headers of every answer."""

    def __init__(
        self, app: ASGIApp, origins: frozenset[str], posts: Limit, visits: Limit, now: Callable[[], float]
    ) -> None:
        self.app = app
        self.origins = origins
        self.posts = posts
        self.visits = visits
        self.now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            visitor = HTTPConnection(scope)
            if not self._is_own(visitor) or not self.visits.take(_address(visitor), self.now()):
                await WebSocket(scope, receive, send).close(POLICY)
                return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        problem = self._problem(request)
        if problem is not None:
            await problem_response(request, problem)(scope, receive, _with_headers(send))
            return
        await self.app(scope, receive, _with_headers(send))

    def _problem(self, request: Request) -> Problem | None:
        if request.method not in ("GET", "HEAD"):
            if not self._is_own(request):
                return Problem("other_origin")
            if not self.posts.take(_address(request), self.now()):
                return Problem("too_fast")
        return None

    def _is_own(self, connection: HTTPConnection) -> bool:
        """Browsers say which page a request comes from; programs that are no browsers say nothing and may."""
        origin = connection.headers.get("origin")
        return origin is None or origin in self.origins or origin.partition("://")[2] == _host(connection.headers)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _host(headers: Headers) -> str:
    return headers.get("x-forwarded-host") or headers.get("host", "")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def _calm_collector() -> None:
    """Tables make few cycles, and looking for them among all cards of all tables is a sixth of the work otherwise."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTS_AFTER)


def make_app(
    store: Store,
    *,
    origins: frozenset[str] = frozenset(),
    now: Callable[[], float] | None = None,
    posts: Limit | None = None,
    wishes: Limit | None = None,
    visits: Limit | None = None,
    keep_days: float | None = None,
) -> ASGIApp:
    """`origins` are further addresses under which the page is served, behind a proxy that changes the host."""

    now = now or steady_clock()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_games()
        _calm_collector()
        hub = app.state.hub = Hub(store, now, keep_days)
        await hub.start()
        yield
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
        WebSocketRoute("/api/tables/{table}/socket", Socket(wishes or Limit(per_second=10, burst=40))),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{file:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    # A whole club behind one address comes back at once when the server has been started again.
    visits = visits or Limit(per_second=20, burst=400)
    return Guard(app, origins, posts or Limit(per_second=2, burst=30), visits, now)
