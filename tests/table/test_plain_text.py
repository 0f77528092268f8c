"""What people write is shown as one plain line."""

import pytest
from tests.table.party import ADELE, Party

from tablee.table import wire
from tablee.table.plain_text import plain
from tablee.table.seating import Caller
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
    ],
)
def test_nothing_that_nobody_sees_is_left(written: str, shown: str) -> None:
    assert plain(written) == shown


def test_whoever_has_no_name_that_can_be_seen_gets_a_mark() -> None:
    assert Caller.called("adele", "\u200b\u202e", PersonColour.BLUE).name == "?"


def test_what_nobody_could_read_is_not_said() -> None:
    assert Party().refusal_of(ADELE, wire.Say, text="\u200b") == "malformed"
