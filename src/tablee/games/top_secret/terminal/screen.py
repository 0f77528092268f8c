"""The table of Top Secret on a screen of text: who went where, the note sheet, what was learned."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.top_secret.data import AGENTS, DUMMY
from tablee.games.top_secret.data import CARDS as ALL_CARDS
from tablee.games.top_secret.model.actions import Opinion
from tablee.games.top_secret.model.cards import Card, Pair
from tablee.games.top_secret.model.questions import (
    Against,
    Answer,
    Because,
    Clue,
    Deduction,
    Mark,
    Review,
    Showing,
    Source,
    Tells,
    Unanswered,
    Weighed,
)
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked, Result
from tablee.games.top_secret.model.views import OwnView, Phase, View
from tablee.games.top_secret.terminal.words import CARDS, PLACES, cards, visitors
from tablee.kernel.rules import Seat

_MARKS = {Mark.OPEN: "", Mark.CROSSED: "–", Mark.CERTAIN: "●"}
_OPINIONS = {Opinion.NONE: "", Opinion.MAYBE: "?", Opinion.NO: "–", Opinion.YES: "●"}


def draw(view: View, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    people = visitors(names, view.seats)
    parts: list[RenderableType] = [_title(view, seat), _visits(view, people)]
    parts += [Text(line, style="dim") for line in _meetings(view, people)]
    if view.own is not None:
        parts += [Text(_hand(view.own)), _sheet(_opinions(view.own), people)]
        parts += [Text(line) for fact in view.own.facts for line in _fact_lines(fact, people)]
    if view.phase in (Phase.REVEAL, Phase.OVER):
        parts.append(_result(view.results[-1], people))
    return Group(*parts)


def _title(view: View, seat: Seat | None) -> Text:
    parts = ["Top Secret", f"game {view.game}", f"round {len(view.rounds)}"]
    parts.append(f"first to {view.target}")
    if seat is not None:
        parts.append(f"you have {view.scores[seat]}")
    return Text(" · ".join(parts), style="bold")


def _visits(view: View, people: Sequence[str]) -> Table:
    """The places of this series of five rounds (TS-18); the last of a row may be this round's."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("now")
    table.add_column("used")
    for person, place, used in zip(people, view.rounds[-1].places, view.used, strict=True):
        now = PLACES[place] if place else "…"
        table.add_row(person, now, " ".join(PLACES[each] for each in used if each != place))
    return table


def _meetings(view: View, people: Sequence[str]) -> Iterator[str]:
    """Who met in this round and the last, and who was asked (TS-35, TS-41)."""
    for each in view.rounds[-2:]:
        for meeting in each.meetings:
            met = " and ".join(people[visitor] for visitor in meeting.visitors)
            asked = "" if meeting.asked is None else f"; {people[meeting.asked]} is asked"
            yield f"round {each.number}, {PLACES[meeting.place]}: {met}{asked}"


def _hand(own: OwnView) -> str:
    if own.identity is None or own.fragment is None:
        return "You are the Ambassador."
    return f"You are {CARDS[own.identity]}, with {CARDS[own.fragment]}."


def _opinions(own: OwnView) -> list[list[str]]:
    return [[_OPINIONS[opinion] for opinion in row] for row in own.notes.opinions]


def _sheet(rows: Sequence[Sequence[str]], people: Sequence[str]) -> Table:
    sheet = Table(box=None, pad_edge=False)
    for column in ("", *(CARDS[card] for card in ALL_CARDS)):
        sheet.add_column(column, justify="left" if not column else "center", min_width=2)
    for agent in AGENTS:
        sheet.add_row(people[agent], *rows[agent])
    return sheet


def _fact_lines(fact: Fact, people: Sequence[str]) -> Iterator[str]:
    where = f"round {fact.round}, {PLACES[fact.place]}:"
    match fact:
        case Exchange():
            if fact.seen:
                yield f"{where} {people[fact.other]} showed {_shown(fact.seen, fact.seen_black)}"
            if fact.shown:
                yield f"{where} you showed {_shown(fact.shown, fact.shown_black)}"
        case Answered():
            told = f"{people[fact.asked]} showed {people[fact.asker]} the black {CARDS[fact.card]}"
            yield f"{where} {told}"
        case Looked():
            yield f"{where} {people[DUMMY]} has the black {CARDS[fact.card]}"


