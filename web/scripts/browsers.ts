// The oldest browsers in which the pages work: the README names them, and `public/browser.js` tells
// older ones what to do. JavaScript and CSS are written down for these; what a browser must know
// besides is bounded by `lib` in tsconfig.json.

export const BROWSERS = ["chrome111", "edge111", "firefox128", "ios16.4", "safari16.4"];
