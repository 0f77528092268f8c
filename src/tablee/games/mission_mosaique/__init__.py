"""Mission Mosaïque: six strips, ten seconds, one picture."""

from dataclasses import replace

from tablee.games.mission_mosaique import memory, model
from tablee.games.mission_mosaique.advice import adviser
from tablee.games.mission_mosaique.bot import player
from tablee.games.mission_mosaique.manifest import MANIFEST
from tablee.games.mission_mosaique.rules import first, rulebook, second, third
from tablee.kernel.rules import Game

GAME = Game(
    manifest=MANIFEST,
    rules=rulebook,
    bot=player,
    adviser=adviser,
    options=model.Options,
    state=model.State,
    action=model.Action,
    view=model.View,
    illegal=model.IllegalCode,
    reasons=model.Reason,
    question=model.Question,
    answer=model.Answer,
    memory=memory,
    settled=memory.settled,
    unlisted=(model.Draw, model.Propose, model.Consult, model.GuessAlong, model.Speak),
)

_UNLISTED = (model.Draw, model.Propose, model.Consult)
OLDER = {
    1: replace(GAME, rules=first, action=model.FirstAction, unlisted=_UNLISTED),
    2: replace(GAME, rules=second, action=model.SecondAction, unlisted=_UNLISTED),
    3: replace(GAME, rules=third),
}
