"""What people read on the pages, in both languages: what the tests look for."""

from typing import Literal, NamedTuple

Language = Literal["fr", "en"]


class Phrase(NamedTuple):
    """The same words in French and in English."""

    fr: str
    en: str

    def of(self, **details: object) -> "Phrase":
        """With the gaps filled, such as `{name}`."""
        return Phrase(self.fr.format(**details), self.en.format(**details))

    def in_(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


# The lobby, and who is there
LOBBY = Phrase("À quoi joue-t-on ce soir ?", "What shall we play tonight?")
OPEN_A_TABLE = Phrase("Ouvrir une table", "Open a table")
YOUR_NAME = Phrase("Ton prénom", "Your first name")
IT_IS_ME = Phrase("C’est moi", "That’s me")

# The waiting room
TABLE_OF_ADELE = Phrase("La table d’Adèle", "Adèle’s table")
CHAIRS = Phrase("Les chaises", "The chairs")
LINK = Phrase("Lien de la table", "Link to the table")
SIT_HERE = Phrase("S’asseoir ici", "Sit here")
START = Phrase("Commencer à {players}", "Start with {players}")

# The table's sentence and Copyright's
VARIANT = Phrase("Variante", "Variant")
TIMED = Phrase("Variante minutée", "Timed variant")
TIMED_IN_SHORT = Phrase("variante minutée", "timed variant")
LIMIT = Phrase("Points à atteindre", "Points to reach")
POINTS = Phrase("{points} points", "{points} points")

# Copyright's board
SHEET = Phrase("Ta feuille", "Your sheet")
STACK_OF = Phrase("La pile de {name} : {cards}", "{name}’s stack: {cards}")
ONE_CARD_LAID = Phrase("1 carte posée", "1 card laid")
CARD = Phrase("Carte {number}", "Card {number}")
TURN = Phrase("Tourner", "Turn")
FLIP = Phrase("Retourner", "Flip")
TAKE_OFF = Phrase("Retirer", "Take off")
LAY = Phrase("Poser", "Lay")
LAY_HERE = Phrase("Poser ici", "Lay here")
TURN_ALL = Phrase("Tout tourner", "Turn all")
FLIP_ALL = Phrase("Tout retourner", "Flip all")
KEEP_THE_CARD = Phrase("C’est bon", "That’s it")
KEEP_THE_FRAME = Phrase("Laisser ici", "Leave it here")
NEXT_ROUND = Phrase("Manche suivante", "Next round")
YOU_COPIED = Phrase("Tu as tout recopié !", "You copied it all!")
SOMEBODY_COPIED = Phrase("{name} a tout recopié !", "{name} copied it all!")
NOBODY_COPIED = Phrase("Personne n’a fini la copie", "Nobody finished the copy")
ROUND_POINTS = Phrase("Les points de la manche", "The points of the round")

# The end
YOU_WON = Phrase("C’est gagné !", "You win!")
SOMEBODY_WON = Phrase("{name} gagne", "{name} wins")
IT_IS_A_TIE = Phrase("à égalité", "a tie")
SCORES = Phrase("Les scores", "The scores")
REMATCH = Phrase("Revanche", "Rematch")
FOLLOW = Phrase("Suivre à la nouvelle table", "Follow to the new table")

# Beside the game
RULES_HELP = Phrase("Aide et règles", "Help and rules")
LOG_TAB = Phrase("Journal", "Log")
CHAT_TAB = Phrase("Discussion", "Chat")
CLOSE = Phrase("Fermer", "Close")
MENU = Phrase("Menu de la table", "Table menu")
AROUND_THE_TABLE = Phrase("Autour de la table", "Around the table")
ASK_FOR_A_PAUSE = Phrase("Demander une pause", "Ask for a pause")
AGREE = Phrase("D’accord", "Agree")
PAUSE = Phrase("Pause", "Pause")
RESUME = Phrase("Reprendre", "Go on")
WATCHING = Phrase("Tu regardes", "You are watching")
LEARN = Phrase("Apprendre en une minute", "Learn in one minute")
NEXT_STEP = Phrase("Suivant", "Next")
SEE_THE_BOARD = Phrase("Voir le plateau", "See the board")
CHECK_THE_DEAL = Phrase("Vérifier la donne", "Check the deal")
REPLAY = Phrase("Revoir la partie", "Replay the game")
STEP_BY_STEP = Phrase("Voir, pas à pas", "Show me, step by step")
FILL_WITH_BOTS = Phrase("Remplir avec des bots", "Fill with bots")

# Top It
OPEN_A_TABLE_OF = Phrase("Ouvrir une table de {game}", "Open a table of {game}")
START_ALONE = Phrase("Commencer", "Start")
YOUR_PIECES = Phrase("Tes pièces", "Your pieces")
PLACE = Phrase("Poser", "Place")
UNDO = Phrase("Reprendre mon coup", "Take my move back")
NOT_TOUCHING = Phrase(
    "Elle doit toucher la mosaïque par un côté entier.",
    "It must touch the mosaic along a whole side.",
)
MOVE = Phrase("Coup", "Move")
PREVIOUS_MOVE = Phrase("Coup précédent", "Previous move")

# Pages that are no table
NOBODY_HERE = Phrase("Personne à cette table", "Nobody at this table")
PUZZLE = Phrase("L’énigme du jour", "The daily puzzle")
START_THE_PUZZLE = Phrase("Commencer l’énigme", "Start the puzzle")
