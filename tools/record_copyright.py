"""The games of Copyright that `tools/record_games.py` records."""

from functools import partial

from tablee.games.copyright import model as copyright
from tablee.testing.recorder import Recorder, Script, by_bots

_played_by_bots = partial(by_bots, "copyright")


def _shared_win(name: str) -> Recorder:
    """The first of many games that two players win together."""
    for number in range(10_000):
        recorder = _played_by_bots(copyright.Options(limit=1), 3)(f"{name} {number}")
        outcome = recorder.match.outcome
        if outcome is not None and len(outcome.winners) > 1:
            return recorder
    raise LookupError("nobody ever shares a win")


def _agreed_round(name: str) -> Recorder:
    """A round that all agree to end after a card each, with an undo and a pause on the way."""
    recorder = Recorder("copyright", name, copyright.Options(limit=8), 2)
    recorder.start()
    recorder.expire()  # three, two, one
    for seat in (0, 1):
        recorder.act(seat, copyright.LayCard(seat, 0, 0, 3), after_ms=4_000)
    recorder.act(1, copyright.LayCard(4, 2, 2, 0), after_ms=2_500)
    recorder.undo(1)
    recorder.act(1, copyright.LayCard(5, 1, 1, 6), after_ms=1_500)
    recorder.act(1, copyright.TurnStack(1), after_ms=500)
    recorder.act(1, copyright.TakeCard(5), after_ms=2_000)
    recorder.pause()
    for seat in (1, 0):
        recorder.act(seat, copyright.AgreeToEnd(agrees=True), after_ms=1_000)
    recorder.expire()  # the end is called
    recorder.act(0, copyright.PlaceFrame(1, 1), after_ms=1_000)
    recorder.let_bots_play()
    return recorder


def _missed_cards(name: str) -> Recorder:
    """A timed game in which nobody lays a card for three turns."""
    options = copyright.Options(variant=copyright.Variant.TIMED, turn_seconds=10, limit=1)
    recorder = Recorder("copyright", name, options, 2)
    recorder.start()
    for _ in range(4):  # the start signal, and three turns
        recorder.expire()
    recorder.let_bots_play()
    return recorder


def _players_model(name: str) -> Recorder:
    """Each player makes a model; the first one turns two cards and takes one turn back."""
    options = copyright.Options(model_maker=copyright.ModelMaker.PLAYERS)
    recorder = Recorder("copyright", name, options, 3)
    recorder.start()
    cards = recorder.match.view(0).own.model_cards
    for card in cards[:2]:
        turned = (card.orientation + 1) % 8
        recorder.act(0, copyright.TurnModelCard(card.card, turned), after_ms=3_000)
    recorder.undo(0)
    recorder.let_bots_play()
    return recorder


TIMED = copyright.Options(variant=copyright.Variant.TIMED, limit=10)
LIGHTNING = copyright.Options(variant=copyright.Variant.LIGHTNING)
PUZZLE = copyright.Options(variant=copyright.Variant.PUZZLE)

SCRIPTS: dict[str, Script] = {
    "base_to_20_remembered": _played_by_bots(copyright.Options(), 4),
    "base_shared_win_remembered": _shared_win,
    "base_agreed_round_remembered": _agreed_round,
    "base_players_model_remembered": _players_model,
    "base_solvers_options_remembered": _played_by_bots(
        copyright.Options(solver_bonus=5, solver_pays_overhang=False), 2
    ),
    "timed_remembered": _played_by_bots(TIMED, 3),
    "timed_missed_cards_remembered": _missed_cards,
    "lightning_to_3_remembered": _played_by_bots(LIGHTNING, 2),
    "puzzle_remembered": _played_by_bots(PUZZLE, 1),
}
