"""What is called how on the servers: the streams, and the subject of each thing.

Everything begins with one word, so that a house can share its servers with other programs.
"""

import base64
import re

ROOT = "tablee"
LOG, DIRECTORY, KEPT = "TABLEE_LOG", "TABLEE_DIRECTORY", "TABLEE_KEPT"
LISTED = f"{ROOT}.dir.table."
RANKED = f"{ROOT}.dir.rank."
ALL_LISTED = f"{ROOT}.dir.>"
_METAS = f"{ROOT}.kept.meta."
ALL_METAS = _METAS + "*"
NODES = f"{ROOT}.nodes"
PROOF = f"{ROOT}.kept.proof"

DUPLICATES_SECONDS = 120
"""So long the servers know the id of a message again; nobody tries for longer than a quarter."""
_NAME = re.compile(r"[A-Za-z0-9_-]{1,100}")


def is_name(table: str) -> bool:
    """Whether a table may be called so: nothing that could reach beyond its own subject."""
    return _NAME.fullmatch(table) is not None


def log_of(table: str) -> str:
    return f"{ROOT}.log.{table}"


def node_of(node: str) -> str:
    return f"{ROOT}.node.{node}"


def line_of(table: str) -> str:
    return LISTED + table


def ranking_of(board: str, player: str) -> str:
    return f"{RANKED}{_token(board)}.{_token(player)}"


def code_of(code: str) -> str:
    return f"{ROOT}.kept.code.{_token(code)}"


def snapshot_of(table: str) -> str:
    return f"{ROOT}.kept.snapshot.{table}"


def meta_of(name: str) -> str:
    return _METAS + _token(name)


def meta_named(subject: str) -> str:
    """The name of the value that is kept under this subject."""
    token = subject.removeprefix(_METAS).rstrip("-")
    return base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode()


def _token(text: str) -> str:
    """Any text as one word of a subject."""
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=") or "-"


INBOXES = "_INBOX.>"
PUBLISHED = (
    f"{ROOT}.>",
    INBOXES,
    *(
        f"$JS.API.{what}.{stream}"
        for stream in (LOG, DIRECTORY, KEPT)
        for what in ("STREAM.CREATE", "STREAM.INFO", "STREAM.MSG.GET", "DIRECT.GET")
    ),
    f"$JS.API.STREAM.PURGE.{LOG}",
)
"""What an account must be allowed to publish to: all that a node does, and nothing more."""
SUBSCRIBED = (f"{NODES}.*", f"{ROOT}.node.*", INBOXES)
"""What it must be allowed to subscribe to."""
