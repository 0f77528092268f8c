"""`python -m tools.mission_mosaique.learning FOLDER WEIGHTS`: teaches the bots to see.

FOLDER holds people's sketches, one file of JSON lines a word. Needs torch 2.13 and numpy, which
nobody needs who plays.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from numpy.random import Generator
from tools.mission_mosaique.learning.exporting import exported
from tools.mission_mosaique.learning.lessons import Check, Lessons
from tools.mission_mosaique.learning.net import Net
from torch.nn.functional import cross_entropy, linear

_BATCH = 128
_WARM_UP = 200
_TOLD_EVERY_SECONDS = 300
_NOT_CONSIDERED = -30.0
_SPARED = 0.7
"""Of people's sketches: how many do not speak against words that nobody sketched."""
_EYE_ONLY = 0.5
"""Of people's sketches: how many do not change what the names stand for."""


def _said() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mission_mosaique.learning")
    parser.add_argument("folder", type=Path)
    parser.add_argument("weights", type=Path, help="written in the end; the net beside it, as .pt")
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--keep-back", type=int, default=0, help="sketches a word to check by")
    parser.add_argument("--leave-out", type=int, default=0, help="words to check by, unseen")
    parser.add_argument("--begin-with", type=Path, help="a net to go on from, a .pt file")
    parser.add_argument("--rate", type=float, default=3e-3)
    return parser.parse_args()


def _prepare(lessons: Lessons, ahead: "torch.multiprocessing.Queue[object]") -> None:
    """In a process of its own, batches are made ready."""
    torch.set_num_threads(1)
    rng = np.random.default_rng()
    while True:
        ahead.put(lessons.batch(_BATCH, rng))


def _loss(net: Net, batch: tuple[torch.Tensor, ...], unsketched: torch.Tensor) -> torch.Tensor:
    """A person's sketch seldom speaks against words that nobody sketched.

    Else the net learns that whatever looks drawn by hand is none of them. And half of the
    sketches teach the eye only, not what the names stand for: it learns to see in a sketch what
    it sees in the icons of the same name, which serves the words that have nothing but icons.
    """
    seen, answers, by_people = batch
    with torch.autocast("cpu", torch.bfloat16):
        hidden = net.hidden_of(seen.contiguous(memory_format=torch.channels_last))
    eye_only = (by_people & (torch.rand(len(answers)) < _EYE_ONLY))[:, None]
    fixed = linear(hidden, net.last.weight.detach(), net.last.bias.detach())
    told = torch.where(eye_only, fixed, net.last(hidden))
    spared = by_people & (torch.rand(len(answers)) < _SPARED)
    told = told.masked_fill(unsketched & spared[:, None], _NOT_CONSIDERED)
    return cross_entropy(told, answers)


def _learn(net: Net, lessons: Lessons, checks: dict[str, Check], said: argparse.Namespace) -> None:
    net.to(memory_format=torch.channels_last)
    ahead = torch.multiprocessing.Queue(8)
    torch.multiprocessing.Process(target=_prepare, args=(lessons, ahead), daemon=True).start()
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=0.02)
    unsketched = torch.tensor([not own for own in lessons.sketches])
    began, step, told_at = time.monotonic(), 0, 0.0
    while (done := (time.monotonic() - began) / (60 * said.minutes)) < 1:
        step += 1
        for group in optimiser.param_groups:
            group["lr"] = said.rate * min(1, step / _WARM_UP) * (1.001 + np.cos(np.pi * done)) / 2
        loss = _loss(net, ahead.get(), unsketched)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if time.monotonic() - told_at > _TOLD_EVERY_SECONDS:
            told_at = time.monotonic()
            _tell(net, checks, f"{done:.0%}, {step} steps, loss {loss.item():.2f}")
            torch.save(net.state_dict(), said.weights.with_suffix(".pt"))
    torch.save(net.state_dict(), said.weights.with_suffix(".pt"))
    _tell(net, checks, f"{step} steps")


def _tell(net: Net, checks: dict[str, Check], progress: str) -> None:
    print("; ".join([progress, *(f"{k}: {check.told(net)}" for k, check in checks.items())]))


def _checks(lessons: Lessons, rng: Generator) -> dict[str, Check]:
    drawings = {"kept back": lessons.checks, "left out": lessons.checks_left_out}
    return {name: Check(own, rng) for name, own in drawings.items() if own}


def main() -> None:
    said = _said()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    lessons = Lessons(said.folder, said.keep_back, said.leave_out, rng)
    net = Net(len(lessons.sketches))
    if said.begin_with:
        net.load_state_dict(torch.load(said.begin_with))
    if said.minutes > 0:
        _learn(net, lessons, _checks(lessons, rng), said)
    seen, _, _ = lessons.batch(512, rng)
    said.weights.write_bytes(exported(net, seen, sorted(lessons.left_out)))


if __name__ == "__main__":
    main()
