"""Whole games, played again to their exact result by the rules version that they name.

Recorded games are immutable: `digests.txt` lists them as they were first written. A new one is
added with `python -m tools.list_recordings`, which changes no line that is there.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from tools.list_recordings import LIST, digest_of, listed

from tablee.kernel import log, registry
from tablee.kernel.digest import FIRST_FORMAT, FORMAT
from tablee.kernel.outcome import Outcome
from tablee.kernel.replay import verify

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.jsonl"))


def read(path: Path) -> tuple[log.Header, Sequence[log.AnyEntry]]:
    return log.from_lines(path.read_bytes())


def outcomes(game: str) -> list[Outcome]:
    entries = [entry for path in GAMES if path.parent.name == game for entry in read(path)[1]]
    return [entry.outcome for entry in entries if isinstance(entry, log.Ended)]


def test_recorded_games_are_as_they_were_first_written() -> None:
    found = {path.relative_to(HERE).as_posix(): digest_of(path) for path in GAMES}
    assert found == listed(LIST)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_is_replayed_to_its_exact_result(path: Path) -> None:
    header, entries = read(path)
    verify(header, entries)
    assert header.game == path.parent.name
    assert isinstance(entries[-1], log.Ended)


@pytest.mark.parametrize("game", registry.names())
def test_every_way_for_a_game_to_end_is_recorded(game: str) -> None:
    assert {outcome.reason for outcome in outcomes(game)} == set(registry.load(game).reasons)


def test_every_format_of_the_log_is_recorded() -> None:
    assert {read(path)[0].format for path in GAMES} == set(range(FIRST_FORMAT, FORMAT + 1))


@pytest.mark.parametrize("game", registry.names())
def test_every_version_of_the_rules_is_recorded(game: str) -> None:
    recorded = {read(path)[0].version for path in GAMES if path.parent.name == game}
    assert recorded == set(range(1, registry.load(game).rules.VERSION + 1))


def test_cr_45_a_shared_win_is_among_them() -> None:
    assert any(len(outcome.winners) > 1 for outcome in outcomes("copyright"))
