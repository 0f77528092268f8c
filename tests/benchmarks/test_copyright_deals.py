"""The fixed deals: the list that the bots are measured by was drawn, not picked."""

from benchmarks.copyright_deals import COUNT, all_deals, drawn

from tablee.games.copyright.data import FACES


def test_the_committed_deals_are_those_that_chance_draws() -> None:
    assert COUNT >= 500
    assert all_deals() == [drawn(number) for number in range(COUNT)]


def test_cr_9_every_deal_has_a_hand_of_ten_different_cards() -> None:
    for deal in all_deals():
        assert len(set(deal.hand) & set(FACES)) == 10


def test_cr_7_every_model_is_one_that_four_cards_can_show() -> None:
    for deal in all_deals():
        assert len(deal.model) == 9
        for symbol in (1, 2, 4):
            assert 1 <= sum(cell & symbol > 0 for cell in deal.model) <= 4
