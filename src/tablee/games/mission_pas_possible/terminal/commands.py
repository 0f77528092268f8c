"""What can be typed in Mission Pas Possible, and how its actions are told."""

from collections.abc import Callable, Sequence

from tablee.cli.board import Inquiry, Play
from tablee.cli.mistake import Mistake
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskFor,
    AskReroll,
    DeclareUnused,
    DrawDice,
    LoseDie,
    OfferDie,
    PlaceDie,
    PointAt,
    PutBack,
    Reroll,
    RevealSabotage,
    Speak,
    StopPointing,
    TakeBackOffer,
    TakeBomb,
    TakeDie,
    Talk,
)
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.questions import AskHint, AskReview
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.games.mission_pas_possible.model.views import BombView, Placement, View
from tablee.kernel.rules import Seat

HELP = (
    ("draw", "draw and roll the dice, if you hold the bag"),
    ("place 1 2 3", "place die 1 of the centre on your card 2, space 3 (if there is a choice)"),
    ("point 1", "“I want this one”; stop: not any more"),
    ("take 1", "hold die 1 for some seconds, so that nobody else takes it; back: put it back"),
    ("reroll 1", "roll the unused die 1 again"),
    ("lose 2 3", "give up the die on your card 2, space 3, if you must lose one"),
    ("bomb 4", "take the open bomb card 4 after a defusal"),
    ("reveal", "reveal a sabotage card first (piles)"),
    ("offer 1 2", "offer die 1 to player 2; need red, say wait: tell the team"),
    ("unused 1", "strict mode: nobody can use die 1"),
    ("hint", "what would the best teammate do on your chair?"),
    ("review", "after the game: how well were the dice shared?"),
)

Typed = Sequence[str]


def parse(words: Typed, view: View, seat: Seat) -> Play | Inquiry:
    """What was typed, or a `Mistake`."""
    verb, *rest = words
    if verb not in _VERBS:
        raise Mistake(f"“{verb}” is not a command: type help")
    return _VERBS[verb](rest, view, seat)


def _pick(words: Typed, place: int, what: str, most: int) -> int:
    """A thing as it is numbered on the screen from 1, by its index."""
    if len(words) <= place:
        raise Mistake(f"which {what}? Give its number")
    word = words[place]
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise Mistake(f"there is no {what} {word}: there are {most}")
    return int(word) - 1


def _die(words: Typed, view: View) -> int:
    return view.centre[_pick(words, 0, "die", len(view.centre))].die.die


def _card(words: Typed, place: int, view: View, seat: Seat) -> int:
    return _laid_bomb(words, place, view, seat).card.card


def _laid_bomb(words: Typed, place: int, view: View, seat: Seat) -> BombView:
    bombs = view.seats[seat].bombs
    bomb = bombs[_pick(words, place, "card", len(bombs))]
    if bomb is None:
        raise Mistake("that card is defused: take another bomb for it first")
    return bomb


def _space(words: Typed, place: int, view: View, seat: Seat) -> int:
    return _pick(words, place, "space", len(_laid_bomb(words, place - 1, view, seat).dice))


def _place(words: Typed, view: View, seat: Seat) -> Play:
    die = _die(words, view)
    if len(words) > 2:
        return Play(PlaceDie(die, _card(words, 1, view, seat), _space(words, 2, view, seat)))
    cards = None if len(words) == 1 else {_card(words, 1, view, seat)}
    offered = view.own.placements if view.own else ()
    return Play(_only([p for p in offered if p.die == die and (not cards or p.card in cards)]))


def _only(placements: Sequence[Placement]) -> PlaceDie:
    """Where there is no choice, none needs to be typed."""
    if not placements:
        raise Mistake("it fits nowhere there")
    if len(placements) > 1:
        raise Mistake("on which card and space? Give their numbers")
    return PlaceDie(placements[0].die, placements[0].card, placements[0].space)


def _lose(words: Typed, view: View, seat: Seat) -> Play:
    return Play(LoseDie(_card(words, 0, view, seat), _space(words, 1, view, seat)))


def _bomb(words: Typed, view: View, _: Seat) -> Play:
    card = view.row[_pick(words, 0, "bomb", len(view.row))]
    if card is None:
        raise Mistake("nothing lies there any more")
    return Play(TakeBomb(card.card))


def _offer(words: Typed, view: View, _: Seat) -> Play:
    die = _die(words, view)
    return Play(OfferDie(die, _pick(words, 1, "player", len(view.seats))))


def _need(words: Typed, *_: object) -> Play:
    marks = [mark.value for mark in SABOTAGES]
    if not words or words[0] not in marks:
        raise Mistake(f"one of {', '.join(marks)}")
    return Play(AskFor(Mark(words[0])))


def _say(words: Typed, *_: object) -> Play:
    said = "_".join(words)
    if said not in list(Phrase):
        raise Mistake(f"one of {', '.join(phrase.replace('_', ' ') for phrase in Phrase)}")
    return Play(Speak(Phrase(said)))


_VERBS: dict[str, Callable[[Typed, View, Seat], Play | Inquiry]] = {
    "draw": lambda *_: Play(DrawDice()),
    "place": _place,
    "point": lambda words, view, _: Play(PointAt(_die(words, view))),
    "stop": lambda *_: Play(StopPointing()),
    "take": lambda words, view, _: Play(TakeDie(_die(words, view))),
    "back": lambda *_: Play(PutBack()),
    "reroll": lambda words, view, _: Play(Reroll(_die(words, view))),
    "lose": _lose,
    "bomb": _bomb,
    "reveal": lambda *_: Play(RevealSabotage()),
    "offer": _offer,
    "need": _need,
    "say": _say,
    "unused": lambda words, view, _: Play(DeclareUnused(_die(words, view))),
    "hint": lambda *_: Inquiry(AskHint()),
    "review": lambda *_: Inquiry(AskReview()),
}


def describe(action: Action) -> str:
    match action:
        case DrawDice():
            return "draws and rolls"
        case TakeDie():
            return "takes a die in hand"
        case PlaceDie():
            return f"places a die on space {action.space + 1} of a card"
        case PutBack():
            return "puts the die back"
        case PointAt():
            return "points at a die"
        case StopPointing():
            return "points at nothing any more"
        case Reroll():
            return "rolls an unused die again"
        case LoseDie():
            return f"gives up the die on space {action.space + 1} of a card"
        case TakeBomb():
            return "takes a bomb card"
        case RevealSabotage():
            return "reveals a sabotage card"
        case DeclareUnused():
            return "declares a die unused"
        case _:
            return _told(action)


def _told(talk: Talk) -> str:
    match talk:
        case OfferDie():
            return f"offers a die to player {talk.seat + 1}"
        case TakeBackOffer():
            return "takes an offer back"
        case Speak():
            return f"says: {talk.phrase.replace('_', ' ')}"
        case AskFor():
            return f"needs: {talk.mark}"
        case AskReroll():
            return "says which die to roll again"
