// Tout ce que la maison dit en français. Les jeux ont leurs propres mots, dans leurs dossiers.

export const fr = {
  house: "Tablée",
  toTheLobby: "Tablée, retour à l’accueil",
  close: "Fermer",
};

export type Messages = typeof fr;
