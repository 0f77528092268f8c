"""What a person can do wrong on the command line; never a reason for a traceback."""


class Mistake(Exception):  # noqa: N818
    """Says what is wrong, and what to do instead."""
