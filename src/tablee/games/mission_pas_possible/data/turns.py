"""How long each bomb card lies in front of a sensible solo player (`advice/difficulty`)."""

_MEASURED = """
    3.3 2.7 5.7 7.2 2.2 2.1 3.2 2.4 2.3
    4.1 2.8 3.2 4.4 4.6 3.6 5.3 12.9 3.7
    4.9 4.4 4.7 3.8 2.9 5.6 6.4 6.8 7.0
    11.4 10.7 6.3 5.6 5.8 11.5 5.4 6.0 6.4
    5.8 10.1 11.0 12.8 15.1 8.9 7.3 7.3 7.0
    6.4 7.0 6.0 7.1 6.3 6.1 11.9 8.3 9.9
"""

TURNS_OF = tuple(map(float, _MEASURED.split()))
"""By the number of the card. Hands are dealt by them (MPP-104), so they never change under a
version of the rules; a test holds them against the measure."""

EASY_TURNS = 5.5
"""What the cards of a starting hand take at most, one with another (MPP-104)."""
EASY_DEALS = 40
"""How often a hand is dealt again before the easiest so far is good enough."""
