"""What nodes send each other about pages: what a page says goes to the table's owner, what it is
shown comes back. Everything of one turn of the loop goes in one numbered parcel."""

import msgspec


class _Item(msgspec.Struct, array_like=True, tag_field="kind", tag=str.lower):
    pass


class PageEnters(_Item):
    """A page of the sender's comes to a table of the receiver's."""

    page: int
    table: str
    hello: str
    client: str
    """The address it comes from."""


class PageSays(_Item):
    page: int
    text: str


class PageLeaves(_Item):
    page: int


class PageIsFull(_Item):
    """It takes nothing more for now."""

    page: int


class PageHasRoom(_Item):
    page: int


class FrameFor(_Item):
    """What the receiver's pages are shown."""

    pages: list[int]
    frame: bytes


class PageHeld(_Item):
    """Nothing more is heard of it until it is released."""

    page: int


class PageReleased(_Item):
    page: int


class PageClosed(_Item):
    page: int
    code: int
    reason: str


class PageStartsOver(_Item):
    """The table is not ours any more: say hello where it is now."""

    page: int


ParcelItem = (
    PageEnters
    | PageSays
    | PageLeaves
    | PageIsFull
    | PageHasRoom
    | FrameFor
    | PageHeld
    | PageReleased
    | PageClosed
    | PageStartsOver
)


class Parcel(msgspec.Struct, array_like=True):
    sender: str
    session: int
    """Higher than of all before; a new one means that both begin anew with each other."""
    number: int
    """One more than the one before it in this session."""
    items: list[ParcelItem]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Parcel).decode
