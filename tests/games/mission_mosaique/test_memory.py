"""What a host's games leave for the next ones (MM-74), and what is left to the house (MM-77)."""

import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import begun

from tablee.games.mission_mosaique import memory
from tablee.games.mission_mosaique.model import (
    HOUSE_NAMES,
    CardLanguage,
    HouseName,
    NotebookColour,
    Options,
    Picture,
)

MATOU = HouseName("chat", CardLanguage.FRENCH, "matou")
BARN = HouseName("house", CardLanguage.ENGLISH, "barn")


def picture(won: HouseName) -> Picture:
    return Picture(
        round=1,
        notebook=NotebookColour.RED,
        word=won.word,
        recipient=0,
        authors=(1, 2, 1, 2, 1, 2),
        ink=((),) * 6,
        proposal=won.name,
        has_stamp=True,
        appealed=won,
    )


def test_mm_74_the_next_game_begins_with_what_appeals_have_won() -> None:
    state = replace(begun(3), pictures=(picture(BARN), picture(MATOU)))
    kept = memory.kept(Options(names=(MATOU,)), state)
    assert memory.recalled(Options(draw_seconds=20), kept) == Options(
        draw_seconds=20, names=(MATOU, BARN)
    )


def test_mm_74_what_the_host_has_struck_off_is_forgotten() -> None:
    assert memory.recalled(Options(names=(MATOU,)), memory.kept(Options(), None)) == Options()


def test_the_memory_is_bounded_and_the_oldest_name_goes_first() -> None:
    names = tuple(replace(MATOU, name=f"matou {at}") for at in range(HOUSE_NAMES))
    kept = memory.kept(Options(names=names), replace(begun(3), pictures=(picture(BARN),)))
    found = memory.recalled(Options(), kept).names
    assert found == (*names[1:], BARN)


@pytest.mark.parametrize("is_public", [True, False])
def test_mm_77_clocks_run_where_strangers_play_unless_the_host_says_otherwise(
    is_public: bool,
) -> None:
    assert memory.settled(Options(), is_public).has_clocks is is_public
    for said in (True, False):
        assert memory.settled(Options(has_clocks=said), is_public).has_clocks is said
