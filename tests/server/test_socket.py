"""Real people at a real table: real sockets, a real store."""

import msgspec
import pytest
from tests.faults.client import hello as greeting
from tests.server.guest import CONTRIBUTION, Guest
from websockets.exceptions import ConnectionClosed

from tablee.server.frames import CloseCode
from tablee.server.house import House
from tablee.server.room import Room
from tablee.table.refusal import Code, Refusal

LAY = {"card": 0, "x": 0, "y": 0, "orientation": 0}


async def test_everything_comes_in_one_welcome(server: str) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        assert adele.you["seat"] == 0
        assert adele.table["status"] == "waiting"
        assert adele.table["host"] == adele.you["player"]
        assert adele.view is None


async def test_two_friends_and_a_bot_play(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table(seats=3)
        await adele.visit(table)
        await gaston.visit(table)
        await gaston.do("sit", seat=1, contribution=CONTRIBUTION)
        await adele.do("fill_with_bots", level="easy")
        await adele.do("start")
        await adele.act("lay_card", **LAY)
        await gaston.until(lambda g: g.view is not None and g.view["seats"][0]["laid"] != [])
        assert gaston.view["seats"][0]["laid"][0]["face"] == adele.view["own"]["hand"][0]
        assert gaston.view["own"]["hand"] != adele.view["own"]["hand"]


async def test_a_command_sent_twice_is_applied_once(server: str) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        for _ in range(2):
            await adele.send("say", "same-id", text="once")
            await adele.until(lambda g: "same-id" in g.accepted)
            adele.accepted.clear()
        await adele.do("say", text="twice")
        assert [line["text"] for line in adele.lines if line["event"] == "said"] == [
            "once",
            "twice",
        ]


async def test_who_comes_back_finds_the_game_as_it_is(server: str) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        await adele.do("fill_with_bots", level="easy")
        await adele.do("start")
        await adele.act("lay_card", **LAY)
        laid = adele.view["seats"][0]["laid"]
        await adele.leave()
        await adele.visit(table)
        assert adele.view["seats"][0]["laid"] == laid


async def test_a_spectator_sees_what_an_onlooker_sees(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Natacha") as natacha:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        await adele.do("fill_with_bots", level="easy")
        await adele.do("start")
        await natacha.visit(table)
        assert natacha.you["seat"] is None
        assert natacha.view["own"] is None
        assert (await natacha.refusal_of("act", action={"kind": "continue"}))[
            "code"
        ] == "not_seated"
        await adele.until(lambda g: g.table["watchers"] == 1)


async def test_the_rules_refuse_with_a_sentence_in_the_readers_language(server: str) -> None:
    async with Guest(server, language="fr") as adele:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        await adele.do("fill_with_bots", level="easy")
        await adele.do("start")
        refusal = await adele.refusal_of("act", action={"kind": "lay_card", **LAY, "x": 9})
        assert refusal["code"] == "not_in_the_middle"
        assert "première carte" in refusal["sentence"]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"kind":"fly","id":"x"}', '{"kind":"sit","id":"x"}', "\x00"]
)
async def test_what_cannot_be_read_is_answered(server: str, text: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        await adele.send_raw(text)
        await adele.until(lambda g: bool(g.refusals))
        (refusal,) = adele.refusals.values()
        assert refusal["code"] == "malformed"
        assert refusal["id"] == ("x" if "x" in text and "\x00" not in text else "")


async def test_a_message_too_large_is_answered(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        await adele.send("say", text="x" * 20_000)
        await adele.until(lambda g: bool(g.refusals))
        assert next(iter(adele.refusals.values()))["code"] == "too_large"


async def test_the_adviser_answers_about_the_own_view(server: str) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(seats=2)
        await adele.visit(table)
        assert (await adele.refusal_of("ask", question={"kind": "x"}))["code"] == "not_started"
        await adele.do("fill_with_bots", level="easy")
        await adele.do("start")
        await adele.until(lambda g: g.view is not None and g.view["phase"] == "play")
        answer = await adele.ask("what_if", **LAY)
        assert answer["is_legal"]
        tally = answer["tally"]
        lost = len(tally["rows_out"]) + len(tally["columns_out"])
        assert tally["net"] == len(tally["right"]) - lost
        assert (await adele.refusal_of("ask", question={"kind": "x"}))["code"] == "malformed"


async def test_reactions_are_shown_and_forgotten(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table()
        await adele.visit(table)
        await gaston.visit(table)
        await gaston.do("react", reaction="applause")
        await adele.until(lambda g: bool(g.reactions))
        assert adele.reactions[0]["reaction"] == "applause"
        assert adele.reactions[0]["name"] == "Gaston"


async def test_an_unknown_table_turns_people_away_with_a_sentence(server: str) -> None:
    guest = Guest(server)
    socket = await guest.dial("nulle-part-10")
    hello = {"kind": "hello", "id": "h", "key": guest.key, "name": "A", "colour": "blue"}
    await socket.send(msgspec.json.encode({**hello, "language": "fr"}).decode())
    refusal = msgspec.json.decode(await socket.recv())
    assert refusal["code"] == "unknown_table"
    with pytest.raises(ConnectionClosed):
        await socket.recv()


async def test_who_comes_while_the_server_stops_is_asked_to_come_back(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not turned away: whoever is handed over by one stopping worker may meet the next one."""
    adele = Guest(server)
    table = await adele.open_table()

    async def is_closing(*_: object) -> Room:
        raise Refusal(Code.SHUTTING_DOWN)

    monkeypatch.setattr(House, "room", is_closing)
    async with await adele.dial(table) as socket:
        await socket.send(greeting(adele.key, adele.name))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.RESTART


async def test_a_page_of_another_site_is_turned_away(server: str) -> None:
    socket = await Guest(server).dial("x-y-10", origin="https://evil.example")
    assert msgspec.json.decode(await socket.recv())["code"] == "forbidden_origin"


async def test_hello_comes_first(server: str) -> None:
    guest = Guest(server)
    socket = await guest.dial(await guest.open_table())
    await socket.send('{"kind":"start","id":"x"}')
    assert msgspec.json.decode(await socket.recv())["code"] == "hello_first"


async def test_a_connection_does_not_change_hands(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        fields = {"name": "B", "colour": "blue", "language": "en"}
        refusal = await adele.refusal_of("hello", key="k" * 43, **fields)
        assert refusal["code"] == "another_player"
        await adele.do("hello", key=adele.key, **fields)
        assert adele.table["chairs"][0]["name"] == "B"


@pytest.mark.usefixtures("tight_buckets")
async def test_sending_too_fast_is_refused(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        me = {"key": adele.key, "name": adele.name, "colour": "blue", "language": "en"}
        sent = [await adele.send("hello", **me) for _ in range(100)]
        await adele.until(lambda g: set(sent) <= g.accepted | g.refusals.keys())
        assert sent[-1] in adele.refusals
        assert {refusal["code"] for refusal in adele.refusals.values()} == {"too_fast"}


@pytest.mark.usefixtures("tight_buckets")
async def test_talk_comes_no_faster_than_it_can_be_read(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        sent = [await adele.send("say", text="bla") for _ in range(50)]
        await adele.until(lambda g: set(sent) <= g.accepted | g.refusals.keys())
        assert {refusal["code"] for refusal in adele.refusals.values()} == {"too_fast"}
        await adele.do("stand")  # and the rest goes on as fast as ever


async def test_a_rematch_takes_everybody_along(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table(seats=3, options={"limit": 7})
        await adele.visit(table)
        await gaston.visit(table)
        await gaston.do("sit", seat=1, contribution=CONTRIBUTION)
        await adele.do("seat_bot", seat=2, level="hard")
        assert (await gaston.refusal_of("rematch"))["code"] == "host_only"
        await adele.do("rematch")
        await gaston.until(lambda g: g.table["next_table"] != "")
        await adele.visit(gaston.table["next_table"])
        chairs = [(chair["name"], chair["bot"]) for chair in adele.table["chairs"]]
        assert chairs[:2] == [("Adèle", None), ("Gaston", None)]
        assert chairs[2][1] == "hard"
        assert adele.table["host"] == adele.you["player"]
        assert adele.table["options"]["limit"] == 7


async def test_two_rematches_at_once_are_one(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        sent = [await adele.send("rematch") for _ in range(5)]
        await adele.until(lambda g: set(sent) <= g.accepted)
        tables = (await adele.call("GET", "/api/me/tables")).json()["tables"]
        assert len(tables) == 2


async def test_a_new_name_is_seen_and_another_language_is_nobodys_affair(server: str) -> None:
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        table = adele.table
        me = {"key": adele.key, "colour": "blue"}
        await adele.do("hello", **me, name=adele.name, language="fr")
        assert adele.table == table
        await adele.do("hello", **me, name="\u202eAda ", language="fr")
        assert adele.table["chairs"][0]["name"] == "Ada"
