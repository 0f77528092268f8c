"""What the conformance suite has to know of Mission Mosaïque."""

from pathlib import Path

from msgspec.structs import replace

from tablee.games.mission_mosaique.data.notebooks import PAGES
from tablee.games.mission_mosaique.data.page import SECTIONS_OF
from tablee.games.mission_mosaique.model import (
    Action,
    Along,
    CardLanguage,
    Consult,
    Draw,
    Guess,
    GuessAlong,
    HouseName,
    IllegalCode,
    Ink,
    Options,
    PackWord,
    Phase,
    Propose,
    Speak,
    State,
    Whisper,
)
from tablee.games.mission_mosaique.rules import drawing, naming, passing, solving
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.samples import Sample

TESTS = Path(__file__).parents[2] / "games" / "mission_mosaique"
RULES = "MM"
UNCITED: dict[int, str] = {}
RARE = {
    IllegalCode.TOO_MUCH_INK: "test_ink_is_bounded",
    IllegalCode.TOO_MANY_WHISPERS: "test_whispers_are_bounded",
    IllegalCode.OWN_PROPOSAL: "test_mm_70_where_all_others_abstain_the_guesser_decides",
}
_PACK = tuple(PackWord((f"mot {number}",)) for number in range(30))
_NAMES = (HouseName("chat", CardLanguage.FRENCH, "matou"),)

_OPTIONS = {
    "three players": (Options(), 3),
    "four players, in English, slowly": (
        Options(language=CardLanguage.ENGLISH, draw_seconds=20),
        4,
    ),
    "seven players": (Options(), 7),
    "eight players": (Options(), 8),
    "eight players, no consulting": (Options(may_consult=False), 8),
    "four players, in two languages, with clocks": (Options(is_bilingual=True, has_clocks=True), 4),
    "three players, words of their own": (Options(pack=_PACK, names=_NAMES), 3),
}
SAMPLES = [Sample("mission_mosaique", name, *played) for name, played in _OPTIONS.items()]

_WITH_A_PAGE = (Phase.READ, Phase.COUNT, Phase.DRAW)


def with_other_secrets(state: State, seat: Seat | None, chance: Chance) -> State:
    """What the seat cannot know: codes on other tiles, ink on other pages, others' whispers."""
    if not state.cards:
        return state
    own = _own_notebook(state, seat)
    return replace(
        state,
        cards=_other_cards(state, {own, _turned(state)}, chance),
        ink=tuple(
            _other_pages(state, starter, starter == own, chance) for starter in range(state.seats)
        ),
        guess=_other_whisper(state, state.guess, seat) if state.guess else None,
    )


def _own_notebook(state: State, seat: Seat | None) -> Seat | None:
    has_page = seat is not None and state.phase in _WITH_A_PAGE
    return (
        passing.starter_of(seat, state.page, state.seats) if has_page and seat is not None else None
    )


def _turned(state: State) -> Seat | None:
    """The notebook whose tile lies open."""
    is_turned = state.phase in (Phase.VOTE, Phase.REVEAL)
    return solving.starter(state, state.guess) if is_turned and state.guess else None


def _other_cards(state: State, known: set[Seat | None], chance: Chance) -> tuple[int, ...]:
    kept = {starter: card for starter, card in enumerate(state.cards) if starter in known}
    if pack := naming.pack(state):
        all_cards = list(range(len(pack)))
    else:
        levels = enumerate(card.level for card in naming.deck(state))
        all_cards = [index for index, level in levels if level == state.round]
    deck = [index for index in all_cards if index not in kept.values()]
    dealt = chance.sample(deck, state.seats)
    return tuple(kept.get(starter, dealt[starter]) for starter in range(state.seats))


def _other_pages(state: State, starter: Seat, is_own: bool, chance: Chance) -> tuple[Ink, ...]:
    guess = state.guess
    if guess is not None and guess.is_open and solving.starter(state, guess) == starter:
        return state.ink[starter]
    return tuple(
        state.ink[starter][page] if is_own and page == state.page else _scrawl(chance)
        for page in range(PAGES)
    )


def _other_whisper(state: State, guess: Guess, seat: Seat | None) -> Guess:
    is_meant = seat is not None and seat in (guess.guesser, solving.adviser(state, guess))
    if not is_meant and guess.whispers:
        guess = replace(guess, whispers=(*guess.whispers, Whisper(guess.guesser, "no")))
    return guess if state.phase is not Phase.GUESS else _other_guesses(state, guess, seat)


def _other_guesses(state: State, guess: Guess, seat: Seat | None) -> Guess:
    """What others guess along, or that they do, nobody knows before the turn (MM-72)."""
    others = set(range(state.seats)) - {seat, guess.guesser}
    own = tuple(each for each in guess.along or () if each.seat == seat)
    theirs = tuple(Along(other, "zut", is_right=True) for other in sorted(others))
    return replace(guess, along=(*own, *theirs))


def _scrawl(chance: Chance) -> Ink:
    return tuple((450, 300, 9, moment) for moment in range(chance.below(3)))


def likely_action(state: State, chance: Chance) -> Action | None:
    """A stroke that may well lie in somebody's frame; an answer that is hardly ever right."""
    if state.phase is Phase.GUESS:
        said = (Propose("zzz"), Consult("zzz ?"), GuessAlong("zzz"), Speak(CardLanguage.ENGLISH))
        return said[chance.below(len(said))]
    if state.phase is not Phase.DRAW:
        return None
    seat = chance.below(state.seats)
    printed = passing.notebook(state, passing.starter_of(seat, state.page, state.seats))
    left, top, _, _ = SECTIONS_OF[printed.type][printed.sections[state.page]]
    ink = drawing.ink_of(state, seat)
    moment = 10 + (ink[-1][-1] if ink else 0)
    numbers = (left + chance.below(9), top + chance.below(9), chance.below(300), moment)
    return Draw(page=state.page, stroke=min(59, len(ink)), at=0, numbers=numbers)
