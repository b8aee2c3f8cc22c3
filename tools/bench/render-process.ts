// Renders the pages of BENCH_PATHS in turn, repeatedly and without a cache, and prints the CPU time of each as JSON: { cpuMs: number[],
// wallMs: number[], bytes }.
import path from "node:path";
import { readConfig } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { PageCache } from "#app/platform/page-cache/page-cache.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";

const WARM_UP = 100;
const MEASURED = 300;

const targets = (process.env.BENCH_PATHS as string).split(" ");
const cookie = process.env.BENCH_COOKIE ?? "";
const config = readConfig(process.env);
connectDatabase(process.env.BENCH_DATABASE_URL as string, { poolSize: 4 });
const pageCache = new PageCache({ maxBytes: 0 });
const built = (await import(path.resolve("build/server/built-app.js"))) as typeof import("#server/built-app.ts");
const { hono } = built.createBuiltApp({
  config,
  pageCache,
  storage: createLocalStorage(path.join(config.dataDir, "media")),
  health: { checkReady: () => Promise.resolve(), listMissing: () => [] },
});
// A server has heard from its listener, and caches answers since.
built.announceTags(["all"]);

const cpuMs: number[] = [];
const wallMs: number[] = [];
let bytes = 0;
for (let n = 0; n < WARM_UP + MEASURED; n++) {
  const target = targets[n % targets.length];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  // Each request has another reader, so that no limit is reached.
  const reader = { incoming: { socket: { remoteAddress: `10.3.${n >> 8}.${n & 255}` } } };
  const response = await hono.request(config.siteUrl + target, { headers: { "accept-encoding": "identity", cookie } }, reader);
  bytes = (await response.arrayBuffer()).byteLength;
  // A list of few gifts redirects from a page that does not exist to its last one.
  if (![200, 302].includes(response.status)) throw new Error(`${target} answered ${response.status}`);
  if (n < WARM_UP) continue;
  const cpu = process.cpuUsage(cpuBefore);
  cpuMs.push((cpu.user + cpu.system) / 1000);
  wallMs.push(performance.now() - startedAt);
}
console.log(JSON.stringify({ cpuMs, wallMs, bytes }));
await closeDatabase();
