"""The recogniser while it learns: four layers of small windows, then two that see all."""

from itertools import pairwise

import torch
from tools.mission_mosaique.learning.varying import DIRECTIONS
from torch import nn

CHANNELS = (DIRECTIONS, 24, 48, 96, 160)
HIDDEN = 192
LAST_SIDE = 4


class Net(nn.Module):  # type: ignore[misc]  # torch is not there where types are checked
    def __init__(self, classes: int) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for number, (coming, going) in enumerate(pairwise(CHANNELS)):
            layers += [nn.Conv2d(coming, going, 3, padding=1, bias=False), nn.BatchNorm2d(going)]
            layers += [nn.ReLU(inplace=True)]
            layers += [nn.MaxPool2d(2)] if number < 3 else []
        self.windows = nn.Sequential(*layers)
        self.hidden = nn.Linear(CHANNELS[-1] * LAST_SIDE**2, HIDDEN, bias=False)
        self.norm = nn.BatchNorm1d(HIDDEN)
        self.last = nn.Linear(HIDDEN, classes)
        self.drop = nn.Dropout(0.25)

    def hidden_of(self, batch: torch.Tensor) -> torch.Tensor:
        seen = self.windows(batch).flatten(1)
        return self.drop(torch.relu(self.norm(self.hidden(self.drop(seen)).float())))

    def forward(self, batch: torch.Tensor) -> torch.Tensor:
        return self.last(self.hidden_of(batch))
