import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { speak } from "../../../language.svelte.ts";
import type { HouseName, Options } from "../wire.gen.ts";
import { options as words } from "../words/options.ts";
import Sentence from "./Sentence.svelte";

speak("en");

const BOAT: HouseName = { word: "boat", language: "en", name: "dinghy" };
const LAMP: HouseName = { word: "lamp", language: "en", name: "night light" };
const OPTIONS = { language: "en", draw_seconds: 10, may_consult: true } as Options;

let sentence: Record<string, unknown> | undefined;
afterEach(async () => {
  if (sentence) await unmount(sentence);
  sentence = undefined;
});

/** The host's choices, each change as it was sent. */
function read(names: readonly HouseName[], isEditable: boolean): Options[] {
  const sent: Options[] = [];
  const onchange = (changed: Options) => void sent.push(changed);
  const props = { options: { ...OPTIONS, names }, seats: 4, isEditable, onchange };
  sentence = mount(Sentence, { target: document.body, props });
  flushSync();
  return sent;
}

function press(label: string): void {
  const buttons = [...document.querySelectorAll("button")];
  const found = buttons.find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === label,
  );
  found!.click();
  flushSync();
}

const listed = () =>
  [...document.querySelectorAll("dialog li span")].map((each) => each.textContent);

test("MM-74: what appeals have won is listed, and the host strikes off what they regret", () => {
  const sent = read([BOAT, LAMP], true);
  press(words().seeNames(2));
  expect(listed()).toEqual([
    words().names.counts("dinghy", "boat"),
    words().names.counts("night light", "lamp"),
  ]);
  press(words().names.strike("dinghy", "boat"));
  expect(sent).toEqual([{ ...OPTIONS, names: [LAMP] }]);
});

test("MM-74: the last name leaves nothing behind", () => {
  const sent = read([BOAT], true);
  press(words().seeNames(1));
  press(words().names.strike("dinghy", "boat"));
  expect(sent).toEqual([OPTIONS]);
});

test("MM-74: guests read the names, and strike off none", () => {
  read([BOAT], false);
  press(words().seeNames(1));
  expect(listed()).toHaveLength(1);
  expect(document.querySelectorAll("dialog li button")).toHaveLength(0);
});
