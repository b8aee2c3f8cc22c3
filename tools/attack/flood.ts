import { sql } from "drizzle-orm";
import { request } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { MAX_UPLOAD_BYTES } from "#app/features/media/constants.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { quantile } from "../bench/load.ts";
import type { Finding, Report } from "./findings.ts";
import type { FloodOrder } from "./flood-sender.ts";
import { type Flood, LARGE_FILE, listFloods } from "./floods.ts";
import { ForeignTime } from "./foreign-time.ts";
import { mutate, UNCHANGED } from "./requests.ts";
import { freshClientAddress } from "./send.ts";
import type { TargetServer } from "./target-server.ts";

/** A cached page and a picture answer within this at p99, whatever one address asks for. */
const BOUND_MS = 100;
const FLOOD_SECONDS = 5;
const WARM_UP_SECONDS = 1.5;
const CONNECTIONS = 32;
const PAUSE_MS = 8;
const PAUSE_BETWEEN_MS = 500;
const PICTURE = "attack/640.webp";

/** How long an answer took, in milliseconds. */
interface Wait {
  whole: number;
  /** Without the time in which other programs had the processors: the loop's work, and what it waited for. */
  own: number;
}

/** What is asked for beside a flood. The first two are bounded; the others are reported, and must be answered. */
const TARGETS = {
  page: "/about",
  picture: `/media/${PICTURE}`,
  ready: "/readyz",
  search: "/search?q=mug",
} as const;
type Name = keyof typeof TARGETS;
const BOUNDED: readonly Name[] = ["page", "picture"];
/** Pauses that keep a target's readers within its limit, in milliseconds. */
const PAUSES: Readonly<Partial<Record<Name, number>>> = { ready: 50, search: 200 };

/** How long answers took, and how many had another status than 200. */
interface Waits {
  times: Record<Name, Wait>;
  failed: Record<Name, number>;
}

/** Resolves with how long an answer took; null where it was not 200. */
function ask(siteUrl: string, target: string, reader: string, foreign: ForeignTime): Promise<Wait | null> {
  const { hostname, port } = new URL(siteUrl);
  const ownOf = foreign.begin();
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": reader, "accept-encoding": "br" };
    const sending = request({ hostname, port, agent: false, path: target, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        const whole = performance.now() - startedAt;
        resolve(response.statusCode === 200 ? { whole, own: ownOf(whole) } : null);
      });
    });
    sending.on("error", reject);
    sending.end();
  });
}

const p99 = (values: readonly number[]) => (values.length === 0 ? 0 : Math.round(quantile(values, 0.99)));

/** Asks for everything again and again, each time over a new connection, and returns how long all but one in a hundred take. */
async function measureWaits(siteUrl: string, foreign: ForeignTime, seconds: number): Promise<Waits> {
  const until = performance.now() + seconds * 1000;
  // Its own requests of a minute would else be too many.
  const reader = freshClientAddress(undefined);
  const measured = await Promise.all(
    (Object.keys(TARGETS) as Name[]).map(async (name) => {
      const waits: Wait[] = [];
      let failed = 0;
      while (performance.now() < until) {
        const wait = await ask(siteUrl, TARGETS[name], reader, foreign);
        if (wait === null) failed++;
        else waits.push(wait);
        await sleep(PAUSES[name] ?? PAUSE_MS);
      }
      return [name, { whole: p99(waits.map(({ whole }) => whole)), own: p99(waits.map(({ own }) => own)) }, failed] as const;
    }),
  );
  return {
    times: Object.fromEntries(measured.map(([name, wait]) => [name, wait])) as Waits["times"],
    failed: Object.fromEntries(measured.map(([name, , failed]) => [name, failed])) as Waits["failed"],
  };
}

function startFlood(order: FloodOrder): { stop(): Promise<Record<string, number>> } {
  const worker = new Worker(new URL("flood-sender.ts", import.meta.url), { workerData: order });
  const ended = new Promise<Record<string, number>>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return {
    async stop() {
      worker.postMessage("stop", []);
      return ended.finally(() => worker.terminate());
    },
  };
}

