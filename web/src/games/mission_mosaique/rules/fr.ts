// La règle de Mission Mosaïque, dans nos mots.

import type { Section } from "./section.ts";

export const fr: readonly Section[] = [
  {
    title: "Le but",
    text: [
      "Une équipe d’agents dessine des codes secrets en six morceaux, sans voir ceux des autres. Celui à qui l’image est destinée doit reconnaître le code. Chaque code trouvé rapporte un timbre à toute l’équipe. On joue trois manches, avec des mots de plus en plus difficiles.",
    ],
  },
  {
    title: "Les carnets",
    pictures: ["lines", "columns", "grid"],
    text: [
      "Chacun prend un carnet d’une couleur. Ses six pages ont chacune un seul cadre noir : une ligne, une colonne ou une case. Les cadres ne viennent pas dans l’ordre.",
      "Le carnet que tu commences est destiné à ton voisin de droite : il ne doit jamais voir le code.",
    ],
  },
  {
    title: "Dessiner",
    text: [
      "Tu lis le code du carnet que tu tiens. Quand tout le monde est prêt : trois, deux, un, et tous dessinent en même temps, dix secondes, seulement dans le cadre. Tu peux annuler un trait tant que le temps court. À la fin, les feutres se lèvent.",
      "Puis la page est tournée, le carnet passe à gauche, et tu lis le code de celui que tu reçois. Les pages déjà dessinées restent cachées. On continue jusqu’à la sixième page. À moins de sept, on saute la personne à qui le carnet est destiné.",
    ],
  },
  {
    title: "Sur l’honneur",
    text: [
      "On dessine une partie du sujet, jamais le tout en petit. Ni lettre, ni chiffre, ni symbole. On ne dit pas ce qu’on va dessiner : la discussion est fermée tant que les codes sont connus.",
      "Après coup, si plus de la moitié de la table le veut, un timbre mal gagné est rendu.",
    ],
  },
  {
    title: "Deviner",
    text: [
      "Une personne tirée au sort commence. Elle ouvre son carnet, et tout le monde voit les six morceaux réunis. Elle fait une seule proposition, ou dit qu’elle ne sait pas. Il n’y a pas de temps limité.",
      "Majuscules, accents, article et pluriel ne comptent pas, et un synonyme est juste. Une faute de frappe est pardonnée dans un mot d’au moins six lettres, sauf si elle donne un autre vrai mot. Qui trouve qu’une réponse manquée veut dire la même chose a trente secondes pour faire appel, tant que l’image n’est pas rangée : les autres décident, plus de la moitié accepte, l’égalité refuse. Les bots s’abstiennent ; seul parmi eux, on décide soi-même.",
      "À huit, on peut consulter son voisin de droite, qui n’a rien dessiné sur cette image.",
    ],
  },
  {
    title: "La manche suivante",
    text: [
      "Chacun garde le carnet qu’il vient d’ouvrir et recommence avec un nouveau mot, d’un niveau de plus.",
    ],
  },
  {
    title: "La fin",
    text: [
      "Après trois manches on compte les timbres : E Épouvantable, D Décevant, C Convenable, B Bien, A Admirable, et S Suprême si tous les codes sont trouvés.",
    ],
  },
  {
    title: "Au clavier",
    text: [
      "Le cadre choisi, les flèches bougent le feutre, Espace le pose ou le lève, Plus et Moins changent le pas, Retour arrière annule le trait. Une horloge plus lente se règle avant la partie.",
    ],
  },
  {
    title: "Les dessins des bots",
    text: [
      "Les images que les bots ont en tête suivent les icônes d’OpenMoji (CC BY-SA 4.0), de Lucide (ISC), de Tabler Icons et de Hugeicons (MIT).",
    ],
  },
];
