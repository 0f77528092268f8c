// Les règles de Mission Pas Possible, avec nos mots.

import type { Section } from "./section.ts";

export const fr: readonly Section[] = [
  {
    title: "Le but",
    text: [
      "Dix minutes, vingt-cinq dés, une seule équipe. Désamorcez toutes les bombes avant la fin du compte à rebours : on gagne ou on saute ensemble.",
      "Parlez-vous ! Tout est visible, tout se discute, et rien n’attend.",
    ],
  },
  {
    title: "Le matériel",
    text: [
      "Cinq dés de chaque couleur : rouge, bleu, vert, jaune, noir. Ils commencent tous dans le sac.",
      "Chacun a deux bombes devant soi (quatre en solo). Cinq autres sont ouvertes dans la rangée, le reste est dans la pioche, avec six sabotages cachés.",
    ],
  },
  {
    title: "Un tour",
    text: [
      "Qui tient le sac tire autant de dés qu’il y a de joueurs et les lance. Chacun en prend un et le pose sur une de ses bombes. À deux on tire quatre dés, chacun en prend deux ; en solo trois, tous pour soi.",
      "Un dé qu’on peut poser doit être posé. Une fois posé, il ne bouge plus. Quand tous les dés sont traités, le sac passe à gauche.",
    ],
  },
  {
    title: "Les cases",
    pictures: ["plain", "either"],
    text: [
      "Un chiffre sur blanc demande ce chiffre, une couleur cette couleur. Un chiffre dans un rond sur une couleur demande les deux. Une case coupée accepte l’un ou l’autre. Une case blanche accepte tout dé.",
      "Les cases se remplissent dans l’ordre qu’on veut, tant que la carte reste possible à finir.",
    ],
  },
  {
    title: "Les signes",
    pictures: ["equal", "order", "twins", "sum"],
    text: [
      "Le dièse lie le chiffre, la roue lie la couleur. Un signe lie seulement les deux dés voisins : égal, différent, plus grand, plus petit, toujours strictement. Entre des cases « chiffre ou couleur », chaque paire s’accorde d’une façon ou de l’autre.",
      "Pour une somme ou une différence, les dés doivent vérifier l’égalité imprimée.",
    ],
  },
  {
    title: "Piles et pyramides",
    pictures: ["stack", "pyramid"],
    text: [
      "Une pile se monte de bas en haut, dans l’ordre de la flèche. Dans une pyramide, la base se pose librement ; un dé du haut attend les deux dés qui le portent.",
    ],
  },
  {
    title: "Désamorcer",
    text: [
      "Le dernier dé posé désamorce la bombe, tout de suite : ses dés retournent au sac, ses points sont à l’équipe, et tu choisis une bombe dans la rangée. La pioche comble le trou.",
    ],
  },
  {
    title: "Les sabotages",
    text: [
      "Une carte Sabotage sort de la pioche avec une couleur ou un chiffre : chacun remet au sac un de ses dés qui y correspond, s’il en a un. Un dé recouvert par un autre ne craint rien. Chaque sabotage vaut 2 points à la fin.",
    ],
  },
  {
    title: "Les dés inutilisés",
    text: [
      "Un dé dont personne ne peut se servir est relancé, un par un, dans l’ordre que l’équipe veut. Chacun perd alors un dé de la même couleur ou du même chiffre, s’il en a un, et le dé retourne au sac.",
    ],
  },
  {
    title: "La fin",
    text: [
      "Vous gagnez quand la dernière bombe quitte la rangée ; au niveau Dément, il faut aussi désamorcer celles qui restent devant vous. Vous perdez quand le temps est écoulé, ou quand il faut tirer et que le sac est vide.",
      "Score : 10 points pour la victoire, 1 par dizaine de secondes restante, les points des bombes désamorcées, 2 par sabotage.",
    ],
  },
  {
    title: "Les mises en place avancées",
    text: [
      "Vous pouvez choisir combien de cartes de chaque valeur entrent en jeu : mélangées en une pioche, ou en piles ouvertes. Avec des piles, révéler un sabotage avant de prendre une bombe est un choix.",
    ],
  },
  {
    title: "À l’écran",
    text: [
      "Touche un dé : il est dans ta main, tout le monde le voit, et les cases permises s’allument. Touche une case, c’est posé. Un dé gardé trop longtemps revient au centre.",
      "Un appui long sur un dé (ou un clic droit, ou le bouton « Je le veux ») met ton nom dessus : un souhait, pas une promesse.",
      "Mode strict : toutes les cases peuvent être essayées, mais une erreur renvoie au sac tous les dés de la carte.",
    ],
  },
  {
    title: "Au clavier",
    text: [
      "1 à 5 prennent un dé, Maj avec 1 à 5 le montre aux autres. Les flèches vont de case éclairée en case éclairée, Entrée pose, Échap rend. 1 à 5 choisissent aussi la prochaine bombe. Espace tire les dés. I demande un conseil.",
    ],
  },
];
