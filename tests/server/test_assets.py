"""What does not change is sent compressed, and once."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stammtisch.server.assets import FOR_GOOD, IDENTITY, PAGE, choose_coding, read_page

FILES = sorted(read_page())
SMALL = 100  # bytes that no coding makes fewer
TEXTS = [
    name
    for name in FILES
    if Path(name).suffix in (".css", ".html", ".js", ".svg", ".txt") and (PAGE / name).stat().st_size > SMALL
]
CATALOGS = ["/api/games", "/api/games/cthulhu/cards", "/api/games/cthulhu/rules", "/api/openapi.json"]
# What is looked for by its name: the page, its worker, and what an installed page is made of.
BY_NAME = {
    "index.html",
    "licenses.txt",
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
    *[f"icon-{n}.png" for n in (180, 192, 512)],
}
PLAIN = {"accept-encoding": IDENTITY}


def test_the_page_is_built() -> None:
    assert "index.html" in FILES


def address(name: str) -> str:
    return "/" if name == "index.html" else f"/{name}"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", IDENTITY),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),  # browsers
        ("GZIP;Q=1.0", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0.001", "br"),  # however little, it was asked for, and the plain form was not
        ("br;q=0, gzip;q=0", IDENTITY),
        ("gzip;q=0.5, identity", IDENTITY),
        ("gzip;q=0.5, identity;q=0.2", "gzip"),
        ("*", "br"),
        ("*;q=0.5, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", IDENTITY),  # nothing will do; they get it anyway
        ("zstd, compress", IDENTITY),
        ("br;q=much, gzip", "gzip"),
        ("br;q=1.5, gzip;q=0.1", "gzip"),
        (" , ;q=1,,gzip ;  q=0.3", "gzip"),
    ],
)
def test_the_coding_is_what_the_browser_likes_best(accepted: str, coding: str) -> None:
    assert choose_coding(accepted, ["br", "gzip", IDENTITY]) == coding


def test_what_is_there_in_one_form_only_comes_in_that_form() -> None:
    assert choose_coding("gzip, br", [IDENTITY]) == IDENTITY


@pytest.mark.parametrize("name", TEXTS)
def test_texts_are_compressed(client: TestClient, name: str) -> None:
    plain = client.get(address(name), headers=PLAIN)
    assert (plain.status_code, plain.content) == (200, (PAGE / name).read_bytes())
    assert "content-encoding" not in plain.headers
    sizes, tags = [], []
    for coding in ("br", "gzip"):
        with client.stream("GET", address(name), headers={"accept-encoding": coding}) as answer:
            assert answer.headers["content-encoding"] == coding
            assert answer.headers["content-type"] == plain.headers["content-type"]
            body = b"".join(answer.iter_raw())
        sizes.append(len(body))
        tags.append(answer.headers["etag"])
        if coding == "gzip":
            assert gzip.decompress(body) == plain.content
    assert sizes[0] <= sizes[1] < len(plain.content)
    assert len({*tags, plain.headers["etag"]}) == 3
    assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("name", FILES)
def test_a_name_that_tells_the_content_is_kept_for_good(client: TestClient, name: str) -> None:
    found = client.get(address(name)).headers["cache-control"]
    is_named_by_content = re.fullmatch(r"assets/.*-[\w-]{8}\.\w+", name) is not None
    assert found == (FOR_GOOD if is_named_by_content else "no-cache")
    assert is_named_by_content or name in BY_NAME


@pytest.mark.parametrize("path", ["/", "/licenses.txt", *CATALOGS])
def test_what_the_browser_has_is_not_sent_again(client: TestClient, path: str) -> None:
    first = client.get(path)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        for header in ("etag", "cache-control", "vary", "content-security-policy"):
            assert again.headers[header] == first.headers[header]
    for unknown in ('"other"', "", tag.replace('"', "")):
        assert client.get(path, headers={"if-none-match": unknown}).content == first.content
    # A tag belongs to one form: a client that has the compressed one does not have the plain one.
    assert client.get(path, headers={**PLAIN, "if-none-match": tag}).status_code == 200


@pytest.mark.parametrize("path", CATALOGS)
def test_catalogs_are_compressed(client: TestClient, path: str) -> None:
    plain = client.get(path, headers=PLAIN)
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == plain.content
    assert plain.headers["vary"] == "accept-encoding, accept-language"
    assert plain.headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", CATALOGS[:3])
def test_each_language_has_a_catalog_of_its_own(client: TestClient, path: str) -> None:
    by_header = {one: client.get(path, headers={"accept-language": one}) for one in ("en", "de")}
    assert by_header["en"].headers["etag"] != by_header["de"].headers["etag"]
    for language, found in by_header.items():
        asked = client.get(path, params={"language": language})
        assert (asked.content, asked.headers["etag"]) == (found.content, found.headers["etag"])


def test_games_do_not_share_a_catalog(client: TestClient) -> None:
    assert client.get("/api/games/scare/cards").json() == []
    assert client.get("/api/games/cthulhu/cards").json() != []
    assert client.get("/api/games/nosuch/cards").status_code == 404


def test_what_somebody_may_not_keep_has_no_tag(client: TestClient) -> None:
    assert "etag" not in client.get("/api/health").headers


def test_the_head_of_a_file_can_be_asked_for(client: TestClient) -> None:
    answer = client.head("/")
    assert answer.status_code == 200
    assert answer.headers["etag"] == client.get("/").headers["etag"]


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/", "/assets", "/../app.py", "/%2e%2e/app.py", "/.hidden", "/index.html.br", "//etc/passwd"],
)
def test_nothing_else_is_there(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


def test_a_page_that_is_built_anew_is_not_mixed_with_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("old")
    page = read_page(tmp_path)
    (tmp_path / "index.html").write_text("new")
    assert page["index.html"].codings == {IDENTITY: b"old"}
