"""Sitting down, standing up, bots, and the host's rights."""

import pytest
from msgspec import structs
from tests.table.party import ADELE, CONTRIBUTION, GASTON, HEADER, NATACHA, Party

from tablee.kernel import registry
from tablee.kernel.rules import Level
from tablee.table import show, wire
from tablee.table.position import Chair, resized
from tablee.table.presence import HOST_GRACE_MS
from tablee.table.refusal import Refusal


def sit(party: Party, person: object, seat: int) -> None:
    party.do(person, wire.Sit, seat=seat, contribution=CONTRIBUTION)  # type: ignore[arg-type]


def test_the_one_who_opens_the_table_sits_first_and_hosts() -> None:
    party = Party()
    assert party.table.position.chairs[0].player == "adele"
    assert party.table.position.host == "adele"


def test_a_guest_takes_a_free_chair_and_may_move() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    sit(party, GASTON, 2)
    chairs = party.table.position.chairs
    assert chairs[1].is_free
    assert chairs[2].player == "gaston"


def test_nobody_sits_on_somebody() -> None:
    party = Party()
    party.arrive(GASTON)
    refusal = party.refusal_of(GASTON, wire.Sit, seat=0, contribution=CONTRIBUTION)
    assert refusal == "chair_taken"


def test_there_is_no_chair_beyond_the_last() -> None:
    refusal = Party(seats=2).refusal_of(ADELE, wire.Sit, seat=2, contribution=CONTRIBUTION)
    assert refusal == "no_such_seat"


def test_a_person_takes_a_bots_chair_before_the_start() -> None:
    party = Party()
    party.do(ADELE, wire.FillWithBots, level=Level.EASY)
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    green = wire.PersonColour.GREEN
    assert party.table.position.chairs[1] == Chair("gaston", "Gaston", green, worn=green)


def test_two_people_never_have_the_same_colour() -> None:
    party = Party()
    twin = type(GASTON)("gaston", "Gaston", ADELE.colour)
    party.arrive(twin)
    sit(party, twin, 1)
    colours = [chair.colour for chair in party.table.position.chairs if chair.player]
    assert len(set(colours)) == 2


def test_bots_have_names_of_their_own() -> None:
    party = Party(seats=6)
    party.do(ADELE, wire.FillWithBots, level=Level.HARD)
    names = [chair.name for chair in party.table.position.chairs]
    assert len(set(names)) == 6


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (wire.Start, {}),
        (wire.FillWithBots, {"level": Level.EASY}),
        (wire.SeatBot, {"seat": 2, "level": Level.EASY}),
        (wire.Vacate, {"seat": 0}),
        (wire.Swap, {"seat": 0, "other": 1}),
        (wire.Configure, {"seats": 4}),
        (wire.HandOver, {"player": "gaston"}),
    ],
)
def test_only_the_host_arranges_the_table(
    command: type[wire.Command], fields: dict[str, object]
) -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    assert party.refusal_of(GASTON, command, **fields) == "host_only"


def test_the_host_hands_over() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    party.do(ADELE, wire.HandOver, player="gaston")
    assert party.table.table_view().host == "gaston"


def test_the_host_cannot_hand_over_to_a_stranger_or_a_bot() -> None:
    party = Party()
    party.do(ADELE, wire.FillWithBots, level=Level.EASY)
    assert party.refusal_of(ADELE, wire.HandOver, player="nobody") == "unknown_player"
    assert party.refusal_of(ADELE, wire.HandOver, player="") == "unknown_player"


def test_a_host_who_reloads_the_page_stays_the_host() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    party.depart(ADELE)
    party.now += HOST_GRACE_MS - 1
    party.settle()
    assert party.table.table_view().host == "adele"
    for command in (wire.Vacate(id="1", seat=0), wire.SeatBot(id="2", seat=0, level=Level.EASY)):
        batch = party.table.open_batch(party.now)
        with pytest.raises(Refusal, match="host_only"):
            batch.handle(command, GASTON)


def test_whoever_stands_in_for_the_host_does_not_put_the_host_out() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    party.depart(ADELE)
    party.now += HOST_GRACE_MS
    party.settle()
    assert party.refusal_of(GASTON, wire.Vacate, seat=0) == "host_only"
    assert party.refusal_of(GASTON, wire.SeatBot, seat=0, level=Level.EASY) == "host_only"
    assert party.refusal_of(GASTON, wire.HandOver, player="gaston") == "host_only"
    assert party.refusal_of(GASTON, wire.Remove, player="adele") == "host_only"


