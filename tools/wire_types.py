"""Writes the browser's types from the Python structs: `web/src/wire.gen.ts` and one file a game.

And what a game says of itself, and the few figures that its pages offer choices from: the browser
has no rules.

`python tools/wire_types.py` writes them; with `--check` it only tells whether they are up to date.
"""

import sys
from collections.abc import Iterable, Iterator
from enum import EnumMeta
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from tablee.kernel import directory, registry
from tablee.server import api
from tablee.table import wire

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
NOTICE = "// Generated from the Python types by tools/wire_types.py. Do not edit.\n"


class Generator:
    """Turns msgspec types into TypeScript declarations, each named type once."""

    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.StructType():
                self._declare_struct(kind)
                return kind.cls.__name__
            case inspect.EnumType():
                self.declare_enum(kind.cls)
                return kind.cls.__name__
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.name(member) for member in kind.types))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.TupleType():
                return f"[{', '.join(self.name(t) for t in kind.item_types)}]"
            case inspect.CollectionType():
                return f"readonly {self._group(self.name(kind.item_type))}[]"
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    @staticmethod
    def _group(name: str) -> str:
        return f"({name})" if " " in name else name

    def declare_enum(self, cls: EnumMeta) -> None:
        values = " | ".join(f'"{member.value}"' for member in cls)  # type: ignore[var-annotated]
        self.declarations[cls.__name__] = f"export type {cls.__name__} = {values};\n"

    def declare_union(self, name: str, union: Any) -> None:
        self.declarations[name] = f"export type {name} = {self.name(inspect.type_info(union))};\n"

    def _declare_struct(self, kind: inspect.StructType) -> None:
        name = kind.cls.__name__
        if name in self.declarations:
            return
        self.declarations[name] = ""  # holds the place while the fields are visited
        fields = "".join(self._fields(kind))
        self.declarations[name] = f"export interface {name} {{\n{fields}}}\n"

    def _fields(self, kind: inspect.StructType) -> Iterator[str]:
        if kind.tag is not None:
            yield f'  readonly {kind.tag_field}: "{kind.tag}";\n'
        omits_defaults = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            may_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
            is_optional = not field.required and (omits_defaults or may_be_unset)
            mark = "?" if is_optional else ""
            yield f"  readonly {field.encode_name}{mark}: {self.name(field.type)};\n"

    def text(self) -> str:
        return NOTICE + "\n" + "\n".join(self.declarations.values())


def shell_types() -> str:
    generator = Generator()
    generator.declare_union("AnyCommand", wire.AnyCommand)
    generator.declare_union("AnyMessage", wire.AnyMessage)
    for struct in (directory.Summary, directory.Ranking, *api.TYPES):
        generator.name(inspect.type_info(struct))
    return generator.text()


def game_types(name: str) -> str:
    game = registry.load(name)
    generator = Generator()
    generator.name(inspect.type_info(game.options))
    generator.declare_union("Action", game.action)
    generator.name(inspect.type_info(game.view))
    generator.declare_union("Question", game.question)
    generator.declare_union("Answer", game.answer)
    if game.told is not None:
        generator.name(inspect.type_info(game.told))
    generator.declare_enum(game.illegal)
    generator.declare_enum(game.reasons)
    return generator.text()


def game_facts(name: str) -> str:
    """What the game says of itself; not the version, which only the server has to know."""
    info = msgspec.to_builtins(registry.load(name).info)
    facts = {field: value for field, value in info.items() if field != "version"}
    kind = 'import type { GameFacts } from "../manifest.ts";\n'
    return f"{NOTICE}\n{kind}\nexport const FACTS: GameFacts = {_json(facts)};\n"


def game_data(name: str) -> str | None:
    """The figures that the game's `data` names in `FOR_PAGES`; `None`: its pages need none."""
    data = import_module(f"tablee.games.{name}.data")
    names: Iterable[str] = getattr(data, "FOR_PAGES", ())
    lines = [f"export const {each} = {_json(getattr(data, each))} as const;\n" for each in names]
    return NOTICE + "\n" + "".join(lines) if lines else None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def files() -> Iterable[tuple[Path, str]]:
    yield WEB / "wire.gen.ts", shell_types()
    for name in registry.names():
        folder = WEB / "games" / name
        yield folder / "wire.gen.ts", game_types(name)
        yield folder / "manifest.gen.ts", game_facts(name)
        data = game_data(name)
        if data is not None:
            yield folder / "data.gen.ts", data


def main() -> int:
    stale = [
        (path, text) for path, text in files() if not path.exists() or path.read_text() != text
    ]
    for path, text in stale:
        if "--check" in sys.argv:
            print(f"{path} is not what the Python types say: run `make types`")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
