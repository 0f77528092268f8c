"""What every game is held to, as tests that any package can run on a game of its own:

    # tests/test_conformance.py
    from tablee.testing.suite import *
    from my_game import conformance

    KNOWN = [conformance]

`samples.py` says what `conformance` tells. It needs pytest.
"""

import pytest

for _tests in ("playing", "values", "secrecy"):
    pytest.register_assert_rewrite(f"{__name__}.{_tests}")
