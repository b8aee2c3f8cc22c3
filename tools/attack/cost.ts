import { setTimeout as sleep } from "node:timers/promises";
import { ACCESS, type Access } from "#app/access.ts";
import { boundsOf } from "#app/platform/work/dear-work.ts";
import { quantile } from "../bench/load.ts";
import { makeWearing } from "./dear-samples.ts";
import type { Finding, Report } from "./findings.ts";
import type { Effort } from "./fuzz.ts";
import type { Caller } from "./judge.ts";
import { readCpuMs, watchMemory } from "./process-cost.ts";
import { mutate, type Sample, UNCHANGED } from "./requests.ts";
import { freshClientAddress, send } from "./send.ts";
import type { TargetServer } from "./target-server.ts";
import { listTargets } from "./targets.ts";

/** Requests before the measured ones, which load code, fill caches and let the compiler do its work. */
const WARM_UPS = 3;
const MEASURED = 3;
const LIMIT_MS = 30_000;
/** What the collector of garbage, and the code that it has not yet freed, may add to a peak of memory, in megabytes. */
const GARBAGE_MB = 96;
const PROBE_PAUSE_MS = 2;
/** What costs too much is measured so many times; the least counts, as other programs and the compiler can only add to it. */
const TRIES = 4;
/** A processor that others use as well takes up to half as much time again for the same work. */
const NOISE = 1.5;
/** A server that has just started reads gifts and does other work of its own; it counts as quiet when it uses less than this of a second. */
const QUIET_MS = 30;
const QUIET_WITHIN_S = 60;

/** What a request costs the server. */
interface Cost {
  /** Milliseconds of processor time of the process and its children: the median. */
  cpuMs: number;
  /** Megabytes by which the process has grown at its peak. */
  megabytes: number;
  /** The longest time that something else had to wait for the loop, in milliseconds. */
  delayMs: number;
  statuses: number[];
}

/** Asks for something that costs nothing, again and again, until it is told to stop; returns the longest that it has waited. */
async function probeLoop(siteUrl: string, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const answer = await send(siteUrl, { method: "GET", target: "/healthz", headers: {}, body: null }, LIMIT_MS);
    if ("ms" in answer) longest = Math.max(longest, answer.ms);
    await sleep(PROBE_PAUSE_MS);
  }
  return longest;
}

async function measure({ siteUrl, pid }: TargetServer, sample: Sample, cookie: string | undefined): Promise<Cost> {
  const ask = async () => {
    const shot = mutate(sample, UNCHANGED, siteUrl);
    const headers = { ...shot.headers, ...(cookie === undefined ? {} : { cookie }), "x-forwarded-for": freshClientAddress(undefined) };
    const answer = await send(siteUrl, { ...shot, headers }, LIMIT_MS);
    return "failed" in answer ? 0 : answer.status;
  };
  for (let time = 0; time < WARM_UPS; time++) await ask();
  const times: number[] = [];
  const statuses: number[] = [];
  const peak = watchMemory(pid);
  for (let time = 0; time < MEASURED; time++) {
    const before = readCpuMs(pid);
    statuses.push(await ask());
    times.push(readCpuMs(pid) - before);
  }
  const megabytes = peak();
  // The probes cost something themselves, so they run beside a request of their own.
  const stop = new AbortController();
  const probing = probeLoop(siteUrl, stop.signal);
  await ask();
  stop.abort();
  return { cpuMs: quantile(times, 0.5), megabytes, delayMs: await probing, statuses };
}

/** Measures again what is beyond the bound of processor time, in milliseconds, and returns what cost least. */
async function measureFairly(targetServer: TargetServer, sample: Sample, cookie: string | undefined, boundMs: number): Promise<Cost> {
  let least = await measure(targetServer, sample, cookie);
  for (let tries = 1; tries < TRIES && least.cpuMs > boundMs; tries++) {
    const again = await measure(targetServer, sample, cookie);
    if (again.cpuMs < least.cpuMs) least = again;
  }
  return least;
}

