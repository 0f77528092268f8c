// The options as choices inside a sentence. `limit` is the only one with a default of its own.

import { USUAL_LIMITS } from "../data.gen.ts";
import { limitOf } from "../words/limit.ts";
import { options as words } from "../words/options.ts";
import type { Options, Variant } from "../wire.gen.ts";

export interface Choice {
  readonly value: string | number | boolean | null;
  readonly phrase: string;
  readonly label?: string;
  readonly hint?: string;
}

export type Chosen = Exclude<keyof Options, "puzzle">;

const LIMITS: Readonly<Record<Variant, readonly number[]>> = {
  base: [10, 20, 30, 50],
  timed: [10, 20, 30, 50],
  lightning: [1, 3, 5, 10],
  puzzle: [],
};
const TURN_SECONDS = [20, 30, 45, 60, 90];
const ROUND_SECONDS = [60, 120, 180, 300, 600];

/** The list with what is chosen now, wherever that came from. */
const including = (values: readonly number[], chosen: number): readonly number[] =>
  [...new Set([...values, chosen])].toSorted((one, other) => one - other);

function limits(options: Options): readonly Choice[] {
  const { points, usual } = words();
  return including(LIMITS[options.variant], limitOf(options)).map((limit) => ({
    value: limit,
    phrase: points(limit),
    ...(limit === USUAL_LIMITS[options.variant] ? { hint: usual } : {}),
  }));
}

function roundClocks({ round_seconds: chosen }: Options): readonly Choice[] {
  const { noClock, roundClock } = words();
  const all = chosen === null ? ROUND_SECONDS : including(ROUND_SECONDS, chosen);
  const clocks = all.map((seconds) => ({ value: seconds, phrase: roundClock(seconds / 60) }));
  return [{ value: null, ...noClock }, ...clocks];
}

type Words = Omit<Choice, "value">;

const yesOrNo = ({ yes, no }: Readonly<Record<"yes" | "no", Words>>): readonly Choice[] => [
  { value: true, ...yes },
  { value: false, ...no },
];

/** What can be chosen for one option, in the words of the page. */
export function choicesOf(option: Chosen, options: Options): readonly Choice[] {
  const say = words();
  switch (option) {
    case "variant":
      return (["base", "timed", "lightning", "puzzle"] as const).map((variant) => ({
        value: variant,
        ...say.variant[variant],
      }));
    case "limit":
      return limits(options);
    case "turn_seconds":
      return including(TURN_SECONDS, options.turn_seconds).map((seconds) => ({
        value: seconds,
        phrase: say.seconds(seconds),
      }));
    case "round_seconds":
      return roundClocks(options);
    case "model_maker":
      return (["chance", "players"] as const).map((maker) => ({
        value: maker,
        ...say.model_maker[maker],
      }));
    case "has_aid":
      return yesOrNo(say.has_aid);
    case "solver_bonus":
      return ([1, 5] as const).map((bonus) => ({ value: bonus, ...say.solver_bonus[bonus] }));
    case "solver_pays_overhang":
      return yesOrNo(say.solver_pays_overhang);
  }
}

/** The options after a choice. Another variant has another usual limit. */
export function chosen(options: Options, option: Chosen, value: Choice["value"]): Options {
  if (option === "variant") return { ...options, variant: value as Variant, limit: null };
  if (option === "limit" && value === USUAL_LIMITS[options.variant]) {
    return { ...options, limit: null };
  }
  return { ...options, [option]: value };
}
