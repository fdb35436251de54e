"""Typed HTTP endpoints: what goes in, what comes out, and an OpenAPI document of all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from http import HTTPStatus
from operator import or_
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch import __version__
from stammtisch.boxes import picture_types
from stammtisch.boxes.picture import Picture
from stammtisch.engine.problem import Problem
from stammtisch.server.assets import Asset, catalog_asset
from stammtisch.server.faults import log_fault
from stammtisch.text.words import LANGUAGES, words

MOST_BYTES: Final = 64 * 1024
JSON: Final = "application/json"

# Problems that are not simply a bad request.
STATUS: Final = {
    "no_such_table": HTTPStatus.NOT_FOUND,
    "no_such_page": HTTPStatus.NOT_FOUND,
    "unknown_game": HTTPStatus.NOT_FOUND,
    "no_guide": HTTPStatus.NOT_FOUND,
    "no_example": HTTPStatus.NOT_FOUND,
    "bad_key": HTTPStatus.FORBIDDEN,
    "bad_invitation": HTTPStatus.FORBIDDEN,
    "other_origin": HTTPStatus.FORBIDDEN,
    "other_host": HTTPStatus.MISDIRECTED_REQUEST,
    "game_has_begun": HTTPStatus.CONFLICT,
    "game_not_over": HTTPStatus.CONFLICT,
    "table_full": HTTPStatus.CONFLICT,
    "too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "not_json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too_busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "store_failed": HTTPStatus.SERVICE_UNAVAILABLE,
    "server_fault": HTTPStatus.INTERNAL_SERVER_ERROR,
}


class ProblemBody(msgspec.Struct):
    """What is wrong, as a code and as a sentence in the client's language."""

    code: str
    text: str


class WordedProblem(Problem):
    """A problem that was already put into a sentence elsewhere."""

    def __init__(self, body: ProblemBody) -> None:
        super().__init__(body.code)
        self.body = body


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    call: Callable[..., Awaitable[Any]]  # takes the request and, if there is one, the body
    result: Any
    body: Any = None
    errors: tuple[int, ...] = ()
    most_bytes: int = MOST_BYTES
    is_constant: bool = False  # the same address in the same language always has the same answer
    also: tuple[int, ...] = ()  # statuses other than 200 that come with the same result

    def route(self) -> Route:
        decoder = None if self.body is None else msgspec.json.Decoder(self.body)
        constants: dict[tuple[str, ...], Asset] = {}

        async def handle(request: Request) -> Response:
            try:
                arguments: list[Any] = []
                if decoder is not None:
                    arguments.append(_decode(decoder, await _read(request, self.most_bytes)))
                found = await self.call(request, *arguments)
            except Problem as problem:
                return problem_response(request, problem)
            except ClientDisconnect:  # in the middle of the body, or because it took too long: nobody is listening
                return Response(status_code=HTTPStatus.REQUEST_TIMEOUT)
            except Exception as error:
                log_fault(f"{self.method} {self.path}", error)
                return problem_response(request, Problem("server_fault"))
            if isinstance(found, Response):
                return found
            if not self.is_constant:
                return Response(msgspec.json.encode(found), media_type=JSON)
            key = (language_of(request), *request.path_params.values())
            if key not in constants:
                constants[key] = catalog_asset(msgspec.json.encode(found), JSON)
            return constants[key].answer(request)

        return Route(self.path, handle, methods=[self.method])


def problem_response(request: Request, problem: Problem) -> Response:
    status = STATUS.get(problem.code, HTTPStatus.BAD_REQUEST)
    told = problem.body if isinstance(problem, WordedProblem) else None
    body = told or ProblemBody(problem.code, words(language_of(request)).problem(problem))
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def language_of(request: Request) -> str:
    """The language named in the address, or the browser's."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


async def _read(request: Request, most: int) -> bytes:
    if request.headers.get("content-type", "").split(";")[0].strip() != JSON:
        raise Problem("not_json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Problem("too_large", most=most)
    return bytes(body)


def _decode(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad_body", why=str(error)) from None


def schemas_of(types: Sequence[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The JSON Schemas of these types, and of what they refer to: a picture is one of those that games declare."""
    every = [*types, reduce(or_, picture_types())]
    (*found, picture), components = msgspec.json.schema_components(every, ref_template=ref_template)
    return found, components | {Picture.__name__: picture}


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    types += [endpoint.result for endpoint in endpoints if endpoint.result is not None]
    types.append(ProblemBody)
    schemas, components = schemas_of(types, "#/components/schemas/{name}")
    schema_of = {str(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
        language = {"name": "language", "in": "query", "required": False, "schema": {"enum": [*LANGUAGES]}}
        problem = {"content": {JSON: {"schema": schema_of[str(ProblemBody)]}}}
        operation: dict[str, Any] = {
            "summary": endpoint.summary,
            "parameters": [
                *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names),
                language,
            ],
            "responses": {
                **{
                    str(code): {"description": HTTPStatus(code).phrase, "content": _content(endpoint, schema_of)}
                    for code in (HTTPStatus.OK, *endpoint.also)
                },
                **{str(code): {"description": HTTPStatus(code).phrase, **problem} for code in endpoint.errors},
            },
        }
        if endpoint.body is not None:
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[str(endpoint.body)]}}}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    info = {"title": "Stammtisch", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _content(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    if endpoint.result is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {JSON: {"schema": schema_of[str(endpoint.result)]}}
