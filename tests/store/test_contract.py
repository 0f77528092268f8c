"""What every store promises; each kind runs through the same tests."""

import asyncio

import pytest
from tests.store.conftest import Example, OpenStore, ids, ranking

from tablee.kernel.log import AnyEntry
from tablee.store.contract import Conflict, Store, TableExists, Unavailable, UnknownTable


async def entries_of(store: Store, table: str = "t1") -> tuple[AnyEntry, ...]:
    return (await store.read(table)).entries


# The log


async def test_a_new_table_has_an_empty_log(store: Store, example: Example) -> None:
    await example.create(store)
    stored = await store.read("t1")
    assert stored.header == example.header()
    assert stored.secret == example.SECRET
    assert stored.entries == ()


async def test_a_table_is_created_with_its_first_entries(store: Store, example: Example) -> None:
    first = (example.said(1), example.said(2))
    await store.create(example.header(), example.SECRET, first, example.summary())
    assert await entries_of(store) == first
    await store.append("t1", 2, [example.said(3)], None)
    assert len(await entries_of(store)) == 3


async def test_a_table_is_created_once(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(1)], None)
    with pytest.raises(TableExists):
        summary = example.summary(players=("eve",))
        await store.create(example.header(), b"another secret", [example.said(1)], summary)
    stored = await store.read("t1")
    assert (stored.secret, len(stored.entries)) == (example.SECRET, 1)
    assert await store.tables_of("eve", 10) == []


async def test_entries_come_back_as_they_went_in(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(1, "bonjour"), example.said(2, "ça va ?")], None)
    await store.append("t1", 2, [example.said(3)], None)
    assert await entries_of(store) == (
        example.said(1, "bonjour"),
        example.said(2, "ça va ?"),
        example.said(3),
    )


async def test_reading_can_begin_in_the_middle(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(n) for n in (1, 2, 3)], None)
    assert (await store.read("t1", after=2)).entries == (example.said(3),)
    assert (await store.read("t1", after=3)).entries == ()


async def test_logs_of_different_tables_do_not_mix(store: Store, example: Example) -> None:
    await example.create(store, "t1")
    await example.create(store, "t2")
    await store.append("t1", 0, [example.said(1, "one")], None)
    await store.append("t2", 0, [example.said(1, "two")], None)
    assert await entries_of(store, "t1") == (example.said(1, "one"),)
    assert await entries_of(store, "t2") == (example.said(1, "two"),)


@pytest.mark.parametrize("after", [0, 1, 3, 99])
async def test_an_append_after_another_end_is_refused(
    store: Store, example: Example, after: int
) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(1), example.said(2)], None)
    with pytest.raises(Conflict):
        await store.append("t1", after, [example.said(after + 1)], None)
    assert len(await entries_of(store)) == 2


async def test_a_refused_append_leaves_the_directory_as_it_was(
    store: Store, example: Example
) -> None:
    await example.create(store)
    with pytest.raises(Conflict):
        changed = example.summary(status="ended", players=("eve",))
        await store.append("t1", 7, [example.said(8)], changed)
    assert (await store.tables(10))[0].status == "waiting"
    assert await store.tables_of("eve", 10) == []


async def test_misnumbered_entries_are_our_own_bug(store: Store, example: Example) -> None:
    await example.create(store)
    with pytest.raises(ValueError, match="numbered"):
        await store.append("t1", 0, [example.said(2)], None)
    assert await entries_of(store) == ()


async def test_unknown_tables_are_told(store: Store, example: Example) -> None:
    with pytest.raises(UnknownTable):
        await store.read("nowhere")
    with pytest.raises(UnknownTable):
        await store.append("nowhere", 0, [example.said(1)], None)
    with pytest.raises(UnknownTable):
        await store.append("nowhere", 5, [example.said(6)], None)


