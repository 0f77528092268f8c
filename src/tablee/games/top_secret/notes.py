"""The private note sheet (TS-10): it changes nothing else, and nobody else sees it."""

from msgspec.structs import replace

from tablee.games.top_secret.data import CARDS
from tablee.games.top_secret.model import Action, MarkCard, Note, Notes, State, View, WriteNote
from tablee.games.top_secret.rounds import changed
from tablee.games.top_secret.series import NEW_SHEET
from tablee.kernel.rules import Seat


def write(state: State, seat: Seat, action: Note) -> State:
    sheet = state.notes[seat]
    match action:
        case WriteNote():
            written = replace(sheet, text=action.text)
        case MarkCard():
            written = _marked(sheet, action)
    return replace(state, notes=changed(state.notes, seat, written))


def _marked(sheet: Notes, mark: MarkCard) -> Notes:
    row = changed(sheet.opinions[mark.agent], CARDS.index(mark.card), mark.opinion)
    return replace(sheet, opinions=changed(sheet.opinions, mark.agent, row))


# What was written is nobody else's, nor afterwards.


def blank_state(state: State) -> State:
    return replace(state, notes=(NEW_SHEET,) * state.seats)


def blank_action(action: Action) -> Action:
    """That something was written stays: the entries keep their numbers."""
    return WriteNote("") if isinstance(action, Note) else action


def blank_view(view: View) -> View:
    return view if view.own is None else replace(view, own=replace(view.own, notes=NEW_SHEET))
