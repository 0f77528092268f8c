// What you can do now: a sentence, and a hint.

import type { ChairView } from "../../../../wire.gen.ts";
import type { Desk } from "../desk.svelte.ts";
import { isNumeral } from "../card/marks.ts";
import { awaited } from "../../words/headline.ts";
import { words } from "../../words/words.ts";
import { nameOf } from "../people.ts";
import type { Cause, Mark } from "../../wire.gen.ts";
import { help } from "../../words/help.ts";
import { canPlace } from "../bombs/placers.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

type Chairs = readonly ChairView[];

const sentences = () => ({ ...words().tasks, ...help() });

/** "un dé rouge" or "un 4" */
const matching = (mark: Mark): string =>
  isNumeral(mark) ? help().anyNumber(mark) : help().anyColour(words().marks[mark]);

/** What is lost to a reroll or a sabotage (MPP-55, MPP-70). */
function lostTo({ die, sabotage }: Cause): string {
  if (die) return words().either(matching(die.colour), help().anyNumber(String(die.number)));
  return sabotage ? matching(sabotage) : "";
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
  const isAlone = view.seats.length === 1;
  if (view.turn === 0) {
    return {
      lead: own?.can_draw ? say.start : say.wait(nameOf(chairs, view.holder)),
      more: isAlone ? say.startHintAlone : say.startHint,
    };
  }
  return own?.can_draw
    ? { lead: say.draw, more: isAlone ? say.drawHintAlone : say.drawHint }
    : { lead: say.wait(nameOf(chairs, view.holder)), more: say.waitHint };
}

function aboutReroll({ view }: Desk): Help {
  const say = sentences();
  return {
    lead: view.centre.length === 1 ? say.rerollOne : say.reroll,
    more: say.rerollHint,
  };
}

/** Whom the turn waits for, while one can do nothing oneself. */
function stillToPlace({ view, seat }: Desk, chairs: Chairs): string {
  const say = sentences();
  const busy = view.seats.flatMap(({ duty }, other) =>
    other !== seat && (duty || canPlace(view, other)) ? [nameOf(chairs, other)] : [],
  );
  return busy.length > 0 ? say.stillToPlace(busy) : say.waitHint;
}

function aboutPlacing(desk: Desk, chairs: Chairs): Help {
  const say = sentences();
  const picks = desk.mine?.picks ?? 0;
  if (desk.isPointing) return { lead: say.point, more: say.pointHint };
  if (picks === 0) return { lead: say.placed, more: stillToPlace(desk, chairs) };
  const usable = desk.view.centre.filter((rolled) => desk.isUsable(rolled));
  if (usable.length === 0) return { lead: say.useless, more: stillToPlace(desk, chairs) };
  const wanted = usable.find((rolled) => desk.isWanted(rolled));
  if (wanted) return { lead: say.takeWanted(wanted.die), more: say.wantedHint };
  return { lead: picks > 1 ? say.takeTwo(picks) : say.take, more: say.takeHint };
}

/** Whether a wish would mean anything: whoever has placed a share takes no other die. */
export function canPoint({ own, view, duty, held, mine }: Desk): boolean {
  const isIdle = view.phase === "place" && duty === null && !held;
  return own !== null && isIdle && (mine?.picks ?? 0) > 0;
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
  const choosing = awaited(view, chairs);
  if (choosing.length > 0) return { lead: say.choosing(choosing), more: say.waitHint };
  if (view.phase === "draw") return aboutDraw(desk, chairs);
  if (seat === null) return { lead: say.watch, more: "" };
  return view.phase === "reroll" ? aboutReroll(desk) : aboutPlacing(desk, chairs);
}
