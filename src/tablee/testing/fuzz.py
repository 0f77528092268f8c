"""Random values of a type, within its bounds: what a client could send and we could decode."""

from typing import Any

from msgspec import inspect

from tablee.kernel.chance import Chance

_FAR = 2**31
_NEAR = 3
_LETTERS = "abc é\n\"'<0"


def random_value(kind: Any, chance: Chance) -> Any:
    return _value(inspect.type_info(kind), chance)


def _value(info: inspect.Type, chance: Chance) -> Any:
    match info:
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return chance.below(2) == 1
        case inspect.IntType():
            return _integer(info, chance)
        case inspect.FloatType():
            return chance.below(2_000_001) / 1_000 - 1_000
        case inspect.StrType():
            return _text(info, chance)
        case inspect.EnumType():
            return chance.choice(list(info.cls))
        case inspect.LiteralType():
            return chance.choice(info.values)
        case inspect.UnionType():
            return _value(chance.choice(info.types), chance)
        case inspect.TupleType():
            return tuple(_value(item, chance) for item in info.item_types)
        case inspect.VarTupleType():
            return tuple(_items(info, chance))
        case inspect.ListType():
            return _items(info, chance)
        case inspect.StructType():
            return info.cls(**{field.name: _value(field.type, chance) for field in info.fields})
    raise TypeError(f"no random {info}")


def _integer(info: inspect.IntType, chance: Chance) -> int:
    """Anything within the bounds, but half of the time something near zero."""
    least = -_FAR if info.ge is None else info.ge
    most = _FAR if info.le is None else info.le
    if chance.below(2):
        least, most = max(least, min(-_NEAR, most)), min(most, max(_NEAR, least))
    return least + chance.below(most - least + 1)


def _text(info: inspect.StrType, chance: Chance) -> str:
    longest = min(info.max_length or 20, 20)
    shortest = min(info.min_length or 0, longest)
    length = shortest + chance.below(longest - shortest + 1)
    return "".join(chance.choice(_LETTERS) for _ in range(length))


def _items(info: inspect.VarTupleType | inspect.ListType, chance: Chance) -> list[Any]:
    longest = min(info.max_length or 5, 5)
    shortest = min(info.min_length or 0, longest)
    length = shortest + chance.below(longest - shortest + 1)
    return [_value(info.item_type, chance) for _ in range(length)]
