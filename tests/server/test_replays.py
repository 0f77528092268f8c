"""A finished game seen again: what everybody knew, but not what somebody wrote for themselves."""

from pathlib import Path

import msgspec
import pytest
from tests.server.guest import Guest

from tablee.games.top_secret import privacy
from tablee.kernel import log
from tablee.kernel.digest import FIRST_FORMAT, FORMAT
from tablee.kernel.publishing import published
from tablee.kernel.replay import replay, revealed_secret, verify
from tablee.server import api
from tablee.server.replays import answer_at, replay_for
from tablee.store.contract import StoredTable
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table import show
from tablee.table.refusal import Code, Refusal
from tablee.table.table import Table

HURRIED = Path(__file__).parents[1] / "recorded" / "top_secret" / "hurried.jsonl"
SEATS = 4
NOTE = "Who is X?"


@pytest.fixture
def hurried() -> StoredTable:
    """A game in which somebody takes a note."""
    header, entries = log.from_lines(HURRIED.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return StoredTable(header, secret, tuple(entries))


@pytest.mark.parametrize("seat", [None, *range(SEATS)])
def test_ts_10_a_replay_shows_nobodys_notes(hurried: StoredTable, seat: int | None) -> None:
    assert NOTE in HURRIED.read_text()
    shown = msgspec.json.encode(replay_for(hurried, seat)).decode()
    assert NOTE not in shown


def test_a_replay_shows_what_its_seat_saw(hurried: StoredTable) -> None:
    beside, own = (replay_for(hurried, seat) for seat in (None, 0))
    assert beside.first.own is None
    assert own.first.own.identity is not None
    assert len(own.frames) == len(beside.frames)


def without_notes(game: StoredTable) -> bytes:
    return log.to_lines(*published(game.header, game.entries, game.secret))


def test_the_file_of_an_old_log_can_be_verified_without_the_notes(hurried: StoredTable) -> None:
    """Its own digests cover the notes: nobody else could check them."""
    header, entries = log.from_lines(without_notes(hurried))
    assert (hurried.header.format, header.format) == (FIRST_FORMAT, FORMAT)
    verify(header, entries)


def test_the_file_without_the_notes_is_checked_as_with_them(hurried: StoredTable) -> None:
    """Its digests cover all that chance has led to, and none of the notes."""
    header, entries = log.from_lines(without_notes(hurried))
    *_, (_, full) = replay(hurried.header, hurried.entries, hurried.secret)
    *_, (_, blank) = replay(header, entries, hurried.secret)
    assert full is not None
    assert blank is not None
    assert blank.state == privacy.blank_state(full.state)
    assert blank.state != full.state


@pytest.fixture
async def kept(hurried: StoredTable, tmp_path: Path) -> StoredTable:
    """The game in the folder of the server that is started next."""
    table = Table.load(hurried.header, hurried.secret, hurried.entries)
    store = await SqliteStore.open(tmp_path / FILE_NAME)
    await store.create(
        hurried.header, hurried.secret, hurried.entries, show.summary(table.position, 0)
    )
    await store.close()
    return hurried


async def test_ts_10_everybody_may_have_the_file_but_nobodys_notes(
    kept: StoredTable, server: str
) -> None:
    answer = await Guest(server).call("GET", f"/api/tables/{kept.header.table}/log")
    assert NOTE not in answer.text
    assert answer.content == without_notes(kept)


RACE = Path(__file__).parents[1] / "recorded" / "copyright" / "base_agreed_round.jsonl"
POSSIBLE = b'{"kind":"what_was_possible","seat":1}'


@pytest.fixture
def race() -> StoredTable:
    header, entries = log.from_lines(RACE.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return StoredTable(header, secret, tuple(entries))


def asked(game: StoredTable, n: int, seat: int | None = None, question: bytes = POSSIBLE) -> str:
    """What the adviser tells, or why it is refused."""
    try:
        answer = answer_at(game, api.AskAgain(n, seat, msgspec.Raw(question)))
    except Refusal as refusal:
        return refusal.code
    return str(msgspec.to_builtins(answer)["kind"])


def test_the_adviser_answers_at_each_moment_of_a_replay(race: StoredTable) -> None:
    scored = next(entry.n for entry in race.entries if isinstance(entry, log.Ended)) - 1
    dealt = next(entry.n for entry in race.entries if isinstance(entry, log.Started))
    assert [asked(race, scored, seat) for seat in (None, 0, 1)] == ["possible"] * 3
    assert asked(race, dealt) == "unanswered"


def test_what_cannot_be_asked_of_a_replay_is_refused(race: StoredTable) -> None:
    last = race.entries[-1].n
    assert asked(race, last + 1) == Code.NO_SUCH_MOMENT
    assert asked(race, 1) == Code.NO_SUCH_MOMENT
    assert asked(race, last, 2) == Code.NO_SUCH_SEAT
    assert asked(race, last, None, b'{"kind":"who_will_win"}') == Code.MALFORMED
