"""A log played again leads to the same game, and a forged one is found out at its first entry."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.games.copyright.model import LayCard, Options
from tablee.kernel import log
from tablee.kernel.chance import commitment
from tablee.kernel.errors import BrokenLog
from tablee.kernel.replay import replay, revealed_secret, verify
from tablee.testing.recorder import Recorder


@dataclass
class Log:
    header: log.Header
    entries: list[log.AnyEntry]

    def first(self, kind: type[log.AnyEntry]) -> int:
        """The number of the first entry of that kind."""
        return next(entry.n for entry in self.entries if isinstance(entry, kind))

    def change(self, n: int, **fields: Any) -> None:
        self.entries[n - 1] = replace(self.entries[n - 1], **fields)

    def cut(self, n: int) -> None:
        """Leave an entry out, and number the rest as if it had never been."""
        del self.entries[n - 1]
        self.entries = [replace(entry, n=at) for at, entry in enumerate(self.entries, start=1)]


@pytest.fixture
def fair() -> Log:
    recorder = Recorder("copyright", "fair", Options(limit=1, round_seconds=60), 2)
    recorder.sit(0, "ab" * 16)
    recorder.start()
    recorder.expire()  # the start signal
    recorder.act(0, LayCard(0, 0, 0, 0), after_ms=500)
    recorder.sit(1, "cd" * 16)  # too late to have a say in the deal
    recorder.act(1, LayCard(4, 0, 0, 2), after_ms=500)
    recorder.undo(1)
    recorder.expire()
    recorder.let_bots_play()
    recorder.end()
    return Log(recorder.header, recorder.entries)


def unfair(forged: Log) -> BrokenLog:
    with pytest.raises(BrokenLog) as caught:
        verify(forged.header, forged.entries)
    return caught.value


def test_a_fair_game_is_fair(fair: Log) -> None:
    verify(fair.header, fair.entries)


def test_a_replay_shows_the_match_after_every_entry(fair: Log) -> None:
    secret = revealed_secret(fair.entries)
    assert secret is not None
    steps = list(replay(fair.header, fair.entries, secret))
    before, after = steps[fair.first(log.Started) - 2][1], steps[-1][1]
    assert before is None
    assert after is not None
    assert after.outcome is not None


def test_an_altered_deal_is_found(fair: Log) -> None:
    n = fair.first(log.Started)
    fair.change(n, digest="0" * 32)
    assert unfair(fair).n == n


def test_an_altered_contribution_is_found_at_the_deal(fair: Log) -> None:
    fair.change(fair.first(log.Seated), contribution="ef" * 16)
    assert unfair(fair).n == fair.first(log.Started)


@pytest.mark.parametrize(
    "action", [b'{"kind":"fly"}', b'{"kind":"lay_card","card":0,"x":9,"y":0,"orientation":0}']
)
def test_an_altered_action_is_found(fair: Log, action: bytes) -> None:
    n = fair.first(log.Acted)
    fair.change(n, action=msgspec.Raw(action))
    assert unfair(fair).n == n


def test_an_altered_outcome_is_found(fair: Log) -> None:
    n = fair.first(log.Ended)
    ended = fair.entries[n - 1]
    assert isinstance(ended, log.Ended)
    fair.change(n, outcome=replace(ended.outcome, scores=(99, 0)))
    assert unfair(fair).n == n


def test_another_secret_is_not_the_one_that_was_promised(fair: Log) -> None:
    fair.change(fair.first(log.Ended), secret="ab" * 32)
    assert unfair(fair).n == 0


def test_a_secret_promised_afterwards_did_not_make_the_deal(fair: Log) -> None:
    """A host who changes the secret and the promise is found out by the deal."""
    fair.change(fair.first(log.Ended), secret="ab" * 32)
    fair.header = replace(fair.header, commitment=commitment(bytes.fromhex("ab" * 32)))
    assert unfair(fair).n == fair.first(log.Started)


def test_a_secret_that_cannot_be_read_is_named(fair: Log) -> None:
    n = fair.first(log.Ended)
    fair.change(n, secret="not a number")
    assert unfair(fair).n == n


def test_an_altered_promise_is_found(fair: Log) -> None:
    fair.header = replace(fair.header, commitment="0" * 64)
    assert unfair(fair).n == 0


def test_time_that_was_not_up_is_found(fair: Log) -> None:
    n = fair.first(log.Expired)
    fair.change(n, at_ms=fair.entries[n - 1].at_ms - 1)
    assert unfair(fair).n == n


def test_time_that_runs_backwards_is_found(fair: Log) -> None:
    n = fair.first(log.Undone)
    fair.change(n, at_ms=0)
    assert unfair(fair).n == n


def test_a_missing_step_is_found(fair: Log) -> None:
    n = fair.first(log.Undone)
    fair.cut(n)
    assert unfair(fair).n > n


def test_an_undo_by_another_seat_is_found(fair: Log) -> None:
    n = fair.first(log.Undone)
    fair.change(n, seat=0)
    assert unfair(fair).n == n


def test_a_second_undo_is_found(fair: Log) -> None:
    n = fair.first(log.Undone)
    fair.entries.insert(n, log.Undone(n=n + 1, at_ms=fair.entries[n - 1].at_ms, seat=1))
    assert unfair(fair).n == n + 1


def test_a_second_start_is_found(fair: Log) -> None:
    n = fair.first(log.Started)
    fair.entries.insert(n, replace(fair.entries[n - 1], n=n + 1))
    assert unfair(fair).n == n + 1


def test_a_move_before_the_start_is_found(fair: Log) -> None:
    fair.cut(fair.first(log.Started))
    assert unfair(fair).n == fair.first(log.Expired)


def test_a_move_from_a_chair_that_is_not_there_is_found(fair: Log) -> None:
    n = fair.first(log.Acted)
    fair.change(n, seat=15)
    assert unfair(fair).n == n


def test_other_options_than_those_played_by_are_found(fair: Log) -> None:
    fair.change(1, options=msgspec.Raw(b'{"limit":0}'))
    assert unfair(fair).n == 1


def test_a_game_that_is_not_over_cannot_be_verified_yet(fair: Log) -> None:
    fair.entries.pop()
    assert unfair(fair).n == len(fair.entries)


@pytest.mark.parametrize("header", [{"game": "chess"}, {"version": 999}])
def test_rules_that_are_not_known_here_are_named(fair: Log, header: dict[str, Any]) -> None:
    fair.header = replace(fair.header, **header)
    assert unfair(fair).n == 0
