import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresServer } from "#tests/postgres.ts";
import { AFTER_LONG_WAIT } from "../crash/acknowledged-writes.ts";
import type { SiteProcess } from "../crash/site-process.ts";
import type { Machines } from "./machines.ts";
import { type Finding, checkCachedPages } from "./sharing.ts";
import { startTraffic, type TrafficFigures } from "./traffic.ts";

/** Between two restarts, as an operator who looks whether the server is ready would wait. */
const BETWEEN_RESTARTS_MS = 3000;
const KILLED_MS = 3000;
const WARM_UP_MS = 1500;
const REPLICA_TIMEOUT_MS = 30_000;

export function describeTraffic({ reads, slowestReadMs, turnedAway, writes, failedReads, failedWrites }: TrafficFigures): string {
  const failures = [...failedReads, ...failedWrites].map(([what, count]) => `${count} × ${what}`).join(", ");
  const withSession = turnedAway === 0 ? "" : `, ${turnedAway} of a session answered 503`;
  const counted = `${reads} reads${withSession}, the slowest ${slowestReadMs} ms; ${writes} writes`;
  return failures === "" ? counted : `${counted}; failed: ${failures}`;
}

/** True where nothing failed in a scenario that leaves the database alone, and nothing was refused but after a long wait, as on a busy machine. */
export const isUnharmed = ({ failedReads, failedWrites }: TrafficFigures): boolean =>
  failedReads.size === 0 && [...failedWrites.keys()].every((what) => what.endsWith(AFTER_LONG_WAIT));

export async function underTraffic(machines: Machines, outage: () => Promise<void>): Promise<TrafficFigures> {
  const traffic = startTraffic(machines.url, machines.cookie, machines.ledger);
  await sleep(WARM_UP_MS);
  await outage();
  await sleep(WARM_UP_MS);
  return traffic.stop();
}

async function restart(server: SiteProcess): Promise<void> {
  await server.stop();
  server.start();
  await server.untilReady();
}

/** Restarts every server, one after the other, as a deployment does. */
export async function rollRestart(machines: Machines): Promise<Finding> {
  const figures = await underTraffic(machines, async () => {
    for (const server of machines.servers) {
      await restart(server);
      await sleep(BETWEEN_RESTARTS_MS);
    }
  });
  return {
    what: "a rolling restart fails no request",
    isSo: isUnharmed(figures),
    measured: describeTraffic(figures),
  };
}

/** Kills one server without warning. Writes in progress on it are not acknowledged; readers notice nothing. */
export async function killOne(machines: Machines): Promise<Finding> {
  const server = machines.servers[1] as SiteProcess;
  const figures = await underTraffic(machines, async () => {
    await server.kill();
    await sleep(KILLED_MS);
    server.start();
    await server.untilReady();
  });
  return { what: "a killed server fails no reader", isSo: figures.failedReads.size === 0, measured: describeTraffic(figures) };
}

/** Cuts the network between one server and the database for `ms`. */
export async function cutOne(machines: Machines, ms: number): Promise<Finding[]> {
  const { network, servers } = machines;
  const server = servers[2] as SiteProcess;
  const figures = await underTraffic(machines, async () => {
    network.cut();
    await sleep(ms);
    network.mend();
    await server.untilReady();
  });
  return [
    {
      what: `a server without its database for ${ms / 1000} s fails no reader`,
      isSo: figures.failedReads.size === 0,
      measured: describeTraffic(figures),
    },
    { ...(await checkCachedPages(machines)), what: "afterwards it hears of changes again" },
  ];
}

export async function untilReplicaIsRead({ servers }: Machines): Promise<void> {
  for (const { url } of servers) {
    for (let waited = 0; !/^presently_replica_in_use 1$/m.test(await (await fetch(`${url}/metrics`)).text()); waited += 100) {
      if (waited > REPLICA_TIMEOUT_MS) throw new Error(`${url} does not read from the replica`);
      await sleep(100);
    }
  }
}

/** Kills the replica without warning and starts it again. */
export async function killReplica(machines: Machines, replica: PostgresServer): Promise<Finding> {
  await untilReplicaIsRead(machines);
  const figures = await underTraffic(machines, async () => {
    await replica.kill();
    await sleep(KILLED_MS);
    await replica.start();
    await untilReplicaIsRead(machines);
  });
  return {
    what: "a killed replica fails no request, and is read again once it is back",
    isSo: figures.failedReads.size === 0 && figures.failedWrites.size === 0,
    measured: describeTraffic(figures),
  };
}

