"""Messages that no page would send: spoiled commands, random JSON, nonsense. All from a seed."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

Message = str | bytes
"""Text frames and binary frames."""

_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    16,
    10**400,
    -(10**30),
    1.5,
    1e308,
    "",
    "\0",
    "x" * 10_000,
    "\u202e\ufeff\U0001f0cf",
    [],
    {},
    [[[]]],
    {"kind": "lay_card"},
    {"kind": {"kind": "act"}},
)
_ACTIONS: tuple[dict[str, Any], ...] = (
    {"kind": "lay_card", "card": 0, "x": 0, "y": 0, "orientation": 0},
    {"kind": "take_card", "card": 0},
    {"kind": "turn_stack", "orientation": 1},
    {"kind": "agree_to_end", "agrees": True},
    {"kind": "turn_model_card", "card": 0, "orientation": 1},
    {"kind": "place_frame", "x": 0, "y": 0},
    {"kind": "continue"},
)
_QUESTIONS: tuple[dict[str, Any], ...] = (
    {"kind": "what_if", "card": 3, "x": 1, "y": 1, "orientation": 2},
    {"kind": "what_was_possible", "seat": 1},
    {"kind": "what_was_possible", "seat": 5},
)
_COMMANDS: tuple[dict[str, Any], ...] = (
    *({"kind": "act", "action": action} for action in _ACTIONS),
    *({"kind": "ask", "question": question} for question in _QUESTIONS),
    {"kind": "sit", "seat": 0, "contribution": "0" * 32},
    {"kind": "seat_bot", "seat": 1, "level": "hard"},
    {"kind": "fill_with_bots", "level": "easy"},
    {"kind": "vacate", "seat": 1},
    {"kind": "swap", "seat": 0, "other": 1},
    {"kind": "configure", "seats": 3, "options": {"variant": "timed"}, "is_public": True},
    {"kind": "hand_over", "player": "abc"},
    {"kind": "start"},
    {"kind": "undo"},
    {"kind": "resume", "wishes": True},
    {"kind": "say", "text": "bonjour"},
    {"kind": "react", "reaction": "wow"},
    {"kind": "rematch"},
)


def messages(rng: Random, number: int) -> Iterator[Message]:
    """So many messages, some of them perfectly good; no two runs of one seed differ."""
    for count in range(number):
        yield rng.choice(_MAKERS)(rng, f"g{count}")


def _command(rng: Random, command_id: str) -> dict[str, Any]:
    return {"id": command_id, **json.loads(json.dumps(rng.choice(_COMMANDS)))}


def _good(rng: Random, command_id: str) -> Message:
    return json.dumps(_command(rng, command_id))


def _repeated(rng: Random, _: str) -> Message:
    """An id that others have as well, as if messages were doubled or overtook each other."""
    return json.dumps(_command(rng, f"g{rng.randrange(100)}"))


def _spoiled_field(rng: Random, command_id: str) -> Message:
    command = _command(rng, command_id)
    inner = rng.choice([command, *(v for v in command.values() if isinstance(v, dict))])
    inner[rng.choice([*inner, "surprise"])] = rng.choice(_STRANGE)
    return json.dumps(command)


def _lost_field(rng: Random, command_id: str) -> Message:
    command = _command(rng, command_id)
    del command[rng.choice(list(command))]
    return json.dumps(command)


def _cut_off(rng: Random, command_id: str) -> Message:
    text = json.dumps(_command(rng, command_id))
    return text[: rng.randrange(len(text))]


def _one_letter_wrong(rng: Random, command_id: str) -> Message:
    text = json.dumps(_command(rng, command_id))
    at = rng.randrange(len(text))
    return text[:at] + chr(rng.randrange(0xD800)) + text[at + 1 :]


def _random_json(rng: Random, _: str) -> Message:
    return json.dumps(_random_value(rng, 4))


def _random_value(rng: Random, depth: int) -> Any:
    if depth == 0 or rng.random() < 0.3:
        return rng.choice(_STRANGE)
    values = [_random_value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return values if rng.random() < 0.5 else {f"k{at}": value for at, value in enumerate(values)}


def _nested(rng: Random, command_id: str) -> Message:
    """Nested around the depth at which recursion gives up, inside and outside of a command."""
    depth = rng.choice((50, rng.randrange(850, 1050), 7_000))
    deep = "[" * depth + "]" * depth
    return rng.choice(
        (
            deep,
            '{"a":' * depth,
            f'{{"kind":"act","id":"{command_id}","action":{deep}}}',
            f'{{"kind":"ask","id":"{command_id}","question":{{"kind":{deep}}}}}',
            f'{{"kind":"configure","id":"{command_id}","options":{{"limit":{deep}}}}}',
        )
    )


def _long(rng: Random, command_id: str) -> Message:
    """Longer than a table accepts, shorter than what cuts the connection."""
    text = "é" * rng.randrange(9_000, 30_000)
    return json.dumps({"kind": "say", "id": command_id, "text": text}, ensure_ascii=False)


def _text(rng: Random, _: str) -> Message:
    letters = (chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(40))
    return "".join(letters)


def _half_a_letter(_: Random, command_id: str) -> Message:
    """An escape that is half of a surrogate pair: text that UTF-8 cannot hold."""
    return f'{{"kind":"say","id":"{command_id}","text":"\\ud83d"}}'


def _binary(rng: Random, _: str) -> Message:
    return rng.randbytes(rng.randrange(200))


_MAKERS: tuple[Callable[[Random, str], Message], ...] = (
    _good,
    _repeated,
    _spoiled_field,
    _spoiled_field,
    _spoiled_field,
    _lost_field,
    _cut_off,
    _one_letter_wrong,
    _random_json,
    _nested,
    _long,
    _text,
    _half_a_letter,
    _binary,
)
