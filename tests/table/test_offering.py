"""What the house itself answers, for every game: what may this seat do now?"""

import msgspec
import pytest

from tablee import LocalMatch
from tablee.kernel import match as kernel
from tablee.kernel import registry
from tablee.table import offering

ASKED = b'{"kind":"what_is_legal"}'


def dealt(game: str) -> kernel.Match:
    loaded = registry.load(game)
    options = loaded.options()
    seats = loaded.rules.seats_allowed(options)[0]
    return kernel.begin(loaded, options, seats, b"key", 1).match


@pytest.mark.parametrize("game", registry.names())
def test_what_is_told_is_what_the_rules_list(game: str) -> None:
    match = dealt(game)
    for seat in range(LocalMatch(game, seed=1).seats):
        legal = match.game.rules.legal(match.state, seat)
        told = offering.legal_actions(match, seat)
        assert told.total == len(legal)
        assert told.actions == tuple(legal[: offering.MOST_LISTED])
        assert len(msgspec.json.encode(told)) < 100_000


@pytest.mark.parametrize("game", registry.names())
def test_whoever_watches_may_do_nothing(game: str) -> None:
    assert offering.legal_actions(dealt(game), None) == offering.LegalActions(0, ())


@pytest.mark.parametrize(
    ("question", "is_asked"),
    [
        (ASKED, True),
        (b'{"kind":"what_follows"}', False),
        (b'{"kind":"what_is_legal","seat":1}', False),
        (b"nonsense", False),
    ],
)
def test_only_that_very_question_is_the_house_s(question: bytes, is_asked: bool) -> None:
    assert offering.is_asked(question) == is_asked


@pytest.mark.parametrize("game", registry.names())
def test_no_game_has_a_question_of_that_name(game: str) -> None:
    """Else its adviser would never be asked."""
    with pytest.raises(msgspec.MsgspecError):
        registry.load(game).decode_question(ASKED)
