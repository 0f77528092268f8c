"""The suite of `tablee.testing`, on all of our own games."""

from tests.conformance.known import KNOWN

from tablee.testing.suite import *  # noqa: F403

__all__ = ["KNOWN"]
