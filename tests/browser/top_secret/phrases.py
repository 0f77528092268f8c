"""What people read on Top Secret's board, in both languages."""

from tests.browser.words import Phrase

from tablee.games.top_secret.model.cards import Card, Place

TOP_SECRET = Phrase("Top Secret", "Top Secret")

# The sentence of the options
LENGTH = Phrase("Durée", "Length")
SINGLE_GAME = Phrase("une seule partie", "a single game")
SHEET = Phrase("Feuillet-indices", "Note sheet")
DETECTIVE = Phrase("barre ce qui se déduit", "crosses out what follows")
CLOCK = Phrase("Temps par décision", "Time per decision")
TWO_MINUTES = Phrase("120 secondes", "120 seconds")
NUMBER_OF_CHAIRS = Phrase("Nombre de chaises", "Number of chairs")
THREE_CHAIRS = Phrase("trois chaises", "three chairs")
FIVE_CHAIRS = Phrase("cinq chaises", "five chairs")
START_WITH_FOUR = Phrase("Commencer à quatre", "Start with four")
START_WITH_THREE = Phrase("Commencer à trois", "Start with three")
START_WITH_FIVE = Phrase("Commencer à cinq", "Start with five")

PLACES = {
    Place.SAN_MARCO: Phrase("San Marco", "San Marco"),
    Place.RIALTO: Phrase("Rialto", "Rialto"),
    Place.SALUTE: Phrase("Salute", "Salute"),
    Place.SAN_GIORGIO: Phrase("San Giorgio", "San Giorgio"),
    Place.PONTE_DEI_SOSPIRI: Phrase("Pont des Soupirs", "Bridge of Sighs"),
}
CARDS = {
    Card.FIDDLEBOTTOM: Phrase("Lord Fiddlebottom", "Lord Fiddlebottom"),
    Card.BUBBLE: Phrase("Colonel Bubble", "Colonel Bubble"),
    Card.ZSA_ZSA: Phrase("Madame Zsa Zsa", "Madame Zsa Zsa"),
    Card.AGENT_X: Phrase("Agent X", "Agent X"),
    Card.FRAGMENT_52: Phrase("52", "52"),
    Card.FRAGMENT_11: Phrase("11", "11"),
    Card.FRAGMENT_0: Phrase("0", "0"),
    Card.FRAGMENT_29: Phrase("29", "29"),
}

# A round
GO_TO = Phrase("Aller ", "Go to ")
CHOOSE_TWO_CARDS = Phrase("Choisir mes deux cartes", "Choose my two cards")
YOUR_EIGHT_CARDS = Phrase("Tes huit cartes", "Your eight cards")
ALLOWED = Phrase("Permis : une vraie, une fausse.", "Allowed: one true, one false.")
SHOW_THESE = Phrase("Montrer ces deux cartes", "Show these two cards")
IS_CHOOSING = Phrase("{name} choisit.", "{name} is choosing.")
WAITING_FOR = Phrase("On attend {name}.", "Waiting for {name}.")
RECEIVES_YOU = Phrase("{name} te reçoit", "{name} receives you")
SHOWED_YOU = Phrase("{name} t’a montré", "{name} showed you")
NOTED = Phrase("C’est noté", "Noted")
ASK = Phrase("Demander à {name}", "Ask {name}")
ASKS_YOU = Phrase("{name} te demande une carte noire.", "{name} asks you for a black card.")
BLACK_CARD_OF = Phrase("La carte noire de {name}", "{name}’s black card")
ASK_NOBODY = Phrase("Personne, merci", "Nobody, thank you")
LET_IT_PASS = Phrase("Laisser passer", "Let it pass")
DUMMY = Phrase("Figurant", "Dummy")
DUMMYS_BLACK_CARD = Phrase("La carte noire du figurant", "The dummy’s black card")
SEE_IDENTITY = Phrase("Voir son identité", "See the identity")
SHOW_MY_FRAGMENT = Phrase("Montrer mon fragment", "Show my fragment")
SHOW_MY_IDENTITY = Phrase("Montrer mon identité", "Show my identity")

