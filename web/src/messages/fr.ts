// Tout ce que la maison dit en français. Les jeux ont leurs propres mots, dans leurs dossiers.

export const fr = {
  house: "Tablée",
  toTheLobby: "Tablée, retour à l’accueil",
  close: "Fermer",
  problems: {
    unreachable: "Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.",
    unreadable: "La réponse du serveur est illisible. Recharge la page.",
  },
};

export type Messages = typeof fr;
