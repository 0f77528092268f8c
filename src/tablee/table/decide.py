"""What each command does, if the table allows it: validation and the entries that follow."""

from functools import singledispatch
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from tablee.kernel import log
from tablee.kernel.rules import Game, Level, Seat
from tablee.table import limits, show, wire
from tablee.table.draft import Draft
from tablee.table.options import checked_options, nearest_number_of_seats, settled_options
from tablee.table.plain_text import plain
from tablee.table.position import Chair, Position
from tablee.table.presence import Presence
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller, name_at, seat_bot, seat_person
from tablee.table.talking import check_may_speak, cleaned
from tablee.table.wire import Status


class Deciding(Struct, frozen=True):
    """All that a decision depends on."""

    draft: Draft
    presence: Presence
    caller: Caller

    @property
    def position(self) -> Position:
        return self.draft.position

    @property
    def game(self) -> Game:
        return self.position.course.game

    def require(self, condition: bool, code: Code) -> None:
        if not condition:
            raise Refusal(code)

    def require_host(self) -> None:
        host = self.presence.acting_host(self.position)
        self.require(self.caller.player == host, Code.HOST_ONLY)

    def require_not_host(self, player: str) -> None:
        """Whoever stands in for the host does not put the host out."""
        is_host = bool(player) and player == self.position.host
        self.require(not is_host or player == self.caller.player, Code.HOST_ONLY)

    def require_waiting(self) -> None:
        self.require(self.position.status is Status.WAITING, Code.ALREADY_STARTED)

    def require_on(self) -> None:
        """The game has begun and is not over."""
        self.require(self.position.match is not None, Code.NOT_STARTED)
        self.require(self.position.outcome is None, Code.ALREADY_OVER)

    def require_several_chairs(self) -> None:
        """Who plays alone plays alone: a bot's result would be nobody's."""
        self.require(len(self.position.chairs) > 1, Code.TABLE_FOR_ONE)

    def chair(self, seat: Seat) -> Chair:
        self.require(seat < len(self.position.chairs), Code.NO_SUCH_SEAT)
        return self.position.chairs[seat]

    def own_seat(self) -> Seat:
        seat = self.position.seat_of(self.caller.player)
        if seat is None:
            raise Refusal(Code.NOT_SEATED)
        return seat

    def own_playing_seat(self) -> Seat:
        """The caller's seat in a game that is being played right now."""
        position = self.draft.position
        is_on = position.status is Status.PLAYING
        if not is_on:
            self.require_on()
        seat = position.seat_of(self.caller.player)
        if seat is None:
            raise Refusal(Code.NOT_SEATED)
        if position.chairs[seat].bot is not None:  # it keeps the caller's chair
            raise Refusal(Code.BOT_PLAYS)
        if not is_on:
            raise Refusal(Code.PAUSED)
        return seat


@singledispatch
def decide(command: wire.Command, _: Deciding) -> None:
    """Draft what a command does; `Refusal` or `Illegal` if it may not."""
    raise TypeError(f"{type(command).__name__} is not decided here")


# Chairs


@decide.register
def _sit(command: wire.Sit, d: Deciding) -> None:
    d.require(d.position.outcome is None, Code.ALREADY_OVER)
    d.require(d.caller.player not in d.position.removed, Code.REMOVED)
    mine = d.position.seat_of(d.caller.player)
    seat = _first_free(d, mine) if command.seat is UNSET else command.seat
    d.require(d.chair(seat).player in ("", d.caller.player), Code.CHAIR_TAKEN)
    if d.position.match is not None:
        _require_open_now(d, seat)
    if mine is not None and mine != seat:
        _leave(d, mine)
    seat_person(d.draft, seat, d.caller, command.contribution)


def _first_free(d: Deciding, mine: Seat | None) -> Seat:
    """For whoever has just come in: their own chair, or a free one before the start."""
    if mine is not None:
        return mine
    d.require(d.position.match is None, Code.ALREADY_STARTED)
    free = [seat for seat, chair in enumerate(d.position.chairs) if chair.is_free]
    d.require(bool(free), Code.CHAIR_TAKEN)
    return free[0]


def _require_open_now(d: Deciding, seat: Seat) -> None:
    """In a running game: back to one's own chair, or a bot's if the host lets people in."""
    if d.chair(seat).player == d.caller.player:
        return
    held = d.position.held.get(d.caller.player)
    d.require(held in (None, seat) or not d.position.has_secrets, Code.ONE_CHAIRS_SECRETS)
    d.require(d.position.is_open_to(d.caller.player, seat), Code.CHAIR_CLOSED)


