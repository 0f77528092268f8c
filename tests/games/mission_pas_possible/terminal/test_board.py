"""Mission Pas Possible in a terminal: what can be typed, and what is drawn."""

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.cli.conftest import Run
from tests.games.mission_pas_possible.fronts import number as card
from tests.games.mission_pas_possible.scenes import ENDS_AT_MS, number, place, play, scene

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.mission_pas_possible.advice import adviser
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.language import read_card
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    PointAt,
    PutBack,
    Reroll,
    RevealSabotage,
    StopPointing,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.questions import AskHint, AskReview
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.terminal.board import (
    HELP,
    answer,
    describe,
    draw,
    parse,
    prompt,
)
from tablee.games.mission_pas_possible.terminal.printing import card_text
from tablee.kernel.chance import Chance

NAMES = ("Ada", "Bob", "Cem")
STACK, TWOS, COLOURS = "stack Y, R, B, G", "2, 2, 2", "B|G, Y|R, R|B"


@pytest.fixture
def state() -> State:
    """The first player can use the red die in several ways, the black one in one."""
    mine = (f"{COLOURS} @ B1 _ _", f"{TWOS} @ R2 _ K2")
    return scene(mine, (STACK,), (STACK,), centre="R2 K2 G6")


def shown(state: State, seat: int | None = 0) -> str:
    return _printed(draw(rulebook.view(state, seat), seat, NAMES))


def asked(state: State, question: AskHint | AskReview) -> str:
    view = rulebook.view(state, 0)
    return _printed(answer(adviser.answer(view, 0, question), view, NAMES))


def _printed(drawn: object) -> str:
    console = Console(width=140, color_system=None)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", Play(DrawDice())),
        ("point 1", Play(PointAt(1))),
        ("stop", Play(StopPointing())),
        ("take 3", Play(TakeDie(10))),
        ("back", Play(PutBack())),
        ("place 1 2 2", Play(PlaceDie(1, card(TWOS), 1))),
        ("place 1 1 3", Play(PlaceDie(1, card(COLOURS), 2))),
        ("place 1 2", Play(PlaceDie(1, card(TWOS), 1))),
        ("place 2", Play(PlaceDie(21, card(TWOS), 1))),
        ("reroll 2", Play(Reroll(21))),
        ("lose 2 3", Play(LoseDie(card(TWOS), 2))),
        ("bomb 3", Play(TakeBomb(card("# = # = #")))),
        ("reveal", Play(RevealSabotage())),
        ("hint", Inquiry(AskHint())),
        ("review", Inquiry(AskReview())),
    ],
)
def test_what_is_typed_is_understood(state: State, typed: str, meant: Play | Inquiry) -> None:
    assert parse(typed.split(), rulebook.view(state, 0), 0) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "dance",
        "place",
        "place 4",
        "place x",
        "place 1",
        "place 1 3",
        "place 3",
        "place 1 1 4",
        "point 0",
        "reroll",
        "lose",
        "lose 1",
        "bomb 9",
    ],
)
def test_what_cannot_be_meant_is_a_mistake(state: State, typed: str) -> None:
    with pytest.raises(Mistake):
        parse(typed.split(), rulebook.view(state, 0), 0)


def test_mpp_63_the_other_cards_keep_their_numbers_while_a_bomb_is_chosen() -> None:
    state = scene((f"{COLOURS} @ B1 Y1 _", TWOS), (STACK,), (STACK,), centre="R2 K2 R3")
    row = (card("# = # = #"), card("1, 3, 6"), None, None, None)
    defused = place(replace(state, row=row), 0, "R3", COLOURS, 2)
    view = rulebook.view(defused, 0)
    assert parse(["place", "1", "2", "2"], view, 0) == Play(PlaceDie(0, card(TWOS), 1))
    with pytest.raises(Mistake, match="defused"):
        parse(["place", "1", "1", "1"], view, 0)


def test_every_command_of_the_help_is_understood(state: State) -> None:
    for command, _ in HELP:
        try:
            parse([command.split()[0]], rulebook.view(state, 0), 0)
        except Mistake as mistake:
            assert "is not a command" not in str(mistake)


def test_a_card_is_printed_as_the_rulebook_writes_it() -> None:
    for each in CARDS:
        assert read_card(card_text(each).plain) == each.groups


def test_the_table_shows_dice_wishes_hands_and_bombs(state: State) -> None:
    pointed = play(state, 1, PointAt(number(state, "R2")))
    out = shown(play(pointed, 0, TakeDie(number(state, "K2"))))
    assert "centre: 1 R2 wanted by Bob   2 K2 in Ada's hand   3 G6" in out
    assert "B1, Y|R, R|B" in out
    assert "bag: R 3, B 4, G 4, Y 5, K 3" in out
    assert "bomb 3  # = # = #" in out


def test_the_prompt_says_what_is_expected(state: State) -> None:
    assert prompt(rulebook.view(state, 0), 0) == "place a die"
    assert prompt(rulebook.view(state, 1), 1) == "wait for the others"
    defused = place(state, 0, "K2", TWOS, 1)
    assert prompt(rulebook.view(defused, 0), 0) == "take a bomb"
    begun = scene((TWOS,), (STACK,))
    assert prompt(rulebook.view(begun, 0), 0) == "draw"
    assert "about to be drawn" in prompt(rulebook.view(begun, 1), 1)


def test_a_hint_says_what_to_type(state: State) -> None:
    told = asked(state, AskHint())
    assert told.startswith("Type: place 1 ") or told.startswith("Type: place 2 ")
    assert "Ada takes" in told
    assert parse(told.split(".")[0].split()[1:], rulebook.view(state, 0), 0)
    assert "no answer" in asked(state, AskReview())


def test_a_review_tells_what_was_missed() -> None:
    shared = place(scene((COLOURS,), (f"{STACK} @ Y1 _ _ _",), centre="R5"), 0, "R5", COLOURS, 1)
    over = rulebook.expire(shared, ENDS_AT_MS + 1, Chance(b"over"))
    told = asked(over, AskReview())
    assert "in 1 turns" in told
    assert "Turn 1: another sharing was worth" in told


@pytest.mark.parametrize(
    "action",
    [
        DrawDice(),
        TakeDie(1),
        PlaceDie(1, 2, 3),
        PutBack(),
        PointAt(1),
        StopPointing(),
        Reroll(1),
        LoseDie(1, 2),
        TakeBomb(1),
        RevealSabotage(),
    ],
)
def test_actions_are_told(action: Action) -> None:
    assert describe(action)


def test_a_game_can_be_played_to_its_end(run: Run) -> None:
    """The clock is let run out; the bots play on meanwhile."""
    flags = ("--bots", "easy,easy", "--set", "countdown_seconds=60", "--seed", "1", "--unhurried")
    ran = run("play", "mission_pas_possible", *flags, typed=("draw", "wait 120"))
    assert ran.code == 0
    assert "time is up: 0 for the win" in ran.out
    assert "nobody won" in ran.out.splitlines()[-1]