async def test_one_of_two_writers_of_the_same_entry_loses(store: Store, example: Example) -> None:
    await example.create(store)
    results = await asyncio.gather(
        *(store.append("t1", 0, [example.said(1, str(rival))], None) for rival in range(20)),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [Conflict] * 19
    winner = results.index(None)
    assert await entries_of(store) == (example.said(1, str(winner)),)


async def test_appends_that_come_together_do_not_harm_each_other(
    store: Store, example: Example
) -> None:
    """Every third writer is mistaken; the others, saved in the same stroke, must not notice."""
    tables = [f"t{number}" for number in range(60)]
    await asyncio.gather(*(example.create(store, table) for table in tables))
    results = await asyncio.gather(
        *(
            store.append(table, 0 if place % 3 else 4, [example.said(1 if place % 3 else 5)], None)
            for place, table in enumerate(tables)
        ),
        return_exceptions=True,
    )
    for place, (table, result) in enumerate(zip(tables, results, strict=True)):
        assert isinstance(result, Conflict) == (place % 3 == 0)
        assert len(await entries_of(store, table)) == (0 if place % 3 == 0 else 1)


async def test_many_tables_write_at_once_each_in_its_own_order(
    store: Store, example: Example
) -> None:
    async def play(table: str) -> None:
        await example.create(store, table)
        for n in range(1, 21):
            await store.append(table, n - 1, [example.said(n, table)], None)

    tables = [f"t{number}" for number in range(25)]
    await asyncio.gather(*(play(table) for table in tables))
    for table in tables:
        expected = tuple(example.said(n, table) for n in range(1, 21))
        assert await entries_of(store, table) == expected


async def test_a_long_log_is_kept_whole(store: Store, example: Example) -> None:
    await example.create(store)
    long = [example.said(n, "x" * 300) for n in range(1, 10_001)]
    await store.append("t1", 0, long, None)
    assert list(await entries_of(store)) == long


async def test_what_was_acknowledged_is_there_after_reopening(
    open_store: OpenStore, example: Example
) -> None:
    store = await open_store()
    await example.create(store)
    summary = example.summary(players=("ada",))
    await store.append("t1", 0, [example.said(1)], summary, ranking("ada", 3))
    await store.meta("key", b"first")
    await store.close()
    again = await open_store()
    assert await entries_of(again) == (example.said(1),)
    assert ids(await again.tables_of("ada", 10)) == ["t1"]
    assert await again.rankings("daily", 10) == [ranking("ada", 3)]
    assert await again.meta("key", b"second") == b"first"


async def test_what_waits_is_still_saved_when_the_store_closes(
    open_store: OpenStore, example: Example
) -> None:
    store = await open_store()
    await example.create(store)
    append = asyncio.ensure_future(store.append("t1", 0, [example.said(1)], None))
    await asyncio.sleep(0)
    await store.close()
    await append
    assert len(await entries_of(await open_store())) == 1


async def test_a_closed_store_refuses(store: Store, example: Example) -> None:
    await store.close()
    with pytest.raises(Unavailable):
        await example.create(store)
    with pytest.raises(Unavailable):
        await store.read("t1")


async def test_a_sender_who_gives_up_disturbs_nobody(store: Store, example: Example) -> None:
    await example.create(store, "t1")
    await example.create(store, "t2")
    given_up = asyncio.ensure_future(store.append("t1", 0, [example.said(1)], None))
    other = asyncio.ensure_future(store.append("t2", 0, [example.said(1)], None))
    await asyncio.sleep(0)
    given_up.cancel()
    await other
    assert given_up.cancelled()
    assert len(await entries_of(store, "t2")) == 1


# The directory


async def test_an_append_brings_the_directory_up_to_date(store: Store, example: Example) -> None:
    await example.create(store)
    playing = example.summary(status="playing", players=("ada", "bob"), updated_at_ms=2000)
    await store.append("t1", 0, [example.said(1)], playing)
    assert await store.tables(10) == [playing]
    await store.append("t1", 1, [example.said(2)], None)
    assert await store.tables(10) == [playing]


async def test_the_directory_can_change_without_an_entry(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [], example.summary(status="paused"))
    assert (await store.tables(10))[0].status == "paused"


async def a_house(store: Store, example: Example) -> None:
    """Tables of every status, private and public, created and touched in opposite orders."""
    for place, status in enumerate(("waiting", "playing", "paused", "ended")):
        for is_public in (True, False):
            table = f"{status}-{'public' if is_public else 'private'}"
            summary = example.summary(
                table,
                status=status,
                is_public=is_public,
                created_at_ms=100 + place,
                updated_at_ms=900 - place,
            )
            await store.create(example.header(table), example.SECRET, (), summary)


async def test_open_tables_are_public_and_not_over_the_newest_first(
    store: Store, example: Example
) -> None:
    await a_house(store, example)
    newest_first = ["paused-public", "playing-public", "waiting-public"]
    assert ids(await store.open_tables(10)) == newest_first
    assert ids(await store.open_tables(2)) == newest_first[:2]


async def test_due_tables_are_those_that_the_house_owes_a_move(
    store: Store, example: Example
) -> None:
    playing = example.summary("t1", status="playing")
    await store.create(example.header("t1"), example.SECRET, (), playing, is_due=True)
    await example.create(store, "t2")
    assert ids(await store.due()) == ["t1"]
    listed = example.summary("t2", status="playing", created_at_ms=2000)
    await store.append("t2", 0, [example.said(1)], listed, is_due=True)
    await store.append("t2", 1, [example.said(2)], None)
    assert ids(await store.due()) == ["t1", "t2"]
    await store.append("t1", 0, [example.said(1)], playing)
    assert ids(await store.due()) == ["t2"]


async def test_all_tables_are_listed_the_latest_touched_first(
    store: Store, example: Example
) -> None:
    await a_house(store, example)
    listed = await store.tables(100)
    assert len(listed) == 8
    moments = [summary.updated_at_ms for summary in listed]
    assert moments == sorted(moments, reverse=True)
    assert len(await store.tables(3)) == 3


async def test_players_find_their_tables_the_latest_touched_first(
    store: Store, example: Example
) -> None:
    for table, players, touched in (("t1", ("ada", "bob"), 10), ("t2", ("ada",), 20)):
        await example.create(store, table)
        summary = example.summary(table, players=players, updated_at_ms=touched)
        await store.append(table, 0, [example.said(1)], summary)
    assert ids(await store.tables_of("ada", 10)) == ["t2", "t1"]
    assert ids(await store.tables_of("ada", 1)) == ["t2"]
    assert ids(await store.tables_of("bob", 10)) == ["t1"]
    assert await store.tables_of("eve", 10) == []


async def test_players_who_left_still_find_the_table(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(1)], example.summary(players=("ada", "bob")))
    await store.append("t1", 1, [example.said(2)], example.summary(players=("bob",)))
    assert ids(await store.tables_of("ada", 10)) == ["t1"]


