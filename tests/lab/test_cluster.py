"""The same games on a Dask cluster, with a real scheduler and real workers, one of which dies in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from stammtisch.cli import run

GAMES = ["scare", "--games", "300", "--seed", "7", "--lang", "en"]


class Cluster(NamedTuple):
    address: str
    folder: Path
    processes: list[subprocess.Popen[bytes]]

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{len(self.processes)}.log").open("wb") as log:
            line = [sys.executable, "-m", *command, "--host", "127.0.0.1", "--no-dashboard"]
            self.processes.append(subprocess.Popen(line, stdout=log, stderr=log, cwd=self.folder))
        return self.processes[-1]

    def work(self) -> subprocess.Popen[bytes]:
        return self.start("distributed.cli.dask_worker", self.address, "--no-nanny", "--nthreads", "1")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster("", tmp_path, [])
    file = tmp_path / "scheduler.json"
    try:
        found.start("distributed.cli.dask_scheduler", "--port", "0", "--scheduler-file", str(file))
        yield found._replace(address=address_in(file))
    finally:
        for process in found.processes:
            process.kill()
            process.wait()


def address_in(file: Path) -> str:
    for _ in range(600):
        if file.exists() and file.read_text().endswith("}"):
            return str(json.loads(file.read_text())["address"])
        time.sleep(0.1)
    pytest.fail("the scheduler does not start")


def simulate(*more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "stammtisch", "simulate", *GAMES, *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_worker_that_dies_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    first = cluster.work()
    far, near = tmp_path / "far.jsonl", tmp_path / "near.jsonl"
    with simulate("--cluster", cluster.address, "--out", str(far)) as running:
        for _ in range(1200):
            if far.exists() and far.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.05)
        else:
            pytest.fail("no game is played")
        cluster.work()
        first.kill()
        out, errors = running.communicate(timeout=200)
        assert running.returncode == 0, errors
    assert far.read_bytes().count(b"\n") == 301
    assert "300 games" in out
    assert run(["simulate", *GAMES, "--out", str(near)]) == 0
    assert far.read_bytes() == near.read_bytes()


def test_a_cluster_without_a_scheduler_is_named() -> None:
    with simulate("--cluster", "tcp://127.0.0.1:9") as running:
        _, errors = running.communicate(timeout=200)
    assert running.returncode == 2
    assert "No Dask scheduler answers at tcp://127.0.0.1:9:" in errors
    assert "Traceback" not in errors
