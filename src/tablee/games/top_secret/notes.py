"""The private note sheet (TS-10): it changes nothing else, and nobody else sees it."""

from msgspec.structs import replace

from tablee.games.top_secret.data import CARDS
from tablee.games.top_secret.model import MarkCard, Note, Notes, State, View, WriteNote
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


def hidden(view: View) -> View:
    """The view of a seat with a blank sheet: what it wrote is nobody else's, nor afterwards."""
    return view if view.own is None else replace(view, own=replace(view.own, notes=NEW_SHEET))
