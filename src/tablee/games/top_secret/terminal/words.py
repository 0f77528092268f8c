"""What the cards and the people of Top Secret are called in a terminal."""

from collections.abc import Iterable, Sequence

from tablee.games.top_secret.data import AMBASSADOR, DUMMY
from tablee.games.top_secret.model.cards import Card, Place
from tablee.games.top_secret.rules.meetings import FIVE, THREE

CARDS = {
    Card.FIDDLEBOTTOM: "F",
    Card.BUBBLE: "B",
    Card.ZSA_ZSA: "Z",
    Card.AGENT_X: "X",
    Card.FRAGMENT_52: "52",
    Card.FRAGMENT_11: "11",
    Card.FRAGMENT_0: "0",
    Card.FRAGMENT_29: "29",
}
PLACES = {
    Place.SAN_MARCO: "Marco",
    Place.RIALTO: "Rialto",
    Place.SALUTE: "Salute",
    Place.SAN_GIORGIO: "Giorgio",
    Place.PONTE_DEI_SOSPIRI: "Sospiri",
}


def cards(shown: Iterable[Card], link: str = " or ") -> str:
    return link.join(CARDS[card] for card in shown)


def visitors(names: Sequence[str], seats: int) -> list[str]:
    """All five, by number; the agents' numbers are what is typed."""
    people = [f"{number + 1} {name}" for number, name in enumerate(names[:AMBASSADOR])]
    if seats == THREE:
        people = [*people[:DUMMY], "4 the dummy"]
    return [*people, names[AMBASSADOR] if seats == FIVE else "the Ambassador"]
