// A call when it is one's turn and one looks elsewhere: a notification of the browser, if the
// person asked for it and the browser allows it.

import { remember, remembered } from "../memory.ts";

const isPossible = (): boolean => typeof Notification !== "undefined";

export const canNotify = (): boolean => isPossible() && Notification.permission !== "denied";

export const isNotifying = (): boolean =>
  isPossible() && Notification.permission === "granted" && remembered("notify") === "on";

/** Turns the calls on or off; whether they are on now. */
export async function wantNotices(wants: boolean): Promise<boolean> {
  const isAllowed = wants && isPossible() && (await Notification.requestPermission()) === "granted";
  remember("notify", isAllowed ? "on" : "off");
  return isAllowed;
}

/** Phones show a notification only through the service worker; elsewhere the page itself may. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!isNotifying() || !document.hidden) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag, data: location.pathname }; // where the worker leads to
  if (worker?.active) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
