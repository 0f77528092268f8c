"""What people write is shown as one plain line."""

import pytest
from msgspec import structs
from tests.table.party import ADELE, CONTRIBUTION, Party

from tablee.kernel import registry
from tablee.table import wire
from tablee.table.plain_text import plain
from tablee.table.refusal import Refusal
from tablee.table.seating import Caller
from tablee.table.talking import cleaned
from tablee.table.wire import PersonColour


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Adèle \t de\nla  Tour ", "Adèle de la Tour"),
        ("Ade\u0300le", "Adèle"),
        ("bell\x07 and null\x00", "bell and null"),
        ("\u202egnorw eht yaw\u202c", "gnorw eht yaw"),
        ("\u2066Ga\u200bst\u00adon\u2069\ufeff", "Gaston"),
        ("عادل", "عادل"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\u200d \u200b\u200d", ""),
        ("\ue000\udfff", ""),
        ("\u3164", ""),
        ("\u2800 \u2800", ""),
        ("\u115f\u1160", ""),
        ("\u034f", ""),
        ("\u0301\u0301", ""),
        ("A\u3164B\u2800C", "ABC"),
        ("a" + "\u0315" * 9, "a" + "\u0315" * 4),
        ("❤\ufe0f", "❤\ufe0f"),
        ("a\ufe0f", "a"),
        ("हिन्दी", "हिन्दी"),
    ],
)
def test_nothing_that_nobody_sees_is_left(written: str, shown: str) -> None:
    assert plain(written) == shown


def test_whoever_has_no_name_that_can_be_seen_gets_a_mark() -> None:
    assert Caller.called("adele", "\u200b\u202e", PersonColour.BLUE).name == "?"


def test_what_nobody_could_read_is_not_said() -> None:
    assert Party().refusal_of(ADELE, wire.Say, text="\u200b") == "malformed"


@pytest.mark.parametrize(
    "borrowed", ["Adèle", "adele", "Аdèle", "Ad\u00e8le\u3164", "ADÈLE ", "A.dele"]
)
def test_nobody_goes_by_the_hosts_name(borrowed: str) -> None:
    party = Party()
    twin = Caller.called("twin", borrowed, PersonColour.TEAL)
    party.arrive(twin)
    party.do(twin, wire.Say, text="I am the host")
    assert party.table.lines[-1].name == f"{twin.name} (2)"
    party.do(twin, wire.Sit, contribution=CONTRIBUTION)
    assert party.table.position.chairs[1].name == f"{twin.name} (2)"
    party.do(ADELE, wire.Sit, seat=0, contribution=CONTRIBUTION)
    assert party.table.position.chairs[0].name == "Adèle"


def test_what_is_written_in_a_game_is_as_plain_as_talk() -> None:
    game = registry.load("mission_mosaique")
    guess = game.decode_action(b'{"kind":"propose","answer":"\\u202echat\\u3164  noir"}')
    assert cleaned(game, guess).answer == "chat noir"
    with pytest.raises(Refusal, match="malformed"):
        cleaned(game, structs.replace(guess, answer="\u3164"))


def test_private_notes_stay_as_they_were_written() -> None:
    game = registry.load("top_secret")
    note = game.decode_action(b'{"kind":"write_note","text":"two\\n\\u3164 lines"}')
    assert cleaned(game, note) == note
