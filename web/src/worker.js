// The service worker: keeps the built files, so that the house opens at once and on a LAN without
// internet. What people say and play (`/api/`) never passes through it.

const CACHE = `tablee-${"__VERSION__"}`;
const FILES = ["__FILES__"];

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A phone that has left the house's network would wait for a minute or more. */
const PATIENCE_MS = 4000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** A page: the newest if the server gives it soon, else the one that is kept. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match("/");
  const newest = fetch(request);
  if (!kept) return newest;
  const answer = await Promise.race([newest.catch(() => null), patience()]);
  return answer && answer.status < 500 ? answer : kept;
}

const file = async (request) => (await caches.match(request)) ?? fetch(request);

/** Whoever is called and comes finds the table, in the window where it is open if there is one. */
async function come({ data: path }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});
