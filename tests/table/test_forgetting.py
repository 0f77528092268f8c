"""A finished game goes on replaying and verifying when somebody is taken out of it."""

from pathlib import Path

import pytest
from tests.table.people import with_people

from tablee.kernel import log, registry
from tablee.kernel.digest import FORMAT
from tablee.kernel.replay import revealed_secret, verify
from tablee.table.forgetting import without_notes, without_player, without_talk
from tablee.table.seating import UNSEEN
from tablee.table.table import Table

RECORDED = Path(__file__).parents[1] / "recorded"


def of_several(game: str) -> Path:
    """The first recorded game that more than one has played."""
    for path in sorted((RECORDED / game).glob("*.jsonl")):
        entries = log.from_lines(path.read_bytes())[1]
        if sum(isinstance(entry, log.BotSeated) for entry in entries) > 1:
            return path
    raise AssertionError(f"nobody has played {game} with others")


GAMES = [of_several(game) for game in registry.names()]
STAND_IN = "nobody-in-particular"


PEOPLE = ("first-player", "second-player")


def read(path: Path) -> tuple[log.Header, list[log.AnyEntry]]:
    """The recorded game, as if two people had played it."""
    header, entries = log.from_lines(path.read_bytes())
    return header, with_people(entries, PEOPLE)


def with_talk(entries: list[log.AnyEntry], by: str) -> list[log.AnyEntry]:
    """After the end, so that no entry before it is numbered otherwise."""
    said = log.Said(
        n=len(entries) + 1, at_ms=entries[-1].at_ms, by=by, command="c", name="Zoé", text="I am Zoé"
    )
    return [*entries, said]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_a_forgotten_player_is_nowhere_and_the_game_still_verifies(path: Path) -> None:
    header, entries = read(path)
    for player in PEOPLE:
        assert player in log.to_lines(header, entries).decode()
        talked = with_talk(entries, player)
        left = list(without_player(talked, player, STAND_IN))
        text = log.to_lines(header, left).decode()
        assert player not in text
        assert "I am Zoé" not in text
        verify(header, left)
        seated = [entry for entry in left if isinstance(entry, log.Seated)]
        assert {entry.name for entry in seated if entry.player == STAND_IN} == {UNSEEN}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_the_others_are_as_they_were(path: Path) -> None:
    header, entries = read(path)
    secret = revealed_secret(entries)
    assert secret is not None
    gone, other = PEOPLE
    left = list(without_player(entries, gone, STAND_IN))
    before = Table.load(header, secret, entries).position
    after = Table.load(header, secret, left).position
    assert after.outcome == before.outcome
    assert after.seat_of(other) == before.seat_of(other) is not None
    assert after.seat_of(gone) is None


def test_talk_is_removed_and_everything_keeps_its_number() -> None:
    header, entries = read(GAMES[0])
    talked = with_talk(entries, "somebody")
    silent = list(without_talk(talked))
    assert [entry.n for entry in silent] == [entry.n for entry in talked]
    assert silent[:-1] == entries
    assert "I am Zoé" not in log.to_lines(header, silent).decode()
    assert "somebody" not in log.to_lines(header, silent).decode()
    verify(header, silent)


def test_removed_talk_leaves_no_line_in_the_book() -> None:
    header, entries = read(GAMES[0])
    secret = revealed_secret(entries)
    assert secret is not None
    talked = with_talk(entries, "somebody")
    loaded = [Table.load(header, secret, each) for each in (entries, list(without_talk(talked)))]
    assert loaded[0].lines == loaded[1].lines


def test_ts_10_notes_go_with_the_one_who_wrote_them() -> None:
    game = registry.load("top_secret")
    assert game.privacy is not None
    path = RECORDED / "top_secret" / "hurried.jsonl"
    header, entries = read(path)
    assert "Who is X?" in path.read_text()
    writers = {entry.by for entry in entries if b"Who is X?" in log.encode(entry)}
    assert writers
    left = entries
    for writer in writers:
        left = list(without_notes(left, writer, game, FORMAT))
    assert "Who is X?" not in log.to_lines(header, left).decode()
    assert list(without_notes(entries, "", game, FORMAT)) == entries
