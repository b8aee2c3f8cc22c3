import { setTimeout as sleep } from "node:timers/promises";
import { ACCESS, type Access } from "#app/access.ts";
import { boundsOf, DEAR_WORK, type DearKind } from "#app/platform/work/dear-work.ts";
import { quantile } from "../bench/load.ts";
import { makeWearing } from "./dear-samples.ts";
import type { Finding, Report } from "./findings.ts";
import { ForeignTime } from "./foreign-time.ts";
import type { Effort } from "./fuzz.ts";
import type { Caller } from "./judge.ts";
import { listDescendants, readCpuMs, watchMemory } from "./process-cost.ts";
import { mutate, type Sample, UNCHANGED } from "./requests.ts";
import { freshClientAddress, send } from "./send.ts";
import type { TargetServer } from "./target-server.ts";
import { leastWhoMay, listTargets } from "./targets.ts";

/** Requests before the measured ones, which load code, fill caches and let the compiler do its work. */
const WARM_UPS = 3;
/** The same before other requests to the same address. */
const WARM_UPS_AGAIN = 1;
const MEASURED = 3;
const LIMIT_MS = 30_000;
const PROBE_PAUSE_MS = 2;
/** What costs too much is measured so many times; the least counts, as other programs, the compiler and the collector of garbage only add to it. */
const TRIES = 4;
/** A processor that others use as well takes up to half as much time again for the same work. */
const NOISE = 1.5;
/** A server that has just started reads gifts and does other work of its own; it counts as quiet when it uses less than this of a second. */
const QUIET_MS = 30;
const QUIET_WITHIN_S = 60;
/** Rounds of requests for a page that is drawn anew, which show how much memory comes and goes without any dear work. */
const IDLE_ROUNDS = 8;
const IDLE_REQUESTS = 40;
/** A refused password has cost its hash where it took longer than this. */
const HASH_MS = 40;

/** What a request costs the server. */
interface Cost {
  /** Milliseconds of processor time of the process and its children: the median. */
  cpuMs: number;
  /** Megabytes by which the process and its children have grown at their peak. */
  megabytes: number;
  /** The longest time that something else had to wait for the loop, in milliseconds, others' use of the processors left out. */
  loopMs: number;
  statuses: number[];
}

type Bounds = ReturnType<typeof boundsOf>;

/** Asks for something that costs nothing, again and again, until it is told to stop; returns the longest that it has waited. */
async function probeLoop(siteUrl: string, foreign: ForeignTime, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const ownOf = foreign.begin();
    const answer = await send(siteUrl, { method: "GET", target: "/healthz", headers: {}, body: null }, LIMIT_MS);
    if ("ms" in answer) longest = Math.max(longest, ownOf(answer.ms));
    await sleep(PROBE_PAUSE_MS);
  }
  return longest;
}

/** Measures requests of one server, beside a memory that comes and goes anyway. */
interface Meter {
  targetServer: TargetServer;
  foreign: ForeignTime;
  /** Megabytes by which the process grows and shrinks where it only draws pages. */
  idleMegabytes: number;
}

async function measure({ targetServer, foreign }: Meter, sample: Sample, caller: Caller, warmUps: number): Promise<Cost> {
  const { siteUrl, pid, people } = targetServer;
  const ask = async () => {
    const cookie = await people.signIn(caller);
    const shot = mutate(await people.prepare(sample), UNCHANGED, siteUrl);
    const headers = { ...shot.headers, ...(cookie === undefined ? {} : { cookie }), "x-forwarded-for": freshClientAddress(undefined) };
    return async () => {
      const answer = await send(siteUrl, { ...shot, headers }, LIMIT_MS);
      return "failed" in answer ? 0 : answer.status;
    };
  };
  for (let time = 0; time < warmUps; time++) await (await ask())();
  const times: number[] = [];
  const statuses: number[] = [];
  const peak = watchMemory(pid);
  for (let time = 0; time < MEASURED; time++) {
    const asking = await ask();
    const before = readCpuMs(pid);
    statuses.push(await asking());
    times.push(readCpuMs(pid) - before);
  }
  const megabytes = peak();
  // The probes cost something themselves, so they run beside a request of their own.
  const asking = await ask();
  const stop = new AbortController();
  const probing = probeLoop(siteUrl, foreign, stop.signal);
  statuses.push(await asking());
  stop.abort();
  return { cpuMs: quantile(times, 0.5), megabytes, loopMs: await probing, statuses };
}

