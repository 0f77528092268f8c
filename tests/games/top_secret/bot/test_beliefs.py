"""What a player imagines the others to believe."""

import pytest
from tests.games.top_secret.playing import decisions
from tests.games.top_secret.scenes import (
    IDENTITY,
    N0,
    N11,
    N29,
    F,
    Z,
    begun,
    gather,
    play,
    shows,
)

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import DEALS, HOLDS, SHOWS, Mask, is_certain
from tablee.games.top_secret.bot import beliefs
from tablee.games.top_secret.bot.beliefs import World
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.model.actions import AnswerWith, AskFor, Decline
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level


def situation(state: State, seat: int) -> Situation:
    view = rulebook.view(state, seat)
    assert view.own is not None
    mask = knowledge.possible(knowledge.clues_of(view.own, seat))
    return Situation(view, view.own, seat, mask, Chance(b"imagined"))


def imagined(state: State, seat: int, most: int = 50) -> tuple[World, ...]:
    return beliefs.worlds(situation(state, seat), most)


def bit(world: World) -> Mask:
    return 1 << DEALS.index(world.deal)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_every_world_it_is_possible_and_everybody_thinks_so(seats: int) -> None:
    for state, *_ in list(decisions(seats, Level.NORMAL, seed=5))[::9]:
        for seat in range(seats):
            mask = situation(state, seat).mask
            for world in imagined(state, seat):
                assert mask & bit(world)
                assert all(belief & bit(world) for belief in world.beliefs)


def test_at_the_deal_everybody_knows_the_own_two_cards() -> None:
    for world in imagined(begun(), 0):
        for agent in range(4):
            identity, fragment = world.deal.hand(agent)
            assert world.beliefs[agent] == HOLDS[agent][identity] & HOLDS[agent][fragment]


def test_there_are_no_more_worlds_than_asked_for_and_no_more_than_deals() -> None:
    assert len(imagined(begun(), 0, most=7)) == 7
    assert len(imagined(begun(), 0, most=50)) == 36


def test_what_i_showed_is_known_to_be_believed_and_what_others_showed_is_not() -> None:
    state = gather(begun(), (0, 1), (2, 3))
    state = play(state, 0, shows((F, N11), IDENTITY))
    state = play(state, 1, shows((F, N11)))
    state = play(state, 2, shows((F, N0)))
    state = play(state, 3, shows((Z, N29)))
    shown_by_me = SHOWS[0][F, N11] & HOLDS[0][F]
    worlds = imagined(state, 0)
    assert all(is_certain(world.beliefs[1], shown_by_me) for world in worlds)
    assert len({world.beliefs[3].bit_count() for world in worlds}) > 1


def test_ts_69_the_fifth_player_saw_what_i_was_asked_for() -> None:
    state = gather(begun(5), (1, 4))
    state = play(state, 1, AskFor(0))
    state = play(state, 4, Decline())
    state = play(state, 0, AnswerWith(IDENTITY))
    for world in imagined(state, 0):
        assert is_certain(world.beliefs[4], HOLDS[0][F])
        assert is_certain(world.beliefs[1], HOLDS[0][F])
        assert world.beliefs[4].bit_count() == 144


def test_ts_72_before_the_fifth_player_the_two_agents_learn_nothing() -> None:
    state = gather(begun(5), (1, 2, 4))
    for seat in (1, 2):
        state = play(state, seat, rulebook.legal(state, seat)[0])
    state = play(state, 4, Decline())
    for world in imagined(state, 0):
        assert [belief.bit_count() for belief in world.beliefs[:4]] == [36] * 4
        assert world.beliefs[4].bit_count() < 576