def _leave(d: Deciding, seat: Seat) -> None:
    """Free a chair; in a running game a bot takes it."""
    d.draft.add(log.Vacated(**d.draft.stamp(), seat=seat))
    if d.position.match is not None:
        seat_bot(d.draft, seat, Level.NORMAL)


@decide.register
def _stand(_: wire.Stand, d: Deciding) -> None:
    seat = d.own_seat()
    d.require(d.position.outcome is None, Code.ALREADY_OVER)
    if d.position.match is not None:
        d.require_several_chairs()
    _leave(d, seat)


@decide.register
def _put_bot(command: wire.SeatBot, d: Deciding) -> None:
    chair = d.chair(command.seat)
    d.require(d.position.outcome is None, Code.ALREADY_OVER)
    d.require_several_chairs()
    if chair.player != d.caller.player:
        d.require_host()
        is_there = chair.is_human and d.presence.is_there(chair.player)
        d.require(not is_there, Code.PERSON_IS_THERE)
    if chair.player and d.position.match is None:
        d.require_not_host(chair.player)
        d.draft.add(log.Vacated(**d.draft.stamp(), seat=command.seat))
    seat_bot(d.draft, command.seat, command.level)


@decide.register
def _fill_with_bots(command: wire.FillWithBots, d: Deciding) -> None:
    d.require_waiting()
    d.require_host()
    d.require_several_chairs()
    free = [seat for seat, chair in enumerate(d.position.chairs) if chair.is_free]
    d.require(bool(free), Code.CHAIR_TAKEN)
    for seat in free:
        seat_bot(d.draft, seat, command.level)


@decide.register
def _vacate(command: wire.Vacate, d: Deciding) -> None:
    d.require_waiting()
    d.require_host()
    d.require(not d.chair(command.seat).is_free, Code.NO_SUCH_SEAT)
    d.require_not_host(d.chair(command.seat).player)
    d.draft.add(log.Vacated(**d.draft.stamp(), seat=command.seat))


@decide.register
def _swap(command: wire.Swap, d: Deciding) -> None:
    d.require_waiting()
    d.require_host()
    d.chair(command.seat)
    d.chair(command.other)
    d.draft.add(log.Swapped(**d.draft.stamp(), seat=command.seat, other=command.other))


@decide.register
def _hand_over(command: wire.HandOver, d: Deciding) -> None:
    d.require(d.caller.player == d.position.host, Code.HOST_ONLY)
    seat = d.position.seat_of(command.player)
    is_person = bool(command.player) and seat is not None and d.position.chairs[seat].is_human
    d.require(is_person, Code.UNKNOWN_PLAYER)
    d.draft.add(log.HandedOver(**d.draft.stamp(), player=command.player))


# Company


@decide.register
def _remove(command: wire.Remove, d: Deciding) -> None:
    d.require_host()
    d.require_not_host(command.player)
    seat = d.position.seat_of(command.player)
    is_known = seat is not None or d.presence.is_there(command.player)
    is_other = command.player != d.caller.player
    d.require(is_known and is_other, Code.UNKNOWN_PLAYER)
    d.require(len(d.position.removed) < limits.REMOVED, Code.LOG_FULL)
    name = d.presence.names.get(command.player, "")
    if seat is not None:
        name = d.position.chairs[seat].name
    if seat is not None and d.position.outcome is None:
        _leave(d, seat)
    d.draft.add(log.Removed(**d.draft.stamp(), player=command.player, name=name))


@decide.register
def _readmit(command: wire.Readmit, d: Deciding) -> None:
    d.require_host()
    d.require(command.player in d.position.removed, Code.UNKNOWN_PLAYER)
    d.draft.add(log.Readmitted(**d.draft.stamp(), player=command.player))


@decide.register
def _mute(command: wire.Mute, d: Deciding) -> None:
    d.require_host()
    d.require_not_host(command.player)
    is_known = command.player in d.position.muted or d.presence.is_there(command.player)
    d.require(is_known and command.player != d.caller.player, Code.UNKNOWN_PLAYER)
    muted = log.Muted(**d.draft.stamp(), player=command.player, is_muted=command.is_muted)
    d.draft.add(muted)


@decide.register
def _here(_: wire.Here, d: Deciding) -> None:
    """That somebody is there is noted for every command alike."""
    seat = d.position.seat_of(d.caller.player)
    if seat is not None and d.position.chairs[seat].is_idle and d.position.outcome is None:
        seat_person(d.draft, seat, d.caller, "")


