"""The private note sheet (TS-10): it changes nothing else, and nobody else sees it."""

from msgspec.structs import replace

from tablee.games.top_secret.data import CARDS
from tablee.games.top_secret.model.actions import (
    MOST_SCRIBBLES,
    IllegalCode,
    MarkCard,
    Note,
    RubOut,
    Scribble,
    Stroke,
    WriteNote,
)
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import FirstNotes, Notes
from tablee.games.top_secret.rules.rounds import changed
from tablee.kernel.rules import Seat


def write(state: State, seat: Seat, action: Note) -> State:
    sheet = state.notes[seat]
    match action:
        case WriteNote():
            written = replace(sheet, text=action.text)
        case MarkCard():
            written = _marked(sheet, action)
        case Scribble() | RubOut():
            assert isinstance(sheet, Notes), "version 1 knows no such action"
            written = _scribbled(sheet, action)
    return replace(state, notes=changed(state.notes, seat, written))


def _marked(sheet: FirstNotes, mark: MarkCard) -> FirstNotes:
    row = changed(sheet.opinions[mark.agent], CARDS.index(mark.card), mark.opinion)
    return replace(sheet, opinions=changed(sheet.opinions, mark.agent, row))


def _scribbled(sheet: Notes, action: Scribble | RubOut) -> Notes:
    made = sheet.scribbles
    if isinstance(action, Scribble):
        return replace(sheet, scribbles=(*made, action.what))
    return replace(sheet, scribbles=(*made[: action.place], *made[action.place + 1 :]))


def refusal(state: State, seat: Seat, action: Note) -> IllegalCode | None:
    """Notes may be written at any time (TS-10); a sheet has its bounds. None: it may."""
    sheet = state.notes[seat]
    made = sheet.scribbles if isinstance(sheet, Notes) else ()
    match action:
        case Scribble(Stroke(points)) if len(points) % 2:
            return IllegalCode.NOT_WHOLE_POINTS
        case Scribble() if len(made) >= MOST_SCRIBBLES:
            return IllegalCode.SHEET_IS_FULL
        case RubOut() if action.place >= len(made):
            return IllegalCode.NO_SUCH_SCRIBBLE
    return None
