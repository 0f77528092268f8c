"""The curve of a training, as a picture that any browser shows."""

from pathlib import Path
from typing import NamedTuple

CURVE = Path(__file__).with_name("curve.svg")
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 400, 60, 30, 350


class Measured(NamedTuple):
    """The part of the games that was won against each."""

    against_random: float
    against_greedy: float

    def __str__(self) -> str:
        return f"random {self.against_random:.1%}, greedy {self.against_greedy:.1%}"


class Sample(NamedTuple):
    games: int
    minutes: float
    measured: Measured


def draw(curve: list[Sample], path: Path = CURVE) -> None:
    last = curve[-1]
    lines = [
        _line(curve, 0, "#1b6e8c", "against random"),
        _line(curve, 1, "#c1440e", "against greedy"),
    ]
    levels = [_level(part) for part in (0, 0.25, 0.5, 0.75, 0.9, 1)]
    below = f"{last.games:,} games against itself, {last.minutes:.0f} minutes"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="14">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f"{''.join(levels)}{''.join(lines)}"
        f'<text x="{LEFT}" y="{HEIGHT - 16}" fill="#444">{below}</text></svg>\n'
    )


def _y(part: float) -> float:
    return BOTTOM - part * (BOTTOM - TOP)


def _level(part: float) -> str:
    y = _y(part)
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - 140}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end" fill="#444">{part:.0%}</text>'
    )


def _line(curve: list[Sample], which: int, colour: str, name: str) -> str:
    scale = (WIDTH - 140 - LEFT) / max(1, curve[-1].games)
    points = [(LEFT + each.games * scale, _y(each.measured[which])) for each in curve]
    joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x, y = points[-1]
    return (
        f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="3"/>'
        f'<text x="{x + 8:.1f}" y="{y + 5:.1f}" fill="{colour}">{name}</text>'
    )
