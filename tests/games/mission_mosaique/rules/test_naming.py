"""What a code is called: in two languages, by house names, by a pack (MM-74, MM-75, MM-79)."""

import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import begun, code, do, drawn, guesser, opened, until_over

from tablee.games.mission_mosaique.data.words import Word
from tablee.games.mission_mosaique.model import (
    Appeal,
    CardLanguage,
    Continue,
    HouseName,
    IllegalCode,
    Options,
    PackWord,
    Phase,
    Propose,
    ProposeNothing,
    Speak,
    State,
    Vote,
)
from tablee.games.mission_mosaique.rules import naming, rulebook, solving
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

PACK = tuple(PackWord((f"mamie {name}",)) for name in "abcdefghi")


def on_table(state: State) -> tuple[Seat, Word]:
    assert state.guess is not None
    starter = solving.starter(state, state.guess)
    return starter, naming.word(state, starter)


def bilingual(seats: int = 3) -> State:
    """The first reads English, all others French."""
    return do(begun(seats, is_bilingual=True), 0, Speak(CardLanguage.ENGLISH))


def refusal(state: State, seat: Seat, language: CardLanguage) -> str:
    with pytest.raises(Illegal) as error:
        do(state, seat, Speak(language))
    return error.value.code.value


# Two languages


def test_mm_75_everybody_reads_the_code_in_their_own_language() -> None:
    state = bilingual()
    for seat, language in ((0, CardLanguage.ENGLISH), (1, CardLanguage.FRENCH)):
        view = rulebook.view(state, seat)
        assert view.own is not None and view.language is language
        assert view.own.word == naming.word(state, seat).name(language)
    assert [player.language for player in rulebook.view(state, None).players] == ["en", "fr", "fr"]


def test_mm_75_an_answer_counts_in_the_own_language_and_a_name_in_either() -> None:
    state = opened(drawn(bilingual()))
    while guesser(state) != 0:
        state = do(state, guesser(state), ProposeNothing())
        state = opened(rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on")))
    starter, word = on_table(state)
    for language in CardLanguage:
        assert naming.is_right(state, starter, 0, word.name(language))
    assert not naming.is_right(state, starter, 0, "zzz")
    french_only = replace(state, options=Options())
    assert not naming.is_right(
        french_only, starter, 0, "an " + word.name(CardLanguage.ENGLISH) + "q"
    )


def test_mm_75_the_truth_is_told_to_each_in_their_language_and_so_are_the_pictures() -> None:
    state = opened(drawn(bilingual()))
    _, word = on_table(state)
    state = do(state, guesser(state), ProposeNothing())
    told = [guess.word for seat in (0, 1) if (guess := rulebook.view(state, seat).guess)]
    assert told == [word.name(CardLanguage.ENGLISH), word.name(CardLanguage.FRENCH)]
    state = rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on"))
    for seat, language in (
        (0, CardLanguage.ENGLISH),
        (1, CardLanguage.FRENCH),
        (None, CardLanguage.FRENCH),
    ):
        assert rulebook.view(state, seat).pictures[0].word == word.name(language)


def test_mm_75_one_speaks_at_a_bilingual_table_only_and_says_nothing_twice() -> None:
    assert refusal(begun(3), 0, CardLanguage.ENGLISH) == IllegalCode.ONE_LANGUAGE
    assert refusal(bilingual(), 0, CardLanguage.ENGLISH) == IllegalCode.ALREADY_SO
    assert "speak" in rulebook.view(bilingual(), 0).may
    assert "speak" not in rulebook.view(begun(3), 0).may


# Names of the house


def test_mm_74_a_name_that_an_appeal_has_won_is_kept_with_the_picture() -> None:
    state = opened(drawn(begun(3)))
    _, word = on_table(state)
    state = do(state, guesser(state), Propose("bidule"))
    state = do(state, guesser(state), Appeal())
    for seat in range(3):
        if seat != guesser(state):
            state = do(state, seat, Vote(accepts=True))
    state = rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on"))
    won = HouseName(word.name(CardLanguage.FRENCH), CardLanguage.FRENCH, "bidule")
    assert state.pictures[0].appealed == won


def test_mm_74_a_name_of_the_house_is_right_for_its_word_alone() -> None:
    state = opened(drawn(begun(3)))
    starter, word = on_table(state)
    assert not naming.is_right(state, starter, 0, "bidule")
    own = HouseName(word.name(CardLanguage.FRENCH), CardLanguage.FRENCH, "Bidule")
    named = replace(state, options=replace(state.options, names=(own,)))
    assert naming.is_right(named, starter, 0, "les bidules")
    other = replace(own, word="zut")
    assert not naming.is_right(
        replace(state, options=replace(state.options, names=(other,))), starter, 0, "bidule"
    )


def test_nobody_is_shown_the_hosts_words_and_names() -> None:
    names = (HouseName("chat", CardLanguage.FRENCH, "matou"),)
    view = rulebook.view(begun(3, pack=PACK, names=names), 0)
    assert not view.options.pack and not view.options.names


# Packs


def test_mm_79_a_pack_takes_the_place_of_the_cards_and_no_word_comes_twice() -> None:
    def solve(state: State) -> State:
        state = do(opened(state), guesser(state), Propose(code(state)))
        return rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on"))

    state = until_over(begun(3, pack=PACK), solve)
    assert state.phase is Phase.OVER
    assert sorted(picture.word for picture in state.pictures) == sorted(
        word.names[0] for word in PACK
    )
    assert all(picture.has_stamp for picture in state.pictures)


def test_mm_79_a_pack_tells_which_thing_is_meant_and_what_is_just_as_right() -> None:
    words = (PackWord(("chef", "patron"), meant="au bureau"), *PACK[:8])
    state = replace(begun(3, pack=words), cards=(0, 1, 2))
    own = rulebook.view(state, 0).own
    assert own is not None and (own.word, own.meant) == ("chef", "au bureau")
    assert naming.is_right(state, 0, 2, "le patron")


@pytest.mark.parametrize(
    ("pack", "seats"),
    [
        (PACK, [3]),
        ((*PACK, *(PackWord((f"pépé {name}",)) for name in "abc")), [3, 4]),
        (PACK[:8], []),
        ((*PACK, PackWord(("la Mamie A",))), []),
        ((*PACK, PackWord(("?!",))), []),
        (tuple(PackWord((f"{'x' * 50}{at}",) * 1) for at in range(130)), []),
    ],
)
def test_mm_79_a_pack_must_be_long_enough_and_its_words_told_apart(
    pack: tuple[PackWord, ...], seats: list[int]
) -> None:
    assert list(rulebook.seats_allowed(Options(pack=pack))) == seats
