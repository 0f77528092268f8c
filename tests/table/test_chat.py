"""What people write to each other."""

import pytest
from tests.table.party import ADELE, LAY, NATACHA, Party

from tablee.table import limits, wire


def test_chat_is_open_and_kept_in_the_book() -> None:
    party = Party().start()
    party.arrive(NATACHA)
    party.do(NATACHA, wire.Say, text="Bonjour !")
    line = party.table.lines[-1]
    assert (line.event, line.name, line.text, line.seat) == ("said", "Natacha", "Bonjour !", None)


def test_the_rules_can_ask_for_silence_in_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party().start()
    monkeypatch.setattr(party.table.position.course.game.rules, "is_chat_open", lambda _: False)
    assert party.refusal_of(ADELE, wire.Say, text="psst") == "chat_closed"
    assert not party.table.table_view().is_chat_open


def test_before_the_start_and_after_the_end_everybody_may_talk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = Party(seats=1, options={"variant": "puzzle"})
    monkeypatch.setattr(party.table.position.course.game.rules, "is_chat_open", lambda _: False)
    party.do(ADELE, wire.Say, text="shall we?")
    party.start()
    party.act(ADELE, {"kind": "agree_to_end", "agrees": True})
    assert party.status() is wire.Status.ENDED
    party.do(ADELE, wire.Say, text="that was short")
    assert party.table.table_view().is_chat_open


def test_talk_fills_its_own_part_of_the_book_and_stops_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "SAID_ENTRIES", 3)
    monkeypatch.setattr(limits, "ENTRIES", 20)
    party = Party()
    party.arrive(NATACHA)
    for number in range(3 * limits.LINES_KEPT):
        party.do(NATACHA, wire.Say, text=str(number))
    assert party.kinds.count("said") == 3
    assert party.table.lines[-1].text == str(3 * limits.LINES_KEPT - 1)
    party.start()
    party.act(ADELE, LAY)
    party.do(ADELE, wire.Undo)
    party.do(ADELE, wire.Say, text="still here")


def test_a_log_has_an_end_and_its_second_half_is_for_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party().start()
    monkeypatch.setattr(limits, "ENTRIES", 2 * party.table.position.n)
    assert party.refusal_of(ADELE, wire.Configure, is_public=True) == "log_full"
    party.act(ADELE, LAY)
    monkeypatch.setattr(limits, "ENTRIES", party.table.position.n)
    assert party.refusal_of(ADELE, wire.Undo) == "log_full"


def test_lines_are_numbered_by_the_book_and_not_by_the_log() -> None:
    """What lies between two entries may be somebody's secret: its number would tell of it."""
    party = Party().start()
    party.act(ADELE, LAY)
    party.do(ADELE, wire.Say, text="your turn")
    numbers = [line.n for line in party.table.lines]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers[-1] < party.table.position.n
