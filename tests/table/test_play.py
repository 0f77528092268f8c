"""Playing at a table: order, time, undo, repetition, and what is not allowed."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.table.party import ADELE, GASTON, HEADER, LAY, NATACHA, SECRET, Party

from tablee.kernel import log
from tablee.kernel.replay import verify
from tablee.store.sqlite.statements import rows
from tablee.table import wire
from tablee.table.decide import Deciding, decide
from tablee.table.table import Table
from tablee.table.wire import Status


def test_nobody_plays_before_the_start() -> None:
    assert Party().refusal_of(ADELE, wire.Act, action=Raw(b"{}")) == "not_started"


def test_spectators_do_not_play() -> None:
    party = Party().start()
    party.arrive(NATACHA)
    assert party.refusal_of(NATACHA, wire.Act, action=Raw(b"{}")) == "not_seated"


@pytest.mark.parametrize("action", [b"{}", b'{"kind":"fly"}', b"[1,2", b'{"kind":"lay_card"}'])
def test_what_is_not_an_action_is_malformed(action: bytes) -> None:
    assert Party().start().refusal_of(ADELE, wire.Act, action=Raw(action)) == "malformed"


def test_the_rules_refuse_with_their_own_code() -> None:
    party = Party().start()
    lay = Raw(msgspec.json.encode({**LAY, "x": 5}))
    assert party.refusal_of(ADELE, wire.Act, action=lay) == "not_in_the_middle"


def test_an_action_is_parsed_once_and_encoded_once_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From the text of the command to the bytes that are saved."""
    party = Party().start()
    game, done = party.table.position.course.game, []
    decode, encode = game.decode_action, msgspec.json.encode

    def counted_encode(value: Any) -> bytes:
        done.extend(["encoded"] * isinstance(value, game.action))
        return encode(value)

    def counted_decode(text: bytes) -> Any:
        done.append("parsed")
        return decode(text)

    monkeypatch.setitem(vars(game), "decode_action", counted_decode)
    monkeypatch.setattr(msgspec.json, "encode", counted_encode)
    command = wire.decode_command(encode({"kind": "act", "id": "c", "action": LAY}))
    assert isinstance(command, wire.Act)
    party.do(ADELE, wire.Act, action=command.action)
    assert done == ["parsed", "encoded"]
    entry = party.entries[-1]
    assert isinstance(entry, log.Acted)
    (row,) = rows(HEADER.table, entry.n - 1, [entry])
    assert bytes(entry.action) in row[2]


def test_a_move_is_undone_until_somebody_else_acts() -> None:
    party = Party(seats=2).start(GASTON)
    before = party.table.position.match
    party.act(ADELE, LAY)
    assert 0 in party.table.undoers
    party.do(ADELE, wire.Undo)
    assert before is not None
    assert party.table.position.match is not None
    assert party.table.position.match.state == before.state
    party.act(ADELE, LAY)
    party.act(GASTON, LAY)
    assert party.refusal_of(ADELE, wire.Undo) == "nothing_to_undo"


def test_a_deal_cannot_be_undone() -> None:
    assert Party().start().refusal_of(ADELE, wire.Undo) == "nothing_to_undo"


def test_a_command_that_comes_again_is_recognised_even_after_a_restart() -> None:
    party = Party().start()
    party.act(ADELE, LAY)
    played = party.entries[-1]
    again = wire.Act(id=played.command, action=Raw(b"{}"))
    assert party.table.done_before(ADELE, again) == played.n
    reloaded = Table.load(HEADER, SECRET, party.entries)
    assert reloaded.done_before(ADELE, again) == played.n
    assert reloaded.done_before(GASTON, again) is None


def test_a_command_that_comes_twice_at_once_is_done_once() -> None:
    party = Party()
    batch = party.table.open_batch(party.now)
    for _ in range(2):
        batch.handle(wire.Say(id="twice", text="bonjour"), ADELE)
    assert len(batch.entries) == 1
    batch.handle(wire.Say(id="twice", text="mine"), GASTON)
    assert len(batch.entries) == 2


def test_the_stored_log_leads_to_the_same_position() -> None:
    party = Party().start(GASTON)
    party.act(ADELE, LAY)
    party.do(GASTON, wire.Say, text="Bien joué")
    party.act(GASTON, LAY)
    party.do(GASTON, wire.Undo)
    assert Table.load(HEADER, SECRET, party.entries).position == party.table.position


def test_a_refused_command_leaves_no_trace_in_its_batch() -> None:
    party = Party(seats=2).start(GASTON)
    batch = party.table.open_batch(party.now)
    lay = Raw(msgspec.json.encode(LAY))
    batch.handle(wire.Act(id="a", action=lay), ADELE)
    with pytest.raises(Exception, match="already_so"):
        batch.handle(wire.Act(id="b", action=lay), ADELE)
    batch.handle(wire.Act(id="c", action=lay), GASTON)
    assert [entry.command for entry in batch.entries] == ["a", "c"]


def test_commands_that_arrive_together_are_judged_one_after_the_other() -> None:
    party = Party(seats=2).start(GASTON)
    batch = party.table.open_batch(party.now)
    for person in (ADELE, GASTON):
        batch.handle(wire.Act(id="x", action=Raw(msgspec.json.encode(LAY))), person)
    numbers = [entry.n for entry in batch.entries]
    assert numbers == [party.table.position.n + 1, party.table.position.n + 2]


def test_a_batch_that_was_not_saved_is_forgotten() -> None:
    party = Party(seats=2).start(GASTON)
    before = party.table.position
    batch = party.table.open_batch(party.now)
    batch.handle(wire.Act(id="x", action=Raw(msgspec.json.encode(LAY))), ADELE)
    assert party.table.position is before
    assert party.table.done_before(ADELE, wire.Act(id="x", action=Raw(b"{}"))) is None


def test_time_acts_at_its_own_moment_before_any_later_move() -> None:
    party = Party(seats=2, options={"round_seconds": 30}).start(GASTON)
    party.now += 31_000
    lay = Raw(msgspec.json.encode(LAY))
    assert party.refusal_of(ADELE, wire.Act, action=lay) == "wrong_phase"
    party.settle()
    expired = next(entry for entry in party.entries if isinstance(entry, log.Expired))
    assert expired.at_ms == 30_000
    assert expired.by == expired.command == ""


def test_clients_cannot_send_what_only_the_server_says() -> None:
    for kind in ("follow_up", "expired", "started", "ended", "acted"):
        with pytest.raises(msgspec.ValidationError):
            wire.decode_command(msgspec.json.encode({"kind": kind, "id": "x", "table": "t"}))


def test_an_undecided_kind_of_command_is_our_bug() -> None:
    with pytest.raises(TypeError):
        decide(wire.Command(id="x"), Deciding(None, None, ADELE))  # type: ignore[arg-type]


def test_the_end_reveals_the_secret_and_the_log_is_fair() -> None:
    party = Party(seats=2, options={"limit": 1, "round_seconds": 30}).start(GASTON)
    for _ in range(40):
        if party.status() is Status.ENDED:
            break
        for person in (ADELE, GASTON):
            lay = Raw(msgspec.json.encode(LAY))
            batch = party.table.open_batch(party.now)
            if not batch.entries and party.table.position.match is not None:
                view = party.table.view(party.table.position.seat_of(person.player))
                if view.phase == "play" and not view.seats[0].laid:
                    party.do(person, wire.Act, action=lay)
        party.now += 31_000
        party.settle()
    assert party.kinds[-1] == "ended"
    verify(HEADER, party.entries)
    assert party.table.table_view().outcome is not None