def test_while_the_host_is_missed_the_first_person_there_acts_as_host() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    party.depart(ADELE)
    assert party.table.wakes_at() == party.now + HOST_GRACE_MS
    party.now += HOST_GRACE_MS
    party.settle()
    assert party.table.table_view().host == "gaston"
    party.do(GASTON, wire.FillWithBots, level=Level.EASY)
    party.arrive(ADELE)
    assert party.table.table_view().host == "adele"


def test_a_host_who_stands_up_leaves_the_house_to_the_next() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 2)
    party.do(ADELE, wire.Stand)
    assert party.table.position.host == "gaston"


def test_the_host_frees_a_chair_before_the_start_only() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 1)
    party.do(ADELE, wire.Vacate, seat=1)
    assert party.table.position.chairs[1].is_free
    party.start(GASTON)
    assert party.refusal_of(ADELE, wire.Vacate, seat=1) == "already_started"


def test_two_chairs_change_places() -> None:
    party = Party()
    party.do(ADELE, wire.Swap, seat=0, other=2)
    assert party.table.position.seat_of("adele") == 2


def test_in_a_running_game_a_bot_keeps_the_leavers_chair_and_a_friend_may_take_it() -> None:
    party = Party().start(GASTON)
    party.do(GASTON, wire.Stand)
    assert party.table.position.chairs[1].bot is Level.NORMAL
    assert party.table.position.chairs[1].player == ""
    party.arrive(NATACHA)
    sit(party, NATACHA, 1)
    assert party.table.position.chairs[1].player == "natacha"


def test_closed_chairs_open_only_to_those_who_have_played() -> None:
    party = Party().start(GASTON)
    party.do(ADELE, wire.Configure, has_open_chairs=False)
    party.do(GASTON, wire.Stand)
    party.arrive(NATACHA)
    refusal = party.refusal_of(NATACHA, wire.Sit, seat=1, contribution=CONTRIBUTION)
    assert refusal == "chair_closed"
    sit(party, GASTON, 1)
    assert party.table.position.chairs[1].is_human


def test_a_seated_player_does_not_change_sides_in_a_running_game() -> None:
    party = Party().start()
    refusal = party.refusal_of(ADELE, wire.Sit, seat=1, contribution=CONTRIBUTION)
    assert refusal == "one_chairs_secrets"


def test_nobody_stands_up_to_read_a_bots_hand_and_sits_back() -> None:
    party = Party().start(GASTON)
    party.do(GASTON, wire.Stand)
    refusal = party.refusal_of(GASTON, wire.Sit, seat=2, contribution=CONTRIBUTION)
    assert refusal == "one_chairs_secrets"
    sit(party, GASTON, 1)
    assert party.table.position.seat_of("gaston") == 1


def test_whose_chair_is_taken_meanwhile_gets_no_other_ones_secrets() -> None:
    party = Party().start(GASTON)
    party.do(GASTON, wire.Stand)
    party.arrive(NATACHA)
    sit(party, NATACHA, 1)
    refusal = party.refusal_of(GASTON, wire.Sit, seat=2, contribution=CONTRIBUTION)
    assert refusal == "one_chairs_secrets"
    assert not party.table.position.has_chair_for("gaston")


def test_where_nothing_is_hidden_people_change_chairs_freely() -> None:
    header = structs.replace(HEADER, game="top_it", version=registry.load("top_it").rules.VERSION)
    party = Party(header=header).start(GASTON)
    sit(party, GASTON, 2)
    chairs = party.table.position.chairs
    assert (chairs[1].bot, chairs[2].player) == (Level.NORMAL, "gaston")
    sit(party, GASTON, 1)
    assert party.table.position.seat_of("gaston") == 1


