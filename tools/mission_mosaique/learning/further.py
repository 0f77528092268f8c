"""Further pictures of the words, to learn from only: openly licensed icons of the same name.

Half of the words have a single picture in mind, too little to know a thing by. No bot draws after
these, and nothing of them is shipped but what the net has learned.
"""

import json
import math
import tarfile
from collections.abc import Iterator, Mapping
from itertools import pairwise

from tools.mission_mosaique.learning.drawings import Drawing, drawing_of, index_of
from tools.mission_mosaique.sources import FURTHER, fetched
from tools.mission_mosaique.tracing import Trace, traces

_THIN = {"ph": "-thin"}
"""How the names of a set's thinnest lines end: thick ones would be two lines each."""

_MOST_STROKES = 24
_LEAST_LENGTH = 0.12
"""Of a stroke, as part of the picture's longer side; highlights and dots say little."""
_NEEDS_A_BROWSER = ("<mask", "<clipPath", "<use", "<filter", "<style")


def _length(trace: Trace) -> float:
    return sum(math.dist(here, there) for here, there in pairwise(trace))


def _drawing(body: str, side: float) -> Drawing | None:
    """What shows most first, a second a stroke."""
    if any(sign in body for sign in _NEEDS_A_BROWSER):
        return None
    inked = body.replace("currentColor", "#000")
    found = traces(f'<svg xmlns="http://www.w3.org/2000/svg">{inked}</svg>')
    kept = [trace for trace in found if _length(trace) >= _LEAST_LENGTH * side]
    kept = sorted(kept, key=_length, reverse=True)[:_MOST_STROKES]
    if not kept:
        return None
    return drawing_of([[(x, y, when) for x, y in trace] for when, trace in enumerate(kept)])


def _of_set(name: str) -> Iterator[tuple[int, Drawing]]:
    with tarfile.open(fetched(FURTHER[name])) as archive:
        file = archive.extractfile(f"package/{FURTHER[name].path}")
        assert file is not None
        package = json.load(file)
    ending = _THIN.get(name, "")
    named = {
        icon.removesuffix(ending).replace("-", " "): own["body"]
        for icon, own in package["icons"].items()
        if icon.endswith(ending)
    }
    side = max(package.get("width", 16), package.get("height", 16))
    for spoken, at in index_of(list(named)).items():
        drawing = _drawing(named[spoken], side)
        if drawing:
            yield at, drawing


def further_icons() -> Mapping[int, list[Drawing]]:
    """By word, of those that have any."""
    found: dict[int, list[Drawing]] = {}
    for name in FURTHER:
        for at, drawing in _of_set(name):
            found.setdefault(at, []).append(drawing)
    return found
