"""The deals of Copyright that its solver and its bots are measured by: always the same 500.

`python -m benchmarks.copyright_deals` draws them anew, which changes nothing: none was picked by
hand.
"""

import json
from pathlib import Path
from typing import NamedTuple

from tablee.games.copyright.data import FACES, HAND_CARDS, MODEL_CARDS, ORIENTATIONS
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules.scoring import model_of
from tablee.kernel.chance import Chance

COUNT = 500
FILE = Path(__file__).with_name("copyright_deals.json")


class Deal(NamedTuple):
    model: tuple[int, ...]
    hand: tuple[str, ...]


def drawn(number: int) -> Deal:
    chance = Chance(b"copyright deals" + number.to_bytes(2, "big"))
    faces = chance.sample(FACES, MODEL_CARDS + HAND_CARDS)
    aligned = [
        LaidCard(card, faces[card], 0, 0, chance.choice(ORIENTATIONS))
        for card in range(MODEL_CARDS)
    ]
    return Deal(model_of(aligned), tuple(faces[MODEL_CARDS:]))


def all_deals() -> list[Deal]:
    return [Deal(tuple(model), tuple(hand)) for model, hand in json.loads(FILE.read_text())]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(drawn(number)) for number in range(COUNT))
    FILE.write_text(f"[\n{lines}\n]\n")
