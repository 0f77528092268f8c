"""The team's score."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import scene

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.state import Defusal, Phase, State
from tablee.games.mission_pas_possible.model.views import Score
from tablee.games.mission_pas_possible.rules.scoring import score


def ended(reason: Reason, cards: int, sabotages: int, left_ms: int = 0) -> State:
    """So many points of defused cards, one point each as far as they go, then four."""
    ones = [card.card for card in CARDS if card.points == 1]
    fours = [card.card for card in CARDS if card.points == 4]
    chosen = fours[: cards // 4] + ones[: cards % 4]
    return replace(
        scene((), (), ()),
        phase=Phase.OVER,
        reason=reason,
        left_ms=left_ms,
        defused=tuple(Defusal(0, card) for card in chosen),
        sabotages=SABOTAGES[:sabotages],
    )


def test_mpp_84_a_win_is_worth_ten() -> None:
    """MPP-88: the lines of the booklet. 34 seconds left, cards worth 40: 10 + 3 + 40 + 12."""
    won = score(ended(Reason.ALL_DEFUSED, cards=40, sabotages=6, left_ms=34_000))
    assert won == Score(win=10, time=3, cards=40, sabotages=12, total=65)


def test_mpp_85_each_full_ten_seconds_left_is_a_point() -> None:
    seconds = {9_999: 0, 10_000: 1, 59_999: 5, 600_000: 60}
    for left_ms, points in seconds.items():
        assert score(ended(Reason.ALL_DEFUSED, 0, 6, left_ms)).time == points


def test_mpp_85_time_counts_only_on_a_win() -> None:
    assert score(ended(Reason.BAG_IS_EMPTY, 0, 0, left_ms=300_000)).total == 0


def test_mpp_86_defused_cards_count_won_or_lost() -> None:
    """MPP-87: so do sabotages, two points each. 31 + 8 = 39."""
    lost = score(ended(Reason.TIME_IS_UP, cards=31, sabotages=4))
    assert lost == Score(win=0, time=0, cards=31, sabotages=8, total=39)
