"""When an answer is right: MM-53 and MM-54, as far as no vote is needed."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import CardLanguage
from tablee.games.mission_mosaique.rules.matching import (
    forms,
    is_right,
    plain,
    slips,
    slips_forgiven,
)

FRENCH, ENGLISH = CardLanguage.FRENCH, CardLanguage.ENGLISH
languages = pytest.mark.parametrize("language", CardLanguage)


def word(name: str) -> Word:
    (found,) = (each for each in words() if each.name(FRENCH) == name)
    return found


@pytest.mark.parametrize(
    "answer",
    [
        "PARAPLUIE",
        "Le parapluie",
        "un  parapluie !",
        "des parapluies",
        "l'parapluie",
        "pàrâplüie",
    ],
)
def test_mm_54_case_accents_articles_and_the_plural_do_not_count(answer: str) -> None:
    assert is_right(answer, word("parapluie"), FRENCH)


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ("arc en ciel", "arc-en-ciel"),
        ("oeil", "œil"),
        ("L’œil", "œil"),
        ("chevaux", "cheval"),
        ("brosse a dent", "brosse à dents"),
        ("petit pois", "petits pois"),
        ("un dé", "dé"),
    ],
)
def test_mm_54_hyphens_ligatures_and_joining_words_do_not_count(answer: str, name: str) -> None:
    assert is_right(answer, word(name), FRENCH)


def test_mm_54_english_articles_do_not_count_either() -> None:
    assert is_right("An Umbrella", word("parapluie"), ENGLISH)
    assert is_right("the umbrellas", word("parapluie"), ENGLISH)


def test_mm_53_a_synonym_is_right() -> None:
    assert is_right("navire", word("bateau"), FRENCH)
    assert is_right("bicyclette", word("vélo"), FRENCH)
    assert is_right("bike", word("vélo"), ENGLISH)


def test_mm_54_small_slips_are_forgiven_more_of_them_in_a_longer_word() -> None:
    assert [slips_forgiven("a" * length) for length in (4, 5, 7, 8, 20)] == [0, 1, 1, 2, 2]
    assert is_right("parpluie", word("parapluie"), FRENCH)
    assert is_right("paraplouies", word("parapluie"), FRENCH)
    assert is_right("giarfe", word("girafe"), FRENCH)
    assert not is_right("giffarre", word("girafe"), FRENCH)
    assert not is_right("chas", word("chat"), FRENCH)


def test_mm_54_a_slip_that_could_as_well_be_another_word_is_not_forgiven() -> None:
    """A `mateau` lacks a letter, be it a `manteau` or a `marteau`."""
    assert is_right("mateau", word("marteau"), FRENCH) is is_right(
        "mateau", word("manteau"), FRENCH
    )
    assert not is_right("mateau", word("marteau"), FRENCH)
    assert is_right("marteua", word("marteau"), FRENCH)


def right_words(answer: str, language: CardLanguage) -> list[Word]:
    return [one for one in words() if is_right(answer, one, language)]


@languages
def test_mm_54_a_name_of_a_word_is_right_for_this_word_and_for_no_other(
    language: CardLanguage,
) -> None:
    for one in words():
        assert right_words(one.name(language), language) == [one]
        assert all(is_right(synonym, one, language) for synonym in one.accepted(language))


@st.composite
def answers_with_a_slip(draw: st.DrawFn) -> tuple[str, CardLanguage]:
    """A name with a letter left out, doubled, swapped with the next or replaced."""
    language = draw(st.sampled_from(CardLanguage))
    form = draw(st.sampled_from(sorted(forms(draw(st.sampled_from(words())), language))))
    place = draw(st.integers(0, len(form) - 1))
    start, letter, end = form[:place], form[place], form[place + 1 :]
    wrong = draw(st.sampled_from("aeinrst"))
    slips_made = (
        start + end,
        start + letter * 2 + end,
        start + end[:1] + letter + end[1:],
        start + wrong + end,
    )
    return draw(st.sampled_from(slips_made)), language


@settings(deadline=None, max_examples=150)
@given(answers_with_a_slip())
def test_mm_54_an_answer_with_a_slip_is_right_for_one_word_at_most(
    answer_in_language: tuple[str, CardLanguage],
) -> None:
    assert len(right_words(*answer_in_language)) <= 1


def test_nothing_is_not_an_answer() -> None:
    assert not any(
        is_right(answer, one, FRENCH) for answer in ("", " ", "!?", "le") for one in words()
    )


@given(st.text(max_size=40))
def test_any_text_has_a_plain_form_that_is_its_own(text: str) -> None:
    assert plain(text).isalnum() or plain(text) == ""


def _oracle(one: str, other: str) -> int:
    """Optimal string alignment, as its definition says."""
    if not one or not other:
        return len(one) + len(other)
    costs = [
        _oracle(one[1:], other) + 1,
        _oracle(one, other[1:]) + 1,
        _oracle(one[1:], other[1:]) + (one[0] != other[0]),
    ]
    if one[:2] == other[:2][::-1] and len(one) > 1 and len(other) > 1:
        costs.append(_oracle(one[2:], other[2:]) + 1)
    return min(costs)


@example("abb", "aaaaa", 2)
@given(st.text("ab", max_size=5), st.text("abc", max_size=5), st.integers(0, 3))
def test_slips_are_counted_as_the_definition_says(one: str, other: str, most: int) -> None:
    assert slips(one, other, most) == min(_oracle(one, other), most + 1)
