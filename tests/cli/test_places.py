"""The same commands on a file, on a NATS of the folder's own, and on servers of NATS."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from tablee.store.nats.local_server import LocalServer

Place = tuple[str, str]
NewPlace = Callable[[], Place]
"""Makes an empty house, and gives the flag that names it."""


@pytest.fixture(params=["file", "many", "servers"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewPlace]:
    servers: list[LocalServer] = []
    folders = (tmp_path / f"house-{number}" for number in range(9))

    def make() -> Place:
        folder = next(folders)
        if request.param == "servers":
            servers.append(LocalServer(folder, is_synced=False))
            return "--store", servers[-1].start()
        if request.param == "many":
            (folder / "nats").mkdir(parents=True)
        return "--data", str(folder)

    yield make
    for server in servers:
        server.stop()


def test_every_command_works_on_every_kind_of_house(
    run: Run, new_place: NewPlace, finished: Path, tmp_path: Path
) -> None:
    place, other, backup = new_place(), new_place(), tmp_path / "backup.sqlite3"
    assert "entries were new" in run("import", finished, *place).out
    listed = run("tables", *place).out
    table = listed.splitlines()[1].split()[0]
    assert run("export", table, *place, "-o", tmp_path / "again.jsonl").code == 0
    assert (tmp_path / "again.jsonl").read_bytes() == finished.read_bytes()
    assert run("verify", tmp_path / "again.jsonl").out.startswith("fair")
    assert "1 tables" in run("backup", backup, *place).out
    restored = run("restore", backup, *other)
    assert (restored.code, restored.err) == (0, "")
    assert run("tables", *other).out == listed
    assert run("export", table, *other).out == run("export", table, *place).out


def test_a_backup_is_not_poured_over_tables(
    run: Run, new_place: NewPlace, finished: Path, tmp_path: Path
) -> None:
    """What was there is kept beside; on servers of NATS it stays, and the host is told."""
    place, backup = new_place(), tmp_path / "backup.sqlite3"
    run("import", finished, *place)
    run("backup", backup, *place)
    again = run("restore", backup, *place)
    if place[0] == "--store":
        assert "there are tables already" in again.err
    else:
        assert "what was there is in" in again.out
    assert len(run("tables", *place).out.splitlines()) == 2


def test_host_orders_work_on_every_kind_of_house(
    run: Run, new_place: NewPlace, finished: Path
) -> None:
    place = new_place()
    run("import", finished, *place)
    table = run("tables", *place).out.splitlines()[1].split()[0]
    assert run("ban", "203.0.113.7", *place).code == 0
    assert run("close", table, *place).code == 0
    assert run("delete", table, *place).code == 0
    assert run("tables", *place).out == "No tables yet.\n"
