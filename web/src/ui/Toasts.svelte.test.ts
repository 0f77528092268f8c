import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../language.svelte.ts";
import { announce } from "./announcer.svelte.ts";
import Dialog from "./Dialog.svelte";
import Toasts from "./Toasts.svelte";
import { toast } from "./toasts.svelte.ts";

let page: object;

function openDialog(): object {
  const children = createRawSnippet(() => ({ render: () => "<p>Sure?</p>" }));
  const dialog = mount(Dialog, { target: document.body, props: { title: "Leave", children } });
  flushSync();
  return dialog;
}

/** Where a note and a voice are found: one place each, wherever it is. */
function places(): readonly (string | undefined)[] {
  toast("Copied.");
  announce("Your turn.");
  flushSync();
  const all = document.querySelectorAll("[role=status] button, [aria-live]");
  return [...all].map((found) => found.closest("dialog, body")?.localName);
}

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  page = mount(Toasts, { target: document.body });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("notes are shown and said on the page", () => {
  expect(places()).toEqual(["body", "body"]);
});

test("an open dialog shows and says them, as nobody sees or hears what is behind it", async () => {
  const dialog = openDialog();
  expect(places()).toEqual(["dialog", "dialog"]);
  await unmount(dialog);
  expect(places()).toEqual(["body", "body"]);
});

test("of two dialogs the upper one does, whichever is closed first", async () => {
  const [lower, upper] = [openDialog(), openDialog()];
  expect(places()).toEqual(["dialog", "dialog"]);
  await unmount(lower);
  expect(places()).toEqual(["dialog", "dialog"]);
  await unmount(upper);
  expect(places()).toEqual(["body", "body"]);
});
