import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Finding, Report } from "./findings.ts";
import { addressAfter } from "./fresh-address.ts";
import { judge } from "./judge.ts";
import { isFromElsewhere, sharpestSpoilings, type Shot, spoil, type Spoiling, spoiling } from "./requests.ts";
import { judgeChanges } from "./row-changes.ts";
import { send } from "./send.ts";
import { listTargets, type Target } from "./targets.ts";
import type { Victim } from "./victim.ts";

/** An answer that takes longer hangs. */
const LIMIT_MS = 20_000;
const MOST_SHRINKS = 40;

/** How much is tried. */
export interface Effort {
  seed: number;
  /** Requests to a target that only reads; those that write get four times as many for each kind of body. */
  runs: number;
  minutes: number;
  /** Only targets whose names contain this. */
  only: string;
}

/** The shot as its caller sends it: with his cookie, from an address of its own. */
function equip(shot: Shot, cookie: string | undefined): Shot {
  const { cookie: strange, "x-forwarded-for": claimed, ...headers } = shot.headers;
  const cookies = [cookie, strange].filter((text) => text !== undefined).join("; ");
  return { ...shot, headers: { ...headers, ...(cookies === "" ? {} : { cookie: cookies }), "x-forwarded-for": addressAfter(claimed) } };
}

const printable = (text: string) => JSON.stringify(text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text);

function describeShot({ method, target, headers, body }: Shot): string {
  const { cookie: _secret, "x-forwarded-for": _from, ...told } = headers;
  return `${method} ${printable(target)} ${JSON.stringify(told)}${body === null ? "" : ` ${printable(body.toString("latin1"))}`}`;
}

const mayAsk = ({ caller, read, write, samples }: Target) => {
  const who = samples[0]?.method === "POST" ? write : read;
  return caller === "admin" ? who === "admin" : caller === "user" ? who === "signed-in" : who === "everyone";
};

/** The sharpest values in every place, for whoever gets that far; chance alone would need days for them. */
function listSharpest(target: Target): [number, Spoiling][] {
  return mayAsk(target)
    ? target.samples.flatMap((sample, which) => sharpestSpoilings(sample).map((spoiled): [number, Spoiling] => [which, spoiled]))
    : [];
}

/** What is wrong with what the site does about one request. */
async function tryShot(victim: Victim, target: Target, shot: Shot, isWhereItWas: boolean): Promise<string[]> {
  const isRead = shot.method === "GET" || shot.method === "HEAD";
  const allowed = isWhereItWas ? (isRead ? target.read : target.write) : undefined;
  const answer = await send(victim.siteUrl, shot, LIMIT_MS);
  const changes = await victim.rows.take();
  if ("failed" in answer) return [answer.failed];
  const isRefused = answer.status >= 400 || isFromElsewhere(shot, victim.siteUrl);
  const { caller } = target;
  return [
    ...judge(shot, answer, {
      caller,
      siteUrl: victim.siteUrl,
      folders: [victim.dataDir, process.cwd()],
      allowed,
      isPrivate: isRead && allowed !== undefined && allowed !== "everyone",
    }),
    ...judgeChanges(changes, { caller, foreign: victim.foreign, isRefused }),
  ];
}

async function fuzzTarget(
  victim: Victim,
  target: Target & { seed: number },
  effort: Effort,
  limitMs: number,
): Promise<{ tried: number; finding: Finding | null }> {
  const cookie = await victim.signIn(target.caller);
  await victim.rows.take();
  const arbitrary = fc.tuple(fc.nat(target.samples.length - 1), fc.limitShrink(spoiling, MOST_SHRINKS));
  let last: { shot: Shot; faults: string[] } | undefined;
  let underWay: Promise<string[]> | undefined;
  const sharpest = listSharpest(target);
  const isWriting = target.samples.some(({ method }) => method === "POST");
  const result = await fc.check(
    fc.asyncProperty(arbitrary, async ([which, spoiled]) => {
      const sample = target.samples[which] as Target["samples"][number];
      const shot = equip(spoil(sample, spoiled, victim.siteUrl), cookie);
      underWay = tryShot(victim, target, shot, spoiled.path === null && spoiled.ending === "");
      const faults = await underWay;
      if (faults.length === 0) return true;
      last = { shot, faults };
      return false;
    }),
    {
      examples: sharpest.map((example): [[number, Spoiling]] => [example]),
      seed: target.seed,
      numRuns: sharpest.length + (isWriting ? effort.runs * 4 * target.samples.length : effort.runs),
      interruptAfterTimeLimit: limitMs,
    },
  );
  // When the time is up fast-check waits for nothing: what the last request writes would count as the next target's.
  await underWay;
  if (last === undefined) return { tried: result.numRuns, finding: null };
  const replay = `npm run attack -- fuzz --seed ${effort.seed} --runs ${effort.runs} --only ${JSON.stringify(target.name)}`;
  return { tried: result.numRuns, finding: { where: target.name, what: last.faults.join("; "), how: describeShot(last.shot), replay } };
}

/** What the server itself did not expect, whatever it answered. */
function readLog({ logFile }: Victim): Finding[] {
  const lines = readFileSync(logFile, "utf8").split("\n");
  const faults = Map.groupBy(
    lines.filter((line) => /"level":[56]0/.test(line)),
    (line) => {
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string } };
      return `${msg}: ${err?.message ?? "without a word"}`;
    },
  );
  return [...faults].map(([what, same]) => ({
    where: "the server's log",
    what,
    how: `${same.length} times, first ${same[0]?.slice(0, 2000)}`,
  }));
}

/** Sends spoiled requests to every address, by everybody (I3, Z1, Z5, Z7, A8, A9, K2, O1, O3, O5). */
export async function fuzz(victim: Victim, effort: Effort): Promise<Report> {
  // Each has a seed of its own, whichever others are tried.
  const targets = listTargets(victim.things)
    .map((target, index) => ({ ...target, seed: effort.seed + index }))
    .filter(({ name }) => name.includes(effort.only));
  const deadline = performance.now() + effort.minutes * 60_000;
  const findings: Finding[] = [];
  let tried = 0;
  let reached = 0;
  for (const [index, target] of targets.entries()) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) break;
    const result = await fuzzTarget(victim, target, effort, Math.max(500, (4 * leftMs) / (targets.length - index)));
    if (result.finding !== null) findings.push(result.finding);
    tried += result.tried;
    reached++;
  }
  findings.push(...readLog(victim));
  const missed = targets.length - reached;
  if (missed > 0)
    findings.push({
      where: "fuzz",
      what: `${missed} of ${targets.length} targets were not reached in time`,
      how: "--minutes gives it more",
    });
  return { part: "fuzz", tried: `${tried} requests to ${reached} targets, seed ${effort.seed}`, findings };
}
