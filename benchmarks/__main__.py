"""`python -m benchmarks`: every figure of the design's section 9, as a table and as JSON."""

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.figures import Benchmark, Figure, as_table, write_json

MODULES = (
    "server",
    "turns",
    "memory",
    "store",
    "many",
    "opening",
    "lag",
    "questions",
    "kills",
    "copyright_solver",
    "copyright_bots",
    "top_it",
    "top_it_bots",
    "mission_mosaique",
    "mission_mosaique_guesser",
    "mission_pas_possible",
    "mission_pas_possible_bots",
    "top_secret",
    "top_secret_bots",
    "playouts",
    "environments",
)
"""Each has a `run` (see `figures.Benchmark`)."""


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(MODULES)}")
    parser.add_argument("--quick", action="store_true", help="measure less, tell less exactly")
    parser.add_argument("--json", type=Path, default=Path("artefacts/figures.json"))
    arguments = parser.parse_args(words)
    if unknown := set(arguments.names) - set(MODULES):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(MODULES)}")
    return arguments


def _figures(names: Sequence[str], quick: bool) -> Iterator[Figure]:
    for name in names:
        print(f"measuring {name} …", flush=True)
        run: Benchmark = import_module(f"benchmarks.{name}").run
        yield from run(quick)


def main(words: Sequence[str] | None = None) -> None:
    arguments = _arguments(words)
    figures = list(_figures(arguments.names or MODULES, arguments.quick))
    print(as_table(figures))
    write_json(figures, arguments.json)
    print(f"written to {arguments.json}")


if __name__ == "__main__":
    main()
