"""The server as described in docs/hosting.md: started as the unit does, behind an nginx or Caddy with the snippets."""

from __future__ import annotations

import os
import re
import shlex
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.docs.blocks import Block, blocks
from tests.programs import program

HOSTING: Final = Path(__file__).parents[1] / "docs" / "hosting.md"
SNIPPETS: Final = {
    f"{block.language} at {'/games/' if '/games/' in block.text else '/'}": block
    for block in blocks(HOSTING)
    if block.language in ("nginx", "caddy")
}
PORT: Final = "127.0.0.1:8000"  # of the server, in the snippets

# What a machine has around a snippet, all in one process and one folder, with no address but this machine's.
NGINX: Final = """
daemon off; master_process off; pid nginx.pid;
events {}
http {
  access_log access.log;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  %s
}
"""
CADDY: Final = """
{
  admin off
  persist_config off
  skip_install_trust
  auto_https disable_redirects
  default_bind 127.0.0.1
  storage file_system caddy
  servers {
    protocols h1 h2
  }
}
"""


@dataclass(frozen=True)
class Proxy:
    """Where visitors find the page, and what their browsers trust."""

    address: str
    folder: Path
    trust: ssl.SSLContext | None

    @property
    def origin(self) -> str:
        return self.address.removesuffix("/games/").removesuffix("/")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[int]:
    """The server, started by the command that the unit runs. Yields its port; the store is tables.db in the folder."""
    unit = next(block.text for block in blocks(HOSTING) if block.language == "ini")
    found = re.search(r"^ExecStart=/opt/stammtisch/\.venv/bin/stammtisch (.+)$", unit, re.MULTILINE)
    assert found is not None
    port = free_port()
    line = found[1].replace("--port 8000", f"--port {port}").replace("/var/lib/stammtisch", str(folder))
    with _running([sys.executable, "-m", "stammtisch", *shlex.split(line), *arguments], port, folder, "server.log"):
        yield port


@contextmanager
def behind(snippet: Block, server: int, folder: Path) -> Iterator[Proxy]:
    """A proxy with this snippet in front of the server on this port."""
    port, path = free_port(), "/games/" if "/games/" in snippet.text else "/"
    assert PORT in snippet.text
    text = snippet.text.replace(PORT, f"127.0.0.1:{server}")
    if snippet.language == "nginx":
        assert text.count("listen 80;") == 1
        (folder / "nginx.conf").write_text(NGINX % text.replace("listen 80;", f"listen 127.0.0.1:{port};"), "utf-8")
        nginx = program("nginx", package="nginx")
        with _running([nginx, "-p", str(folder), "-e", "stderr", "-c", "nginx.conf"], port, folder, "nginx.log"):
            yield Proxy(f"http://127.0.0.1:{port}{path}", folder, None)
        return
    text, count = re.subn(r"^\w+\.example\.org ", f"localhost:{port} ", text)
    assert count == 1
    (folder / "Caddyfile").write_text(CADDY + text, "utf-8")
    caddy = str(Path(sys.executable).with_name("caddy"))
    command = [caddy, "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
    root = folder / "caddy/pki/authorities/local/root.crt"
    with _running(command, port, folder, "caddy.log", root):
        yield Proxy(f"https://localhost:{port}{path}", folder, ssl.create_default_context(cafile=root))


@contextmanager
def _running(command: list[str], port: int, folder: Path, log: str, root: Path | None = None) -> Iterator[None]:
    """A process that listens on this port, with a certificate of this root; what it says goes to a file."""
    env = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / log).open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, cwd=folder, env=env)
    try:
        deadline = time.monotonic() + 30
        while not _listens(port, root):
            assert process.poll() is None, (folder / log).read_text()
            assert time.monotonic() < deadline, (folder / log).read_text()
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _listens(port: int, root: Path | None) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as connection:
            if root is not None:
                trust = ssl.create_default_context(cafile=root)
                trust.wrap_socket(connection, server_hostname="localhost").close()
            return True
    except OSError:  # no port yet, no root yet, no certificate yet
        return False