async def test_chairs_of_nobody_belong_to_no_player(store: Store, example: Example) -> None:
    await example.create(store)
    await store.append("t1", 0, [example.said(1)], example.summary(players=("", "bob")))
    assert await store.tables_of("", 10) == []


# The house's own values


async def test_a_value_of_the_house_is_settled_by_the_first_who_asks(store: Store) -> None:
    answers = await asyncio.gather(*(store.meta("key", bytes([rival])) for rival in range(10)))
    assert len(set(answers)) == 1
    assert await store.meta("key", b"later") == answers[0]
    assert await store.meta("other", b"later") == b"later"


async def test_a_value_of_the_house_can_be_replaced(open_store: OpenStore) -> None:
    store = await open_store()
    await store.meta("kept", b"first")
    await store.keep_meta("kept", b"second")
    await store.keep_meta("new", b"third")
    await store.close()
    again = await open_store()
    assert await again.meta("kept", b"later") == b"second"
    assert await again.meta("new", b"later") == b"third"


async def test_one_of_two_who_replace_the_same_value_loses(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.replace_meta("kept", b"first", b"second")
    await store.meta("kept", b"first")
    rivals = (store.replace_meta("kept", b"first", bytes([rival])) for rival in range(10))
    answers = await asyncio.gather(*rivals, return_exceptions=True)
    winners = [bytes([rival]) for rival, answer in enumerate(answers) if answer is None]
    assert [type(answer) for answer in answers].count(Conflict) == 9
    assert [await store.meta("kept", b"later")] == winners


async def test_a_house_can_be_listed_whole_for_a_copy(store: Store, example: Example) -> None:
    await example.create(store)
    await store.meta("memory of a game, and of whom", b"one")
    await store.keep_meta("kept", b"two")
    await store.prove()
    await store.rank(ranking("ada", 3))
    await store.rank(ranking("ada", 9))
    await store.rank(ranking("bob", 1, board="another"))
    assert await store.metas() == {"memory of a game, and of whom": b"one", "kept": b"two"}
    found = {(each.board, each.player): each.rank_by for each in await store.every_ranking()}
    assert found == {("daily", "ada"): (3,), ("another", "bob"): (1,)}
