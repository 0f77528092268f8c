"""Settings of all tests."""

from hypothesis import settings

# A busy machine must not make a test fail: only what is computed counts, not how long it took.
settings.register_profile("tablee", deadline=None)
settings.load_profile("tablee")
