"""A simulated person acts after six to nine seconds, in one movement, beside ordinary bots."""

from tests.games.mission_pas_possible.rolls import rolled

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.bot.person import Company
from tablee.games.mission_pas_possible.model.actions import PlaceDie, PointAt
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

STATE = rolled(("2, 2, 2",), ("B|G, Y|R, R|B",), centre="R2 B3 Y1 K5")
COMPANY = Company(person=0)


def test_it_takes_six_to_nine_seconds() -> None:
    paces = [
        COMPANY.pace(rulebook.view(STATE, 0), 0, Level.NORMAL, Chance(bytes([number])))
        for number in range(40)
    ]
    seconds = [pace / 1000 for pace in paces if pace is not None]
    assert len(seconds) == len(paces)
    assert 6 <= min(seconds) < 7
    assert 8 < max(seconds) < 9


def test_it_places_without_pointing_first_where_a_bot_points() -> None:
    view = rulebook.view(STATE, 0)
    assert isinstance(player.act(view, 0, Level.NORMAL, Chance(b"")), PointAt)
    assert isinstance(COMPANY.act(view, 0, Level.NORMAL, Chance(b"")), PlaceDie)


def test_the_others_are_ordinary_bots() -> None:
    view = rulebook.view(STATE, 1)
    for ask in ("pace", "act"):
        asked = getattr(COMPANY, ask)(view, 1, Level.HARD, Chance(b"x"))
        assert asked == getattr(player, ask)(view, 1, Level.HARD, Chance(b"x"))


def test_who_has_nothing_to_do_waits() -> None:
    view = rulebook.view(rolled(("2, 2, 2",), ("stack Y, R, B, G",), centre="Y1"), 0)
    assert COMPANY.pace(view, 0, Level.NORMAL, Chance(b"")) is None
