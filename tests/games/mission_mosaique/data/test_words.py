"""The word cards: how many, how hard, and that no two words are one (MM-2, MM-11 to MM-14)."""

import re
import unicodedata
from collections import Counter
from itertools import chain

import pytest

from tablee.games.mission_mosaique.data.words import cards, words
from tablee.games.mission_mosaique.model import CardLanguage, NotebookType
from tablee.games.mission_mosaique.rules.matching import plain

INITIALS = {"WC", "CD", "ADN", "DNA", "TV", "UFO"}
languages = pytest.mark.parametrize("language", CardLanguage)


def test_mm_2_there_are_200_cards_of_three_words() -> None:
    assert len(cards()) == 200
    assert len(words()) == 600


def test_mm_13_the_levels_have_67_67_and_66_cards() -> None:
    assert Counter(card.level for card in cards()) == {1: 67, 2: 67, 3: 66}


def test_mm_14_a_card_bears_its_level_and_its_number() -> None:
    codes = [card.code for card in cards()]
    assert codes[0] == "1 - 1"
    assert codes[-1] == "3 - 66"
    assert len(set(codes)) == 200
    for level in (1, 2, 3):
        numbers = [card.number for card in cards() if card.level == level]
        assert numbers == list(range(1, len(numbers) + 1))


def test_mm_12_the_top_word_is_for_lines_the_middle_for_columns_the_bottom_for_grids() -> None:
    card = cards()[0]
    names = [card.word_for(notebook).name(CardLanguage.FRENCH) for notebook in NotebookType]
    assert names == ["parapluie", "licorne", "nuage"]


def test_mm_11_each_word_of_a_card_belongs_to_one_type_of_notebook() -> None:
    for card in cards():
        assert card.words == tuple(card.word_for(notebook) for notebook in NotebookType)


@languages
def test_mm_26_no_word_occurs_twice_not_even_as_a_synonym_of_another(
    language: CardLanguage,
) -> None:
    forms = [{plain(name) for name in word.accepted(language)} for word in words()]
    counts = Counter(chain.from_iterable(forms))
    assert [form for form, count in counts.items() if count > 1] == []


@languages
def test_mm_54_most_words_may_be_called_otherwise(language: CardLanguage) -> None:
    """A giraffe is a giraffe; but whoever sees a sparrow has seen the bird."""
    with_synonyms = [word for word in words() if len(word.accepted(language)) > 1]
    assert len(with_synonyms) > len(words()) * 0.7


@languages
def test_no_synonym_is_written_twice(language: CardLanguage) -> None:
    repeated = [
        word for word in words() if len(set(word.accepted(language))) < len(word.accepted(language))
    ]
    assert repeated == []


@languages
def test_words_are_written_as_in_a_dictionary(language: CardLanguage) -> None:
    """Accents are whole letters, the apostrophe is plain; the first letter of a name is small."""
    for name in chain.from_iterable(word.accepted(language) for word in words()):
        assert name == unicodedata.normalize("NFC", name).strip()
        assert all(letter.isalpha() or letter in " '-" for letter in name), name
        assert name.islower() or INITIALS & set(re.split("[ ']", name)), name


def test_french_words_have_their_accents_and_ligatures() -> None:
    french = {word.name(CardLanguage.FRENCH) for word in words()}
    assert {"éléphant", "œil", "cœur", "fenêtre", "île", "maïs", "piñata", "bœuf"} <= french
    stripped = {"elephant", "oeil", "coeur", "fenetre", "ile", "mais", "pinata", "boeuf"}
    assert not stripped & french


def test_mm_2_harder_levels_have_words_with_longer_names() -> None:
    """Everyday things have short names; what is made of parts, or rare, has longer ones."""

    def mean_length(level: int) -> float:
        of_level = [word for card in cards() if card.level == level for word in card.words]
        return sum(len(word.name(CardLanguage.FRENCH)) for word in of_level) / len(of_level)

    assert mean_length(1) < mean_length(2) < mean_length(3)
