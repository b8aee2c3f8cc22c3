// Kills the server, its database, migrations and imports during their work, fills the disk, cuts its power and moves the clock; then looks for
// every write that was acknowledged. It works in a temporary folder, which is removed in the end.
//   npm run crash                      30 rounds of each scenario
//   npm run crash -- 5 server disk     5 rounds of the named scenarios: server, database, migration, import, disk, power, clock
// The disk and the power need root, the power also FUSE and loop devices, the clock libfaketime; what cannot be played is named and left out.
// Exits with 0 when nothing was lost.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { findFakeClock, jumpClock } from "./crash/clock-scenario.ts";
import { cutPower, findPowerObstacle } from "./crash/power-scenario.ts";
import { fillDisk, killDatabase, killImport, killMigration, killServer, type ScenarioReport, type Stage } from "./crash/scenarios.ts";

const PORT = Number(process.env.CRASH_PORT ?? 4390);
const ROUNDS = 30;
const SCENARIOS: Record<string, (stage: Stage) => Promise<ScenarioReport>> = {
  server: killServer,
  database: killDatabase,
  migration: killMigration,
  import: killImport,
  disk: fillDisk,
  power: cutPower,
  clock: jumpClock,
};
/** Returns why a scenario cannot run here, or null. */
const OBSTACLES: Record<string, () => string | null> = {
  disk: () => (process.getuid?.() === 0 ? null : "it needs root, for a small disk"),
  power: findPowerObstacle,
  clock: () => (findFakeClock() === undefined ? "it needs libfaketime (Debian: apt-get install faketime)" : null),
};

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? ROUNDS);
const named = words.filter((word) => !/^\d+$/.test(word));
const unknown = named.find((word) => !(word in SCENARIOS));
if (unknown !== undefined) {
  console.error(`There is no scenario ${unknown}. Scenarios: ${Object.keys(SCENARIOS).join(", ")}`);
  process.exit(2);
}
const wanted = (named.length > 0 ? named : Object.keys(SCENARIOS)).filter((scenario) => {
  const obstacle = OBSTACLES[scenario]?.() ?? null;
  if (obstacle !== null) console.error(`${scenario}: left out, ${obstacle}`);
  return obstacle === null;
});

await ensureBuild();
const reports: ScenarioReport[] = [];
for (const scenario of wanted) {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-crash-"));
  // As root, the embedded database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  console.error(`${scenario}: ${rounds} rounds`);
  reports.push(await (SCENARIOS[scenario] as (stage: Stage) => Promise<ScenarioReport>)({ folder, port: PORT, rounds }));
  await rm(folder, { recursive: true, force: true });
}
console.table(reports.map(({ losses, ...figures }) => ({ ...figures, lost: losses.length })));
const losses = reports.flatMap(({ scenario, losses }) => losses.map((loss) => `${scenario}: ${loss}`));
for (const loss of losses) console.error(`LOST ${loss}`);
process.exitCode = losses.length === 0 ? 0 : 1;
