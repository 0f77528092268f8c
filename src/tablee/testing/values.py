"""Every game: what it is called, and that its values survive the wire and the log."""

from typing import Any

import msgspec
import pytest

from tablee.kernel import log, registry
from tablee.kernel.chance import Chance
from tablee.kernel.manifest import GameInfo
from tablee.kernel.replay import replay, verify
from tablee.kernel.rules import Game
from tablee.testing.fuzz import random_value
from tablee.testing.playouts import wander
from tablee.testing.samples import Sample


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.Decoder(kind).decode(msgspec.json.encode(value))


def test_a_game_says_who_it_is(game: Game) -> None:
    assert registry.load(game.rules.NAME) is game
    assert game.rules.VERSION >= 1


def test_a_manifest_agrees_with_the_rules(game: Game) -> None:
    fewest, most = game.manifest.players
    assert set(range(fewest, most + 1)) <= set(game.rules.SEATS)
    assert game.info.seats == tuple(game.rules.SEATS)
    assert game.info.has_puzzle == (game.puzzle is not None)
    assert game.info.has_archive == (game.archive is not None)
    assert through_json(game.info, GameInfo) == game.info


def test_a_game_with_words_lets_its_host_choose_their_language(game: Game) -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    languages = tuple(fields["language"]) if "language" in fields else ()
    assert game.manifest.languages == languages


def test_default_options_can_be_played(game: Game) -> None:
    options = msgspec.json.Decoder(game.options).decode(b"{}")
    allowed = game.rules.seats_allowed(options)
    assert allowed
    assert set(allowed) <= set(game.rules.SEATS)


def test_a_sample_has_a_number_of_seats_that_its_options_allow(sample: Sample) -> None:
    rules = sample.opened().game.rules
    assert sample.seats in rules.seats_allowed(sample.options)


def test_unknown_fields_and_kinds_are_refused(game: Game) -> None:
    chance = Chance(b"unknown")
    for _ in range(50):
        fields = msgspec.to_builtins(random_value(game.action, chance))
        for wrong in ({**fields, "extra": 1}, {**fields, "kind": "fly"}):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(wrong, type=game.action)


def test_every_number_and_length_in_an_action_is_bounded(game: Game) -> None:
    """Nothing that a client sends can be larger than the rules have thought of."""
    pending = [msgspec.inspect.type_info(game.action)]
    while pending:
        match pending.pop():
            case msgspec.inspect.UnionType(types=types):
                pending += types
            case msgspec.inspect.StructType(fields=fields):
                pending += [field.type for field in fields]
            case msgspec.inspect.IntType(ge=least, le=most):
                assert least is not None
                assert most is not None
            case msgspec.inspect.StrType(max_length=longest, pattern=pattern):
                assert longest or pattern
            case msgspec.inspect.ListType(max_length=longest, item_type=item):
                assert longest
                pending.append(item)
            case msgspec.inspect.VarTupleType(max_length=longest, item_type=item):
                assert longest
                pending.append(item)


def test_states_actions_and_views_survive_json(sample: Sample) -> None:
    chance = Chance(b"json")
    for recorder in wander(sample, steps=60, seed="json"):
        game, state = recorder.game, recorder.match.state
        assert through_json(state, game.state) == state
        for seat in (*range(sample.seats), None):
            view = recorder.match.view(seat)
            assert through_json(view, game.view) == view
        action = random_value(game.action, chance)
        assert through_json(action, game.action) == action


def test_a_state_read_back_plays_on_in_the_same_way(sample: Sample) -> None:
    """Not only is it equal: what follows from it is."""
    for recorder in wander(sample, steps=40, seed="read back"):
        rules, state = recorder.game.rules, recorder.match.state
        read = through_json(state, recorder.game.state)
        for seat in range(sample.seats):
            actions = rules.legal(state, seat)
            assert actions[:40] == rules.legal(read, seat)[:40]
            assert rules.view(state, seat) == rules.view(read, seat)
            if actions:
                after = [
                    rules.play(s, seat, actions[-1], 10**6, Chance(b"")) for s in (state, read)
                ]
                assert after[0] == after[1]


def test_every_game_ends_and_its_replay_equals_it(sample: Sample) -> None:
    """Random play for a while, then bots who mean to win; the log leads to the very same state."""
    *_, recorder = wander(sample, steps=150, seed="to the end")
    recorder.let_bots_play()
    outcome = recorder.match.outcome
    assert outcome is not None
    assert outcome.reason in set(recorder.game.reasons)
    assert len(outcome.scores) == sample.seats

    header, entries = log.from_lines(recorder.end())
    verify(header, entries)
    assert header.version == recorder.game.rules.VERSION
    *_, (_, replayed) = replay(header, entries, recorder.secret)
    assert replayed is not None
    assert replayed.state == recorder.match.state
