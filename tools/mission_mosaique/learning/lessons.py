"""What is learned from, what is kept back to check by, and batches of either."""

from collections.abc import Sequence
from pathlib import Path

import torch
from numpy.random import Generator
from tools.mission_mosaique.learning import varying
from tools.mission_mosaique.learning.drawings import Drawing, icons, index_of, sketches_in
from tools.mission_mosaique.learning.further import further_icons
from tools.mission_mosaique.learning.net import Net

from tablee.games.mission_mosaique.data.words import words

HANDS = 6
_BY_PEOPLE = 0.5
"""How many of all examples are people's sketches; the others are icons."""
_OWN = 0.4
"""Of a word's icons: how often it is one that bots draw after, where others are known too."""
_IN_STRIPS = 0.4
_FREEDOM = 1.8
"""How much more an icon is changed than a sketch: it is too neat, and there are few."""


class Lessons:
    """The drawings of each class: the 600 words first, then whatever else people drew."""

    def __init__(self, folder: Path, keep_back: int, leave_out: int, rng: Generator) -> None:
        sketches = sketches_in(folder)
        known = index_of(list(sketches))
        self.left_out = {str(name) for name in rng.choice(sorted(known), leave_out, replace=False)}
        self.icons = list(icons().values())
        self._further = further_icons()
        self.sketches: list[list[Drawing]] = [[] for _ in words()]
        self.checks: list[tuple[int, Drawing]] = []
        self.checks_left_out: list[tuple[int, Drawing]] = []
        for name, own in sketches.items():
            if name in self.left_out:
                self.checks_left_out += [(known[name], one) for one in own]
            elif name in known:
                self.checks += [(known[name], one) for one in own[:keep_back]]
                self.sketches[known[name]] += own[keep_back:]
            else:
                self.sketches.append(own)
                self.icons.append([])
        self._drawn = [at for at, own in enumerate(self.sketches) if own]
        self._pictured = [at for at, own in enumerate(self.icons) if own]

    def _example(self, rng: Generator) -> tuple[int, varying.Marks, bool]:
        by_people = rng.random() < _BY_PEOPLE
        at = int(rng.choice(self._drawn if by_people else self._pictured))
        if rng.random() >= _IN_STRIPS:
            return at, self._hand(at, by_people, rng), by_people
        # Strips after icons are mixed with sketches, where there are any.
        may_mix = bool(self.sketches[at])
        hands = [
            self._hand(at, by_people or (may_mix and rng.random() < 0.5), rng) for _ in range(HANDS)
        ]
        return at, varying.mosaic(hands, rng), by_people

    def _hand(self, at: int, by_people: bool, rng: Generator) -> varying.Marks:
        own = self.sketches[at] if by_people else self._icons_of(at, rng)
        return varying.varied(own[int(rng.integers(len(own)))], rng, 1.0 if by_people else _FREEDOM)

    def _icons_of(self, at: int, rng: Generator) -> Sequence[Drawing]:
        further = self._further.get(at)
        return further if further and rng.random() >= _OWN else self.icons[at]

    def batch(self, size: int, rng: Generator) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """What is seen, what it is, and whether people drew it."""
        examples = [self._example(rng) for _ in range(size)]
        seen = torch.from_numpy(varying.raster([marks for _, marks, _ in examples]))
        answers = torch.tensor([at for at, _, _ in examples])
        return seen, answers, torch.tensor([by_people for *_, by_people in examples])


class Check:
    """Drawings that are not learned from, whole and in strips of six hands."""

    def __init__(self, drawings: Sequence[tuple[int, Drawing]], rng: Generator) -> None:
        self._answers = torch.tensor([at for at, _ in drawings])
        by_word: dict[int, list[varying.Marks]] = {}
        for at, one in drawings:
            by_word.setdefault(at, []).append(varying.plain(one))
        whole = [varying.plain(one) for _, one in drawings]
        strips = [self._strips(by_word[at], rng) for at, _ in drawings]
        self._seen = {
            name: torch.from_numpy(varying.raster(marks))
            for name, marks in (("whole", whole), ("strips", strips))
        }

    @staticmethod
    def _strips(own: Sequence[varying.Marks], rng: Generator) -> varying.Marks:
        hands = rng.choice(len(own), HANDS, replace=len(own) < HANDS)
        return varying.mosaic([own[hand] for hand in hands], rng, strays=0)

    def told(self, net: Net) -> str:
        """How many are named at once, and among the first ten."""
        return ", ".join(f"{name} {self._named(net, seen)}" for name, seen in self._seen.items())

    def _named(self, net: Net, seen: torch.Tensor) -> str:
        net.eval()
        with torch.no_grad():
            told = torch.cat([net(part) for part in seen.split(256)])[:, : len(words())]
        net.train()
        found = told.topk(10).indices == self._answers[:, None]
        at_once, in_ten = found[:, 0].float().mean(), found.any(1).float().mean()
        return f"{100 * at_once:.1f} % ({100 * in_ten:.0f} %)"
