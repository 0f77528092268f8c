// What whoever runs the house tells everybody, asked for now and then.

import type { HouseNotice } from "../wire.gen.ts";

const FIRST_MS = 1500;
const AGAIN_MS = 60_000;
const READ = "tablee.noticeRead";

let text = $state("");
let read = $state(sessionStorage.getItem(READ) ?? "");

/** Empty: there is none, or it was read. */
export const notice = (): string => (text === read ? "" : text);

export function putAway(): void {
  read = text;
  sessionStorage.setItem(READ, text);
}

export async function look(): Promise<void> {
  try {
    const response = await fetch("/api/notice", { cache: "no-store" });
    if (response.ok) text = ((await response.json()) as HouseNotice).text;
  } catch {
    // Out of reach: what was known stays.
  }
}

/** Not before the page has what it needs more; call what it returns to stop. */
export function followNotice(): () => void {
  const refresh = () => document.hidden || void look();
  const first = setTimeout(refresh, FIRST_MS);
  const timer = setInterval(refresh, AGAIN_MS);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}
