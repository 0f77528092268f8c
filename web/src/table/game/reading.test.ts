import { expect, test } from "vitest";
import type { BookLine } from "../../wire.gen.ts";
import { Reading } from "./reading.svelte.ts";

const said = (n: number): BookLine => ({ n, event: "said", name: "Gaston", text: "…" });

test("what was said before one came is not unread", () => {
  expect(new Reading(() => [said(1), said(2)]).unread).toBe(0);
});

test("only what is said counts, until the chat is opened", () => {
  let lines: BookLine[] = [said(1)];
  const reading = new Reading(() => lines);
  lines = [...lines, said(2), { n: 3, event: "paused" }, said(4)];
  expect(reading.unread).toBe(2);
  reading.tab = "rules";
  expect(reading.unread).toBe(2);
  reading.tab = "chat";
  expect(reading.unread).toBe(0);
});

test("what is said while the chat is open has been read when it is closed", () => {
  let lines: BookLine[] = [];
  const reading = new Reading(() => lines);
  reading.tab = "chat";
  lines = [said(1)];
  reading.tab = null;
  expect(reading.unread).toBe(0);
  lines = [...lines, said(2)];
  expect(reading.unread).toBe(1);
});
