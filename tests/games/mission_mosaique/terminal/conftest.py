"""The command line, run within the test's own process."""

from tests.cli.conftest import run

__all__ = ["run"]