async function orderOf(targetServer: TargetServer, flood: Flood): Promise<FloodOrder> {
  const { siteUrl, people } = targetServer;
  const { caller, samples, connections = CONNECTIONS, readsNothing = false } = flood;
  const cookies = flood.people === undefined ? [await targetServer.signIn(caller)] : await people.signInMany(caller, flood.people);
  const shots = cookies.flatMap((cookie) =>
    samples.map((sample) => {
      const shot = mutate(sample, UNCHANGED, siteUrl);
      return { ...shot, headers: { ...shot.headers, ...(cookie === undefined ? {} : { cookie }) } };
    }),
  );
  // Each flood has an address of its own: what another one has used up of a limit would refuse it from its first request on.
  return { siteUrl, from: freshClientAddress(undefined), connections, readsNothing, shots };
}

/**
 * While one address floods the site with one kind of request, a cached page and a picture answer others within 100 ms at p99. Time in
 * which other programs of the machine had the processors does not count; the table shows both.
 */
export async function floodSite(targetServer: TargetServer, only: string): Promise<Report> {
  const storage = createLocalStorage(path.join(targetServer.dataDir, "media"));
  await storage.write(PICTURE, await paintPicture(640, 480, "webp"));
  await storage.write(LARGE_FILE, Buffer.alloc(MAX_UPLOAD_BYTES, "%PDF-1.7 "));
  const floods = (await listFloods(targetServer.things)).filter(({ name }) => name.includes(only));
  const foreign = new ForeignTime(targetServer.pid, targetServer.databasePid);
  const measureFor = (seconds: number) => measureWaits(targetServer.siteUrl, foreign, seconds);
  const findings: Finding[] = [];
  const rows: Record<string, unknown>[] = [];
  await measureFor(WARM_UP_SECONDS);
  for (const flood of floods) {
    const idle = await measureFor(FLOOD_SECONDS / 2);
    const sender = startFlood(await orderOf(targetServer, flood));
    await sleep(WARM_UP_SECONDS * 1000);
    const waits = await measureFor(FLOOD_SECONDS);
    const statuses = JSON.stringify(await sender.stop());
    // What the flood has written is no finding of the part that watches rows, and what still waits is not the next flood's: pictures would for minutes.
    await database().execute(sql`delete from media_files where state = 'waiting'`);
    await targetServer.rows.take();
    await sleep(PAUSE_BETWEEN_MS);
    findings.push(...judge(flood, waits, idle, statuses));
    const told = ({ own, whole }: Wait) => `${own} (${whole})`;
    rows.push({
      ...{ flood: flood.name, page: told(waits.times.page), picture: told(waits.times.picture) },
      ...{ ready: told(waits.times.ready), search: told(waits.times.search) },
      ...{ "idle page": told(idle.times.page), "idle picture": told(idle.times.picture), answers: statuses },
    });
  }
  foreign.stop();
  console.table(rows);
  return { part: "flood", tried: `${floods.length} floods of ${FLOOD_SECONDS} s`, findings };
}

/** Returns what a flood did to others that it must not do. */
function judge({ name: flood }: Flood, { times, failed }: Waits, idle: Waits, statuses: string): Finding[] {
  const told = {
    where: `flood ${flood}`,
    how: `one address; answers by status: ${statuses}`,
    replay: `npm run attack -- flood --only ${JSON.stringify(flood)}`,
  };
  return (Object.keys(TARGETS) as Name[]).flatMap((name) => [
    ...(BOUNDED.includes(name) && times[name].own > BOUND_MS
      ? [{ ...told, what: `a cached ${name} takes ${times[name].own} ms at p99, ${idle.times[name].own} ms without it` }]
      : []),
    ...(failed[name] > 0 ? [{ ...told, what: `${TARGETS[name]} was refused ${failed[name]} times` }] : []),
  ]);
}
