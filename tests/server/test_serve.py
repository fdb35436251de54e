"""What `stammtisch serve` says when it cannot begin: which port, which file, and why, in one language."""

import socket
import sqlite3
from pathlib import Path

import pytest

from stammtisch.cli import run
from stammtisch.store import open_store

LANGUAGES = ["en", "de"]


def refused(capsys: pytest.CaptureFixture[str], language: str, *arguments: str) -> str:
    assert run(["serve", "--lang", language, *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_is_not_an_amount(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Port 9445, not 9,445 and not 9.445."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(capsys, language, "--port", str(port), "--store", str(tmp_path / "t.db"))
    assert port > 1023
    assert f"Port {port} " in said


class Unable:
    """A socket that cannot be bound, for one reason or the other."""

    error: type[OSError]

    def setsockopt(self, *_: object) -> None: ...

    def bind(self, place: tuple[str, int]) -> None:
        raise {PermissionError: PermissionError(13, ""), OSError: OSError(98, "")}[self.error]

    def close(self) -> None: ...


@pytest.mark.parametrize(
    ("error", "port", "english", "german"),
    [
        (PermissionError, "80", "Port 80 is not allowed for you.", "Port 80 ist dir nicht erlaubt."),
        (OSError, "9445", "Port 9445 is taken.", "Port 9445 ist belegt."),
        (OSError, None, "The ports 8000 to 8019 are all taken.", "Die Ports 8000 bis 8019 sind alle belegt."),
    ],
)
def test_a_port_that_cannot_be_had(
    error: type[OSError],
    port: str | None,
    english: str,
    german: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("stammtisch.server.run.socket.socket", type("Socket", (Unable,), {"error": error}))
    asked = ["--store", str(tmp_path / "t.db"), *(["--port", port] if port else [])]
    assert english in refused(capsys, "en", *asked)
    assert german in refused(capsys, "de", *asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_the_store_is_told_with_its_path(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter, folder, newer = tmp_path / "letter.db", tmp_path / "folder.db", tmp_path / "newer.db"
    letter.write_text("Dear diary, " * 100)
    folder.mkdir()
    open_store(newer).close()
    with sqlite3.connect(newer) as connection:
        connection.execute("update settings set value = '99' where name = 'schema'")
    expected = {
        letter: {"en": "the file is not a database", "de": "Die Datei ist keine Datenbank"},
        folder: {"en": "the file cannot be opened", "de": "Die Datei lässt sich nicht öffnen"},
        newer: {"en": "has version 99", "de": "hat Version 99"},
        letter / "below.db": {"en": "there is something else already", "de": "dort ist schon etwas anderes"},
    }
    for path, why in expected.items():
        said = refused(capsys, language, "--port", "0", "--store", str(path))
        assert why[language] in said
        assert str(path if path.parent != letter else letter) in said
