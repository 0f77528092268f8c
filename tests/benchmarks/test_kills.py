"""The benchmark of kills can fail: it finds what was acknowledged and is not saved."""

from pathlib import Path

from benchmarks.kills import Acknowledged, lost
from tests.table.party import ADELE, HEADER, LAY, SECRET, Party

from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table import show


async def test_a_roll_that_is_not_in_its_log_once_is_lost(tmp_path: Path) -> None:
    party = Party().start()
    party.act(ADELE, LAY)
    saved = party.entries[-1]
    store = await SqliteStore.open(tmp_path / FILE_NAME)
    await store.create(HEADER, SECRET, party.entries, show.summary(party.table.position, 0))
    await store.close()
    told = [
        Acknowledged(HEADER.table, saved.by, command) for command in (saved.command, "never saved")
    ]
    assert await lost(tmp_path, told) == told[1:]
