import "../src/tokens.css";
import "../src/fonts.css";
import "../src/base.css";
import "../src/games/copyright/cloth.css";
import { mount } from "svelte";
import Board from "../src/games/copyright/Board.svelte";
import { speak } from "../src/language.svelte.ts";
import views from "./views.json";
const q = new URLSearchParams(location.search);
speak((q.get("lang") ?? "fr") as "fr" | "en");
document.documentElement.dataset.theme = q.get("theme") ?? "light";
const app = document.getElementById("app")!;
app.style.cssText = `height:calc(100dvh - ${innerWidth > 900 ? 64 : 56}px);margin-top:${innerWidth > 900 ? 64 : 56}px`;
const name = q.get("view") ?? "play";
const view = (views as any)[name];
const people = [
  ["Adèle", "blue", null],
  ["Gaston", "green", null],
  ["Natacha", "pink", "hard"],
  ["Inès", "ochre", null],
  ["Bartholomé", "teal", null],
  ["Zoé", "plum", "easy"],
];
const chairs = people.slice(0, view.seats.length).map(([name, colour, bot]) => ({
  player: "x",
  name,
  colour,
  bot,
  is_connected: true,
  wishes: false,
}));
mount(Board, {
  target: app,
  props: {
    view,
    seat: /watch/.test(name) ? null : name === "making" ? 1 : 0,
    chairs,
    clock: { at_ms: 0, left_ms: 31000, isRunning: true },
    isReplay: q.has("replay"),
    play: async (a: any) => {
      console.log(JSON.stringify(a));
      await new Promise((r) => setTimeout(r, 100));
      return { ok: false, code: "x", sentence: "Refusé, pour voir." };
    },
    ask: async (a: any) => {
      await new Promise((r) => setTimeout(r, 10));
      return a.kind === "what_if"
        ? {
            kind: "if_so",
            is_legal: true,
            tally: { ...view.own.tally, right: [0, 1, 2, 3, 4, 5, 6], net: 5 },
          }
        : (views as any).possible;
    },
  } as any,
});
