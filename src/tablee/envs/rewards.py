"""What an outcome is worth to each seat."""

from tablee.kernel.outcome import Outcome


def for_rivals(outcome: Outcome) -> list[float]:
    """1 for who wins alone, and in sum nothing: between two, 1 and −1, or 0 and 0 for a tie."""
    seats, winners = len(outcome.scores), len(outcome.winners)
    if seats == 1 or not winners:
        return [0.0] * seats
    won, lost = (seats / winners - 1) / (seats - 1), -1 / (seats - 1)
    return [won if seat in outcome.winners else lost for seat in range(seats)]


def for_a_team(outcome: Outcome) -> list[float]:
    """1 for everybody, or −1: all win or lose together."""
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(outcome.scores))]
