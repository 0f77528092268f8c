"""Who may be at a table, who may talk there, and what the host can do about it."""

import pytest
from tests.table.party import ADELE, CONTRIBUTION, GASTON, HEADER, NATACHA, SECRET, Party

from tablee.kernel import log
from tablee.kernel.hosting import ChatMode
from tablee.kernel.rules import Level
from tablee.table import wire
from tablee.table.refusal import Refusal
from tablee.table.seating import Caller
from tablee.table.table import Table


def entered(table: Table, person: Caller) -> str:
    """The code with which somebody is turned away; empty: nobody minds."""
    try:
        table.check_may_enter(person.player)
    except Refusal as refusal:
        return refusal.code.value
    return ""


def test_somebody_who_is_sent_away_does_not_come_back() -> None:
    party = Party()
    party.arrive(GASTON)
    party.do(GASTON, wire.Sit, contribution=CONTRIBUTION)
    party.do(ADELE, wire.Remove, player="gaston")
    assert party.table.position.chairs[1].is_free
    assert entered(party.table, GASTON) == "removed"
    refusal = party.refusal_of(GASTON, wire.Sit, seat=1, contribution=CONTRIBUTION)
    assert refusal == "removed"
    reloaded = Table.load(HEADER, SECRET, party.entries)
    assert entered(reloaded, GASTON) == "removed"
    assert reloaded.table_view().removed == (wire.NamedPlayer("gaston", "Gaston"),)


def test_in_a_running_game_a_bot_takes_the_chair_of_somebody_sent_away() -> None:
    party = Party().start(GASTON)
    party.do(ADELE, wire.Remove, player="gaston")
    chair = party.table.position.chairs[1]
    assert (chair.player, chair.bot) == ("", Level.NORMAL)


def test_a_watcher_can_be_sent_away_and_let_back_in() -> None:
    party = Party()
    party.arrive(NATACHA)
    party.do(ADELE, wire.Remove, player="natacha")
    assert party.table.table_view().removed == (wire.NamedPlayer("natacha", "Natacha"),)
    party.do(ADELE, wire.Readmit, player="natacha")
    assert entered(party.table, NATACHA) == ""
    assert party.refusal_of(ADELE, wire.Readmit, player="natacha") == "unknown_player"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (wire.Remove, {"player": "natacha"}),
        (wire.Readmit, {"player": "natacha"}),
        (wire.Mute, {"player": "natacha", "is_muted": True}),
        (wire.Configure, {"chat": ChatMode.OFF}),
        (wire.Configure, {"allows_watching": False}),
    ],
)
def test_company_is_the_hosts_affair(
    command: type[wire.Command], fields: dict[str, object]
) -> None:
    party = Party()
    party.arrive(GASTON, NATACHA)
    party.do(GASTON, wire.Sit, contribution=CONTRIBUTION)
    assert party.refusal_of(GASTON, command, **fields) == "host_only"


@pytest.mark.parametrize("player", ["adele", "nobody"])
def test_nobody_sends_the_host_or_a_stranger_away(player: str) -> None:
    assert Party().refusal_of(ADELE, wire.Remove, player=player) == "unknown_player"


def test_a_muted_watcher_is_silent_until_told_otherwise() -> None:
    party = Party()
    party.arrive(NATACHA)
    party.do(ADELE, wire.Mute, player="natacha", is_muted=True)
    assert party.refusal_of(NATACHA, wire.Say, text="boo") == "muted"
    assert party.table.table_view().muted == ("natacha",)
    party.do(ADELE, wire.Mute, player="natacha", is_muted=False)
    party.do(NATACHA, wire.Say, text="bravo")


@pytest.mark.parametrize(
    ("chat", "player", "watcher"),
    [
        (ChatMode.OPEN, "", ""),
        (ChatMode.PLAYERS, "", "chat_for_players"),
        (ChatMode.OFF, "chat_off", "chat_off"),
    ],
)
def test_the_host_says_who_may_talk(chat: ChatMode, player: str, watcher: str) -> None:
    party = Party()
    party.arrive(NATACHA)
    party.do(ADELE, wire.Configure, chat=chat)
    for person, code in ((ADELE, player), (NATACHA, watcher)):
        if code:
            assert party.refusal_of(person, wire.Say, text="hello") == code
        else:
            party.do(person, wire.Say, text="hello")


def test_where_nobody_may_watch_only_those_come_in_who_can_sit() -> None:
    party = Party(seats=2)
    party.do(ADELE, wire.Configure, allows_watching=False)
    assert entered(party.table, NATACHA) == ""
    party.start(GASTON)
    assert entered(party.table, NATACHA) == "watching_closed"
    assert entered(party.table, GASTON) == ""


def test_whoever_comes_in_sits_on_the_first_free_chair() -> None:
    party = Party()
    for person, seat in ((GASTON, 1), (NATACHA, 2)):
        party.arrive(person)
        party.do(person, wire.Sit, contribution=CONTRIBUTION)
        assert party.table.position.seat_of(person.player) == seat
    late = Caller("olga", "Olga", wire.PersonColour.TEAL)
    party.arrive(late)
    assert party.refusal_of(late, wire.Sit, contribution=CONTRIBUTION) == "chair_taken"


def test_the_host_sees_who_watches() -> None:
    party = Party()
    party.arrive(NATACHA)
    view = party.table.table_view()
    assert view.audience == (wire.NamedPlayer("natacha", "Natacha"),)
    assert view.watchers == 1


def test_logs_from_before_load_with_everything_allowed() -> None:
    configured = log.decode_entry(
        b'{"kind":"configured","n":1,"at_ms":0,"seats":2,"options":{},"is_public":true}'
    )
    assert isinstance(configured, log.Configured)
    assert (configured.allows_watching, configured.chat) == (True, ChatMode.OPEN)
