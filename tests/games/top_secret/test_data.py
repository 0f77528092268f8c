"""The cards: what there is, and what follows from it."""

from itertools import product

from tests.games.top_secret.scenes import N0, N11, N29, N52, B, F, X, Z

from tablee.games.top_secret.data import (
    ALLY_OF,
    CARDS,
    COLOURS,
    FRAGMENTS,
    IDENTITIES,
    NUMBERS,
    PAIRS,
    PLACES,
)
from tablee.games.top_secret.model.cards import Colour
from tablee.games.top_secret.rules.shown import true_pairs


def test_ts_1_there_are_66_cards_one_of_them_the_telephone() -> None:
    places, identities, numbers = (
        len(COLOURS) * len(cards) for cards in (PLACES, IDENTITIES, FRAGMENTS)
    )
    assert (places, identities, numbers) == (25, 20, 20)
    assert places + identities + numbers + 1 == 66


def test_ts_2_four_colours_and_black() -> None:
    assert COLOURS == (Colour.BLUE, Colour.YELLOW, Colour.GREEN, Colour.PINK, Colour.BLACK)


def test_ts_3_the_agents() -> None:
    assert IDENTITIES == (F, B, Z, X)
    assert [agent.value for agent in IDENTITIES] == ["fiddlebottom", "bubble", "zsa_zsa", "agent_x"]


def test_ts_4_the_fragments() -> None:
    assert FRAGMENTS == (N52, N11, N0, N29)
    assert [fragment.value for fragment in FRAGMENTS] == ["52", "11", "0", "29"]


def test_ts_5_the_places() -> None:
    names = ["san_marco", "rialto", "salute", "san_giorgio", "ponte_dei_sospiri"]
    assert [place.value for place in PLACES] == names


def test_ts_6_f_is_allied_with_b_and_z_with_x() -> None:
    assert ALLY_OF == {F: B, B: F, Z: X, X: Z}


def test_ts_28_twelve_pairs_are_legal_of_every_sort() -> None:
    for identity, fragment in product(IDENTITIES, FRAGMENTS):
        pairs = true_pairs(identity, fragment)
        assert len(set(pairs)) == 12
        kinds = {sum(card in IDENTITIES for card in pair) for pair in pairs}
        assert kinds == {0, 1, 2}


def test_a_pair_names_its_cards_in_the_order_of_the_hand() -> None:
    assert len(PAIRS) == 28
    assert all(CARDS.index(first) < CARDS.index(second) for first, second in PAIRS)


def test_ts_45_24_numbers_and_each_string_reads_back_to_one_order_only() -> None:
    assert len(NUMBERS) == 24
    assert len({"".join(number) for number in NUMBERS}) == 24
