"""A tireless player of Copyright: some legal action for every moment, drawn by a seeded generator.

It reads a view as the browser gets it, and plays for the sake of playing, not of winning.
"""

from random import Random
from typing import Any

Action = dict[str, Any]


def next_action(view: dict[str, Any], seat: int, rng: Random) -> Action | None:
    """Something to do now; `None`: nothing, others are awaited."""
    if view["phase"] == "over":
        return None
    if view["phase"] != "play":
        return None if view["seats"][seat]["is_done"] else {"kind": "continue"}
    return rng.choice(_moves(view, seat, rng))


def _moves(view: dict[str, Any], seat: int, rng: Random) -> list[Action]:
    laid = {card["card"] for card in view["seats"][seat]["laid"]}
    is_timed = view["own"]["drawn"] is not None
    moves = _layings(view["own"], laid, rng)
    if laid and not is_timed:
        moves.append({"kind": "take_card", "card": rng.choice(sorted(laid))})
        moves.append({"kind": "turn_stack", "orientation": rng.randint(1, 7)})
    if is_timed and not view["seats"][seat]["is_done"]:
        moves.append({"kind": "continue"})
    agrees = view["seats"][seat]["agrees_to_end"]
    return moves or [{"kind": "agree_to_end", "agrees": not agrees}]


def _layings(own: dict[str, Any], laid: set[int], rng: Random) -> list[Action]:
    drawn = own["drawn"]
    cards = [card for card in range(len(own["hand"])) if card not in laid]
    cards = cards if drawn is None else [drawn]
    if not cards or not own["spots"]:
        return []
    spot = rng.choice(own["spots"])
    return [
        {
            "kind": "lay_card",
            "card": rng.choice(cards),
            "orientation": rng.randint(0, 7),
            **spot,
        }
    ]
