"""The survey of Mission Pas Possible: every level, every number of players, several speeds."""

import pytest
from tests.cli.conftest import Run

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.model.options import Difficulty
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.terminal import survey

NAME = "mission_pas_possible"


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are measured elsewhere; teams of four are enough to see how rows are made."""
    monkeypatch.setattr(survey, "expected_turns", lambda: [float(card.card) for card in CARDS])
    monkeypatch.setattr(rulebook, "seats_allowed", lambda _: [4])


@pytest.mark.usefixtures("_quick")
def test_every_level_is_played_and_held_against_the_clock(run: Run) -> None:
    flags = ("--games", 1, "--seconds", "1,600", "--processes", 1, "--seed", "a")
    out = run("simulate", NAME, *flags).out
    rows = [
        line.split() for line in out.splitlines() if line.startswith(("easy", "normal", "hard"))
    ]
    assert [row[:3] for row in rows] == [
        *(["hard", level.value, "4"] for level in Difficulty),
        ["normal", "standard", "4"],
        ["easy", "standard", "4"],
    ]
    for row in rows:
        assert float(row[3]) > 1
        assert (row[4], row[6]) == ("100%", "0%")


@pytest.mark.usefixtures("_quick")
def test_a_person_among_bots_is_measured_at_every_level(run: Run) -> None:
    out = run("simulate", NAME, "--games", 1, "--processes", 1, "--seed", "a").out
    assert "One person, acting after 6 to 9 s, and 2 normal bots: 1 games" in out
    rows = [line.split() for line in out.splitlines() if line.startswith(tuple(Difficulty))]
    assert [row[0] for row in rows] == [level.value for level in Difficulty]
    for _, wins, *_, turns, seconds in rows:
        assert wins in ("0%", "100%")
        assert float(turns) > 1
        assert 9 < float(seconds) < 25


@pytest.mark.usefixtures("_quick")
def test_every_card_is_listed_with_its_difficulty(run: Run) -> None:
    out = run("simulate", NAME, "--games", 1, "--processes", 1, "--seed", "a").out
    assert "c ≠ c ≠ c ≠ c  0.0" in out
    assert "stack Y, R, B, G  41.0" in out


def test_named_bots_are_counted_as_in_any_game(run: Run) -> None:
    flags = ("--bots", "hard,hard,hard", "--games", 2, "--processes", 1, "--seed", "a")
    title, _, *rows = run("simulate", NAME, *flags).out.splitlines()
    assert title.startswith("2 games of about")
    assert len(rows) == 3


def test_seconds_are_whole(run: Run) -> None:
    ran = run("simulate", NAME, "--seconds", "5,quick")
    assert (ran.code, "write whole seconds" in ran.err) == (2, True)
