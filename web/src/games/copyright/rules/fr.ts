// La règle de Copyright, dans nos mots.

import type { Section } from "./section.ts";

export const fr: readonly Section[] = [
  {
    title: "Le but",
    text: [
      "Le modèle est un dessin de neuf cases. Avec des cartes transparentes, posées l’une sur l’autre et décalées, refais exactement le même dessin. Tout le monde cherche en même temps.",
    ],
  },
  {
    title: "Les cartes",
    pictures: ["cards"],
    text: [
      "Il y en a 66. Chacune porte une grille violette de trois cases sur trois, un carré, un rond et une croix, chacun dans sa case. Elles sont toutes différentes, même tournées ou retournées.",
    ],
  },
  {
    title: "Une manche",
    text: [
      "Quatre cartes, bien alignées l’une sur l’autre, font le modèle : le hasard les tourne, ou chaque joueur les compose à son tour. Puis chacun reçoit dix cartes. Le modèle et les mains se dévoilent au même instant.",
    ],
  },
  {
    title: "Poser",
    pictures: ["shifted"],
    text: [
      "Pose tes cartes comme tu veux : tournées, retournées, décalées d’un nombre entier de cases. Les lignes violettes doivent coïncider, et chaque carte doit partager au moins une case avec une autre : la pile reste d’un seul tenant.",
      "Tu peux à tout moment déplacer une carte, la retirer, ou tourner toute la pile. Rien n’oblige à utiliser les dix cartes : celles que tu gardes ne coûtent rien.",
    ],
  },
  {
    title: "Ce que montre une case",
    pictures: ["twice"],
    text: [
      "Une case montre tous les symboles des cartes qui la couvrent. Deux fois le même symbole, c’est une seule fois. L’ordre des cartes ne change rien.",
    ],
  },
  {
    title: "La fin de la manche",
    text: [
      "Dès que le modèle entier apparaît quelque part dans une pile, la manche s’arrête : plus personne ne touche à ses cartes. Ce qui dépasse n’y change rien. La copie doit avoir le même sens que le modèle.",
      "Si personne n’y arrive, la manche s’arrête aussi quand tout le monde le veut, ou quand le temps est écoulé, si vous en avez choisi un.",
    ],
  },
  {
    title: "Le cadre",
    text: [
      "Chacun pose alors son cadre noir sur les neuf cases de sa pile qui ressemblent le plus au modèle. Le meilleur endroit est proposé ; tu peux en préférer un autre. Celui qui a tout recopié encadre sa copie.",
    ],
  },
  {
    title: "Les points",
    pictures: ["overhang"],
    text: [
      "+1 pour chaque case du cadre identique à celle du modèle : les mêmes symboles, ni plus, ni moins.",
      "+1 pour celui qui a tout recopié. Si deux copies se terminent ensemble, la plus rapide seule a ce point.",
      "−1 pour chaque ligne et chaque colonne qui dépasse du cadre, pour tout le monde. On compte les lignes et les colonnes, pas les cases ni les cartes. Un score peut être négatif.",
    ],
  },
  {
    title: "Les cases vides",
    pictures: ["hole"],
    text: [
      "Une case vide du modèle compte si une carte la couvre sans rien y montrer. Un trou, où il n’y a aucune carte, ne compte jamais.",
    ],
  },
  {
    title: "La fin de la partie",
    text: [
      "Les points s’ajoutent de manche en manche. Le premier à 20 points gagne ; 20 tout rond suffit. Si plusieurs y arrivent dans la même manche, le plus haut total l’emporte ; à égalité, la victoire est partagée.",
    ],
  },
  {
    title: "Variante minutée",
    text: [
      "Pas de main : à chaque tour, chacun tire une carte et a 45 secondes pour la poser. Ensuite elle ne bouge plus. Une carte non posée est perdue et coûte 2 points à la fin de la manche.",
      "Quand quelqu’un a tout recopié, on finit le tour : les autres peuvent encore poser leur carte. Si plusieurs réussissent dans ce tour, seul le plus rapide a le bonus. Quand il ne reste plus assez de cartes, la manche est comptée sans bonus.",
    ],
  },
  {
    title: "Variante éclair",
    text: [
      "Le premier qui recopie tout marque 1 point. Les autres ne gagnent et ne perdent rien. Pas de cadre, et ce qui dépasse est gratuit. Le premier à 3 points gagne.",
    ],
  },
  {
    title: "Le casse-tête",
    text: [
      "Seul, une donne. Tu t’arrêtes quand tu veux : d’abord comptent les points, puis le temps. Le casse-tête du jour est le même pour tout le monde.",
    ],
  },
  {
    title: "Au clavier",
    text: [
      "1 à 0 choisissent une carte, les flèches la décalent, R la tourne, F la retourne, Entrée la pose, Retour arrière la retire, Échap la rend. Sans carte levée, R et F tournent et retournent toute la pile.",
    ],
  },
];
