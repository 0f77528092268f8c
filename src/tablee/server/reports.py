"""What log and metrics are told of a room's doings."""

import logging

from tablee.server import metrics
from tablee.server.attempt import Attempt
from tablee.store.contract import StoreError
from tablee.table.position import Position

logger = logging.getLogger(__name__)


def adopted(attempt: Attempt, before: Position, after: Position) -> None:
    game = after.header.game
    metrics.accepted(len(attempt.accepted))
    metrics.entries.inc(game, len(attempt.batch.entries))
    if before.outcome is None and after.outcome is not None:
        logger.info("table ended", extra={"table": after.header.table, "game": game})


def not_saved(table: str, error: StoreError) -> None:
    metrics.store_errors.inc(type(error).__name__)
    logger.error("not saved", extra={"table": table, "reason": str(error)})
