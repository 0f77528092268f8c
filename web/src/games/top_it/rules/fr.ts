// La règle de Top It, dans nos mots.

import type { Captions, Section } from "./section.ts";

export const captions: Captions = {
  pieces: "Les huit pièces d’une couleur et sa pierre",
  score: "Le grand carré : 4 + 6 + 3 + 3 = 16. La maison, à son coin, n’ajoute rien.",
  stone: "La pierre sur l’hexagone : 6 + 3 + 4 + 5 + 6 + 2 + 3 = 29.",
  corners: "Permis : les deux pièces bleues se touchent par un coin.",
  same_colour: "Interdit : deux pièces bleues côte à côte.",
  part_of_a_side: "Interdit : un long côté contre deux petits.",
};

export const fr: readonly Section[] = [
  {
    title: "Le but",
    text: [
      "Tout le monde construit la même mosaïque, une pièce à la fois. Chaque pièce posée rapporte sa valeur et celle de toutes les pièces qu’elle touche. Le plus de points gagne.",
    ],
  },
  {
    title: "Les pièces",
    pictures: ["pieces"],
    text: [
      "Chacun a une couleur : huit pièces et une pierre. Losange 2, petit et grand triangle 3, petit et grand carré 4, trapèze 5, hexagone 6, maison 7. Le grand carré, le grand triangle et l’hexagone sont les grandes pièces.",
      "Le livret que nous avons est abîmé : ces formes et ces valeurs sont notre reconstitution. Si ta boîte dit autre chose du grand carré, la règle de la maison lui donne 8.",
      "Toutes les mains sont ouvertes : on voit ce que les autres ont encore.",
    ],
  },
  {
    title: "Ton tour",
    text: [
      "Pose une de tes pièces, ou ta pierre, une seule fois dans la partie. Puis c’est à la personne suivante.",
      "La toute première pièce va au milieu, sans condition, et compte double. La pierre ne peut pas commencer.",
    ],
  },
  {
    title: "Côté contre côté",
    pictures: ["part_of_a_side"],
    text: [
      "Une nouvelle pièce touche au moins une pièce posée par un côté. Les côtés qui se touchent ont la même longueur et se couvrent d’un bout à l’autre : rien de décalé, ni un long côté contre deux petits, ni un petit contre une partie d’un long. Cela vaut pour chaque contact.",
      "Les pièces ne se recouvrent jamais. Les trous sont permis, et toutes les façons de tourner. Une pièce posée ne bouge plus.",
    ],
  },
  {
    title: "Les couleurs",
    pictures: ["same_colour", "corners"],
    text: [
      "Deux pièces d’une même couleur ne se touchent pas par un côté, même en partie. Par un coin, c’est permis.",
    ],
  },
  {
    title: "Les points",
    pictures: ["score"],
    text: [
      "La valeur de ta pièce, plus celle de chaque pièce qui partage un côté avec elle, quelle que soit sa couleur. Une voisine compte une fois. Un simple coin ne compte pas. Les points sont notés tout de suite et ne changent plus.",
    ],
  },
  {
    title: "La pierre",
    pictures: ["stone"],
    text: [
      "Elle « toppe » une grande pièce posée, d’une autre couleur que la tienne, où il n’y a pas encore de pierre. Elle rapporte la valeur de cette pièce et de toutes ses voisines à cet instant.",
      "Elle reste en place, ne vaut rien elle-même et ne gêne pas la suite : la pièce dessous garde sa valeur.",
    ],
  },
  {
    title: "Quand rien ne va",
    text: [
      "Si aucune de tes pièces n’entre, tu dois poser ta pierre ; si elle ne peut pas non plus, tu passes et gardes ta pièce pour plus tard. On ne passe pas par choix. Une pierre sans cible à la fin est perdue.",
    ],
  },
  {
    title: "La fin",
    text: [
      "Quand toutes les pièces et les pierres sont posées, neuf tours chacun, ou quand plus personne ne peut rien poser, la partie est finie. Le plus de points gagne ; à égalité, la victoire est partagée.",
    ],
  },
  {
    title: "À deux",
    text: [
      "Les pièces de même couleur peuvent se toucher, et la pierre peut aller sur sa propre couleur. La première pièce de la seconde personne ne doit pas être la même que la toute première, et ce n’est pas la pierre.",
    ],
  },
  {
    title: "En solo",
    text: [
      "Seul, on joue les quatre couleurs à tour de rôle, avec les règles à trois ou quatre. On additionne les quatre scores et on vise son record.",
      "Le solo du jour commence par la même ouverture pour tout le monde, et il y a un classement.",
    ],
  },
  {
    title: "Au clavier",
    text: [
      "1 à 8 prennent une pièce, 9 la pierre. Les flèches vont de place en place, la meilleure d’abord. R tourne, Entrée pose, Échap rend. Plus et moins zooment, 0 montre tout.",
    ],
  },
];
