"""Settings of all tests."""

import pytest
from hypothesis import settings

KILLS = 5

# A busy machine must not make a test fail: only what is computed counts, not how long it took.
settings.register_profile("tablee", deadline=None)
settings.load_profile("tablee")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=KILLS, help="how often a busy server is killed")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    times: int = request.config.getoption("--kills")
    return times
