"""Copyright in a terminal: what can be typed, and what is drawn."""

import pytest
from msgspec.structs import replace
from rich.console import Console

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LaidCard,
    LayCard,
    ModelMaker,
    Options,
    Phase,
    PlaceFrame,
    Spot,
    State,
    TakeCard,
    Tally,
    TurnModelCard,
    TurnStack,
    Unanswered,
    Variant,
    View,
    WhatIf,
    WhatWasPossible,
)
from tablee.games.copyright.rules import rulebook
from tablee.games.copyright.terminal.board import HELP, answer, describe, draw, parse, prompt
from tablee.games.copyright.terminal.picture import Picture, card_lines, of_model, of_stack
from tablee.kernel.chance import Chance

NAMES = ("Ada", "Bob")


def chance() -> Chance:
    return Chance(b"terminal")


def begun(options: Options = Options()) -> State:  # noqa: B008  (options are immutable)
    """All cards lie upright."""
    state = rulebook.setup(options, 2, chance())
    return heard(replace(state, lies=(0,) * len(state.lies)))


def heard(state: State) -> State:
    """The same table when the signals have sounded."""
    while state.phase in (Phase.READY, Phase.CALLED):
        state = rulebook.expire(state, 0, chance())
    return state


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = heard(rulebook.play(state, 0, action, 0, chance()))
    return state


@pytest.fixture
def view() -> View:
    """Seat 0 has laid its third card at the middle, turned right."""
    return rulebook.view(after(begun(), LayCard(2, 0, 0, 1)), 0)


def test_a_card_is_turned_from_how_it_lies_in_the_hand() -> None:
    state = begun()
    lying = rulebook.view(replace(state, lies=(1,) * len(state.lies)), 0)
    assert parse(["lay", "1"], lying, 0) == Play(LayCard(0, 0, 0, 1))
    assert parse(["lay", "1", "r"], lying, 0) == Play(LayCard(0, 0, 0, 2))


def drawn(view: View, seat: int | None = 0) -> str:
    console = Console(width=140, color_system=None)
    with console.capture() as captured:
        console.print(draw(view, seat, NAMES))
    return captured.get()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay 1", Play(LayCard(0, 0, 0, 0))),
        ("lay 3 1 -1", Play(LayCard(2, 1, -1, 0))),
        ("lay 3 1 0 r", Play(LayCard(2, 1, 0, 1))),
        ("lay 10 0 2 fl", Play(LayCard(9, 0, 2, 7))),
        ("lay 4 f", Play(LayCard(3, 0, 0, 4))),
        ("try 4 1 1 h", Inquiry(WhatIf(3, 1, 1, 2))),
        ("move 3 left", Play(LayCard(2, -1, 0, 1))),
        ("move 3 down 2", Play(LayCard(2, 0, 2, 1))),
        ("turn 3 r", Play(LayCard(2, 0, 0, 2))),
        ("turn 3 f", Play(LayCard(2, 0, 0, 7))),
        ("turn all fh", Play(TurnStack(6))),
        ("take 3", Play(TakeCard(2))),
        ("frame 1 0", Play(PlaceFrame(1, 0))),
        ("agree", Play(AgreeToEnd(True))),
        ("disagree", Play(AgreeToEnd(False))),
        ("done", Play(Continue())),
        ("best", Inquiry(WhatWasPossible(0))),
        ("best 2", Inquiry(WhatWasPossible(1))),
    ],
)
def test_what_is_typed_is_understood(view: View, typed: str, meant: Play | Inquiry) -> None:
    assert parse(typed.split(), view, 0) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "dance",
        "lay",
        "lay 0",
        "lay 11",
        "lay x",
        "lay 1 2",
        "lay 1 0 100",
        "lay 1 0 0 q",
        "move 3",
        "move 3 away",
        "move 4 left",
        "turn 3",
        "turn 4 r",
        "turn",
        "take",
        "frame",
        "model 1 r",
        "best 3",
    ],
)
def test_what_cannot_be_meant_is_a_mistake(view: View, typed: str) -> None:
    with pytest.raises(Mistake):
        parse(typed.split(), view, 0)


def test_every_command_of_the_help_is_understood(view: View) -> None:
    for command, _ in HELP:
        verb = command.split()[0].rstrip(",")
        try:
            parse([verb], view, 0)
        except Mistake as mistake:
            assert "is not a command" not in str(mistake)


def test_the_maker_of_the_model_turns_its_cards() -> None:
    state = begun(Options(model_maker=ModelMaker.PLAYERS))
    maker = rulebook.view(state, 0)
    parsed = parse(["model", "2", "r"], maker, 0)
    assert isinstance(parsed, Play)
    assert isinstance(parsed.action, TurnModelCard)
    after(state, parsed.action)
    assert "not made yet" in drawn(rulebook.view(state, 1), 1)
    assert "not made yet" not in drawn(maker)


