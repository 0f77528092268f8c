"""A finished game is taken up again: at a moment of its own, by one person, and checked alone."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.party import ADELE

from tablee.kernel import log
from tablee.kernel.replay import revealed_secret, verify
from tablee.table import show, snapshot
from tablee.table.draft import Draft
from tablee.table.position import Chair
from tablee.table.refusal import Code, Refusal
from tablee.table.second_try import second_try, sit_down
from tablee.table.table import Table
from tablee.table.wire import PersonColour

RECORDED = Path(__file__).parents[1] / "recorded"
TOP_IT = RECORDED / "top_it" / "places_three_players.jsonl"
ALONE = RECORDED / "top_it" / "by_hand_alone.jsonl"
DAILY = RECORDED / "top_it" / "places_daily.jsonl"

Finished = tuple[log.Header, bytes, Sequence[log.AnyEntry]]


def finished(path: Path) -> Finished:
    header, entries = log.from_lines(path.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return replace(header, table="a-second-try", origin=header.table), secret, entries


def begun(entries: Sequence[log.AnyEntry]) -> int:
    return next(entry.n for entry in entries if isinstance(entry, log.Started))


def taken_up(path: Path, moves: int, seat: int | None = None) -> Draft:
    """The game after so many moves, with Adèle at the table."""
    header, secret, entries = finished(path)
    draft = second_try(header, secret, entries, begun(entries) + moves)
    sit_down(draft, seat, ADELE)
    return draft


def play_on(draft: Draft, moves: int = 1_000) -> None:
    for _ in range(moves):
        match = draft.position.match
        if match is None or match.outcome is not None:
            return
        rules = match.game.rules
        legal = ((seat, rules.legal(match.state, seat)) for seat in range(len(match.view(0).hands)))
        seat, actions = next((seat, actions) for seat, actions in legal if actions)
        draft.act(seat, actions[0])


def refused(path: Path, n: int) -> Code:
    with pytest.raises(Refusal) as refusal:
        second_try(*finished(path), n)
    return refusal.value.code


def test_it_stands_where_the_game_stood() -> None:
    _, secret, entries = finished(TOP_IT)
    draft = taken_up(TOP_IT, 7, seat=1)
    n = begun(entries) + 7
    assert draft.entries[:n] == list(entries[:n])
    old = Table.load(finished(TOP_IT)[0], secret, entries[:n])
    assert old.position.match is not None
    assert draft.position.match is not None
    assert draft.position.match.state == old.position.match.state


def test_every_chair_keeps_its_colour() -> None:
    """Whoever sits there now: pieces that were somebody's are seen as theirs."""
    worn = [PersonColour.OCHRE, PersonColour.BLUE, PersonColour.BRICK]
    people = tuple(Chair(colour.value, colour.value, colour) for colour in worn)
    header, secret, entries = finished(TOP_IT)
    for seat in range(len(worn)):
        draft = second_try(header, secret, entries, begun(entries) + 7)
        draft.position = replace(draft.position, chairs=people)
        sit_down(draft, seat, ADELE)
        assert [chair.player for chair in draft.position.chairs].count(ADELE.player) == 1
        assert [chair.colour for chair in draft.position.chairs] == worn


def test_one_person_plays_against_bots_behind_closed_doors() -> None:
    position = taken_up(TOP_IT, 7, seat=1).position
    assert [chair.player for chair in position.chairs] == ["", ADELE.player, ""]
    assert all(position.chairs[seat].bot for seat in (0, 2))
    assert position.host == ADELE.player
    assert not position.configured.is_public
    assert not position.configured.has_open_chairs


def test_it_is_checked_without_the_game_it_comes_from() -> None:
    draft = taken_up(TOP_IT, 7, seat=1)
    play_on(draft)
    header, entries = log.from_lines(log.to_lines(draft.position.header, draft.entries))
    verify(header, entries)
    assert isinstance(entries[-1], log.Ended)


def test_moves_are_taken_back_with_the_bots_answers_as_deep_as_one_likes() -> None:
    draft = taken_up(TOP_IT, 3, seat=0)
    play_on(draft, moves=9)
    left = []
    while show.can_undo(draft.position, 0):
        draft.undo(0)
        assert draft.position.match is not None
        left.append(len(draft.position.match.state.moves))
    assert left == [11, 8, 5, 2]  # the last of them was made before the game was taken up
    assert draft.position.match is not None
    again = Table.load(draft.position.header, draft.position.course.secret, draft.entries)
    assert again.position.match is not None
    assert again.position.match.state == draft.position.match.state


def test_a_snapshot_keeps_what_can_be_taken_back() -> None:
    draft = taken_up(ALONE, 5)
    play_on(draft, moves=4)
    secret = draft.position.course.secret
    table = Table.load(draft.position.header, secret, draft.entries)
    body = snapshot.taken(table)
    assert body is not None
    assert table.last_entry is not None
    again = snapshot.restored(draft.position.header, secret, body, table.last_entry)
    assert again is not None
    assert again.position == table.position
    assert again.position.match is not None
    assert len(again.position.match.steps) == 9


def test_it_is_neither_ranked_nor_kept_and_tells_where_it_comes_from() -> None:
    for path in (ALONE, DAILY):
        draft = taken_up(path, 5)
        play_on(draft)
        assert not draft.position.header.is_ranked
        assert show.summary(draft.position, 0).result is None
        table = Table.load(draft.position.header, draft.position.course.secret, draft.entries)
        assert table.table_view().origin == draft.position.header.origin
        assert table.table_view().puzzle == ""


def test_before_the_start_and_after_the_end_there_is_nothing_to_take_up() -> None:
    _, _, entries = finished(TOP_IT)
    assert refused(TOP_IT, begun(entries) - 1) is Code.NO_SUCH_MOMENT
    assert refused(TOP_IT, len(entries)) is Code.NO_SUCH_MOMENT
    assert refused(TOP_IT, 10 * len(entries)) is Code.NO_SUCH_MOMENT


def test_a_running_game_keeps_its_secret() -> None:
    header, secret, entries = finished(TOP_IT)
    with pytest.raises(Refusal) as refusal:
        second_try(header, secret, entries[:-1], begun(entries) + 3)
    assert refusal.value.code is Code.NOT_OVER


def test_a_game_with_something_hidden_cannot_be_taken_up() -> None:
    path = RECORDED / "top_secret" / "hurried.jsonl"
    assert refused(path, 12) is Code.NO_SECOND_TRY


def test_there_must_be_such_a_chair() -> None:
    with pytest.raises(Refusal) as refusal:
        taken_up(TOP_IT, 3, seat=3)
    assert refusal.value.code is Code.NO_SUCH_SEAT
