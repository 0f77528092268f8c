"""A full screen: the board above, the words below. On a small terminal the board gives way."""

from rich.console import Console, Group, RenderableType
from rich.layout import Layout


def page(console: Console, board: RenderableType, *below: RenderableType) -> Layout:
    words = Group(*below)
    height = min(len(console.render_lines(words)), console.height)
    whole = Layout()
    whole.split_column(Layout(board), Layout(words, size=height))
    return whole
