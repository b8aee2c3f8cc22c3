import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { PostgresServer } from "#tests/postgres.ts";
import { findLosses } from "../crash/acknowledged-writes.ts";
import { LACKS_FOR_DEBIAN } from "../guides/fresh-debian.ts";
import { walkGuides } from "../guides/walk-guides.ts";
import { hasSingleProxy } from "./balancer.ts";
import { hasCitus, runOnCitus } from "./citus.ts";
import { failOver, migrateBehindBackup, startThroughPooler, switchOver } from "./database-changes.ts";
import { type Machines, startMachines } from "./machines.ts";
import { cutOne, cutStore, keepRunning, killOne, killReplica, rollRestart } from "./outages.ts";
import { hasPooler, type Pooler, runLongStatement } from "./pooler.ts";
import { replaceRelease, updateBehindCaddy } from "./releases.ts";
import { checkJobs, checkSharing, type Finding } from "./sharing.ts";

const POOLED_MS = 5000;
/** Ports of what runs beside the machines, counted from their first one. */
const PORTS = { spare: 10, guides: 20, citus: 40 };

/** Where scenarios are played. What several of them use is started at its first use. */
export interface Stage {
  folder: string;
  firstPort: number;
  /** How long the longest outages take. */
  outageMs: number;
  machines(): Promise<Machines>;
  /** The machines with a streaming replica, which they read from. */
  replica(): Promise<PostgresServer>;
  /** The machines with PgBouncer before their database. */
  pooler(): Promise<Pooler>;
  /** Returns whether every write that the machines have acknowledged is there; null where there are no machines yet. */
  lookForLosses(): Promise<Finding | null>;
  end(): Promise<void>;
}

/** One thing that happens to the machines, and what has to hold. */
export interface Scenario {
  name: string;
  /** What has to be installed for it, where that is not. */
  lacks?: string | undefined;
  play(stage: Stage): Promise<Finding[]>;
}

const firstTime = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
};

/** Walks a guide on a fresh Debian in a process apart, which tells its findings itself. */
async function walkOnFreshDebian(guide: "begin" | "online"): Promise<Finding[]> {
  const walk = spawn(process.execPath, [...process.execArgv, "tools/guides.ts", guide], { stdio: "inherit" });
  const [code] = (await once(walk, "exit")) as [number | null];
  return [{ what: `guide: ${guide}, on a fresh Debian, holds in all of this`, isSo: code === 0 }];
}

/** Sets a stage up in a folder. */
export function setStage(folder: string, firstPort: number, outageMs: number): Stage {
  let started: Machines | undefined;
  const machines = firstTime(async () => (started = await startMachines(folder, firstPort)));
  return {
    folder,
    firstPort,
    outageMs,
    machines,
    replica: firstTime(async () => (await machines()).useReplica()),
    pooler: firstTime(async () => (await machines()).usePooler()),
    async lookForLosses() {
      if (started === undefined) return null;
      const { ledger, url, readGifts } = started;
      const losses = await findLosses(url, ledger, readGifts);
      for (const loss of losses) console.error(`LOST ${loss}`);
      const written = ledger.gifts.size + ledger.files.size;
      return {
        what: "every acknowledged write is there",
        isSo: losses.length === 0,
        measured: `${written} written, ${losses.length} lost`,
      };
    },
    end: async () => started?.stop(),
  };
}

/** Every scenario, in their order: later ones use what earlier ones have added. */
export const SCENARIOS: readonly Scenario[] = [
  { name: "sharing", play: async ({ machines }) => checkSharing(await machines()) },
  { name: "rolling-restart", play: async ({ machines }) => [await rollRestart(await machines())] },
  { name: "two-releases", play: async ({ machines }) => replaceRelease(await machines()) },
  {
    name: "caddy",
    lacks: hasSingleProxy ? undefined : "Caddy (Debian: apt-get install caddy)",
    play: async ({ machines, folder, firstPort }) => [
      await updateBehindCaddy(await machines(), path.join(folder, "caddy"), firstPort + PORTS.spare),
    ],
  },
  { name: "killed-server", play: async ({ machines }) => [await killOne(await machines())] },
  { name: "cut-server", play: async ({ machines, outageMs }) => cutOne(await machines(), outageMs) },
  {
    name: "replica",
    async play({ machines, replica }) {
      const server = await replica();
      return [...(await checkSharing(await machines())), await killReplica(await machines(), server)];
    },
  },
  {
    name: "pooler",
    lacks: hasPooler ? undefined : "PgBouncer (Debian: apt-get install pgbouncer)",
    async play({ machines, replica, pooler, folder, firstPort }) {
      await replica();
      const opened = await pooler();
      const all = await machines();
      return [
        ...(await checkSharing(all)),
        await keepRunning(all, POOLED_MS),
        ...(await startThroughPooler(all, opened, folder, firstPort + PORTS.spare)),
        await runLongStatement(opened),
      ];
    },
  },
  { name: "migration", play: async ({ machines, folder }) => migrateBehindBackup(await machines(), folder) },
  { name: "store", play: async ({ machines, outageMs }) => cutStore(await machines(), outageMs) },
  {
    name: "switch-over",
    async play({ machines, replica }) {
      await replica();
      return switchOver(await machines());
    },
  },
  {
    name: "fail-over",
    async play({ machines, replica, folder, firstPort }) {
      await replica();
      return failOver(await machines(), folder, firstPort + PORTS.spare);
    },
  },
  { name: "jobs", play: async ({ machines }) => [checkJobs(await machines())] },
  {
    name: "citus",
    lacks: hasCitus ? undefined : "a PostgreSQL with Citus (docs/databases.md, On Citus)",
    play: ({ folder, firstPort }) => runOnCitus(path.join(folder, "citus"), firstPort + PORTS.citus),
  },
  { name: "guides", play: ({ folder, firstPort }) => walkGuides(path.join(folder, "guides"), firstPort + PORTS.guides) },
  { name: "begin", lacks: LACKS_FOR_DEBIAN, play: () => walkOnFreshDebian("begin") },
  { name: "online", lacks: LACKS_FOR_DEBIAN, play: () => walkOnFreshDebian("online") },
];
