"""Writes a trained net as whole numbers of eight bits, as `advice.recogniser` reads it."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
import torch
from tools.mission_mosaique.learning.net import CHANNELS, LAST_SIDE, Net
from torch import Tensor, nn

from tablee.games.mission_mosaique.advice.recogniser import Head, LayerHead
from tablee.games.mission_mosaique.advice.seeing import FULL
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage

_ROOM = 1023
"""What the strongest answer of a layer becomes."""
_FACTOR = 1 << 20


def _folded(weight: Tensor, norm: nn.BatchNorm1d | nn.BatchNorm2d) -> tuple[Tensor, Tensor]:
    """The layer with its normalisation in one: channels by inputs, and what is added."""
    assert norm.running_var is not None and norm.running_mean is not None
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return weight * scale[:, None], norm.bias - norm.running_mean * scale


def _layers(net: Net) -> list[tuple[Tensor, Tensor]]:
    """Of each its weights, inputs in the order of row, column, channel, and what is added."""
    found = []
    parts = list(net.windows)
    for conv, norm in pairwise(parts):
        if isinstance(conv, nn.Conv2d) and isinstance(norm, nn.BatchNorm2d):
            found.append(_folded(conv.weight.permute(0, 2, 3, 1).flatten(1), norm))
    shaped = net.hidden.weight.unflatten(1, (CHANNELS[-1], LAST_SIDE, LAST_SIDE))
    found.append(_folded(shaped.permute(0, 2, 3, 1).flatten(1), net.norm))
    known = len(words())
    found.append((net.last.weight[:known], net.last.bias[:known]))
    return found


def _strongest(net: Net, seen: Tensor) -> list[float]:
    """Of each layer but the last, nearly the strongest answer to some drawings."""
    answers: list[Tensor] = []
    told = seen
    for part in net.windows:
        told = part(told)
        if isinstance(part, nn.ReLU):
            answers.append(told)
    answers.append(torch.relu(net.norm(net.hidden(told.flatten(1)))))
    return [float(_some(answer).quantile(0.9999)) for answer in answers]


def _some(answer: Tensor) -> Tensor:
    flat = answer.flatten()
    return flat[torch.randperm(len(flat))[:1_000_000]]


def _whole(weight: Tensor, bias: Tensor, scale: Tensor, unit: float) -> tuple[bytes, list[int]]:
    """In whole numbers: the weights input by input, and what is added."""
    weights = (weight / scale[:, None]).round().to(torch.int64)
    return bytes((weights.T.flatten() + 128).tolist()), _rounded(bias / (scale * unit))


def _rounded(numbers: Tensor) -> list[int]:
    return [round(number) for number in numbers.tolist()]


def exported(net: Net, seen: Tensor, left_out: Sequence[str] = ()) -> bytes:
    """The file."""
    net.eval()
    with torch.no_grad():
        *layers, (last, last_bias) = _layers(net)
        strongest = _strongest(net, seen)
        heads, bodies, unit = [], [], 1 / FULL
        for (weight, bias), most in zip(layers, strongest, strict=True):
            scale = weight.abs().amax(1).clamp(min=1e-8) / 127
            body, biases = _whole(weight, bias, scale, unit)
            factors = _rounded(scale * unit / (most / _ROOM) * _FACTOR)
            heads.append(LayerHead(weight.shape[1], tuple(biases), tuple(factors)))
            bodies.append(body)
            unit = most / _ROOM
        # What the last layer tells is compared across its channels: they share one scale.
        scale = (last.abs().amax() / 127).expand(len(last))
        body, biases = _whole(last, last_bias, scale, unit)
    heads.append(LayerHead(last.shape[1], tuple(biases), (1,) * len(last)))
    names = tuple(word.name(CardLanguage.FRENCH) for word in words())
    head = Head(names, tuple(heads), unit * float(scale[0]), tuple(left_out))
    return msgspec.json.encode(head) + b"\n" + b"".join([*bodies, body])
