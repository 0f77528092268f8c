import { beforeEach, expect, test, vi } from "vitest";

let isSystemDark = false;
let systemChanges = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_: string, listener: () => void) => (systemChanges = listener),
  }));
});

test("the theme is the system's, and follows it", async () => {
  isSystemDark = false;
  const { theme } = await import("./theme.svelte.ts");
  expect(theme()).toBe("light");
  isSystemDark = true;
  systemChanges();
  expect(theme()).toBe("dark");
});

test("a chosen theme is remembered and no longer follows the system", async () => {
  isSystemDark = false;
  const first = await import("./theme.svelte.ts");
  first.chooseTheme("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  systemChanges();
  expect(first.theme()).toBe("dark");
  vi.resetModules();
  const nextVisit = await import("./theme.svelte.ts");
  expect(nextVisit.theme()).toBe("dark");
});