def test_colours_stay_those_in_which_the_game_began() -> None:
    """Whoever goes on for somebody, and whoever takes a bot's chair."""
    header = structs.replace(HEADER, game="top_it", version=registry.load("top_it").rules.VERSION)
    party = Party(header=header).start(GASTON)
    blue, green = wire.PersonColour.BLUE, wire.PersonColour.GREEN

    def worn() -> list[wire.PersonColour | None]:
        seen = [chair.worn for chair in party.table.table_view().chairs]
        listed = [chair.worn for chair in show.summary(party.table.position, 0).chairs]
        assert listed == [colour and colour.value for colour in seen]
        return seen

    assert worn() == [blue, green, None]
    party.arrive(NATACHA)
    sit(party, NATACHA, 2)
    assert worn() == [blue, green, None]
    party.do(GASTON, wire.Stand)
    assert worn() == [blue, green, None]
    sit(party, NATACHA, 1)
    assert worn() == [blue, green, None]
    sit(party, GASTON, 2)
    assert worn() == [blue, green, None]


def test_before_the_game_everybody_wears_their_own_colour() -> None:
    party = Party()
    party.arrive(GASTON)
    sit(party, GASTON, 2)
    party.do(ADELE, wire.Swap, seat=0, other=2)
    green, blue = wire.PersonColour.GREEN, wire.PersonColour.BLUE
    assert [chair.worn for chair in party.table.position.chairs] == [green, None, blue]
    party.do(GASTON, wire.Stand)
    assert party.table.position.chairs[0].worn is None


def test_a_bot_plays_for_me_until_i_take_my_chair_back() -> None:
    party = Party().start()
    party.do(ADELE, wire.SeatBot, seat=0, level=Level.HARD)
    assert party.refusal_of(ADELE, wire.Undo) == "bot_plays"
    sit(party, ADELE, 0)
    assert party.table.position.chairs[0].is_human


def test_the_host_puts_a_bot_only_where_nobody_is() -> None:
    party = Party().start(GASTON)
    refusal = party.refusal_of(ADELE, wire.SeatBot, seat=1, level=Level.EASY)
    assert refusal == "person_is_there"
    party.depart(GASTON)
    party.do(ADELE, wire.SeatBot, seat=1, level=Level.EASY)
    chair = party.table.position.chairs[1]
    assert (chair.player, chair.bot) == ("gaston", Level.EASY)


def test_fewer_chairs_take_free_ones_first_then_bots() -> None:
    human, bot, free = Chair("p", "P"), Chair(name="B", bot=Level.EASY), Chair()
    assert resized((human, free, bot, human), 3) == (human, bot, human)
    assert resized((human, free, bot, human), 2) == (human, human)
    assert resized((human,), 3) == (human, free, free)


def test_people_never_lose_their_chair_to_an_option() -> None:
    party = Party()
    party.arrive(GASTON, NATACHA)
    sit(party, GASTON, 1)
    sit(party, NATACHA, 2)
    assert party.refusal_of(ADELE, wire.Configure, seats=2) == "wrong_number_of_players"


def test_start_leaves_out_the_chairs_that_stayed_free() -> None:
    party = Party(seats=6)
    party.arrive(GASTON)
    sit(party, GASTON, 4)
    party.do(ADELE, wire.Start)
    assert len(party.table.position.chairs) == 2


def test_nobody_starts_alone_what_needs_two() -> None:
    assert Party().refusal_of(ADELE, wire.Start) == "wrong_number_of_players"


def test_bad_options_are_refused() -> None:
    refusal = Party().refusal_of(ADELE, wire.Configure, options=b'{"limit":0}')
    assert refusal == "bad_options"


def test_nobody_else_plays_at_a_table_for_one() -> None:
    party = Party(seats=1, options={"variant": "puzzle"})
    assert party.refusal_of(ADELE, wire.FillWithBots, level=Level.HARD) == "table_for_one"
    party.start()
    assert party.refusal_of(ADELE, wire.SeatBot, seat=0, level=Level.HARD) == "table_for_one"
    assert party.refusal_of(ADELE, wire.Stand) == "table_for_one"
    party.arrive(GASTON)
    sit = {"seat": 0, "contribution": CONTRIBUTION}
    assert party.refusal_of(GASTON, wire.Sit, **sit) == "chair_taken"


def test_adding_to_the_deal_from_the_own_chair_makes_no_news() -> None:
    party = Party()
    lines = len(party.table.lines)
    sit(party, ADELE, 0)
    assert len(party.table.position.course.contributions) == 2
    assert len(party.table.lines) == lines
