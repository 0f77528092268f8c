// Tells people whose browser is too old what to do: the words are there already, and hidden.
// What is asked for here is what scripts/browsers.ts promises. Only words that old browsers know.
(function () {
  function isNewEnough() {
    return (
      "CSS" in window &&
      "supports" in CSS &&
      CSS.supports("color", "color-mix(in srgb, red, red)") &&
      CSS.supports("selector(:has(a))") &&
      "toSorted" in Array.prototype &&
      "supports" in HTMLScriptElement &&
      HTMLScriptElement.supports("importmap")
    );
  }
  if (!isNewEnough()) {
    document.getElementById("app").hidden = true;
    document.querySelector(".too-old").hidden = false;
  }
})();
