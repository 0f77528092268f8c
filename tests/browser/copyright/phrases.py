"""What people read on Copyright's board, in both languages."""

from tests.browser.words import Phrase

# The sentence of the options
VARIANT = Phrase("Variante", "Variant")
TIMED = Phrase("Variante minutée", "Timed variant")
TIMED_IN_SHORT = Phrase("variante minutée", "timed variant")
LIGHTNING = Phrase("Variante éclair", "Lightning variant")
LIMIT = Phrase("Points à atteindre", "Points to reach")
POINTS = Phrase("{points} points", "{points} points")
ONE_POINT = Phrase("1 point", "1 point")
ROUND_CLOCK = Phrase("Temps d’une manche", "Time of a round")
TEN_MINUTES = Phrase("10 minutes par manche", "10 minutes a round")
MODEL_MAKER = Phrase("Qui compose le modèle", "Who makes the model")
EVERYBODY_IN_TURN = Phrase("Chacun à son tour compose", "Everybody in turn makes")
MORE_CHOICES = Phrase("Plus de choix", "More choices")
BONUS = Phrase("Bonus", "Bonus")

# Laying cards
SHOW_THE_MODEL = Phrase("Montrer le modèle", "Show the model")
SHEET = Phrase("Ta feuille", "Your sheet")
EMPTY_SHEET = Phrase("Ta feuille est vide.", "Your sheet is empty.")
HAND = Phrase("Tes cartes", "Your cards")
CARD = Phrase("Carte {number}", "Card {number}")
CARD_LAID = Phrase("Carte {number}, posée. La reprendre.", "Card {number}, laid. Pick it up again.")
STACK_OF = Phrase("La pile de {name} : {cards}", "{name}’s stack: {cards}")
ONE_CARD_LAID = Phrase("1 carte posée", "1 card laid")
TWO_CARDS_LAID = Phrase("2 cartes posées", "2 cards laid")
TURN = Phrase("Tourner", "Turn")
FLIP = Phrase("Retourner", "Flip")
TAKE_OFF = Phrase("Retirer", "Take off")
LAY = Phrase("Poser", "Lay")
LAY_HERE = Phrase("Poser ici", "Lay here")
TURN_ALL = Phrase("Tout tourner", "Turn all")
FLIP_ALL = Phrase("Tout retourner", "Flip all")
KEEP_THE_CARD = Phrase("C’est bon", "That’s it")
I_AM_DONE = Phrase("J’ai fini", "I’m done")

# The end of a round
KEEP_THE_FRAME = Phrase("Laisser ici", "Leave it here")
YOU_COPIED = Phrase("Tu as tout recopié !", "You copied it all!")
SOMEBODY_COPIED = Phrase("{name} a tout recopié !", "{name} copied it all!")
NOBODY_COPIED = Phrase("Personne n’a fini la copie", "Nobody finished the copy")
ROUND_POINTS = Phrase("Les points de la manche", "The points of the round")
STEP_BY_STEP = Phrase("Voir, pas à pas", "Show me, step by step")
NEXT_ROUND = Phrase("Manche suivante", "Next round")

REVIEW = Phrase("Revoir la manche, geste par geste", "See the round again, step by step")
REVIEW_TITLE = Phrase("La manche, geste par geste", "The round, step by step")
WHOLE_COPY = Phrase("toute la copie est là", "the whole copy is there")
ONE_MISSING = Phrase("d’ici, il manquait une carte", "from here one card was missing")

# Trying
TRIAL = Phrase("Essai", "Trial")
MY_STACK = Phrase("Ma pile", "My stack")
TRY_HERE = Phrase("Essayer ici", "Try here")
PUT_ON_MY_STACK = Phrase("Sur ma pile", "On my stack")
SORT_THE_HAND = Phrase("Trier la main", "Sort the hand")

LEAVE_OUT = Phrase("La laisser", "Leave it out")
STOP_THE_ROUND = Phrase("Arrêter la manche", "Stop the round")
NOTHING_LAID = Phrase("Rien de posé : {points} points.", "Nothing laid: {points} points.")
ONLY_THE_FIRST = Phrase(
    "Seule la première copie compte : 1 point.", "Only the first copy counts: 1 point."
)
REACHED = Phrase("C’était le mieux possible, bravo !", "This was the best possible, well done!")
SHORTEST = Phrase(
    "La plus courte : toute la copie avec {cards} cartes.",
    "The shortest: the whole copy with {cards} cards.",
)

# The lesson
NEXT_STEP = Phrase("Suivant", "Next")
THIS_IS_THE_MODEL = Phrase("Voici le modèle", "This is the model")
LESSON_LAY = Phrase("Pose", "Lay")
LESSON_SHIFT = Phrase("Décale", "Shift")
LESSON_TURN = Phrase("Tourne", "Turn")
LESSON_FLIP = Phrase("Retourne", "Flip")
LESSON_FRAME = Phrase("Le cadre", "The frame")
LESSON_POINTS = Phrase("Les points", "The points")
TO_THE_TABLE = Phrase("À table !", "To the table!")
TOO_LATE = Phrase("Un instant trop tard", "That came a moment too late")
