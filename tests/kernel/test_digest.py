"""Each format of the log is checked as it was written."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.kernel import log, registry
from tablee.kernel.digest import FIRST_FORMAT, FORMAT, digest, fits
from tablee.kernel.errors import BrokenLog
from tablee.kernel.replay import Course, follow, replay, revealed_secret, verify
from tablee.kernel.rules import Game

RECORDED = Path(__file__).parents[1] / "recorded"
WHOLE = RECORDED / "top_secret" / "hurried.jsonl"
"""Written when digests covered private notes too."""
WITHOUT_NOTES = RECORDED / "top_secret" / "hurried_without_notes_in_digests.jsonl"
"""Written when they did no more, and logs did not say so yet."""


def privately_written(game: Game) -> tuple[object, object]:
    """A state with notes in it, and the same without."""
    header, entries = log.from_lines(WHOLE.read_bytes())
    *_, (_, match) = replay(header, entries, revealed_secret(entries) or b"")
    assert match is not None
    assert game.privacy is not None
    return match.state, game.privacy.blank_state(match.state)


def test_the_first_format_covers_the_whole_state_and_the_second_what_is_public() -> None:
    game = registry.load("top_secret")
    state, blank = privately_written(game)
    assert digest(game, state, FIRST_FORMAT) != digest(game, blank, FIRST_FORMAT)
    assert digest(game, state, FORMAT) == digest(game, blank, FIRST_FORMAT)


def test_a_log_that_names_no_format_may_hold_either_kind() -> None:
    game = registry.load("top_secret")
    state, blank = privately_written(game)
    public = digest(game, blank, FORMAT)
    assert fits(game, state, FIRST_FORMAT, public)
    assert fits(game, state, FIRST_FORMAT, digest(game, state, FIRST_FORMAT))
    assert not fits(game, state, FORMAT, digest(game, state, FIRST_FORMAT))
    assert not fits(game, state, FIRST_FORMAT, "0" * 32)


@pytest.mark.parametrize("path", [WHOLE, WITHOUT_NOTES], ids=lambda path: path.stem)
def test_both_kinds_of_old_logs_are_fair(path: Path) -> None:
    header, entries = log.from_lines(path.read_bytes())
    assert header.format == FIRST_FORMAT
    verify(header, entries)
    assert log.to_lines(header, entries) == path.read_bytes()


def test_a_table_goes_on_in_the_format_that_it_began_with() -> None:
    header, entries = log.from_lines(WHOLE.read_bytes())
    course = Course.of(header, revealed_secret(entries) or b"")
    for entry in entries:
        course = follow(course, entry)
    assert course.match is not None
    assert course.match.log_format == FIRST_FORMAT


def test_a_format_that_nobody_knows_yet_is_refused() -> None:
    header, entries = log.from_lines(WHOLE.read_bytes())
    with pytest.raises(BrokenLog, match="format 3"):
        verify(replace(header, format=FORMAT + 1), entries)
