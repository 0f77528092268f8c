// La règle de Top Secret, dans nos mots.

import type { Captions, Section } from "./section.ts";

export const captions: Captions = {
  masks: "Cinq masques : bleu, jaune, vert, rose, et l’Ambassadeur en noir et or",
  agents: "Les deux équipes : Fiddlebottom et Bubble, Zsa Zsa et X",
  meeting: "Deux masques au Rialto : une rencontre",
  right_pair: "Bubble qui tient 11 montre Bubble et 0 : permis, une vraie et une fausse.",
  wrong_pairs: "Bubble et 11 : deux vraies. Zsa Zsa et 0 : aucune. Interdit.",
  number: "Fiddlebottom 52, Bubble 11, Zsa Zsa 0, X 29 : le numéro est 52 11 0 29.",
};

export const fr: readonly Section[] = [
  {
    title: "Le but",
    text: [
      "Venise, une nuit de carnaval. Quatre agents se cherchent sous leurs masques. Chacun est quelqu’un et tient un fragment d’un numéro de téléphone. Trouve ton allié et le numéro entier, puis appelle à côté de lui : vous gagnez tous les deux.",
    ],
  },
  {
    title: "Les agents",
    pictures: ["agents"],
    text: [
      "Lord Fiddlebottom et le Colonel Bubble sont alliés, Madame Zsa Zsa et Agent X aussi. Personne ne sait derrière quel masque est son allié.",
      "Chacun reçoit en secret deux cartes noires : une identité et un fragment (52, 11, 0 ou 29). Ce sont ses deux cartes vraies. Il a aussi huit cartes de sa couleur : les quatre identités et les quatre fragments, pour dire vrai et faux.",
    ],
  },
  {
    title: "Une manche",
    pictures: ["masks"],
    text: [
      "Chacun à son tour va dans un des cinq lieux. Puis la carte de l’Ambassadeur est retournée. Un lieu déjà visité dans la série de cinq manches ne resert pas ; après cinq manches, on reprend tout.",
      "On commence une manche à gauche de qui a commencé la précédente.",
    ],
  },
  {
    title: "Les rencontres",
    pictures: ["meeting"],
    text: [
      "Il ne se passe quelque chose que là où il y a exactement deux masques. Seul, ou à trois et plus : rien. Tout le monde voit qui rencontre qui ; ce qui s’y montre reste entre les deux.",
      "S’il y a deux rencontres, on les règle dans l’ordre du premier arrivé.",
    ],
  },
  {
    title: "Deux agents se rencontrent",
    pictures: ["right_pair", "wrong_pairs"],
    text: [
      "Chacun montre à l’autre deux de ses huit cartes : une vraie et une fausse, jamais deux vraies ni deux fausses. Les deux choisissent avant de voir.",
      "On ne montre pas deux fois la même paire au même agent dans une partie (sauf si les douze paires permises y sont passées).",
      "En plus, et si tu veux, tu peux lui montrer une de tes cartes noires : de quoi dire à un allié qui tu es.",
    ],
  },
  {
    title: "L’Ambassadeur",
    text: [
      "Seul avec l’Ambassadeur, tu peux demander à un autre agent de te montrer une de ses cartes noires. C’est lui qui choisit laquelle (ou toi, si la table l’a choisi ainsi), et jamais deux fois la même pour toi. Tout le monde sait qui a demandé à qui ; la carte reste secrète.",
    ],
  },
  {
    title: "L’appel",
    pictures: ["number"],
    text: [
      "À la place d’un échange, à côté de ton allié, tu peux téléphoner : annonce le numéro dans l’ordre Fiddlebottom, Bubble, Zsa Zsa, X, avec qui tient chaque fragment. Les noms de tes deux adversaires ne sont pas vérifiés.",
      "Numéro juste à côté du vrai allié : vous gagnez tous les deux. Numéro faux, ou voisin qui n’est pas ton allié : l’équipe adverse gagne.",
      "Si les deux veulent appeler, c’est le premier arrivé.",
    ],
  },
  {
    title: "La série",
    text: [
      "Un point à chaque gagnant. Les cartes noires sont rebattues, les feuillets sont neufs, et on recommence : le premier à 3 points gagne, à deux s’ils y arrivent ensemble. La table peut aussi choisir une seule partie.",
    ],
  },
  {
    title: "À trois",
    text: [
      "Chacun pour soi. Le quatrième agent est un figurant : ses lieux viennent au hasard, ses deux cartes noires sont posées devant lui, identité à gauche, fragment à droite.",
      "Seul avec le figurant, regarde une de ses cartes noires. Seul avec l’Ambassadeur, tu peux aussi lui en demander une. On appelle à côté d’un agent, du figurant ou de l’Ambassadeur : juste, un point pour toi ; faux, un point pour chacun des deux autres.",
    ],
  },
  {
    title: "À cinq",
    text: [
      "Chacun pour soi. La cinquième personne est l’Ambassadeur : ni identité ni fragment. Elle choisit son lieu la première, face cachée, et le montre à la fin.",
      "Un agent seul avec elle peut demander une carte noire à un autre : elle la voit aussi. Avec exactement deux agents, ils n’échangent pas entre eux : chacun lui montre deux cartes, une vraie et une fausse, sans que l’autre voie.",
      "On appelle à côté d’un agent ou de l’Ambassadeur ; elle appelle avec un ou deux agents. Juste, un point ; faux, un point à chacun des autres.",
    ],
  },
  {
    title: "Le feuillet-indices",
    text: [
      "Il se remplit tout seul, colonne par colonne : croix rouge, on te l’a montrée ; point bleu, tu l’as montrée ; petite carte noire, tu l’as vue pour de bon. La colonne ombrée est pour ton avis (?, –, ✓), et en bas il y a la place d’écrire. Personne d’autre ne le voit.",
      "En mode « papier » il ne note que les faits. En mode « détective » il barre ce qui s’en déduit, et dit pourquoi quand on touche la barre.",
    ],
  },
  {
    title: "Au clavier",
    text: [
      "1 à 5 choisissent un lieu, Entrée y va. À une rencontre, 1 à 8 choisissent les cartes. N ouvre le feuillet, Échap revient à la carte. Tabulation mène partout.",
    ],
  },
];