def _shown(pair: Pair, black: Card | None) -> str:
    return f"{cards(pair)}, and the black {CARDS[black]}" if black else cards(pair)


def _result(result: Result, people: Sequence[str]) -> RenderableType:
    who = people[result.caller]
    told = f"{who} calls {cards(result.number, '-')}: {result.reason.replace('_', ' ')}"
    hands = zip(people, result.identities, result.fragments, strict=False)
    lines = [f"{person} was {CARDS[one]}, with {CARDS[two]}" for person, one, two in hands]
    return Text("\n".join([told, *lines]))


def prompt(view: View, seat: Seat) -> str:
    if view.own is None or seat not in view.to_act:
        return "the game is over" if view.phase is Phase.OVER else "wait for the others"
    offers = view.own.offers
    if offers.places:
        return "lay a place: " + ", ".join(PLACES[place].lower() for place in offers.places)
    ways = {
        f"show a pair: {', '.join(cards(pair, ' ') for pair in offers.pairs)}": offers.pairs,
        f"look: {', '.join(offers.looks)}": offers.looks,
        f"ask: {', '.join(str(agent + 1) for agent in offers.agents)}": offers.agents,
        f"answer: {', '.join(offers.answers)}": offers.answers,
        "call": offers.can_call,
        "pass": offers.can_decline,
        "read the reveal, then: next": offers.can_continue,
    }
    return "; or ".join(way for way, is_offered in ways.items() if is_offered)


def answer(answer: Answer, view: View, names: Sequence[str]) -> RenderableType:
    people = visitors(names, view.seats)
    match answer:
        case Deduction():
            rows = [[_MARKS[mark] for mark in row] for row in answer.marks]
            left = f"{answer.deals} deals are possible, {len(answer.numbers)} numbers"
            return Group(_sheet(rows, people), Text(left))
        case Because():
            clues = "; ".join(_clue(clue, people) for clue in answer.clues)
            return Text(f"{answer.mark.capitalize()}, because: {clues}.")
        case Weighed():
            return _weighed(answer, people)
        case Tells():
            lines = [f"{cards(each.pair, ' ')}: {each.hands} hands left" for each in answer.pairs]
            return Text("\n".join(lines))
        case Review():
            return _review(answer, names, people)
        case Unanswered():
            return Text("There is no answer to that now.")


_AGAINST = {
    Against.CROSSED: "you crossed that out",
    Against.ELSEWHERE: "you ticked it for {other}",
    Against.SEEN: "a black card of {other} says no",
    Against.NAMED: "you just named {other}",
    Against.NAMED_OTHERWISE: "so you said, and then it is not your ally",
}


def _weighed(answer: Weighed, people: Sequence[str]) -> Text:
    lines = []
    for doubt in (*answer.doubts, *answer.ally_doubts):
        because = _AGAINST[doubt.because].format(other=people[doubt.other])
        lines.append(f"{people[doubt.agent]} has {CARDS[doubt.card]}? {because}.")
    if answer.logic:
        right = f"{answer.logic.deals} of {answer.logic.of}"
        lines.append(f"Right in {right} deals that are still possible.")
    return Text("\n".join(lines) or "Your sheet has nothing against it.")


def _clue(clue: Clue, people: Sequence[str]) -> str:
    match clue.source:
        case Source.OWN:
            return f"you hold {cards(clue.cards)}"
        case Source.PAIR:
            return f"{people[clue.agent]} showed {cards(clue.cards)} in round {clue.round}"
        case Source.BLACK:
            return f"{people[clue.agent]} has the black {cards(clue.cards)}"


def _review(review: Review, names: Sequence[str], people: Sequence[str]) -> Text:
    lines = []
    for name, insight in zip(names, review.insights, strict=True):
        beliefs = " → ".join(str(belief.deals) for belief in insight.beliefs)
        since = insight.could_call
        lines.append(f"{name}: {beliefs}" + (f", could call in round {since}" if since else ""))
    for moment in review.moments:
        for each in moment.showings:
            lines.append(f"round {moment.round}: {_showing(each, people)}")
    return Text("\n".join(lines))


def _showing(each: Showing, people: Sequence[str]) -> str:
    shown = [cards(each.pair)] if each.pair else []
    shown += [f"the black {CARDS[each.black]}"] if each.black else []
    told = f"{people[each.by]} showed {people[each.to]} {' and '.join(shown)}"
    if each.better:
        return f"{told}; {cards(each.better)} would have told less"
    return told