# The note sheet
OPEN_SHEET = Phrase("Ouvrir le feuillet", "Open the sheet")
SHEET_SHORT = Phrase("Feuillet", "Sheet")
CLOSE_SHEET = Phrase("Fermer le feuillet", "Close the sheet")
NOTE_SHEET = Phrase("Feuillet-indices", "Note sheet")
PEN = Phrase("Crayon", "Pen")
KEYS = Phrase("Clavier", "Keys")
RUBBER = Phrase("Gomme", "Rubber")
WRITE_HERE = Phrase("Écris ici", "Write here")
YOUR_NOTES = Phrase("Tes notes", "Your notes")
OPINION = Phrase("{name}, {card} : {opinion}", "{name}, {card}: {opinion}")
NO_OPINION = Phrase("sans avis", "no opinion")
MAYBE = Phrase("peut-être", "maybe")
IMPOSSIBLE = Phrase("impossible", "impossible")
DEALS_LEFT = Phrase("donnes encore possibles", "deals are still possible")

# The casebook
OPEN_CASEBOOK = Phrase("Ouvrir le carnet d’enquête", "Open the casebook")
CASEBOOK = Phrase("Carnet d’enquête", "Casebook")
EXCHANGE = Phrase("échange", "exchange")
VENICE = Phrase("Venise", "Venice")

# The call
TELEPHONE = Phrase("Téléphoner", "Telephone")
TELEPHONE_FROM_HERE = Phrase("Téléphoner d’ici", "Telephone from here")
FRAGMENT_OF = Phrase("Le fragment de {card}", "{card}’s fragment")
WHO_IS = Phrase("Qui est {card} ?", "Who is {card}?")
PICK_UP = Phrase("Décrocher", "Pick up")
THE_DETECTIVE = Phrase("Le détective :", "The detective:")
BACK_TO_THE_MAP = Phrase("Retour à la carte", "Back to the map")
MUST_BE_THE_ALLY = Phrase("{name} doit être", "{name} must be")
NOT_YOUR_ALLY = Phrase("alors {name} n’est pas ton allié", "then {name} is not your ally")
I_CALL_ALL_THE_SAME = Phrase("J’appelle quand même", "I call all the same")
BESIDE_THE_ALLY = Phrase("était bien à côté de son allié", "was indeed beside the ally")
THE_ALLY_WAS = Phrase(
    "était à côté de {met} ; son allié était {ally}.", "was beside {met}; the ally was {ally}."
)
YES_I_CALL = Phrase("Oui, j’appelle", "Yes, I call")
RIGHT_NUMBER = Phrase("Le bon numéro !", "The right number!")
WRONG_NUMBER = Phrase("Un faux numéro.", "A wrong number.")
NOT_THE_ALLY = Phrase("Ce n’était pas l’allié.", "That was not the ally.")
REVIEW = Phrase("Revoir les soupçons", "Review the suspicions")
SUSPICIONS = Phrase("Les soupçons, manche par manche", "The suspicions, round by round")
IN_FIGURES = Phrase("En chiffres", "In figures")
GRAPH = Phrase(
    "Les donnes encore possibles pour chacun", "The deals still possible for each player"
)
NEXT_GAME = Phrase("Partie suivante", "Next game")
GAME_TWO = Phrase("Partie 2, manche 1", "Game 2, round 1")
WIN_WITH = Phrase("Tu gagnes avec {name}", "You win with {name}")
WIN_TOGETHER = Phrase("gagnent ensemble", "win together")
RESULT = Phrase("Voir le résultat", "See the result")

# The lesson
NEXT_STEP = Phrase("Suivant", "Next")
LESSON = (
    Phrase("Une nuit à Venise", "A night in Venice"),
    Phrase("Une rencontre", "A meeting"),
    Phrase("Une vraie, une fausse", "One true, one false"),
    Phrase("L’Ambassadeur", "The Ambassador"),
    Phrase("Le feuillet", "The sheet"),
    Phrase("L’appel", "The call"),
    Phrase("C’est gagné", "You win"),
)
TO_THE_TABLE = Phrase("À table !", "To the table!")
RIGHT_ANSWER = Phrase("Juste !", "Right!")
