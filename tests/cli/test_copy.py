"""A house that moves from a folder to servers of NATS, and back; commands on either."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from tablee.store.nats.local_server import LocalServer

DONE = "All is copied.\n"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    server = LocalServer(tmp_path / "nats", is_synced=False)
    yield server.start()
    server.stop()


def test_a_house_moves_to_nats_and_back_without_losing_a_game(
    run: Run, finished: Path, unfinished: Path, tmp_path: Path, address: str
) -> None:
    unfinished.write_text(unfinished.read_text().replace('"table":"local"', '"table":"another"', 1))
    for file in (finished, unfinished):
        assert run("import", file, "--data", tmp_path / "one").code == 0
    listed = run("tables", "--data", tmp_path / "one").out
    assert run("copy", "--from", tmp_path / "one", "--to", address).out == DONE
    assert run("tables", "--store", address).out == listed
    assert run("copy", "--from", address, "--to", tmp_path / "two").code == 0
    assert run("tables", "--data", tmp_path / "two").out == listed
    for table in (line.split()[0] for line in listed.splitlines()[1:]):
        logs = [
            run("export", table, *place).out
            for place in (
                ("--data", tmp_path / "one"),
                ("--store", address),
                ("--data", tmp_path / "two"),
            )
        ]
        assert logs[0]
        assert logs == [logs[0]] * 3


def test_a_copy_can_be_repeated(run: Run, finished: Path, tmp_path: Path, address: str) -> None:
    run("import", finished, "--store", address)
    for _ in range(2):
        ran = run("copy", "--from", address, "--to", tmp_path / "one")
        assert (ran.code, ran.out) == (0, DONE)


def test_a_copy_from_nowhere_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("copy", "--from", tmp_path / "nowhere", "--to", tmp_path / "one")
    assert (ran.code, "no tables are kept" in ran.err) == (2, True)


def test_a_store_of_no_kind_that_we_know_is_told(run: Run) -> None:
    ran = run("tables", "--store", "redis://localhost")
    assert (ran.code, "nats://" in ran.err) == (2, True)
