"""Names of tables, and codes that stand for one for a few minutes.

A table that is not public is open to whoever has its name, so it holds 60 bits of chance: nobody
finds it by trying. For people in the same room there are codes that can be dictated, two short
words and a number, such as lune-prune-4217; they hold while somebody at the table shows them.
"""

import secrets
from functools import cache
from importlib import resources

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Thirty-two: five bits each, and none looks like another."""
LENGTH = 12
CODE_MS = 10 * 60_000


@cache
def words() -> tuple[str, ...]:
    return tuple(resources.files(__package__).joinpath("words.txt").read_text().split())


def _two_words() -> str:
    return f"{secrets.choice(words())}-{secrets.choice(words())}"


def new_name() -> str:
    return f"{_two_words()}-{''.join(secrets.choice(LETTERS) for _ in range(LENGTH))}"


def new_code() -> str:
    return f"{_two_words()}-{1000 + secrets.randbelow(9000)}"
