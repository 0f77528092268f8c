// Sets the theme before the first paint, so that a dark evening never flashes white.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("tablee.theme");
  } catch {
    // No storage: the system's theme.
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    chosen === "light" || chosen === "dark" ? chosen : isDark ? "dark" : "light";
})();
