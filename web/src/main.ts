import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAhead } from "./board/parts.svelte.ts";
import PartNotice from "./board/PartNotice.svelte";
import { language } from "./language.svelte.ts";
import { learn } from "./messages/words.svelte.ts";
import { PAGES } from "./pages.ts";
import { route } from "./router.svelte.ts";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

mount(PartNotice, { target: document.body });
// The page and its words come at the same time; the page is shown once it can be read.
const { page } = route();
if (page !== "nowhere") fetchAhead(PAGES[page]);
void learn(language()).then(() => mount(App, { target: document.getElementById("app")! }));

// Only secure addresses have a service worker; without it everything works, but not offline.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
