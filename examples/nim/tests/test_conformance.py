"""Nim keeps to what every game at the house keeps to."""

from tablee_nim import conformance

from tablee.testing.suite import *  # noqa: F403

KNOWN = [conformance]
