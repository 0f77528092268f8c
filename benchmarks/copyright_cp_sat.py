"""Copyright's best copy as a model for CP-SAT: the peer of our solver, and a check on it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product

from ortools.sat.python import cp_model

from tablee.games.copyright.advice.shifts import COVERED, sight
from tablee.games.copyright.data import CELLS, LOOKS, SYMBOLS
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules import stack

Ways = dict[LaidCard, cp_model.IntVar]
"""Every way to lay a card over the frame at (0, 0), and whether it is chosen."""

_SHIFTS = range(-2, 3)


class BestCopy:
    """One model of the choice of ways, cells and lines; see CR-28 to CR-37."""

    def __init__(self, wanted: Sequence[int], faces: Sequence[str]) -> None:
        self.model = cp_model.CpModel()
        self.ways = self._ways(faces)
        right = [self._right(cell, wanted[cell]) for cell in CELLS]
        is_copy = self.model.new_bool_var("copy")
        for cell in CELLS:
            self.model.add_implication(is_copy, right[cell])
        self.model.maximize(sum(right) + is_copy - sum(self._lines_out()))

    def _ways(self, faces: Sequence[str]) -> Ways:
        ways: Ways = {}
        for card, face in enumerate(faces):
            for x, y, orientation in product(_SHIFTS, _SHIFTS, LOOKS[face]):
                way = LaidCard(card, face, x, y, orientation)
                ways[way] = self.model.new_bool_var(str(way))
            self.model.add_at_most_one(ways[way] for way in ways if way.card == card)
        return ways

    def _showing(self, bit: int) -> list[cp_model.IntVar]:
        return [
            chosen
            for way, chosen in self.ways.items()
            if sight(way.face, way.orientation, (way.x, way.y)) & bit
        ]

    def _right(self, cell: int, wanted: int) -> cp_model.IntVar:
        """Whether the cell shows what is wanted there, and nothing else."""
        right = self.model.new_bool_var(f"right {cell}")
        self.model.add_bool_or(self._showing(COVERED[cell])).only_enforce_if(right)
        for symbol in SYMBOLS:
            showing = self._showing(symbol << 3 * cell)
            if wanted & symbol:
                self.model.add_bool_or(showing).only_enforce_if(right)
            else:
                self.model.add_bool_and(~chosen for chosen in showing).only_enforce_if(right)
        return right

    def _lines_out(self) -> Iterable[cp_model.IntVar]:
        """For each row and column beside the frame, whether a card lies over it."""
        cards = defaultdict(list)
        for way, chosen in self.ways.items():
            for line in range(3):
                cards["column", way.x + line].append(chosen)
                cards["row", way.y + line].append(chosen)
        for (kind, line), chosen_there in cards.items():
            if line not in range(3):
                is_out = self.model.new_bool_var(f"{kind} {line}")
                self.model.add_max_equality(is_out, chosen_there)
                yield is_out

    def solve(self) -> int:
        """The best net score, proven; a layout in parts (CR-15) is forbidden and solved again."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        while True:
            status = solver.solve(self.model)
            assert status == cp_model.OPTIMAL, "laying nothing is always possible"
            layout = [way for way, chosen in self.ways.items() if solver.value(chosen)]
            if len(stack.parts(stack.places(layout))) <= 1:
                net: int = round(solver.objective_value)
                return net
            self._forbid_without_more(layout)

    def _forbid_without_more(self, layout: list[LaidCard]) -> None:
        chosen = sum(self.ways[way] for way in layout)
        more = sum(self.ways[way] for way in self.ways.keys() - set(layout))
        self.model.add(chosen - len(layout) + 1 <= more)
