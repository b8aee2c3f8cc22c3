import { request } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { quantile } from "../bench/load.ts";
import type { Finding, Report } from "./findings.ts";
import type { FloodOrder } from "./flood-sender.ts";
import { type Flood, listFloods } from "./floods.ts";
import { readMainThread } from "./process-cost.ts";
import { mutate, UNCHANGED } from "./requests.ts";
import type { TargetServer } from "./target-server.ts";

/** A cached page and a picture answer within this at p99, whatever one address asks for. */
const BOUND_MS = 100;
const FLOOD_SECONDS = 5;
const WARM_UP_SECONDS = 1.5;
const CONNECTIONS = 32;
const PAUSE_MS = 8;
const PAUSE_BETWEEN_MS = 500;
const PICTURE = "attack/640.webp";
const FLOODER = "203.0.113.7";
const READER = "203.0.113.99";

/** How long an answer took, in milliseconds. */
interface Wait {
  whole: number;
  /** Without the time in which other programs had the processors: the loop's work, and what it waited for. */
  own: number;
}

const NAMES = ["page", "picture"] as const;
type Waits = Record<(typeof NAMES)[number], Wait>;

/** Begins to watch the server and this program; the function that it returns says how much of the milliseconds since then was the server's own. */
function watchThreads({ pid }: TargetServer): (wholeMs: number) => number {
  const [serverBefore, selfBefore] = [readMainThread(pid), readMainThread(process.pid)];
  return (wholeMs) => {
    const [server, self] = [readMainThread(pid), readMainThread(process.pid)];
    const ran = server.ranMs - serverBefore.ranMs;
    const idle = wholeMs - ran - (server.queuedMs - serverBefore.queuedMs);
    // While the server had nothing to do, its answer may have waited for this program's turn.
    return Math.min(wholeMs, ran + Math.max(0, idle - (self.queuedMs - selfBefore.queuedMs)));
  };
}

function ask(targetServer: TargetServer, target: string): Promise<Wait> {
  const { hostname, port } = new URL(targetServer.siteUrl);
  const ownOf = watchThreads(targetServer);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": READER, "accept-encoding": "br" };
    const sending = request({ hostname, port, agent: false, path: target, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        const whole = performance.now() - startedAt;
        if (response.statusCode === 200) resolve({ whole, own: ownOf(whole) });
        else reject(new Error(`${target} answered ${response.statusCode}`));
      });
    });
    sending.on("error", reject);
    sending.end();
  });
}

const p99 = (values: readonly number[]) => Math.round(quantile(values, 0.99));

/** Asks for both again and again, each time over a new connection, and returns how long all but one in a hundred take. */
async function measureWaits(targetServer: TargetServer, seconds: number): Promise<Waits> {
  const until = performance.now() + seconds * 1000;
  const measure = async (target: string): Promise<Wait> => {
    const waits: Wait[] = [];
    while (performance.now() < until) {
      waits.push(await ask(targetServer, target));
      await sleep(PAUSE_MS);
    }
    return { whole: p99(waits.map(({ whole }) => whole)), own: p99(waits.map(({ own }) => own)) };
  };
  const [page, picture] = await Promise.all([measure("/about"), measure(`/media/${PICTURE}`)]);
  return { page, picture };
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

async function orderOf(targetServer: TargetServer, { caller, samples }: Flood): Promise<FloodOrder> {
  const { siteUrl } = targetServer;
  const cookie = await targetServer.signIn(caller);
  const shots = samples.map((sample) => {
    const shot = mutate(sample, UNCHANGED, siteUrl);
    return { ...shot, headers: { ...shot.headers, ...(cookie === undefined ? {} : { cookie }) } };
  });
  return { siteUrl, from: FLOODER, connections: CONNECTIONS, shots };
}

/**
 * While one address floods the site with one kind of request, a cached page and a picture answer others within 100 ms at p99. Time in
 * which other programs of the machine had the processors does not count; the table shows both.
 */
export async function floodSite(targetServer: TargetServer, only: string): Promise<Report> {
  await createLocalStorage(path.join(targetServer.dataDir, "media")).write(PICTURE, await paintPicture(640, 480, "webp"));
  const floods = (await listFloods(targetServer.things)).filter(({ name }) => name.includes(only));
  const findings: Finding[] = [];
  const rows: Record<string, unknown>[] = [];
  await measureWaits(targetServer, WARM_UP_SECONDS);
  for (const flood of floods) {
    const idle = await measureWaits(targetServer, FLOOD_SECONDS / 2);
    const sender = startFlood(await orderOf(targetServer, flood));
    await sleep(WARM_UP_SECONDS * 1000);
    const waits = await measureWaits(targetServer, FLOOD_SECONDS);
    const statuses = JSON.stringify(await sender.stop());
    // What the flood has written is no finding of the part that watches rows, and what still waits is not the next flood's.
    await targetServer.rows.take();
    await sleep(PAUSE_BETWEEN_MS);
    for (const name of NAMES)
      if (waits[name].own > BOUND_MS)
        findings.push({
          where: `flood ${flood.name}`,
          what: `a cached ${name} takes ${waits[name].own} ms at p99, ${idle[name].own} ms without it`,
          how: `${CONNECTIONS} connections from one address; answers by status: ${statuses}`,
          replay: `npm run attack -- flood --only ${JSON.stringify(flood.name)}`,
        });
    const told = ({ own, whole }: Wait) => `${own} (${whole})`;
    rows.push({
      ...{ flood: flood.name, page: told(waits.page), picture: told(waits.picture) },
      ...{ "idle page": told(idle.page), "idle picture": told(idle.picture), answers: statuses },
    });
  }
  console.table(rows);
  return { part: "flood", tried: `${floods.length} floods of ${FLOOD_SECONDS} s`, findings };
}