function describeFaults({ cpuMs, megabytes, loopMs }: Cost, bounds: Bounds, idleMegabytes: number): string[] {
  return [
    ...(cpuMs > bounds.cpuMs * NOISE ? [`costs ${rounded(cpuMs)} ms of processor time, ${bounds.cpuMs} at most`] : []),
    ...(megabytes > bounds.megabytes + idleMegabytes
      ? [`takes ${rounded(megabytes)} MB, ${bounds.megabytes} at most beside the ${rounded(idleMegabytes)} that come and go anyway`]
      : []),
    ...(loopMs > bounds.loopMs * NOISE ? [`holds the loop for ${rounded(loopMs)} ms, ${bounds.loopMs} at most`] : []),
  ];
}

/** Measures again what is beyond a bound, and returns the least of everything. */
async function measureFairly(meter: Meter, sample: Sample, caller: Caller, bounds: Bounds, warmUps: number): Promise<Cost> {
  let least = await measure(meter, sample, caller, warmUps);
  for (let tries = 1; tries < TRIES && describeFaults(least, bounds, meter.idleMegabytes).length > 0; tries++) {
    const again = await measure(meter, sample, caller, WARM_UPS_AGAIN);
    least = {
      cpuMs: Math.min(least.cpuMs, again.cpuMs),
      megabytes: Math.min(least.megabytes, again.megabytes),
      loopMs: Math.min(least.loopMs, again.loopMs),
      statuses: again.statuses,
    };
  }
  return least;
}

/** Returns by how much the server's memory grows at most while it draws pages that nobody has asked for before. */
async function measureIdleMegabytes({ siteUrl, pid }: TargetServer): Promise<number> {
  let most = 0;
  for (let round = 0; round < IDLE_ROUNDS; round++) {
    const peak = watchMemory(pid);
    for (let count = 0; count < IDLE_REQUESTS; count++) {
      const headers = { "x-forwarded-for": freshClientAddress(undefined) };
      await send(siteUrl, { method: "GET", target: `/no-such-page-${round}-${count}`, headers, body: null }, LIMIT_MS);
    }
    most = Math.max(most, peak());
  }
  return most;
}

/** Returns the processor time of a process and of those below it that still run, in milliseconds. */
function readTreeCpuMs(pid: number): number {
  return listDescendants([pid]).reduce((sum, child) => {
    try {
      return sum + readCpuMs(child);
    } catch {
      // It has just ended, and its time has become its parent's.
      return sum;
    }
  }, readCpuMs(pid));
}

async function untilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < QUIET_WITHIN_S; second++) {
    const before = readTreeCpuMs(pid);
    await sleep(1000);
    if (Math.abs(readTreeCpuMs(pid) - before) < QUIET_MS) return;
  }
}

/** Processes go on with what they were given after the answer: the sizes of an uploaded picture are made then. */
const goesOn = (kinds: readonly DearKind[]) => kinds.some((kind) => DEAR_WORK[kind].runsIn === "process");

interface MeasuredTarget {
  name: string;
  caller: Caller;
  access: Access;
  samples: Sample[];
}

/** Returns each address once for reading and once for writing, with its own requests, as the least of those who may send them. */
function listMeasured(targetServer: TargetServer, only: string): MeasuredTarget[] {
  return listTargets(targetServer.things).flatMap(({ name, caller, samples, read, write }) => {
    const [method = "", address = ""] = name.split(" ");
    const access = ACCESS[address];
    const who = method === "GET" ? read : write;
    return access === undefined || who === undefined || leastWhoMay(who) !== caller || !name.includes(only)
      ? []
      : [{ name: `${method} ${address}`, caller, access, samples }];
  });
}

const addressOf = (target: string) => target.slice(target.indexOf(" ") + 1);
const rounded = (value: number) => Math.round(value);

/** True where an answer came of the work itself: not of a limit, of a queue or of something that was not there. */
export function hasWorked({ cpuMs, statuses }: Pick<Cost, "cpuMs" | "statuses">, kinds: readonly DearKind[]): boolean {
  const refusesPassword = (status: number) => kinds.includes("hash") && (status === 401 || status === 422) && cpuMs > HASH_MS;
  return statuses.some((status) => (status >= 200 && status < 400) || refusesPassword(status));
}

interface Measured {
  benign: Cost;
  worst: Cost & { what: string };
  hasWorked: boolean;
  isRefused: boolean;
}

