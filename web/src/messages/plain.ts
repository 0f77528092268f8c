// What a page says where nothing of ours runs: without JavaScript, in a browser that is too old, or
// when its first script does not arrive.
// The build writes it into the page, in both languages, for nobody knows yet who reads.

export const plain = {
  withoutJavaScript: {
    fr: "Tablée a besoin de JavaScript. Autorise-le pour cette page dans les réglages du navigateur, puis recharge-la.",
    en: "Tablée needs JavaScript. Allow it for this page in the browser’s settings, then reload.",
  },
  tooOld: {
    fr: "Ce navigateur est trop ancien pour Tablée. Mets-le à jour, ou ouvre ce lien dans un Firefox, un Chrome, un Edge ou un Safari récent (sur iPhone et iPad : iOS 16.4 ou plus récent).",
    en: "This browser is too old for Tablée. Update it, or open this link in a recent Firefox, Chrome, Edge or Safari (on iPhone and iPad: iOS 16.4 or newer).",
  },
  notArrived: {
    fr: "La page n’est pas arrivée jusqu’ici. Vérifie la connexion, puis réessaie.",
    en: "The page has not arrived. Check the connection, then try again.",
  },
};

/** Under what has not arrived: a link to the same page, which needs no script. */
export const retry = { fr: "Réessayer", en: "Try again" };
