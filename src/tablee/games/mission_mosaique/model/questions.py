"""What may be asked beside the game, and the answers."""

from typing import Annotated

from msgspec import Meta

from tablee.games.mission_mosaique.model.options import Struct, Words


class AskSecondOpinion(Struct, frozen=True, tag="second_opinion", tag_field="kind"):
    """What would a bot have said to this picture? Only of pictures that are over."""

    picture: Annotated[int, Meta(ge=0, le=23)]


class AskWhetherRight(Struct, frozen=True, tag="whether_right", tag_field="kind"):
    """Would this have been right? Only once the tile is turned: for those who watch (MM-72)."""

    answer: Words


Question = AskSecondOpinion | AskWhetherRight


class Opinion(Struct, frozen=True):
    word: str
    percent: int


class SecondOpinion(Struct, frozen=True, tag="second_opinion", tag_field="kind"):
    """The likeliest words, the first one first; empty where there is no such picture."""

    opinions: tuple[Opinion, ...]


class WhetherRight(Struct, frozen=True, tag="whether_right", tag_field="kind"):
    is_right: bool | None
    """`None`: the tile is not turned."""


Answer = SecondOpinion | WhetherRight
