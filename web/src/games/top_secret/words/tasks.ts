// What a seat can do now, in words: a sentence, and a hint.

import { words } from "./words.ts";
import { AMBASSADOR, nameOf, type Chairs } from "../board/people.ts";
import type { Task } from "../board/situation.ts";
import type { Place, View } from "../wire.gen.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

type Of<Kind extends Task["kind"]> = Extract<Task, { kind: Kind }>;

function toLay({ kind }: Of<"lay" | "hide">, place: Place | null): Help {
  const say = words().do;
  if (kind === "hide") return { lead: place ? say.laid(place) : say.hide, more: say.hideHint };
  return place
    ? { lead: say.laid(place), more: say.laidHint }
    : { lead: say.lay, more: say.layHint };
}

function toShow(view: View, chairs: Chairs, { to, place }: Of<"show">): Help {
  const say = words().do;
  const name = nameOf(view, chairs, to);
  return to === AMBASSADOR
    ? { lead: say.showAmbassador(name, place), more: say.showAmbassadorHint }
    : { lead: say.show(name, place), more: say.showHint };
}

function toWait(view: View, chairs: Chairs, task: Of<"wait">): Help {
  const say = words().do;
  const names = task.for.map((visitor) => nameOf(view, chairs, visitor));
  const more = view.own ? say.waitHint : say.watch;
  if (names.length === 0) return { lead: view.own ? "" : say.watch, more: "" };
  if (view.own?.choice) return { lead: say.chosen, more: say.chosenHint(names) };
  return { lead: say.wait(names), more };
}

/** `place` is where the seat is about to go. */
export function helpFor(view: View, chairs: Chairs, task: Task, place: Place | null): Help {
  const say = words().do;
  switch (task.kind) {
    case "lay":
    case "hide":
      return toLay(task, place);
    case "show":
      return toShow(view, chairs, task);
    case "ask":
      return { lead: say.ask(task.place), more: say.askHint };
    case "look": {
      const lead = view.phase === "answer" ? say.lookAsked : say.look(task.place);
      return { lead, more: say.lookHint };
    }
    case "pick":
      return { lead: say.pick(nameOf(view, chairs, task.of)), more: say.pickHint };
    case "answer":
      return { lead: say.answer(nameOf(view, chairs, task.to)), more: say.answerHint };
    case "call":
      return { lead: say.call(task.place), more: say.callHint };
    case "continue":
      return { lead: say.continue, more: say.continueHint };
    case "wait":
      return toWait(view, chairs, task);
    case "over":
      return { lead: say.over, more: "" };
  }
}
