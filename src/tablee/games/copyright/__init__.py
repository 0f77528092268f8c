"""Copyright: the same drawing, in transparent cards."""

from dataclasses import replace

from tablee.games.copyright import model, puzzle
from tablee.games.copyright.advice import adviser
from tablee.games.copyright.bot import player
from tablee.games.copyright.former import version_1, version_2
from tablee.games.copyright.manifest import MANIFEST
from tablee.games.copyright.rules import rulebook
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
    puzzle=puzzle,
)

OLDER = {
    1: replace(GAME, rules=version_1, options=model.FirstOptions, state=model.FirstState),
    2: replace(GAME, rules=version_2, state=model.SecondState),
}
