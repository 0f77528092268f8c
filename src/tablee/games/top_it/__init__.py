"""Top It: a mosaic laid edge to edge."""

from dataclasses import replace

from tablee.games.top_it import archive, model, puzzle
from tablee.games.top_it.advice import adviser
from tablee.games.top_it.bot import player
from tablee.games.top_it.former import version_1
from tablee.games.top_it.manifest import MANIFEST
from tablee.games.top_it.rules import rulebook
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
    archive=archive,
    told=archive.Told,
)
OLDER = {
    1: replace(
        GAME,
        rules=version_1,
        options=version_1.Options,
        state=version_1.State,
    )
}
