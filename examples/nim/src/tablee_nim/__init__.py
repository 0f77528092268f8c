"""Nim, as Tablée knows a game."""

from tablee.kernel.manifest import Manifest, Sides
from tablee.kernel.rules import Game
from tablee_nim import advice, bot, rules
from tablee_nim.model import (
    Action,
    AskWhatIsLeft,
    IllegalCode,
    Left,
    Options,
    Reason,
    State,
    View,
)

GAME = Game(
    manifest=Manifest(players=(2, 4), minutes=5, sides=Sides.EACH, has_secrets=False),
    rules=rules,
    bot=bot,
    options=Options,
    state=State,
    action=Action,
    view=View,
    illegal=IllegalCode,
    reasons=Reason,
    adviser=advice,
    question=AskWhatIsLeft,
    answer=Left,
)
