"""What whoever runs the house may order: by the page, by a command, by HTTP."""

from typing import Annotated

import msgspec
from msgspec import Meta

TableName = Annotated[str, Meta(min_length=1, max_length=80)]
NOTICE_LENGTH = 300
LONGEST_BAN_MINUTES = 366 * 24 * 60


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing to do."""


class CloseTable(Order, frozen=True, tag="close"):
    """Send everybody away from a table, and let nobody in. Its log is kept."""

    table: TableName


class ReopenTable(Order, frozen=True, tag="reopen"):
    table: TableName


class DeleteTable(Order, frozen=True, tag="delete"):
    """Remove a table with its log, for good."""

    table: TableName


class Ban(Order, frozen=True, tag="ban"):
    """Keep out an address (of IPv6 its /64 network) or a player; no minutes: let in again."""

    who: Annotated[str, Meta(min_length=2, max_length=64)]
    minutes: Annotated[float, Meta(ge=0, le=LONGEST_BAN_MINUTES)]


class PutUpNotice(Order, frozen=True, tag="notice"):
    """Show a line on every page; an empty one takes it down."""

    text: Annotated[str, Meta(max_length=NOTICE_LENGTH)]


class Drain(Order, frozen=True, tag="drain"):
    """Open no new tables, or do so again; games that run go on."""

    is_draining: bool


class Prune(Order, frozen=True, tag="prune"):
    """Remove now what is older than the settings say."""


AnyOrder = CloseTable | ReopenTable | DeleteTable | Ban | PutUpNotice | Drain | Prune


class Obeyed(msgspec.Struct, frozen=True):
    """What came of an order."""

    deleted: int = 0
    """Tables that are gone."""
    silenced: int = 0
    """Finished games whose talk is gone."""
