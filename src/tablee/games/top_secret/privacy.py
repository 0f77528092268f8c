"""The note sheet (TS-10) is nobody else's, nor afterwards: a blank one takes its place."""

from msgspec.structs import replace

from tablee.games.top_secret.model.actions import Action, Note, WriteNote
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import View
from tablee.games.top_secret.rules.series import NEW_SHEET, new_sheet


def blank_state(state: State) -> State:
    return replace(state, notes=(new_sheet(state.options),) * state.seats)


def blank_action(action: Action) -> Action:
    """That something was written stays: the entries keep their numbers."""
    return WriteNote("") if isinstance(action, Note) else action


def blank_view(view: View) -> View:
    return view if view.own is None else replace(view, own=replace(view.own, notes=NEW_SHEET))
