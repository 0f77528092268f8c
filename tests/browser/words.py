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
ARCHIVE = Phrase("Palmarès", "Hall of fame")
COMPANION = Phrase("Compagnon", "Companion")
GAMES = Phrase("Les jeux", "The games")
YOU_OWN_THE_BOX = Phrase("Tu as la boîte ?", "You own the box?")
OPEN_A_TABLE = Phrase("Ouvrir une table", "Open a table")
YOUR_NAME = Phrase("Ton prénom", "Your first name")
WHO_ARE_YOU = Phrase("Qui es-tu ?", "Who are you?")
IT_IS_ME = Phrase("C’est moi", "That’s me")

# The waiting room
TABLE_OF_ADELE = Phrase("La table d’Adèle", "Adèle’s table")
CHAIRS = Phrase("Les chaises", "The chairs")
LINK = Phrase("Lien de la table", "Link to the table")
ONLY_WATCH = Phrase("Je viens seulement regarder", "I have come only to watch")
SEND_AWAY = Phrase("Demander à {name} de partir", "Send {name} away")
SENT_AWAY = Phrase("L’hôte de cette table t’a demandé", "The host of this table has sent you away")
SIT_HERE = Phrase("S’asseoir ici", "Sit here")
START = Phrase("Commencer à {players}", "Start with {players}")

# The end
SEE_THE_RESULT = Phrase("Voir le résultat", "See the result")
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
RESUME = Phrase("Reprendre", "Go on")
WATCHING = Phrase("Tu regardes", "You are watching")
LEARN = Phrase("Apprendre en une minute", "Learn in one minute")
SEE_THE_BOARD = Phrase("Voir le plateau", "See the board")
CHECK_THE_DEAL = Phrase("Vérifier la donne", "Check the deal")
REPLAY = Phrase("Revoir la partie", "Replay the game")
HOW_MANY = Phrase("Nombre de chaises", "Number of chairs")
CHAIR_COUNT = Phrase("{count} chaises", "{count} chairs")
FILL_WITH_BOTS = Phrase("Remplir avec des bots", "Fill with bots")

START_ALONE = Phrase("Commencer", "Start")

# Pages that are no table
NOBODY_HERE = Phrase("Personne à cette table", "Nobody at this table")
PUZZLE = Phrase("L’énigme du jour", "The daily puzzle")
START_THE_PUZZLE = Phrase("Commencer l’énigme", "Start the puzzle")

# Chairs
CHAIR = Phrase("Chaise {number}", "Chair {number}")
FREE_THE_CHAIR = Phrase("Libérer la chaise de {name}", "Free {name}’s chair")
MAKE_HOST = Phrase("{name} invite à ma place", "Make {name} the host")
FREE_CHAIR = Phrase("Chaise libre", "Free chair")
PUT_A_BOT = Phrase("Un bot remplace {name}", "Put a bot in for {name}")
A_BOT_PLAYS = Phrase("Un bot joue pour toi.", "A bot plays for you.")
TAKE_MY_CHAIR_BACK = Phrase("Reprendre ma chaise", "Take my chair back")
CONNECTION_OF = Phrase("{name} a perdu la connexion.", "{name} lost the connection.")

# The connection
CONNECTION_LOST = Phrase("Connexion perdue.", "Connection lost.")

# What people say and do beside the game
ASKS_FOR_A_PAUSE = Phrase("{name} demande une pause.", "{name} asks for a pause.")
WISHES_TO_GO_ON = Phrase("{name} veut reprendre.", "{name} wants to go on.")
TIME_STANDS_STILL = Phrase("Le temps est arrêté.", "Time stands still.")
WRITE = Phrase("Écris à la table", "Write to the table")
SEND = Phrase("Envoyer", "Send")
REACT = Phrase("Réagir", "React")
APPLAUD = Phrase("Applaudir", "Applaud")
CALL_ME = Phrase("M’appeler quand c’est à moi", "Call me when it is my turn")
CALL_ME_NO_MORE = Phrase("Ne plus m’appeler", "Stop calling me")
UNDO = Phrase("Reprendre mon coup", "Take my move back")

# The lobby's ways to a table
WHO_SEES_THE_TABLE = Phrase("Qui voit la table", "Who sees the table")
PUBLIC = Phrase("publique", "public")
SIT_DOWN_AT = Phrase("S’asseoir : Copyright, avec {names}", "Sit down: Copyright, with {names}")
CODE = Phrase("Code de table", "Table code")
ENTER = Phrase("Rejoindre la table", "Join the table")
WHAT_A_CODE_IS = Phrase("Un code, c’est deux mots et un nombre", "A code is two words and a number")
NO_SUCH_TABLE = Phrase("Cette table n’existe pas.", "There is no such table.")
NO_SUCH_PAGE = Phrase("Cette page n’existe pas.", "There is no such page.")
TO_THE_LOBBY = Phrase("Retour à l’accueil", "Back to the lobby")
OTHER_LANGUAGE = Phrase("English", "Français")
TO_THE_DARK = Phrase("Passer en sombre", "Switch to dark")

# The daily puzzle
TODAYS_RANKING = Phrase("Classement du jour", "Today’s ranking")
SEE_THE_RANKING = Phrase("Voir le classement du jour", "See today’s ranking")
SHARE_THE_RESULT = Phrase("Partager mon résultat", "Share my result")
PAST_DAYS = Phrase("Les jours passés", "Past days")
UNRANKED = Phrase("tu joues pour le plaisir", "you play for pleasure")
BEST_POSSIBLE = Phrase("C’est le mieux possible", "That is the best possible")

# The replay
LAST_STEP = Phrase("Étape {step} sur {step}", "Step {step} of {step}")
SEEN_FROM = Phrase("Vue", "View")
FROM_THE_CHAIR_OF = Phrase("de la place de {name}", "from {name}’s chair")

# Without a server
SERVER_IS_SILENT = Phrase("Le serveur ne répond pas.", "The server does not answer.")

# Where nothing of ours runs
TOO_OLD = Phrase(
    "Ce navigateur est trop ancien pour Tablée.", "This browser is too old for Tablée."
)
WITHOUT_JAVASCRIPT = Phrase("Tablée a besoin de JavaScript.", "Tablée needs JavaScript.")
TRY_AGAIN = Phrase("Réessayer", "Try again")
NOT_ARRIVED = Phrase("La page n’est pas arrivée jusqu’ici.", "The page has not arrived.")