def test_actions_are_told() -> None:
    assert describe(LayCard(2, 1, 0, 5)) == "lays card 3 at 1 0, flipped, turned right"
    assert describe(TakeCard(0)) == "takes card 1 off"
    assert describe(TurnStack(4)) == "has the whole stack flipped"
    assert describe(AgreeToEnd(True)) == "agrees to end the round"
    assert describe(TurnModelCard(0, 1)) == "turns card 1 of the model"
    assert describe(PlaceFrame(1, 2)) == "puts the frame at 1 2"
    assert describe(Continue()) == "is done"


def test_cr_11_a_cell_shows_each_of_its_symbols_in_a_place_of_its_own() -> None:
    lines = [line.plain for line in Picture(of_model([7, 1, 2, 4, 3, 5, 6, 0, 0])).lines()]
    assert lines == [
        "┌───┬───┬───┐",
        "│□○+│□  │ ○ │",
        "├───┼───┼───┤",
        "│  +│□○ │□ +│",
        "├───┼───┼───┤",
        "│ ○+│   │   │",
        "└───┴───┴───┘",
    ]


def test_cr_14_shifted_cards_are_drawn_where_they_lie_with_their_places() -> None:
    stack = of_stack([LaidCard(0, "012", 0, 0, 0), LaidCard(1, "012", 2, 1, 1)])
    lines = [line.plain.rstrip() for line in Picture(stack).numbered_lines()]
    assert lines == [
        "      0   1   2   3   4",
        "    ┌───┬───┬───┐",
        "  0 │□  │ ○ │  +│",
        "    ├───┼───┼───┼───┬───┐",
        "  1 │   │   │   │   │□  │",
        "    ├───┼───┼───┼───┼───┤",
        "  2 │   │   │   │   │ ○ │",
        "    └───┴───┼───┼───┼───┤",
        "  3         │   │   │  +│",
        "            └───┴───┴───┘",
    ]


def test_cr_28_right_cells_and_the_frame_stand_out() -> None:
    tally = Tally(Spot(0, 0), (0, 4), (), (), 0, 0, 2)
    lines = Picture(of_model([1] * 9), tally).lines()
    marked = [span for line in lines for span in line.spans if "dark_green" in str(span.style)]
    assert len(marked) == 2
    framed = [span for line in lines for span in line.spans if "bright_white" in str(span.style)]
    assert framed


def test_a_card_of_a_hand_shows_its_three_symbols() -> None:
    assert [line.plain for line in card_lines("012")] == ["□ ○ +", "· · ·", "· · ·"]
    assert [line.plain for line in card_lines("012", 1)] == ["· · □", "· · ○", "· · +"]


def test_the_table_shows_model_stacks_and_hand(view: View) -> None:
    shown = drawn(view)
    assert "Copyright · base game · round 1 · first to 20 · you have 0" in shown
    for part in ("model", "your stack: ", "2 Bob: 0", "╭─ 10─╮"):
        assert part in shown
    assert "your stack" not in drawn(rulebook.view(begun(), None), None)


def test_a_round_is_scored_line_by_line() -> None:
    state = after(begun(), LayCard(0, 0, 0, 0), AgreeToEnd(True))
    state = heard(rulebook.play(state, 1, AgreeToEnd(True), 0, chance()))
    assert prompt(rulebook.view(state, 0), 0) == "put your frame elsewhere, or: done"
    state = after(state, Continue())
    state = rulebook.expire(state, 100_000, chance()) if state.result is None else state
    scored = rulebook.view(state, 0)
    shown = drawn(scored)
    assert all(word in shown for word in ("rows out", "columns out", "Ada", "Bob", "total"))
    assert prompt(scored, 0) == "read the scores, then: done"


def test_the_drawn_card_of_a_timed_turn_is_named() -> None:
    timed = rulebook.view(begun(Options(variant=Variant.TIMED)), 0)
    assert prompt(timed, 0) == "lay card 1 in time, then: done"
    assert "turn 1" in drawn(timed)


def test_cr_58_cells_of_the_lightning_variant_are_no_points() -> None:
    state = after(begun(Options(variant=Variant.LIGHTNING)), LayCard(0, 0, 0, 0))
    shown = drawn(rulebook.view(state, 0))
    assert "of 9 right" in shown
    assert "in all" not in shown


def test_an_answer_that_there_is_not_is_told(view: View) -> None:
    assert "no answer" in str(answer(Unanswered(), view, NAMES))
