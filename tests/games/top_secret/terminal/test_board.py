"""Top Secret in a terminal: what can be typed, what is drawn, and what is not told."""

import pytest
from rich.console import Console, RenderableType
from tests.games.top_secret.playing import last_decision
from tests.games.top_secret.scenes import (
    FRAGMENT,
    IDENTITY,
    N11,
    N52,
    NUMBER,
    RIALTO,
    RIGHT,
    B,
    F,
    X,
    Z,
    begun,
    call,
    gather,
    play,
    shows,
    visit,
)

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.data import PLACES
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    Continue,
    Decline,
    HidePlace,
    LayPlace,
    LookAtDummy,
    MarkCard,
    Opinion,
    ShowPair,
    WriteNote,
)
from tablee.games.top_secret.model.options import NoteMode, Options
from tablee.games.top_secret.model.questions import (
    Against,
    AskReview,
    Doubt,
    Question,
    Unanswered,
    WeighCall,
    Weighed,
    WhatFollows,
    Why,
)
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.terminal.board import HELP, answer, describe, draw, parse, prompt
from tablee.kernel.rules import Level

NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil")
DETECTIVE = Options(notes=NoteMode.DETECTIVE)


def text(drawing: RenderableType) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def drawn(state: State, seat: int | None = 0) -> str:
    return text(draw(rulebook.view(state, seat), seat, NAMES[: state.seats]))


def answered(state: State, question: Question) -> str:
    view = rulebook.view(state, 0)
    return text(answer(adviser.answer(view, 0, question), view, NAMES[: state.seats]))


def met() -> State:
    """Ada, F with 52, and Bob, B with 11, have shown each other a pair."""
    state = gather(begun(options=DETECTIVE), (0, 1))
    return play(play(state, 0, shows((F, N11), IDENTITY)), 1, shows((B, N52)))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay rialto", Play(LayPlace(RIALTO))),
        ("show 11 f", Play(ShowPair(F, N11))),
        ("show F 11 fragment", Play(ShowPair(F, N11, FRAGMENT))),
        ("call 52 11 0 29 1 3 2 4", Play(Call(NUMBER, (0, 2, 1, 3)))),
        ("ask 3", Play(AskFor(2))),
        ("answer identity", Play(AnswerWith(IDENTITY))),
        ("look fragment", Play(LookAtDummy(FRAGMENT))),
        ("pass", Play(Decline())),
        ("next", Play(Continue())),
        ("mark 2 z no", Play(MarkCard(1, Z, Opinion.NO))),
        ("note Bob is kind", Play(WriteNote("Bob is kind"))),
        ("follows", Inquiry(WhatFollows())),
        ("why 4 x", Inquiry(Why(3, X))),
        ("weigh 52 11 0 29 1 2 3 4", Inquiry(WeighCall(NUMBER, (0, 1, 2, 3)))),
        ("review", Inquiry(AskReview())),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: Play | Inquiry) -> None:
    assert parse(typed.split(), rulebook.view(begun(), 0), 0) == meant


