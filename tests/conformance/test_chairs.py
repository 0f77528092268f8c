"""Every game: whoever sits and stands, and in whatever order, knows the secrets of one chair."""

from collections import defaultdict
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.conformance.known import KNOWN, known
from tests.table.party import ADELE, CONTRIBUTION, GASTON, NATACHA, SECRET, Party

from tablee.kernel import log, registry
from tablee.kernel.chance import Chance, commitment
from tablee.kernel.choices import draw
from tablee.kernel.errors import Illegal
from tablee.kernel.match import Match, can_undo
from tablee.kernel.rules import Game, Level, Seat
from tablee.table import wire
from tablee.table.refusal import Refusal
from tablee.table.seating import Caller
from tablee.table.table import Table
from tablee.testing.playouts import able, by_kind, wander
from tablee.testing.samples import Sample, know

GAMES = [registry.load(name) for name in registry.names()]
SAMPLES = [sample for module in KNOWN for sample in module.SAMPLES]
for module in KNOWN:
    know(module)
PEOPLE = (ADELE, GASTON, NATACHA, Caller("olga", "Olga", wire.PersonColour.TEAL))
STEPS = 150
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
secretive = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.manifest.has_secrets], ids=lambda game: game.name
)


def _knows_more_than_a_spectator(sample: Sample) -> bool:
    """Whether a chair's view ever changes with what is hidden from those who watch."""
    vary = known(sample.game).with_other_secrets
    chance = Chance(f"spectators of {sample}".encode())
    for recorder in wander(sample, steps=60, seed="chairs"):
        match = recorder.match
        other = vary(match.state, None, chance) if vary else match.state
        for seat in range(sample.seats):
            if _told(match.view(seat)) != _told(replace(match, state=other).view(seat)):
                return True
    return False


@games
def test_the_manifest_says_whether_chairs_have_secrets(game: Game) -> None:
    """Where they have none people change chairs freely, so a wrong word would let them peek."""
    played = [each for each in SAMPLES if each.game == game.name and each.seats > 1]
    assert any(map(_knows_more_than_a_spectator, played)) == game.manifest.has_secrets


def _told(view: Any) -> bytes:
    return msgspec.json.encode(view)


class Evening:
    """People who sit, stand, leave chairs to bots and play, all at random."""

    def __init__(self, game: Game, seed: str) -> None:
        header = log.Header(
            table="lune-prune-42",
            game=game.name,
            version=game.rules.VERSION,
            commitment=commitment(SECRET),
            created_at_ms=1,
            format=2,
        )
        self.game = game
        self.chance = Chance(f"chairs {game.name} {seed}".encode())
        self.party = Party(seats=max(3, min(game.rules.SEATS)), header=header).start(GASTON)
        self.party.arrive(*PEOPLE[2:])

    @property
    def table(self) -> Table:
        return self.party.table

    def step(self) -> None:
        person = self.chance.choice(PEOPLE)
        self.party.now += self.chance.below(500)
        with suppress(Refusal, Illegal):
            kind = self.chance.below(5)
            if kind == 0:
                self.party.do(person, wire.Stand)
            elif kind == 1:
                seat = self.chance.below(len(self.table.position.chairs))
                self.party.do(person, wire.Sit, seat=seat, contribution=CONTRIBUTION)
            elif kind == 2 and (seat_of := self.table.position.seat_of(person.player)) is not None:
                self.party.do(person, wire.SeatBot, seat=seat_of, level=Level.EASY)
            else:
                self._play()

    def _play(self) -> None:
        match = self.table.position.match
        assert match is not None
        seats = able(match, len(self.table.position.chairs))
        if seats and match.outcome is None:
            seat = self.chance.choice(seats)
            action = draw(by_kind(self.game.rules.legal(match.state, seat)), self.chance)
            batch = self.table.open_batch(self.party.now)
            batch.handle_bot(seat, action)
            self.party._adopt(batch)


@secretive
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_nobody_ever_sits_on_two_chairs_of_a_game_with_secrets(game: Game, seed: str) -> None:
    evening = Evening(game, seed)
    held: defaultdict[str, set[int | None]] = defaultdict(set)
    moves = 0
    for _ in range(STEPS):
        evening.step()
        for person in PEOPLE:
            seat = evening.table.position.seat_of(person.player)
            moves += seat is None and bool(held[person.player])
            held[person.player] |= {seat} - {None}
        if evening.table.position.outcome is not None:
            break
    assert all(len(seats) <= 1 for seats in held.values()), held
    assert moves, "nobody ever stood up"


@secretive
@pytest.mark.parametrize("seed", ["one", "two"])
def test_over_a_whole_evening_nobody_is_told_of_another_chairs_secrets(
    game: Game, seed: str
) -> None:
    """What each person is shown is the same, whatever the chairs that were never theirs hide."""
    vary = known(game.name).with_other_secrets
    assert vary is not None
    evening = Evening(game, seed)
    varied = 0
    for _ in range(STEPS):
        evening.step()
        table, match = evening.table, evening.table.position.match
        assert match is not None
        if table.position.outcome is not None:
            break
        for person in PEOPLE:
            own = table.position.held.get(person.player)
            other = vary(match.state, own, evening.chance)
            varied += other != match.state
            seat = table.position.seat_of(person.player)
            assert _told(match.view(seat)) == _told(replace(match, state=other).view(seat))
    assert varied, "nothing was ever hidden from anybody"


@games
def test_a_person_comes_back_to_the_own_chair(game: Game) -> None:
    evening = Evening(game, "back")
    evening.party.do(GASTON, wire.Stand)
    evening.party.do(GASTON, wire.Sit, seat=1, contribution=CONTRIBUTION)
    assert evening.table.position.seat_of("gaston") == 1


@pytest.mark.parametrize("sample", [each for each in SAMPLES if each.seats > 1], ids=str)
def test_whether_a_step_can_be_taken_back_tells_nothing_of_others(sample: Sample) -> None:
    """What another did and one does not see changes nothing for one, this answer neither."""

    def told(match: Match, seat: Seat) -> tuple[bytes, bool]:
        return _told(match.view(seat)), can_undo(match, seat)

    before: dict[Seat, tuple[bytes, bool]] = {}
    for recorder in wander(sample, steps=60, seed="undo"):
        now = {seat: told(recorder.match, seat) for seat in range(sample.seats)}
        actor = getattr(recorder.entries[-1], "seat", None)
        for seat, (view, may_undo) in before.items():
            if seat != actor and view == now[seat][0]:
                assert may_undo == now[seat][1]
        before = now
