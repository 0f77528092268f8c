// What you can do now, in words: a sentence, and a hint.

import type { Desk } from "./desk.svelte.ts";
import { words } from "./messages.ts";
import { AMBASSADOR, nameOf, type Chairs } from "./people.ts";
import type { Task } from "./situation.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

type Of<Kind extends Task["kind"]> = Extract<Task, { kind: Kind }>;

function toLay(desk: Desk, kind: "lay" | "hide"): Help {
  const say = words().do;
  if (desk.place === null) {
    return kind === "lay"
      ? { lead: say.lay, more: say.layHint }
      : { lead: say.hide, more: say.hideHint };
  }
  return { lead: say.laid(desk.place), more: kind === "lay" ? say.laidHint : say.hideHint };
}

function toShow(desk: Desk, chairs: Chairs, { to, place }: Of<"show">): Help {
  const say = words().do;
  const name = nameOf(desk.view, chairs, to);
  return to === AMBASSADOR
    ? { lead: say.showAmbassador(name, place), more: say.showAmbassadorHint }
    : { lead: say.show(name, place), more: say.showHint };
}

function toWait(desk: Desk, chairs: Chairs, task: Of<"wait">): Help {
  const say = words().do;
  const names = task.for.map((visitor) => nameOf(desk.view, chairs, visitor));
  if (names.length === 0) return { lead: desk.seat === null ? say.watch : "", more: "" };
  if (desk.own?.choice) return { lead: say.chosen, more: say.chosenHint(names) };
  return { lead: say.wait(names), more: desk.seat === null ? say.watch : say.waitHint };
}

export function helpFor(desk: Desk, chairs: Chairs): Help {
  const help = helpForTask(desk, chairs);
  return desk.notice ? { ...help, more: desk.notice } : help;
}

function helpForTask(desk: Desk, chairs: Chairs): Help {
  const say = words().do;
  const { task, view } = desk;
  switch (task.kind) {
    case "lay":
    case "hide":
      return toLay(desk, task.kind);
    case "show":
      return toShow(desk, chairs, task);
    case "ask":
      return { lead: say.ask(task.place), more: say.askHint };
    case "look":
      return {
        lead: view.phase === "answer" ? say.lookAsked : say.look(task.place),
        more: say.lookHint,
      };
    case "answer":
      return { lead: say.answer(nameOf(view, chairs, task.to)), more: say.answerHint };
    case "call":
      return { lead: say.call(task.place), more: say.callHint };
    case "continue":
      return { lead: say.continue, more: say.continueHint };
    case "wait":
      return toWait(desk, chairs, task);
    case "over":
      return { lead: say.over, more: "" };
  }
}
