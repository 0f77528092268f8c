"""When an answer is right at once: names, slips, and what says something else."""

import pytest

from tablee.games.mission_mosaique.data.words import Word, Wordbook, further, words
from tablee.games.mission_mosaique.model import CardLanguage
from tablee.games.mission_mosaique.rules.judging import accepted_forms, is_right
from tablee.games.mission_mosaique.rules.matching import plain

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

FRENCH, ENGLISH = CardLanguage.FRENCH, CardLanguage.ENGLISH


def word(name: str) -> Word:
    return next(word for word in words() if word.fr[0] == name)


@pytest.mark.parametrize(
    ("name", "answer", "language"),
    [
        ("radiographie", "radio", FRENCH),
        ("tour", "castle", ENGLISH),
        ("bateau", "un navire", FRENCH),
        ("radio", "Radio", FRENCH),
    ],
)
def test_mm_66_a_listed_name_is_right_even_if_it_names_another_word_too(
    name: str, answer: str, language: CardLanguage
) -> None:
    assert is_right(answer, word(name), language)


def test_mm_66_every_name_of_every_word_is_right() -> None:
    for language in CardLanguage:
        for each in words():
            assert all(is_right(name, each, language) for name in each.accepted(language))


def test_mm_66_further_names_are_of_words_that_there_are_and_new() -> None:
    known = {
        each.fr[0]: {CardLanguage.FRENCH: each.fr, CardLanguage.ENGLISH: each.en}
        for each in words()
    }
    for book in Wordbook:
        for name, more in further(book).items():
            assert more.fr or more.en, name
            for language, names in ((FRENCH, more.fr), (ENGLISH, more.en)):
                assert not {*map(plain, names)} & {*map(plain, known[name][language])}, name
                known[name][language] += names


@pytest.mark.parametrize("language", CardLanguage)
def test_mm_66_every_word_may_be_called_otherwise(language: CardLanguage) -> None:
    assert [each for each in words() if len(accepted_forms(each, language)) < 2] == []


def test_mm_66_older_games_are_judged_by_the_names_of_their_time() -> None:
    assert is_right("lionceau", word("lion"), FRENCH)
    assert not is_right("lionceau", word("lion"), FRENCH, Wordbook.SECOND)
    assert is_right("radio", word("radiographie"), FRENCH, Wordbook.SECOND)


@pytest.mark.parametrize(
    ("name", "answer"),
    [("parapluie", "paraplui"), ("crocodile", "crocodlie"), ("éléphant", "elefant")],
)
def test_mm_67_a_slip_is_forgiven_in_a_long_word_and_two_are_not(name: str, answer: str) -> None:
    assert is_right(answer, word(name), FRENCH) == (answer != "elefant")


@pytest.mark.parametrize(("name", "answer"), [("arbre", "arbr"), ("pomme", "pomm")])
def test_mm_67_none_is_forgiven_in_a_short_word(name: str, answer: str) -> None:
    assert not is_right(answer, word(name), FRENCH)


@pytest.mark.parametrize(
    ("name", "answer", "language"),
    [
        ("poisson", "boisson", FRENCH),
        ("pinceau", "pinceaux", FRENCH),
        ("fusée", "pocket", ENGLISH),
        ("marteau", "manteau", FRENCH),
        ("bougie", "candle", FRENCH),
    ],
)
def test_mm_68_what_is_another_real_word_is_no_slip(
    name: str, answer: str, language: CardLanguage
) -> None:
    assert is_right(answer, word(name), language) == (answer == "pinceaux")


def test_mm_68_no_name_of_another_word_is_ever_taken_for_a_slip() -> None:
    for language in CardLanguage:
        names = {form: each for each in words() for form in accepted_forms(each, language)}
        for form in names:
            taken = [each for each in words() if is_right(form, each, language)]
            assert all(form in accepted_forms(each, language) for each in taken)
