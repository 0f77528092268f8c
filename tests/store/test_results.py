"""What every store promises of results: the archive of each game, and the boards of the puzzles."""

import pytest
from tests.store.conftest import Example, ids, ranking

from tablee.kernel.directory import ArchivedResult, Ranking
from tablee.store.contract import Conflict, Store

# The archive


async def finish(
    store: Store, example: Example, table: str, *rank_by: int, game: str = "top_it"
) -> None:
    """Ada's table comes to its end with this result, the newest table last."""
    await example.create(store, table)
    summary = example.summary(
        table,
        players=("ada",),
        status="ended",
        created_at_ms=1000 + int(table[1:]),
        game=game,
        result=ArchivedResult(rank_by, {"points": rank_by[0]}) if rank_by else None,
    )
    await store.append(table, 0, [example.said(1)], summary)


async def test_the_archive_lists_the_best_results_of_a_game_first(
    store: Store, example: Example
) -> None:
    await finish(store, example, "t1", 9, 1)
    await finish(store, example, "t2", 12)
    await finish(store, example, "t3", 9, 2)
    await finish(store, example, "t4", 9, 1)
    await finish(store, example, "t5")
    await finish(store, example, "t6", 99, game="chess")
    best = await store.archive("top_it", 10)
    assert ids(best) == ["t2", "t3", "t1", "t4"]
    assert best[0].result == ArchivedResult((12,), {"points": 12})
    assert ids(await store.archive("top_it", 2)) == ["t2", "t3"]


async def test_the_archive_keeps_the_best_of_each_list_apart(
    store: Store, example: Example
) -> None:
    for number, (points, ranked_in) in enumerate(
        [(9, "a"), (5, "b"), (8, "a"), (7, "a"), (6, "b")]
    ):
        table = f"t{number}"
        await example.create(store, table)
        summary = example.summary(
            table, status="ended", game="top_it", result=ArchivedResult((points,), {}, ranked_in)
        )
        await store.append(table, 0, [example.said(1)], summary)
    assert ids(await store.archive("top_it", 2)) == ["t0", "t2", "t4", "t1"]


async def test_players_find_their_own_results(store: Store, example: Example) -> None:
    await finish(store, example, "t1", 5)
    assert ids(await store.archive_of("top_it", "ada", 10)) == ["t1"]
    assert await store.archive_of("top_it", "bob", 10) == []
    assert await store.archive_of("chess", "ada", 10) == []


# Boards


async def rank(store: Store, example: Example, *rankings: Ranking) -> None:
    """A table brings these results to their boards, entry by entry."""
    await example.create(store)
    for after, result in enumerate(rankings):
        await store.append("t1", after, [example.said(after + 1)], None, result)


async def test_a_board_keeps_the_first_result_of_each_player(
    store: Store, example: Example
) -> None:
    elsewhere = ranking("ada", 9, board="other")
    await rank(store, example, ranking("ada", 5), ranking("ada", 9), elsewhere)
    assert await store.rankings("daily", 10) == [ranking("ada", 5)]
    assert await store.rankings("other", 10) == [elsewhere]


async def test_what_is_not_appended_is_not_ranked(store: Store, example: Example) -> None:
    await example.create(store)
    with pytest.raises(Conflict):
        await store.append("t1", 7, [example.said(8)], None, ranking("ada", 5))
    assert await store.rankings("daily", 10) == []


async def test_rankings_compare_item_by_item_then_by_time(store: Store, example: Example) -> None:
    best_first = [
        ranking("a", 10, -4),
        ranking("b", 9, 300, 1),
        ranking("c", 9, 300, at_ms=5),
        ranking("d", 9, 300, at_ms=6),
        ranking("e", 9, -1),
        ranking("f", 0, 256),
        ranking("g", -3, 2**62),
        ranking("h", -(2**62)),
    ]
    await rank(store, example, *reversed(best_first))
    assert await store.rankings("daily", 10) == best_first
    assert await store.rankings("daily", 3) == best_first[:3]
    assert await store.rankings("empty", 10) == []


async def test_a_player_finds_the_own_result_however_far_down_it_stands(
    store: Store, example: Example
) -> None:
    results = (("ada", 3), ("bo", 5), ("cy", 1))
    await rank(store, example, *(ranking(player, points) for player, points in results))
    assert await store.ranking_of("daily", "cy") == ranking("cy", 1)
    assert await store.ranking_of("daily", "nobody") is None
    assert await store.ranking_of("weekly", "cy") is None
