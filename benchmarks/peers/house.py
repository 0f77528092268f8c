"""A checkout's own `tablee`, with the bench game beside its games, and every deal the same.

`python -P house.py serve …`, with the checkout's sources on the PYTHONPATH.
"""

import secrets
import sys
from pathlib import Path

import tablee.games

tablee.games.__path__.append(str(Path(__file__).parent / "games"))
secrets.token_bytes = bytes  # type: ignore[assignment]  # zeros: whoever plans the moves knows the deal

from tablee.cli import main  # noqa: E402  (the games are found when it is imported)

if __name__ == "__main__":
    sys.exit(main())
