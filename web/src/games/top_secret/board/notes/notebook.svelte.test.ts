import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../desk.svelte.ts";
import { VIEWS } from "../../guide/script.ts";
import type { Action, Deduction, View } from "../../wire.gen.ts";
import { Notebook } from "./notebook.svelte.ts";

let played: Action[];
let answer: (ok: boolean) => void;
let view: View;
let notebook: Notebook;
const ask = vi.fn<BoardProps["ask"]>();

const play: BoardProps["play"] = (action) => {
  played.push(action);
  return new Promise((resolve) => {
    answer = (ok) => resolve(ok ? { ok: true } : { ok: false, code: "", sentence: "" });
  });
};

/** The page of a table is opened. */
function open(table?: string): Notebook {
  const props = () => ({ view, table, play, ask, isReplay: false }) as unknown as BoardProps;
  return new Notebook(props);
}

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  view = VIEWS[1]!;
  ask.mockReset();
  notebook = open();
});
afterEach(() => vi.useRealTimers());

describe("free notes", () => {
  it("are saved after a pause in writing, once", () => {
    notebook.write("Nat");
    vi.advanceTimersByTime(300);
    notebook.write("Natacha");
    vi.advanceTimersByTime(599);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual([{ kind: "write_note", text: "Natacha" }]);
    expect(notebook.text).toBe("Natacha");
  });

  it("are saved at once when the sheet is left", () => {
    notebook.write("Natacha");
    notebook.flush();
    vi.runAllTimers();
    expect(played).toHaveLength(1);
  });

  it("stay on the page until the server has them", async () => {
    notebook.write("Natacha");
    notebook.flush();
    expect(notebook.isSaved).toBe(false);
    answer(true);
    await vi.runAllTimersAsync();
    expect(notebook.isSaved).toBe(true);
  });

  it("are not taken for saved while somebody writes on", async () => {
    notebook.write("Nat");
    notebook.flush();
    notebook.write("Natacha");
    answer(true);
    await Promise.resolve();
    expect(notebook.text).toBe("Natacha");
    expect(notebook.isSaved).toBe(false);
  });

  it("TS-54: begin anew with the next game", () => {
    notebook.write("Natacha");
    view = { ...view, game: view.game + 1 };
    expect(notebook.text).toBe("");
    notebook.flush();
    expect(played).toEqual([]);
  });
});

describe("notes that could not be saved before the page was closed", () => {
  const writeOffline = (table: string) => open(table).write("Natacha");

  /** The server has this. */
  function withText(text: string): View {
    const own = view.own!;
    return { ...view, own: { ...own, notes: { ...own.notes, text } } };
  }

  it("are there when it is opened again, and are saved then", async () => {
    writeOffline("offline");
    notebook = open("offline");
    expect(notebook.text).toBe("Natacha");
    notebook.flush();
    expect(played.at(-1)).toEqual({ kind: "write_note", text: "Natacha" });
    answer(true);
    await vi.runAllTimersAsync();
    expect(open("offline").text).toBe("");
  });

  it("are there though what stood before them was saved", async () => {
    const page = open("half-saved");
    page.write("Nat");
    page.flush();
    page.write("Natacha");
    answer(true);
    await Promise.resolve();
    view = withText("Nat");
    expect(open("half-saved").text).toBe("Natacha");
  });

  it("do not hide what was written elsewhere since", () => {
    writeOffline("elsewhere");
    view = withText("Bubble");
    expect(open("elsewhere").text).toBe("Bubble");
  });

  it("TS-54: are not those of the next game", () => {
    writeOffline("next");
    view = { ...view, game: view.game + 1 };
    expect(open("next").text).toBe("");
  });
});

describe("opinions", () => {
  it("go round from nothing to maybe, no and yes", () => {
    for (const opinion of ["?", "-", "yes", ""]) {
      void notebook.mark(1, "bubble");
      expect(notebook.opinionOf(1, "bubble")).toBe(opinion);
    }
    expect(played.at(0)).toEqual({
      kind: "mark_card",
      agent: 1,
      card: "bubble",
      opinion: "?",
    });
  });

  it("that the server refuses are taken back", async () => {
    const marked = notebook.mark(1, "bubble");
    answer(false);
    await marked;
    expect(notebook.opinionOf(1, "bubble")).toBe("");
  });
});

describe("the detective", () => {
  const deduction: Deduction = { kind: "deduction", marks: [], deals: 1, numbers: [], ally: null };

  beforeEach(() => {
    ask.mockResolvedValue(deduction);
    view = { ...view, options: { ...view.options, notes: "detective" } };
  });

  it("keeps to his crosses when the game is over", async () => {
    view = { ...view, phase: "over" };
    await notebook.deduce();
    expect(notebook.deduction).toEqual(deduction);
  });

  it("is not asked on paper, nor by those who watch", async () => {
    view = { ...view, own: null };
    await notebook.deduce();
    view = VIEWS[1]!;
    await notebook.deduce();
    expect(ask).not.toHaveBeenCalled();
  });
});
