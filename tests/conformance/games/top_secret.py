"""What the conformance suite has to know of Top Secret."""

from pathlib import Path

from msgspec.structs import replace
from tests.games.top_secret.otherwise import other_choices, other_deal, other_facts, other_notes

from tablee.games.top_secret.data import (
    AGENTS,
    AMBASSADOR,
    NUMBERS,
    OWNERS,
    PAIRS,
)
from tablee.games.top_secret.model.actions import (
    Action,
    AnswerWith,
    AskFor,
    Call,
    IllegalCode,
    LookAtDummy,
    RubOut,
    Scribble,
    ShowPair,
    Stroke,
)
from tablee.games.top_secret.model.cards import Black, Pair
from tablee.games.top_secret.model.options import Chooser, NoteMode, Options, Series
from tablee.games.top_secret.model.record import Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules.rounds import unused
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.samples import Sample

TESTS = Path(__file__).parents[2] / "games" / "top_secret"
RULES = "TS"
UNCITED: dict[int, str] = {}
_SHOWN = "test_ts_39_the_second_answer_is_forced_and_a_third_question_illegal"
_FULL = "test_ts_10_a_sheet_has_room_for_so_much"
RARE = {IllegalCode.BOTH_WERE_SHOWN: _SHOWN, IllegalCode.SHEET_IS_FULL: _FULL}

_SINGLE = Options(series=Series.SINGLE)
_HURRIED = Options(seconds_per_decision=30, notes=NoteMode.DETECTIVE)
_OPTIONS = {
    "three players": (Options(notes=NoteMode.DETECTIVE), 3),
    "three players, one game": (_SINGLE, 3),
    "four players, notes by hand": (Options(), 4),
    "four players, hurried": (_HURRIED, 4),
    "four players, one game": (_SINGLE, 4),
    "four players, the asker chooses": (Options(black_card=Chooser.ASKER), 4),
    "five players": (Options(), 5),
    "five players, owners count": (Options(owners_count=True, black_card=Chooser.ASKER), 5),
    "five players, hurried": (_HURRIED, 5),
}
SAMPLES = [Sample("top_secret", name, *played) for name, played in _OPTIONS.items()]


def with_other_secrets(state: State, seat: Seat | None, chance: Chance) -> State:
    """Another deal that the seat cannot tell from this one, and all that it did not see otherwise:
    exchanges, answers, choices, decks, the Ambassador's hidden place, notes. Once a game is over,
    only the notes and the decks are still hidden."""
    varied = replace(
        state,
        deck=tuple(chance.sample(state.deck, len(state.deck))),
        dummy_deck=tuple(chance.sample(state.dummy_deck, len(state.dummy_deck))),
        notes=other_notes(state, seat, chance),
    )
    if state.phase in (Phase.REVEAL, Phase.OVER):
        return varied
    if state.hidden_place is not None and seat != AMBASSADOR:
        varied = replace(varied, hidden_place=chance.choice(unused(state, AMBASSADOR)))
    dealt = other_deal(varied, seat, chance)
    return other_choices(other_facts(dealt, seat, chance), seat, chance)


def likely_action(state: State, chance: Chance) -> Action:
    """What blind chance rarely hits: whole numbers, pairs in order, pairs that were shown."""
    black = chance.choice(list(Black))
    agent = chance.below(len(AGENTS))
    actions: list[Action] = [
        ShowPair(*chance.choice(PAIRS), chance.choice([None, black])),
        ShowPair(state.identities[agent], state.fragments[agent]),
        Call(chance.choice(NUMBERS), chance.choice(OWNERS)),
        Call(chance.choice(NUMBERS), (0, 0, 1, agent)),
        AskFor(agent),
        AnswerWith(black),
        LookAtDummy(black),
        Scribble(Stroke((1,) * (2 + agent))),
        RubOut(agent),
        *[ShowPair(*pair) for pair in _shown_lately(state)],
    ]
    return chance.choice(actions)


def _shown_lately(state: State) -> list[Pair]:
    facts = [told[-1] for told in state.facts if told]
    return [fact.shown for fact in facts if isinstance(fact, Exchange) and fact.shown is not None]
