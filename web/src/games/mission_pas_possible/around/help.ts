// What you can do now: a sentence, and a hint.

import type { ChairView } from "../../../wire.gen.ts";
import type { Desk } from "../desk.svelte.ts";
import { words } from "../messages.ts";
import { nameOf } from "../people.ts";
import type { Cause } from "../wire.gen.ts";
import { help } from "./messages.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

type Chairs = readonly ChairView[];

const sentences = () => ({ ...words().tasks, ...help() });

/** "un dé rouge": what is lost to a reroll or a sabotage (MPP-55, MPP-70). */
function lostTo({ die, sabotage }: Cause): string {
  const { matching, likeDie } = help();
  if (die) return matching(likeDie(die));
  return sabotage ? matching(words().marks[sabotage]) : "";
}

function aboutDuty(desk: Desk): Help | null {
  const say = sentences();
  const { duty, view } = desk;
  if (duty === "lose_die") {
    return { lead: say.lose(view.cause ? lostTo(view.cause) : ""), more: say.loseHint };
  }
  if (duty !== "take_bomb") return null;
  return { lead: say.bomb, more: desk.own?.can_reveal ? say.revealHint : say.bombHint };
}

function aboutHeld({ held, spots, view }: Desk): Help | null {
  const say = sentences();
  if (!held) return null;
  if (view.options.is_strict) return { lead: say.placeStrict, more: say.strictHint };
  return { lead: say.place(held.die), more: say.places(spots.length) };
}

function aboutDraw({ view, own }: Desk, chairs: Chairs): Help {
  const say = sentences();
  if (view.turn === 0) {
    return {
      lead: own?.can_draw ? say.start : say.wait(nameOf(chairs, view.holder)),
      more: say.startHint,
    };
  }
  return own?.can_draw
    ? { lead: say.draw, more: say.drawHint }
    : { lead: say.wait(nameOf(chairs, view.holder)), more: say.waitHint };
}

function aboutReroll({ view, canReroll }: Desk, chairs: Chairs): Help {
  const say = sentences();
  if (!canReroll && view.cause) {
    const names = view.cause.owing.map((seat) => nameOf(chairs, seat));
    return { lead: say.owing(names), more: say.owingHint };
  }
  return {
    lead: view.centre.length === 1 ? say.rerollOne : say.reroll,
    more: say.rerollHint,
  };
}

function aboutPlacing(desk: Desk): Help {
  const say = sentences();
  const picks = desk.mine?.picks ?? 0;
  if (desk.isPointing) return { lead: say.point, more: say.pointHint };
  if (picks === 0) return { lead: say.placed, more: say.takeHint };
  if (!desk.view.centre.some((rolled) => desk.isUsable(rolled))) {
    return { lead: say.useless, more: say.uselessHint };
  }
  return { lead: picks > 1 ? say.takeTwo(picks) : say.take, more: say.takeHint };
}

export function helpFor(desk: Desk, chairs: Chairs): Help {
  const say = sentences();
  const { view, seat } = desk;
  if (view.result) {
    return { lead: view.result.reason === "all_defused" ? say.won : say.lost, more: "" };
  }
  const urgent = aboutDuty(desk) ?? aboutHeld(desk);
  if (desk.notice) return { lead: desk.notice, more: urgent?.lead ?? "" };
  if (urgent) return urgent;
  if (view.phase === "draw") return aboutDraw(desk, chairs);
  if (view.phase === "reroll") return aboutReroll(desk, chairs);
  return seat === null ? { lead: say.watch, more: "" } : aboutPlacing(desk);
}
