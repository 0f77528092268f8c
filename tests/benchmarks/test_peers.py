"""The load of the comparison with other servers: planned games are legal, tables count who saw."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from benchmarks.pages import Page
from benchmarks.peers.__main__ import as_markdown
from benchmarks.peers.five_games import Sample
from benchmarks.peers.games.bench_dice import GAME, model, rules
from benchmarks.peers.plan import CONTRIBUTION, Planner
from benchmarks.peers.tables import Table

from tablee.kernel import match as play
from tablee.kernel import registry
from tablee.kernel.chance import SECRET_BYTES, Chance, table_key


@pytest.mark.parametrize("game", registry.names())
def test_a_planned_game_is_accepted_by_the_rules_entry_by_entry(game: str) -> None:
    sample = Sample.of(game)
    options = msgspec.json.encode(dict(sample.options))
    steps = list(Planner(game, sample.seats, options).steps())
    assert sum(not isinstance(step, int) for step in steps) > 30
    key = table_key(bytes(SECRET_BYTES), [CONTRIBUTION] * sample.seats)
    loaded, dealt, at = registry.load(game), sample.seats + 2, 0
    match = play.begin(loaded, loaded.decode_options(options), sample.seats, key, dealt).match
    for n, step in enumerate(steps, start=dealt + 1):
        if isinstance(step, int):
            at += step
            match = play.expire(match, at, n).match
        else:
            seat, action = step
            at += 1
            match = play.act(match, seat, action, at, n).match
    assert match.outcome is None


def test_bench_dice_ends_after_its_rolls_and_hides_hands() -> None:
    chance = Chance(b"bench")
    state = rules.setup(model.Options(rolls=8), 4, chance)
    for number in range(8):
        assert rules.outcome(state) is None
        state = rules.play(state, number % 4, model.Roll(number), 0, chance)
    assert rules.outcome(state) is not None
    assert rules.view(state, None).hand is None
    assert rules.view(state, 2).hand == state.players[2].hand
    assert GAME.name == "bench_dice"


class Silent:
    def __init__(self) -> None:
        self.page = Page("/")

    def roll(self, cell: int) -> None:
        pass


class Silence:
    """A peer that only lets people sit."""

    name = "silence"

    def __init__(self) -> None:
        self.see: list[Callable[[int], None]] = []

    def command(self, port: int, data: Path) -> tuple[list[str], dict[str, str]]:
        raise NotImplementedError

    async def is_up(self, port: int) -> bool:  # noqa: ARG002
        return True

    async def open_table(self, port: int) -> str:  # noqa: ARG002
        return "table"

    async def sit(self, port: int, table: str, seat: int, seen: Callable[[int], None]) -> Silent:  # noqa: ARG002
        self.see.append(seen)
        return Silent()


async def test_a_roll_is_acknowledged_to_its_seat_and_has_arrived_when_all_have_seen_it() -> None:
    acked: list[int] = []
    table, peer = Table(lambda table: acked.append(len(table.rolls))), Silence()
    await table.open(peer, 0)
    table.roll(5)
    peer.see[1](1)
    assert acked == []
    peer.see[0](1)
    assert acked == [1]
    table.roll(6)
    for seat in (1, 2, 3):
        peer.see[seat](2)  # a merged update tells two at once
    assert acked == [1, 2]
    assert len(table.seconds_to_all) == 1
    peer.see[0](2)
    assert len(table.seconds_to_all) == 2


def test_the_table_of_results_shows_medians_and_leaves_out_what_was_not_measured() -> None:
    results = {"one": {"cpu_ms": [3.0, 1.0, 2.0]}, "other": {"p50_ms": [0.5]}}
    assert as_markdown(results).splitlines() == [
        "| server | CPU ms / action | p50 ms |",
        "| --- | ---: | ---: |",
        "| one | 2.000 | – |",
        "| other | – | 0.50 |",
    ]
