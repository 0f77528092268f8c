"""The key of whoever runs the house, and where their commands find the server.

Both are kept beside the tables, readable by their owner alone: whoever can read them can read the
tables too.
"""

import os
import secrets
from pathlib import Path

from tablee.server.settings import Settings

KEY_FILE = "host-key"
ADDRESS_FILE = "address"
EVERYWHERE = ("0.0.0.0", "::")


def host_key(settings: Settings) -> str:
    """As set, or as it is kept; made the first time."""
    if settings.host_key:
        return settings.host_key
    path = settings.data / KEY_FILE
    if not path.exists():
        _write(path, secrets.token_urlsafe(24))
    return path.read_text().strip()


def keep_address(settings: Settings) -> Path:
    """Note where this server listens, for the commands of its host."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    path = settings.data / ADDRESS_FILE
    _write(path, f"http://{f'[{host}]' if ':' in host else host}:{settings.port}")
    return path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text + "\n")
