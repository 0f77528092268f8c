"""The library's match: legal, play, undo, wait, look; for every game."""

import subprocess
import sys
from xml.etree import ElementTree

import msgspec
import pytest

import tablee
from tablee import Illegal, LocalMatch
from tablee.kernel import log, registry

EVERY_GAME = pytest.mark.parametrize("game", registry.names())
MOST_STEPS = 400


def go_on(match: LocalMatch) -> None:
    """Somebody plays at random, or time does what it does."""
    if match.movers:
        seat = match.movers[0]
        match.play(seat, match.draw(seat))
    else:
        match.wait()


def played(game: str, steps: int = MOST_STEPS, seed: int = 7) -> LocalMatch:
    match = LocalMatch(game, seed=seed)
    for _ in range(steps):
        if match.is_over:
            break
        go_on(match)
    return match


def test_importing_the_package_fetches_nothing_yet() -> None:
    """The command line starts in a fraction of a second because of it."""
    code = "import sys, tablee; print([n for n in sys.modules if n.startswith('tablee.')])"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "[]"


def test_all_that_the_package_promises_is_there() -> None:
    for name in tablee.__all__:
        assert getattr(tablee, name) is not None
        assert name in dir(tablee)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(tablee, "nothing")  # noqa: B009


@EVERY_GAME
def test_the_same_seed_and_the_same_moves_give_the_same_match(game: str) -> None:
    one, same, other = played(game, 30), played(game, 30), played(game, 30, seed=8)
    assert one.state == same.state
    assert one.entries == same.entries
    assert one.state != other.state


@EVERY_GAME
def test_what_is_undone_was_never_so(game: str) -> None:
    match = played(game, 20)
    before, at_ms, entries = match.state, match.at_ms, match.entries
    for _ in range(3):
        go_on(match)
    for _ in range(3):
        match.undo()
    assert (match.state, match.entries) == (before, entries)
    assert match.at_ms <= at_ms


def test_before_the_first_move_there_is_nothing_to_undo() -> None:
    with pytest.raises(IndexError, match="nothing has happened"):
        LocalMatch("top_it").undo()


@EVERY_GAME
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = played(game, 10)
    other = match.copy()
    go_on(other)
    assert len(match.entries) < len(other.entries)
    assert match.state == played(game, 10).state


@EVERY_GAME
def test_a_seat_s_view_is_what_a_table_would_show_it(game: str) -> None:
    match = played(game, 15)
    for seat in (*range(match.seats), None):
        assert match.view(seat) == match.game.rules.view(match.state, seat)


def test_actions_may_be_plain_dicts() -> None:
    match = LocalMatch("top_it", seats=2, seed=1)
    (seat,) = match.movers
    action = match.draw(seat)
    match.play(seat, msgspec.to_builtins(action))
    assert match.moves == ((seat, action),)


def test_what_the_rules_forbid_is_refused_and_changes_nothing() -> None:
    match = LocalMatch("top_it", seats=2, seed=1)
    (seat,) = match.movers
    before = match.state
    with pytest.raises(Illegal):
        match.play(1 - seat, match.draw(seat))
    assert match.state == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    with pytest.raises(IndexError, match="seats 0 to 1"):
        LocalMatch("top_it", seats=2).legal(seat)


def test_options_are_the_game_s_own_and_checked() -> None:
    assert LocalMatch("copyright", seats=2, limit=1).options.limit == 1
    with pytest.raises(msgspec.ValidationError):
        LocalMatch("copyright", seats=2, limit="many")
    with pytest.raises(ValueError, match="is played by 3, 4, 5, not 2"):
        LocalMatch("top_secret", seats=2)
    with pytest.raises(KeyError):
        LocalMatch("chess")


def test_time_passes_only_when_it_is_let() -> None:
    match = LocalMatch("top_secret", seats=3, seed=3, seconds_per_decision=30)
    assert (match.at_ms, match.deadline_ms) == (0, 30_000)
    match.wait(29_999)
    assert match.moves == ()
    assert not any(isinstance(entry, log.Expired) for entry in match.entries)
    match.wait(1)
    assert isinstance(match.entries[-1], log.Expired)
    match.wait()
    assert match.at_ms == 60_000
    match.undo()
    assert match.at_ms == 30_000


def test_where_no_time_runs_there_is_nothing_to_wait_for() -> None:
    match = LocalMatch("top_it", seats=2)
    with pytest.raises(ValueError, match="no time is running"):
        match.wait()
    with pytest.raises(ValueError, match="forward"):
        match.wait(-1)


@EVERY_GAME
def test_the_game_s_bot_suggests_what_is_legal(game: str) -> None:
    match = played(game, 5)
    for seat in match.movers:
        action = match.suggest(seat, "easy")
        if action is not None:
            match.copy().play(seat, action)


def test_the_adviser_answers() -> None:
    match = LocalMatch("top_secret", seats=4, seed=1, notes="detective")
    answer = match.ask(0, {"kind": "what_follows"})
    assert answer.deals == 36


def test_a_match_tells_what_it_is() -> None:
    match = LocalMatch("top_it", seats=2, seed=1)
    assert repr(match) == f"<LocalMatch top_it, 0 moves, to move: {match.movers[0]}>"
    over = played("top_it")
    assert repr(over) == f"<LocalMatch top_it, {len(over.moves)} moves: all_placed>"
    assert over.movers == ()


@EVERY_GAME
def test_it_is_drawn_in_letters_and_for_notebooks(game: str) -> None:
    match = played(game, 5)
    assert len(str(match).splitlines()) > 3
    assert match.text(0) != ""
    html, svg = match._repr_html_(), match._repr_svg_()
    if svg is None:
        assert html is not None and html.startswith("<pre>")
    else:
        assert html is None, "a notebook would show it in place of the drawing"
        assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_a_drawing_shows_what_lies_and_what_is_left() -> None:
    for moves in (0, 5, 100):
        match = played("top_it", moves)
        hands = match.view().hands
        drawn = ElementTree.fromstring(match.svg(0) or "")
        shapes = [each for each in drawn.iter() if each.tag.endswith("polygon")]
        texts = [each.text for each in drawn.iter() if each.tag.endswith("text")]
        assert len(shapes) == sum(len(hand.pieces) for hand in hands)
        for hand in hands:
            stone = " ●" if hand.stone is None else ""
            assert f"Seat {hand.seat}: {hand.score}{stone}" in texts
