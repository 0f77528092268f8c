"""The word cards: how many, how hard, and that no two words are one (MM-2, MM-11 to MM-14)."""

import json
import re
import unicodedata
from collections import Counter
from itertools import chain, combinations

import pytest

from tablee.games.mission_mosaique.data.sketches import sketches_of
from tablee.games.mission_mosaique.data.words import cards, sorted_cards, words
from tablee.games.mission_mosaique.model import CardLanguage, NotebookType
from tablee.games.mission_mosaique.rules.matching import plain
from tools.mission_mosaique import sorting

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


# The cards of the third rules (MM-76)


def _measured() -> dict[str, tuple[float, float | None, int]]:
    measured: dict[str, tuple[float, float | None, int]] = json.loads(sorting.MEASURED.read_text())
    return measured


def _names(level: int) -> list[str]:
    cards_of_level = [card for card in sorted_cards() if card.level == level]
    return [word.name(CardLanguage.FRENCH) for card in cards_of_level for word in card.words]


def test_mm_2_mm_13_the_sorted_cards_hold_the_same_words_in_as_many_cards() -> None:
    assert Counter(card.level for card in sorted_cards()) == {1: 67, 2: 67, 3: 66}
    assert {word for card in sorted_cards() for word in card.words} == set(words())


def test_mm_12_the_card_of_the_printed_rules_stays_the_first() -> None:
    first = sorted_cards()[0]
    assert first.code == "1 - 1"
    assert [word.fr[0] for word in first.words] == ["parapluie", "licorne", "nuage"]


@pytest.mark.parametrize(("measure", "sign"), [(0, -1), (1, -1), (2, 1)])
def test_mm_76_every_level_is_measurably_harder_than_the_one_before(
    measure: int, sign: int
) -> None:
    """Bots' drawings and people's are named less surely; there is more to draw."""
    measured = _measured()
    found = []
    for level in (1, 2, 3):
        known = [own for name in _names(level) if (own := measured[name][measure]) is not None]
        found.append(sign * sum(known) / len(known))
    assert found[0] < found[1] < found[2]


def test_mm_76_what_was_measured_of_the_strokes_is_still_so() -> None:
    assert {name: strokes for name, (_, _, strokes) in _measured().items()} == {
        word.fr[0]: len(sketches_of(word)[0]) for word in words()
    }


def test_mm_76_twins_never_meet_in_a_round() -> None:
    card_of = {
        word.fr[0]: (card.level, card.number) for card in sorted_cards() for word in card.words
    }
    for group in json.loads(sorting.TWINS.read_text()):
        for one, other in combinations(group, 2):
            is_apart = card_of[one][0] != card_of[other][0]
            assert is_apart or card_of[one] == card_of[other], (one, other)


def test_mm_76_the_third_level_holds_scenes_actions_and_places() -> None:
    third = set(_names(3))
    scenes = json.loads(sorting.SCENES.read_text())
    assert len(third.intersection(scenes)) >= 45
    assert {"feu d'artifice", "escrimeur", "théâtre"} <= third


def test_mm_76_the_cards_are_as_the_measures_sort_them() -> None:
    found = [(card.level, [word.fr[0] for word in card.words]) for card in sorted_cards()]
    assert found == sorting.sorted_anew(_measured())
