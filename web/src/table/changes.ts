// Puts the server's changes into what the page holds. What has not changed stays the same object,
// so that only what depends on a change is drawn again.

export type Path = readonly (string | number)[];
export type Change = readonly [Path, unknown];

/** The last step of a path to a list that has grown: what is put is added at its end. */
const APPEND = "+";

type Branch = readonly unknown[] | Readonly<Record<string | number, unknown>>;

function set(value: unknown, path: Path, at: number, put: unknown): unknown {
  if (at === path.length) return put;
  const step = path[at]!;
  if (step === APPEND) return [...(value as readonly unknown[]), ...(put as readonly unknown[])];
  const before = (value as Record<string | number, unknown>)[step];
  const after = set(before, path, at + 1, put);
  const copy = Array.isArray(value) ? [...value] : { ...(value as Branch) };
  (copy as Record<string | number, unknown>)[step] = after;
  return copy;
}

export function apply<Value>(value: Value, changes: readonly Change[]): Value {
  return changes.reduce<unknown>((held, [path, put]) => set(held, path, 0, put), value) as Value;
}
