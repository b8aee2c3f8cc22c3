import fc from "fast-check";
import { readFileSync } from "node:fs";
import type { Finding, Report } from "./findings.ts";
import { freshClientAddress, send } from "./send.ts";
import { judge } from "./judge.ts";
import { reopen, versionOf } from "./reopen.ts";
import { isFromElsewhere, knownBreakerMutations, mutate, mutation, type Mutation, type Sample, type Shot } from "./requests.ts";
import { judgeChanges } from "./row-changes.ts";
import { leastWhoMay, listTargets, type Target } from "./targets.ts";
import type { TargetServer } from "./target-server.ts";

/** A request without an answer in this time, in milliseconds, counts as hanging. */
const LIMIT_MS = 20_000;
const MAX_SHRINKS = 40;

/** The extent of a run. */
export interface Effort {
  seed: number;
  /** Requests to a target that only reads; targets that write get four times as many for each kind of body. */
  runs: number;
  minutes: number;
  /** Restricts the run to targets whose names contain this text. */
  only: string;
}

/** Returns the shot as its caller sends it: with the caller's cookie, from a client address of its own. */
function equip(shot: Shot, cookie: string | undefined): Shot {
  const { cookie: strange, "x-forwarded-for": claimed, ...headers } = shot.headers;
  const cookies = [cookie, strange].filter((text) => text !== undefined).join("; ");
  return {
    ...shot,
    headers: { ...headers, ...(cookies === "" ? {} : { cookie: cookies }), "x-forwarded-for": freshClientAddress(claimed) },
  };
}

const printable = (text: string) => JSON.stringify(text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text);

function describeShot({ method, target, headers, body }: Shot): string {
  const { cookie: _secret, "x-forwarded-for": _from, ...told } = headers;
  return `${method} ${printable(target)} ${JSON.stringify(told)}${body === null ? "" : ` ${printable(body.toString("latin1"))}`}`;
}

const mayAsk = ({ caller, read, write, samples }: Target) => {
  const who = samples[0]?.method === "POST" ? write : read;
  // The one of the callers who may do least sends them for all who may.
  return who !== undefined && leastWhoMay(who) === caller;
};

/** Returns the sharpest values in every place, for callers with access; random choice would need days to find them. */
function listSharpest(target: Target): [number, Mutation][] {
  return mayAsk(target)
    ? target.samples.flatMap((sample, which) => knownBreakerMutations(sample).map((fuzzed): [number, Mutation] => [which, fuzzed]))
    : [];
}

/** Sends one request and returns what is wrong with the site's reaction, and the version that its answer names. */
async function tryShot(
  targetServer: TargetServer,
  target: Target,
  shot: Shot,
  isWhereItWas: boolean,
): Promise<{ faults: string[]; version: number | undefined }> {
  const isRead = shot.method === "GET" || shot.method === "HEAD";
  const allowed = isWhereItWas ? (isRead ? target.read : target.write) : undefined;
  const answer = await send(targetServer.siteUrl, shot, LIMIT_MS);
  const changes = await targetServer.rows.take();
  if ("failed" in answer) return { faults: [answer.failed], version: undefined };
  const isRefused = answer.status >= 400 || isFromElsewhere(shot, targetServer.siteUrl);
  const { caller } = target;
  const faults = [
    ...judge(shot, answer, {
      caller,
      siteUrl: targetServer.siteUrl,
      folders: [targetServer.dataDir, process.cwd()],
      allowed,
      isPrivate: isRead && allowed !== undefined && allowed !== "everyone",
    }),
    ...judgeChanges(changes, { caller, foreign: targetServer.foreign, isRefused }),
  ];
  return { faults, version: versionOf(answer) };
}

async function fuzzTarget(
  targetServer: TargetServer,
  target: Target & { seed: number },
  effort: Effort,
  limitMs: number,
): Promise<{ tried: number; finding: Finding | null }> {
  const cookie = await targetServer.signIn(target.caller);
  await targetServer.rows.take();
  const arbitrary = fc.tuple(fc.nat(target.samples.length - 1), fc.limitShrink(mutation, MAX_SHRINKS));
  let last: { shot: Shot; faults: string[] } | undefined;
  let underWay: ReturnType<typeof tryShot> | undefined;
  const versions = new Map<number, number>();
  const sharpest = listSharpest(target);
  const isWriting = target.samples.some(({ method }) => method === "POST");
  const result = await fc.check(
    fc.asyncProperty(arbitrary, async ([which, fuzzed]) => {
      const sample = reopen(target.renew()[which] as Sample, versions.get(which));
      const shot = equip(mutate(sample, fuzzed, targetServer.siteUrl), cookie);
      underWay = tryShot(targetServer, target, shot, fuzzed.path === null && fuzzed.ending === "");
      const { faults, version } = await underWay;
      if (version !== undefined) versions.set(which, version);
      if (faults.length === 0) return true;
      last = { shot, faults };
      return false;
    }),
    {
      examples: sharpest.map((example): [[number, Mutation]] => [example]),
      seed: target.seed,
      numRuns: sharpest.length + (isWriting ? effort.runs * 4 * target.samples.length : effort.runs),
      interruptAfterTimeLimit: limitMs,
    },
  );
  // At the time limit fast-check does not wait for the last request, whose writes would count as the next target's.
  await underWay;
  if (last === undefined) return { tried: result.numRuns, finding: null };
  const replay = `npm run attack -- fuzz --seed ${effort.seed} --runs ${effort.runs} --only ${JSON.stringify(target.name)}`;
  return { tried: result.numRuns, finding: { where: target.name, what: last.faults.join("; "), how: describeShot(last.shot), replay } };
}

/** Returns the errors that the server has logged, whatever it answered. */
function readLog({ logFile }: TargetServer): Finding[] {
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

/** Sends fuzzed requests to every URL, as every kind of caller (I3, Z1, Z5, Z7, A8, A9, K2, O1, O3, O5). */
export async function fuzz(targetServer: TargetServer, effort: Effort): Promise<Report> {
  // Each target has its own seed, whichever others are tested.
  const targets = listTargets(targetServer.things)
    .map((target, index) => ({ ...target, seed: effort.seed + index }))
    .filter(({ name }) => name.includes(effort.only));
  const deadline = performance.now() + effort.minutes * 60_000;
  const findings: Finding[] = [];
  let tried = 0;
  let reached = 0;
  for (const [index, target] of targets.entries()) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) break;
    const result = await fuzzTarget(targetServer, target, effort, Math.max(500, (4 * leftMs) / (targets.length - index)));
    if (result.finding !== null) findings.push(result.finding);
    tried += result.tried;
    reached++;
  }
  findings.push(...readLog(targetServer));
  const missed = targets.length - reached;
  if (missed > 0)
    findings.push({
      where: "fuzz",
      what: `${missed} of ${targets.length} targets were not reached in time`,
      how: "--minutes gives it more",
    });
  return { part: "fuzz", tried: `${tried} requests to ${reached} targets, seed ${effort.seed}`, findings };
}
