"""What people read on Mission Mosaïque's board, in both languages."""

from tests.browser.words import Phrase

from tablee.games.mission_mosaique.model import NotebookColour

MISSION_MOSAIQUE = Phrase("Mission Mosaïque", "Mission Mosaïque")
CHAIRS = Phrase("Nombre de chaises", "Number of chairs")
FOUR_CHAIRS = Phrase("quatre chaises", "four chairs")
TIME_PER_PAGE = Phrase("Temps par page", "Time per page")
ONE_MINUTE = Phrase("60 secondes", "60 seconds")
STRONG = Phrase("Fort", "Strong")

NEXT_STEP = Phrase("Suivant", "Next")
NOTEBOOKS = {
    NotebookColour.RED: Phrase("Carnet rouge", "Red notebook"),
    NotebookColour.BLUE: Phrase("Carnet bleu", "Blue notebook"),
    NotebookColour.GREEN: Phrase("Carnet vert", "Green notebook"),
    NotebookColour.PURPLE: Phrase("Carnet violet", "Purple notebook"),
}
"""Of every type one, and one more."""
READY = Phrase("J’ai lu mon code", "I have read my code")
PAGES_STAY_CLOSED = Phrase(
    "Les pages restent fermées jusqu’à la résolution.",
    "The pages stay closed until the solving.",
)
YOU_ASK_FOR_A_PAUSE = Phrase("Pause demandée.", "Pause asked for.")
UNDO_THE_STROKE = Phrase("Annuler le trait", "Undo the stroke")

OPEN_THE_NOTEBOOK = Phrase("Ouvrir le carnet", "Open the notebook")
YOUR_PROPOSAL = Phrase("Ta proposition", "Your proposal")
SEND_MY_ANSWER = Phrase("Envoyer ma réponse", "Send my answer")
NO_IDEA = Phrase("Je ne sais pas", "I have no idea")
IT_COUNTS = Phrase("Oui, ça compte", "Yes, it counts")
WELL_SEEN = Phrase("Bien vu !", "Well seen!")
IT_DOES_NOT = Phrase("Non", "No")
MISSED = Phrase("Eh non\u202f! Regardez encore une fois…", "Oh no! Look once more…")
APPEAL = Phrase("C’est la même chose\u202f? Faire appel", "The same thing? Appeal")
APPEAL_WON = Phrase("Appel accepté\u202f: un timbre\u202f!", "Appeal granted: a stamp!")
APPEAL_LOST = Phrase("Appel rejeté. Bien tenté.", "Appeal dismissed. Nice try.")
WATCH_IT_BEING_DRAWN = Phrase("Revoir le dessin naître", "Watch it being drawn")
STOP = Phrase("Arrêter", "Stop")
PUT_AWAY = Phrase("Ranger l’image", "Put the picture away")

YOUR_IDEA = Phrase("Ton idée", "Your idea")
WHISPER = Phrase("Souffler", "Whisper")
WHISPERED = Phrase("{name} te souffle", "{name} whispers: “{idea}”")
YOU_WHISPERED = Phrase("Tu as soufflé", "You whispered: “{idea}”")
YOUR_QUESTION = Phrase("Ta question", "Your question")
YOUR_SECRET_ANSWER = Phrase("Ta réponse secrète", "Your secret answer")
KEEP_MY_ANSWER = Phrase("Garder ma réponse", "Keep my answer")
THOUGHT_OF = Phrase("{name} pensait à «\u202f{answer}\u202f».", "{name} thought of “{answer}”.")
YOU_SAID = Phrase("Tu as dit «\u202f{answer}\u202f».", "You said “{answer}”.")
TOO_FUNNY = Phrase("C’est trop drôle\u202f!", "That is too funny!")
GIVE_BACK = Phrase(
    "Une lettre, ou tout en petit\u202f? Rendre le timbre",
    "A letter, or all of it in small? Give the stamp back",
)
KEEP_AFTER_ALL = Phrase("Finalement, garder le timbre", "Keep the stamp after all")
ONE_OF_THREE = Phrase("1 sur 3 veut rendre le timbre.", "1 of 3 would give the stamp back.")
GIVEN_BACK = Phrase("Timbre rendu.", "Stamp given back.")

TAKE_THE_CHAIR_OF = Phrase("Prendre la chaise de {name}", "Take {name}’s chair")

KEEP_THE_ALBUM = Phrase("Garder l’album", "Keep the album")
SHARE = Phrase("Partager", "Share")
WHAT_WOULD_A_BOT_SAY = Phrase("Qu’aurait dit un bot ?", "What would a bot have said?")
A_BOT_WOULD_HAVE_SAID = Phrase("Un bot aurait dit", "A bot would have said")