# The game


@decide.register
def _configure(command: wire.Configure, d: Deciding) -> None:
    d.require_host()
    before = d.position.configured
    if command.seats is not UNSET or command.options is not UNSET:
        d.require_waiting()
    options = (
        before.options if command.options is UNSET else checked_options(d.game, command.options)
    )
    seats = before.seats if command.seats is UNSET else command.seats
    seats = nearest_number_of_seats(d.game, options, seats)
    people = sum(1 for chair in d.position.chairs if chair.player)
    d.require(people <= seats, Code.WRONG_NUMBER_OF_PLAYERS)
    configure(d.draft, seats, options, command)


def configure(draft: Draft, seats: int, options: Raw, command: wire.Configure) -> None:
    def chosen(name: str) -> Any:
        value = getattr(command, name)
        return getattr(draft.position.configured, name) if value is UNSET else value

    draft.add(
        log.Configured(
            **draft.stamp(),
            seats=seats,
            options=options,
            is_public=chosen("is_public"),
            has_open_chairs=chosen("has_open_chairs"),
            pauses_for_absent=chosen("pauses_for_absent"),
            allows_watching=chosen("allows_watching"),
            chat=chosen("chat"),
            patience=chosen("patience"),
        )
    )


@decide.register
def _start(_: wire.Start, d: Deciding) -> None:
    d.require_waiting()
    d.require_host()
    players = sum(1 for chair in d.position.chairs if not chair.is_free)
    configured = d.position.configured
    allowed = d.game.rules.seats_allowed(d.game.decode_options(configured.options))
    d.require(players in allowed, Code.WRONG_NUMBER_OF_PLAYERS)
    options = settled_options(d.game, configured.options, is_public=configured.is_public)
    if players != configured.seats or options != configured.options:
        configure(d.draft, players, options, wire.Configure(id="-"))
    d.draft.start()


@decide.register
def act(command: wire.Act, d: Deciding) -> None:
    """Most commands are moves: whoever knows that one is may come here without `decide`."""
    seat, game = d.own_playing_seat(), d.draft.position.course.game
    try:
        action = game.decode_action(command.action)
    except msgspec.MsgspecError:
        raise Refusal(Code.MALFORMED) from None
    d.draft.act(seat, cleaned(game, action) if game.unlisted else action)


@decide.register
def _undo(_: wire.Undo, d: Deciding) -> None:
    seat = d.own_playing_seat()
    d.require(show.can_undo(d.position, seat), Code.NOTHING_TO_UNDO)
    d.draft.undo(seat)


# Pause


@decide.register
def _pause(command: wire.Pause, d: Deciding) -> None:
    d.own_playing_seat()
    d.require(not d.position.header.day, Code.PUZZLE_RUNS_ON)
    _wish(d, command.wishes)


@decide.register
def _resume(command: wire.Resume, d: Deciding) -> None:
    d.require_on()
    d.own_seat()
    d.require(d.position.is_paused, Code.NOT_PAUSED)
    is_waiting = d.position.is_automatic_pause and d.position.configured.pauses_for_absent
    d.require(not is_waiting, Code.SOMEBODY_IS_AWAY)
    _wish(d, command.wishes)


def _wish(d: Deciding, wishes: bool) -> None:
    """Everybody's wish for a pause is one at once; going on is the table's part, after a count."""
    others = d.draft.wishes - {d.caller.player}
    d.draft.wishes = others | {d.caller.player} if wishes else others
    is_agreed = d.presence.is_wish_of_all(d.draft.wishes, d.position)
    if is_agreed and d.position.status is Status.PLAYING:
        d.draft.add(log.Paused(**d.draft.stamp()))


# Talk, and what comes after


@decide.register
def _say(command: wire.Say, d: Deciding) -> None:
    check_may_speak(d.position, d.caller.player)
    match = d.position.match
    is_open = match is None or d.game.rules.is_chat_open(match.state)
    d.require(is_open or d.position.outcome is not None, Code.CHAT_CLOSED)
    text = plain(command.text)
    d.require(bool(text), Code.MALFORMED)
    d.draft.say(name_at(d.position, d.caller), text)


class FollowUp(wire.Command, frozen=True, tag="follow_up"):
    """The server has opened the table of the rematch. No client can send this."""

    table: str


@decide.register
def _follow_up(command: FollowUp, d: Deciding) -> None:
    if not d.position.next_table:
        d.draft.add(log.Rematched(**d.draft.stamp(), table=command.table))
