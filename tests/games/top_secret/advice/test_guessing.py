"""How likely a call is right, given what a seat knows."""

from tests.games.top_secret.scenes import N0, N11, N29, N52, NUMBER, B, F, X, Z

from tablee.games.top_secret.advice import guessing
from tablee.games.top_secret.advice.deals import ALL, ALLIED, HOLDS, NUMBERS, Mask
from tablee.games.top_secret.model.cards import Card

TEAMS, ALONE = 4, 5
NOTHING = ()


def holding(*hands: tuple[Card, ...]) -> Mask:
    """The deals in which each agent holds these black cards."""
    mask = ALL
    for agent, hand in enumerate(hands):
        for card in hand:
            mask &= HOLDS[agent][card]
    return mask


ALL_KNOWN = holding((F, N52), (B, N11), (Z, N0), (X, N29))
NUMBER_KNOWN = holding((F, N52), (B, N11), NOTHING, NOTHING) & NUMBERS[NUMBER]
"""It is not known which rival is who, and that is no matter (TS-48)."""
ALLY_UNKNOWN = holding((F, N52), NOTHING, (Z, N0), NOTHING) & NUMBERS[NUMBER]


def test_ts_42_with_teams_a_call_can_be_right_beside_the_ally_only() -> None:
    assert guessing.callable_beside(TEAMS, 0, 1) == ALLIED[0][1]
    assert guessing.callable_beside(TEAMS, 0, None) == 0
    assert guessing.callable_beside(ALONE, 0, None) == ALL


def test_who_is_ready_knows_the_number_and_with_teams_the_ally() -> None:
    assert NUMBER_KNOWN.bit_count() == 2
    assert guessing.is_ready(ALL_KNOWN, TEAMS, 0)
    assert guessing.is_ready(NUMBER_KNOWN, TEAMS, 0)
    assert not guessing.is_ready(ALLY_UNKNOWN, TEAMS, 0)
    assert guessing.is_ready(ALLY_UNKNOWN, ALONE, 0)
    assert not guessing.is_ready(holding((F, N52), (B, N11)), TEAMS, 0)


def test_the_best_guess_is_the_likeliest_number_where_it_can_be_right() -> None:
    assert guessing.best_guess(NUMBER_KNOWN, ALLIED[0][1]) == (NUMBER, 1.0)
    assert guessing.best_guess(holding((F, N52), (B, N11)), ALLIED[0][1]).chance == 1 / 2
    assert guessing.best_guess(NUMBER_KNOWN, ALLIED[0][2]).chance == 0


def test_ts_43_the_owners_that_are_announced_fit_what_is_known() -> None:
    assert guessing.owners(ALL_KNOWN, NUMBER) == (0, 1, 2, 3)
    f, b, z, x = guessing.owners(NUMBER_KNOWN, NUMBER)
    assert (f, b, {z, x}) == (0, 1, {2, 3})
