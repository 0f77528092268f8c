"""The suite of `tablee.testing`, on all of our own games."""

import pytest
from tests.conformance.known import KNOWN

from tablee.testing.suite import *  # noqa: F403

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

__all__ = ["KNOWN"]
