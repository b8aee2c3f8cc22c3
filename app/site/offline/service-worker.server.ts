import { createHash } from "node:crypto";

interface ServiceWorkerParts {
  html: string;
  headers: Record<string, string>;
  /** Addresses of icons. */
  icons: readonly string[];
}

/** Runs in the browser. It answers a navigation that fails, and keeps the icons; all else goes past it, so that nothing stale is ever shown. */
const CODE = `
const NAMES = "presently-offline-";

async function prepare() {
  const cache = await caches.open(NAMES + VERSION);
  // Without its icon the page is still a page.
  await Promise.allSettled(ICONS.map((icon) => cache.add(icon)));
  await self.skipWaiting();
}

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAMES) && name !== NAMES + VERSION).map((name) => caches.delete(name)));
  // The browser asks for the page while it wakes this script.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE.html, { status: 503, headers: PAGE.headers });
  }
}

async function readIcon(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

addEventListener("install", (event) => event.waitUntil(prepare()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (origin === location.origin && ICONS.includes(pathname)) event.respondWith(readIcon(request));
});
`;

/** Returns the script. Its text changes with what it holds, by which browsers see that there is a new one. */
export function writeServiceWorker({ html, headers, icons }: ServiceWorkerParts): string {
  const parts = `const ICONS = ${JSON.stringify(icons)};\nconst PAGE = ${JSON.stringify({ html, headers })};\n`;
  const version = createHash("sha256")
    .update(parts + CODE)
    .digest("base64url")
    .slice(0, 12);
  return `const VERSION = ${JSON.stringify(version)};\n${parts}${CODE}`;
}