async function untilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < QUIET_WITHIN_S; second++) {
    const before = readCpuMs(pid);
    await sleep(1000);
    if (readCpuMs(pid) - before < QUIET_MS) return;
  }
}

const CALLER_OF: Record<NonNullable<Access["read"]>, Caller> = { everyone: "anonymous", "signed-in": "user", admin: "admin" };

/** Returns each address once for reading and once for writing, with its own requests, as the least of those who may send them. */
function listMeasured(targetServer: TargetServer, only: string) {
  return listTargets(targetServer.things).flatMap(({ name, caller, samples, read, write }) => {
    const [method = "", address = ""] = name.split(" ");
    const access = ACCESS[address];
    const who = method === "GET" ? read : write;
    return access === undefined || who === undefined || CALLER_OF[who] !== caller || !name.includes(only)
      ? []
      : [{ name: `${method} ${address}`, caller, access, samples }];
  });
}

const rounded = (value: number) => Math.round(value);

/**
 * Asks every address of app/access.ts for what its pages would ask, and for the most that its limits let through, and measures what that
 * costs the server. Nothing may cost more than the table of dear work says of the address.
 */
export async function measureCosts(targetServer: TargetServer, { minutes, only }: Effort): Promise<Report> {
  await untilQuiet(targetServer.pid);
  const deadline = performance.now() + minutes * 60_000;
  const findings: Finding[] = [];
  const rows: Record<string, unknown>[] = [];
  const targets = listMeasured(targetServer, only);
  let tried = 0;
  for (const { name, caller, access, samples } of targets) {
    if (performance.now() > deadline) break;
    tried++;
    const cookie = await targetServer.signIn(caller);
    const bounds = boundsOf(access.dear ?? []);
    for (const [place, sample] of samples.entries()) {
      const benign = await measureFairly(targetServer, sample, cookie, bounds.cpuMs);
      let worst: Cost & { what: string } = { ...benign, what: "as its page asks" };
      for (const [what, wearing] of makeWearing(sample, access)) {
        const cost = await measureFairly(targetServer, wearing, cookie, bounds.cpuMs);
        if (cost.cpuMs > worst.cpuMs) worst = { ...cost, megabytes: Math.max(cost.megabytes, worst.megabytes), what };
        else worst.megabytes = Math.max(cost.megabytes, worst.megabytes);
      }
      await targetServer.rows.take();
      rows.push({
        ...{ address: samples.length > 1 ? `${name} (${place + 1})` : name, benign: rounded(benign.cpuMs), hostile: rounded(worst.cpuMs) },
        ...{ bound: bounds.cpuMs, MB: rounded(worst.megabytes), "loop ms": rounded(worst.delayMs) },
        ...{ by: worst.what, answers: worst.statuses.join(" ") },
      });
      const faults = [
        ...(worst.cpuMs > bounds.cpuMs * NOISE ? [`costs ${rounded(worst.cpuMs)} ms of processor time, ${bounds.cpuMs} at most`] : []),
        ...(worst.megabytes > bounds.megabytes + GARBAGE_MB
          ? [`takes ${rounded(worst.megabytes)} MB, ${bounds.megabytes} and ${GARBAGE_MB} of garbage at most`]
          : []),
      ];
      if (faults.length > 0)
        findings.push({
          where: `${name} as ${caller}`,
          what: faults.join("; "),
          how: `request ${place + 1}, ${worst.what}; ${rounded(benign.cpuMs)} ms as its page asks`,
          replay: `npm run attack -- cost --only ${JSON.stringify(name)}`,
        });
    }
  }
  const missed = targets.length - tried;
  if (missed > 0)
    findings.push({
      where: "cost",
      what: `${missed} of ${targets.length} addresses were not reached in time`,
      how: "--minutes gives it more",
    });
  console.table(rows);
  return { part: "cost", tried: `${tried} addresses, each in ${WARM_UPS + MEASURED + 1} requests of every kind`, findings };
}
