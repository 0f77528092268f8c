"""Top It in a terminal: what can be typed, and what is drawn."""

import pytest
from rich.console import Console, RenderableType
from tests.cli.conftest import Run

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.top_it.advice import adviser
from tablee.games.top_it.model import (
    Action,
    AskPlacements,
    AskReview,
    AskTargets,
    Help,
    Options,
    PlacePiece,
    PlaceStone,
    Question,
    Shape,
    State,
    Unanswered,
    View,
)
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.situations import seat_of
from tablee.games.top_it.terminal.board import HELP, answer, describe, draw, parse, prompt
from tablee.games.top_it.terminal.picture import picture
from tablee.kernel.chance import Chance

NAMES = ("Ada", "Bob", "Cléo")
FIRST = PlacePiece(Shape.HEXAGON, 0, (0, 0, 0, 0))
BLUE_HEXAGON = 6


def begun(seats: int = 3) -> State:
    return rulebook.setup(Options(starter=0, help=Help.POINTS), seats, Chance(b"terminal"))


def after(state: State, action: Action) -> State:
    assert state.to_move is not None
    return rulebook.play(state, seat_of(state, state.to_move), action, 0, Chance(b""))


@pytest.fixture
def view() -> View:
    """Ada has laid her hexagon; it is Bob's turn."""
    return rulebook.view(after(begun(), FIRST), 1)


def shown(what: RenderableType) -> str:
    console = Console(width=140, color_system=None)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


def asked(view: View, question: Question, seat: int = 1) -> str:
    return shown(answer(adviser.answer(view, seat, question), view, NAMES))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("where 7", Inquiry(AskPlacements(Shape.HEXAGON))),
        ("targets", Inquiry(AskTargets())),
        ("top", Play(PlaceStone(BLUE_HEXAGON))),
        ("top 1", Play(PlaceStone(BLUE_HEXAGON))),
        ("review", Inquiry(AskReview())),
    ],
)
def test_what_is_typed_is_understood(view: View, typed: str, meant: Play | Inquiry) -> None:
    assert parse(typed.split(), view, 1) == meant


def test_a_piece_is_placed_at_the_place_of_that_number(view: View) -> None:
    best, third = parse(["place", "8"], view, 1), parse(["place", "8", "3"], view, 1)
    assert isinstance(best, Play)
    assert isinstance(third, Play)
    found = adviser.answer(view, 1, AskPlacements(Shape.HOUSE))
    places = [PlacePiece(Shape.HOUSE, p.turn, p.at) for p in getattr(found, "placements", ())]
    assert (best.action, third.action) == (places[0], places[2])


@pytest.mark.parametrize(
    "typed",
    ["dance", "where", "where x", "where 9", "place", "place 0", "place 8 999", "place 4", "top 2"],
)
def test_what_cannot_be_meant_is_a_mistake(view: View, typed: str) -> None:
    with pytest.raises(Mistake):
        parse(typed.split(), view, 1)


def test_ti_14_a_stone_without_a_target_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="no target"):
        parse(["top"], rulebook.view(begun(), 0), 0)


def test_every_command_of_the_help_is_understood(view: View) -> None:
    for command, _ in HELP:
        assert isinstance(parse(command.replace("top 2", "top 1").split(), view, 1), Play | Inquiry)


def test_actions_are_told() -> None:
    assert describe(FIRST) == "places the hexagon"
    assert describe(PlaceStone(BLUE_HEXAGON)) == "tops the blue hexagon"
    assert describe(PlaceStone(8 + 2)) == "tops the green large triangle"


def test_the_mosaic_is_drawn_letter_by_letter(view: View) -> None:
    lines = [line.strip() for line in picture(view).plain.split("\n")]
    assert [line for line in lines if line] == [
        "bbbbbbbbb",
        "bbbbbbbbbbb",
        "bbbbbbbbbbbbb",
        "bbbbbbbbbbbbbbb",
        "bbbbbbbb6bbbbbbbb",
        "bbbbbbbbbbbbbbb",
        "bbbbbbbbbbbb",
        "bbbbbbbbbb",
    ]


def test_ti_33_a_stone_is_seen_beside_the_value() -> None:
    topped = rulebook.view(after(after(begun(), FIRST), PlaceStone(BLUE_HEXAGON)), 1)
    assert "6●" in picture(topped).plain
    assert "stone on the blue hexagon" in shown(draw(topped, 1, NAMES))


def test_ti_10_all_hands_are_open(view: View) -> None:
    lines = [" ".join(line.split()) for line in shown(draw(view, 1, NAMES)).splitlines()]
    assert "Top It · 1 of 24 pieces lie · you have 0" in lines
    assert "Ada, blue 12 1 2 3 4 5 6 · 8 stone" in lines
    assert "→ Bob, green 0 1 2 3 4 5 6 7 8 stone" in lines
    assert any(line.startswith("1 rhombus (+2) · 2 small triangle (+3)") for line in lines)


def test_ti_48_alone_the_hands_bear_their_colours() -> None:
    table = shown(draw(rulebook.view(begun(1), 0), 0, NAMES[:1]))
    assert "The table is empty." in table
    assert all(f"  {colour}  " in table for colour in ("green", "yellow", "red"))
    assert "Ada" not in table


def test_places_are_numbered_in_the_picture_and_told(view: View) -> None:
    drawn, told = asked(view, AskPlacements(Shape.LARGE_SQUARE)).split("\n1  ")
    assert told.startswith("+10  beside blue hexagon, turned ")
    assert all(number in drawn for number in "12345")


def test_ti_13_the_first_piece_counts_double() -> None:
    told = asked(rulebook.view(begun(), 0), AskPlacements(Shape.HEXAGON), 0)
    assert told.strip() == "+12 in the middle, counted double"


def test_a_piece_that_fits_nowhere_is_told(view: View) -> None:
    assert "fits nowhere" in asked(view, AskPlacements(Shape.SMALL_SQUARE))


def test_ti_32_targets_are_told_with_their_sum(view: View) -> None:
    assert asked(view, AskTargets()).strip() == "1  +6  the blue hexagon: 6"


def test_after_the_game_each_turn_is_reviewed() -> None:
    state = begun(2)
    while state.to_move is not None:
        state = after(state, rulebook.legal(state, state.to_move)[0])
    over = rulebook.view(state, 0)
    told = asked(over, AskReview(), 0)
    assert "better" in told
    assert "the stone on the " in told
    assert prompt(over, 0) == "the mosaic is finished: review, or quit"


def test_the_prompt_says_what_can_be_done(view: View) -> None:
    assert prompt(view, 1) == "place a piece or top with your stone"
    assert prompt(view, 0) == "another one plays"


def test_an_answer_that_there_is_not_is_told(view: View) -> None:
    assert "no answer" in shown(answer(Unanswered(), view, NAMES))


def test_a_daily_game_is_played_by_typing_to_its_end(run: Run) -> None:
    """Whatever cannot be done is answered, so that all can be tried in turn."""
    everything = ("top", *(f"place {number}" for number in range(8, 0, -1)))
    ran = run(
        *("play", "top_it", "--set", "puzzle=today", "--unhurried"),
        typed=everything * len(everything),
    )
    assert ran.code == 0
    assert "the game ends" in ran.out
    assert "Guest won" in ran.out
