// Puts the server's changes into what the page holds. What has not changed stays the same object,
// so that only what depends on a change is drawn again.

/** Takes the place of an index: what follows is a list of items to add at the end. */
const APPEND = "+";

type List = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

function changedList(value: List, changes: List): List {
  const copy = [...value];
  for (let at = 0; at < changes.length; at += 2) {
    const index = changes[at];
    const inner = changes[at + 1];
    if (index === APPEND) copy.push(...(inner as List));
    else copy[index as number] = changed(copy[index as number], inner);
  }
  return copy;
}

function changedFields(value: Fields, changes: Fields): Fields {
  const copy: Record<string, unknown> = { ...value };
  for (const [name, inner] of Object.entries(changes)) copy[name] = changed(copy[name], inner);
  return copy;
}

function changed(value: unknown, changes: unknown): unknown {
  if (changes === null || typeof changes !== "object") return changes;
  if (!Array.isArray(changes)) return changedFields(value as Fields, changes as Fields);
  const list: List = changes;
  return list.length === 1 ? list[0] : changedList(value as List, list);
}

/** The value with these changes in it; docs/protocol.md says how they are written. */
export function apply<Value>(value: Value, changes: unknown): Value {
  return changes === undefined ? value : (changed(value, changes) as Value);
}
