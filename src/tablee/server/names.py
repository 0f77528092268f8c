"""Names of tables that can be dictated: two short words and a number, such as lune-prune-4217.

A table that is not public is open to whoever has its name, so there are too many to try them out.
"""

import secrets
from functools import cache
from importlib import resources


@cache
def words() -> tuple[str, ...]:
    return tuple(resources.files(__package__).joinpath("words.txt").read_text().split())


def new_name() -> str:
    one, other = secrets.choice(words()), secrets.choice(words())
    return f"{one}-{other}-{1000 + secrets.randbelow(9000)}"
