// Sets the theme before the first paint, so that a dark evening never flashes white; and tells of a
// page that does not come.
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

// A page whose first script does not arrive says so at once (index.html).
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === "module")
      document.documentElement.classList.add("is-lost");
  },
  true,
);