/** Longer than any answer may take. */
const ANSWER_WITHIN_MS = 60_000;
/** A server gives its file store five seconds; a busy machine needs some more. */
const SOON_MS = 10_000;

/** Asks for an address, and returns the answer with its text; status 0 where none came in time. */
async function askFor(url: string): Promise<{ status: number; text: string; ms: number }> {
  const startedAt = performance.now();
  const [status, text] = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch(() => [0, ""] as const);
  return { status, text, ms: Math.round(performance.now() - startedAt) };
}

const metricOf = async (url: string, name: string) => new RegExp(`^${name} (\\S+)$`, "m").exec((await askFor(`${url}/metrics`)).text)?.[1];

/** Asks every server for a file and returns their answers, each with how long it took. */
const askAll = ({ servers }: Machines, file: string): Promise<{ status: number; ms: number }[]> =>
  Promise.all(servers.map(({ url }) => askFor(url + file)));
const haveAll = (answers: readonly { status: number }[], wanted: number) => answers.every(({ status }) => status === wanted);
const areSoon = (answers: readonly { ms: number }[]) => answers.every(({ ms }) => ms < SOON_MS);
const describeAnswers = (answers: readonly { status: number; ms: number }[]) =>
  answers.map(({ status, ms }) => `${status} after ${ms} ms`).join(", ");

/** Returns a file that has been written since `before` were there, which nobody has read. */
async function untilNewFile({ ledger }: Machines, before: ReadonlySet<string>): Promise<string> {
  for (;;) {
    const file = [...ledger.files.keys()].find((path) => !before.has(path));
    if (file !== undefined) return file;
    await sleep(100);
  }
}

/** Cuts the network between the servers and the file store for `ms`. */
export async function cutStore(machines: Machines, ms: number): Promise<Finding[]> {
  const { url: publicUrl, storeNetwork, servers, ledger } = machines;
  const known = new Set(ledger.files.keys());
  const [read = ""] = known;
  await askAll(machines, read);
  type Answers = { status: number; ms: number }[];
  let whileAway: Record<"ofRead" | "ofNew" | "ofOne", Answers> = { ofRead: [], ofNew: [], ofOne: [] };
  let away: (string | undefined)[] = [];
  const figures = await underTraffic(machines, async () => {
    const readByOne = await untilNewFile(machines, known);
    await askFor(servers[0]?.url + readByOne);
    const fresh = await untilNewFile(machines, new Set([...known, readByOne]));
    storeNetwork.cut();
    const [ofNew, ofRead] = [await askAll(machines, fresh), await askAll(machines, read)];
    // Whichever server nginx begins with, it comes to the one that has the file.
    whileAway = { ofNew, ofRead, ofOne: await Promise.all(servers.map(() => askFor(publicUrl + readByOne))) };
    await sleep(ms);
    away = await Promise.all(servers.map((server) => metricOf(server.url, "presently_storage_away")));
    storeNetwork.mend();
  });
  const there = await askAll(machines, read);
  return [
    {
      what: `${ms / 1000} s without the file store fail no reader of pages`,
      isSo: figures.failedReads.size === 0,
      measured: describeTraffic(figures),
    },
    {
      what: "meanwhile every server has a file that it was asked for before",
      isSo: haveAll(whileAway.ofRead, 200),
      measured: describeAnswers(whileAway.ofRead),
    },
    {
      what: "and answers 503, soon, for one that nobody has asked for",
      isSo: haveAll(whileAway.ofNew, 503) && areSoon(whileAway.ofNew),
      measured: describeAnswers(whileAway.ofNew),
    },
    {
      what: "one that a single server was asked for is found through nginx",
      isSo: haveAll(whileAway.ofOne, 200),
      measured: describeAnswers(whileAway.ofOne),
    },
    {
      what: "and gifts are saved all the same",
      isSo: [...figures.failedWrites.keys()].every((what) => what.startsWith("A file ") || what.endsWith(AFTER_LONG_WAIT)),
      measured: describeTraffic(figures),
    },
    {
      what: "and its metric says that the store is away",
      isSo: away.every((value) => value === "1"),
      measured: away.join(", "),
    },
    { what: "afterwards the file is there again", isSo: haveAll(there, 200), measured: describeAnswers(there) },
  ];
}

/** Runs traffic without an outage. */
export async function keepRunning(machines: Machines, ms: number): Promise<Finding> {
  const figures = await underTraffic(machines, () => sleep(ms));
  return {
    what: "no request fails",
    isSo: isUnharmed(figures),
    measured: describeTraffic(figures),
  };
}