def test_ts_67_the_fifth_player_s_place_is_hidden() -> None:
    assert parse(["lay", "rialto"], rulebook.view(begun(5), 4), 4) == Play(HidePlace(RIALTO))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly", "help"),
        ("lay", "rialto"),
        ("lay atlantis", "rialto"),
        ("show f", "give 2"),
        ("show f 12", "52"),
        ("call 52 11 0 29", "give 4"),
        ("ask 5", "4"),
        ("mark 1 f perhaps", "maybe"),
    ],
)
def test_a_mistake_says_what_would_do(typed: str, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        parse(typed.split(), rulebook.view(begun(), 0), 0)


def test_every_command_of_the_help_is_understood() -> None:
    view = rulebook.view(begun(), 0)
    for typed, _ in HELP:
        parse(typed.split(), view, 0)


def test_the_table_shows_places_meetings_cards_and_facts() -> None:
    seen = drawn(met())
    for words in ("You are F, with 52.", "1 Ada and 2 Bob", "2 Bob showed B or 52"):
        assert words in seen
    assert "you showed F or 11, and the black F" in seen
    assert "Emil" in drawn(begun(5), 4)
    assert "You are the Ambassador." in drawn(begun(5), 4)
    assert "the dummy" in drawn(begun(3))


def test_ts_35_a_third_sees_that_two_met_and_nothing_else() -> None:
    seen = drawn(met(), 2)
    assert "1 Ada and 2 Bob" in seen
    assert "showed" not in seen
    assert "You are" not in drawn(met(), None)


def test_ts_29_what_is_told_of_a_choice_is_the_same_whatever_it_is() -> None:
    choices: list[Action] = [
        ShowPair(F, N11, IDENTITY),
        Call(NUMBER, (0, 1, 2, 3)),
        AskFor(1),
        LookAtDummy(IDENTITY),
        Decline(),
    ]
    assert len({describe(choice) for choice in choices}) == 1
    assert describe(AnswerWith(IDENTITY)) == describe(AnswerWith(FRAGMENT))
    assert "Rialto" not in describe(HidePlace(RIALTO))
    assert "Rialto" in describe(LayPlace(RIALTO))
    assert describe(WriteNote("secret")) == describe(MarkCard(0, F, Opinion.YES))
    assert describe(Continue())


def test_the_prompt_offers_what_is_legal() -> None:
    assert "rialto" in prompt(rulebook.view(begun(), 0), 0)
    assert prompt(rulebook.view(begun(), 1), 1) == "wait for the others"
    meeting = prompt(rulebook.view(gather(begun(), (0, 1)), 0), 0)
    assert "F 11" in meeting
    assert "call" in meeting
    assert "ask: 2, 3, 4" in prompt(rulebook.view(gather(begun(), (0, 4)), 0), 0)
    over = call(gather(begun(), (0, 1)), 0, RIGHT)
    assert "next" in prompt(rulebook.view(over, 2), 2)


def test_the_detective_is_told() -> None:
    assert "12 deals are possible" in answered(met(), WhatFollows())
    assert "2 Bob showed B or 52 in round 1" in answered(met(), Why(1, B))
    assert "you hold 52" in answered(met(), Why(1, N52))
    beside = gather(met(), (0, 1))
    assert "of 12 deals" in answered(beside, WeighCall(NUMBER, (0, 1, 2, 3)))
    named_another = answered(beside, WeighCall((None,) * 4, (0, 2, 1, 3)))
    assert "2 Bob has B? you just named 3 Cleo." in named_another
    assert "no answer" in text(answer(Unanswered(), rulebook.view(begun(), 0), NAMES[:4]))


@pytest.mark.parametrize("because", Against)
def test_every_doubt_of_a_call_is_told(because: Against) -> None:
    weighed = Weighed((Doubt(1, B, because, 2),), (), None)
    view = rulebook.view(begun(), 0)
    assert "Bob has" in text(answer(weighed, view, NAMES[:4]))


def test_the_end_turns_the_black_cards_and_can_be_reviewed() -> None:
    over = call(gather(met(), (0, 1)), 0, RIGHT)
    seen = drawn(over, None)
    assert "1 Ada calls 52-11-0-29: right call" in seen
    assert "3 Cleo was Z, with 0" in seen
    assert "Bob: 36 → 12" in answered(over, AskReview())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_can_be_drawn(seats: int) -> None:
    state, *_ = last_decision(seats, Level.NORMAL, seed=4)
    for seat in (*range(seats), None):
        assert "Top Secret" in drawn(state, seat)


def test_ts_18_used_places_stay_visible() -> None:
    state = visit(begun(), *PLACES)
    assert all(word in drawn(state) for word in ("Marco", "Rialto", "Giorgio", "Sospiri"))