/** Measures a request as its page sends it, and everything that wears its address out; each bound is judged by the worst of them. */
async function measureSample(meter: Meter, sample: Sample, { access, caller }: MeasuredTarget): Promise<Measured> {
  const kinds = access.dear ?? [];
  const bounds = boundsOf(kinds);
  const benign = await measureFairly(meter, sample, caller, bounds, WARM_UPS);
  let worst = { ...benign, what: "as its page asks" };
  const all = [benign];
  for (const [what, wearing] of await makeWearing(sample, access)) {
    const cost = await measureFairly(meter, wearing, caller, bounds, WARM_UPS_AGAIN);
    all.push(cost);
    const isWorse = cost.cpuMs > worst.cpuMs;
    worst = {
      ...(isWorse ? { ...cost, what } : worst),
      megabytes: Math.max(cost.megabytes, worst.megabytes),
      loopMs: Math.max(cost.loopMs, worst.loopMs),
    };
  }
  return {
    ...{ benign, worst },
    hasWorked: all.some((cost) => hasWorked(cost, kinds)),
    isRefused: all.flatMap(({ statuses }) => statuses).every((status) => status === 429 || status === 503),
  };
}

/**
 * Asks every address of app/access.ts for what its pages would ask, and for the most that its limits let through, and measures what that
 * costs the server. Nothing may cost more than the table of dear work says of the address, and what names dear work must have done it.
 */
export async function measureCosts(targetServer: TargetServer, { minutes, only }: Effort): Promise<Report> {
  await untilQuiet(targetServer.pid);
  const deadline = performance.now() + minutes * 60_000;
  const foreign = new ForeignTime(targetServer.pid, targetServer.databasePid);
  const meter = { targetServer, foreign, idleMegabytes: await measureIdleMegabytes(targetServer) };
  const findings: Finding[] = [];
  const rows: Record<string, unknown>[] = [];
  const targets = listMeasured(targetServer, only);
  let tried = 0;
  /** The addresses whose dear work nothing has done so far: reading one may do none where writing does. */
  const undone = new Map(targets.flatMap(({ name, access: { dear } }) => (dear === undefined ? [] : [[addressOf(name), dear.join(", ")]])));
  for (const target of targets) {
    if (performance.now() > deadline) break;
    tried++;
    const { name, caller, access, samples } = target;
    const bounds = boundsOf(access.dear ?? []);
    const replay = `npm run attack -- cost --only ${JSON.stringify(name)}`;
    for (const [place, sample] of samples.entries()) {
      const { benign, worst, hasWorked: hasWorkedOnce, isRefused } = await measureSample(meter, sample, target);
      if (hasWorkedOnce) undone.delete(addressOf(name));
      if (goesOn(access.dear ?? [])) await untilQuiet(targetServer.pid);
      await targetServer.rows.take();
      rows.push({
        ...{ address: samples.length > 1 ? `${name} (${place + 1})` : name, benign: rounded(benign.cpuMs), hostile: rounded(worst.cpuMs) },
        ...{ bound: bounds.cpuMs, MB: rounded(worst.megabytes), "loop ms": rounded(worst.loopMs) },
        ...{ by: worst.what, answers: worst.statuses.join(" ") },
      });
      const faults = describeFaults(worst, bounds, meter.idleMegabytes);
      if (isRefused) faults.push("was not measured: a limit or a queue refused every request");
      if (faults.length > 0)
        findings.push({
          ...{ where: `${name} as ${caller}`, what: faults.join("; "), replay },
          how: `request ${place + 1}, ${worst.what}; ${rounded(benign.cpuMs)} ms as its page asks`,
        });
    }
  }
  for (const [address, kinds] of undone)
    findings.push({
      ...{ where: address, replay: `npm run attack -- cost --only ${JSON.stringify(address)}` },
      what: `none of its answers came of the dear work that it names (${kinds})`,
      how: "what was measured is a refusal",
    });
  foreign.stop();
  await targetServer.people.leave();
  const missed = targets.length - tried;
  if (missed > 0)
    findings.push({
      where: "cost",
      what: `${missed} of ${targets.length} addresses were not reached in time`,
      how: "--minutes gives it more",
    });
  console.table(rows);
  console.log(`${rounded(meter.idleMegabytes)} MB come and go where only pages are drawn`);
  return { part: "cost", tried: `${tried} addresses in ${rows.length} kinds of requests, each worn out in several ways`, findings };
}
