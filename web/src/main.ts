import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./language.svelte.ts";
import { learn } from "./messages/words.svelte.ts";
import { loadPage } from "./pages.ts";
import { route } from "./router.svelte.ts";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

// The page and its words come at the same time; the page is shown once it can be read.
const { page } = route();
if (page !== "nowhere") void loadPage(page).catch(() => {}); // The page itself says what went wrong.
void learn(language()).then(() => mount(App, { target: document.getElementById("app")! }));

// Only secure addresses have a service worker; without it everything works, but not offline.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
