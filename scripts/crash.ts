// Kills the server, its database, migrations and imports in the midst of their work, fills the disk and moves the clock; then looks for
// every write that was acknowledged. Works in a folder of its own, which goes in the end.
//   npm run crash                      30 rounds of each scene
//   npm run crash -- 5 server disk     5 rounds of the scenes named: server, database, migration, import, disk (needs root), clock (needs libfaketime)
// Ends with 0 when nothing was lost.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "./build/ensure-build.ts";
import { findFakeClock, jumpClock } from "./crash/clock-scene.ts";
import { fillDisk, killDatabase, killImport, killMigration, killServer, type SceneReport, type Stage } from "./crash/scenes.ts";

const PORT = Number(process.env.CRASH_PORT ?? 4390);
const ROUNDS = 30;
const SCENES: Record<string, (stage: Stage) => Promise<SceneReport>> = {
  server: killServer,
  database: killDatabase,
  migration: killMigration,
  import: killImport,
  disk: fillDisk,
  clock: jumpClock,
};
/** Why a scene cannot be played here, or null. */
const OBSTACLES: Record<string, () => string | null> = {
  disk: () => (process.getuid?.() === 0 ? null : "it needs root, for a small disk"),
  clock: () => (findFakeClock() === undefined ? "it needs libfaketime (Debian: apt-get install faketime)" : null),
};

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? ROUNDS);
const named = words.filter((word) => !/^\d+$/.test(word));
const unknown = named.find((word) => !(word in SCENES));
if (unknown !== undefined) {
  console.error(`There is no scene ${unknown}. Scenes: ${Object.keys(SCENES).join(", ")}`);
  process.exit(2);
}
const wanted = (named.length > 0 ? named : Object.keys(SCENES)).filter((scene) => {
  const obstacle = OBSTACLES[scene]?.() ?? null;
  if (obstacle !== null) console.error(`${scene}: left out, ${obstacle}`);
  return obstacle === null;
});

await ensureBuild();
const reports: SceneReport[] = [];
for (const scene of wanted) {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-crash-"));
  // As root the embedded database runs as another user.
  chmodSync(folder, 0o755);
  console.error(`${scene}: ${rounds} rounds`);
  reports.push(await (SCENES[scene] as (stage: Stage) => Promise<SceneReport>)({ folder, port: PORT, rounds }));
  await rm(folder, { recursive: true, force: true });
}
console.table(reports.map(({ losses, ...figures }) => ({ ...figures, lost: losses.length })));
const losses = reports.flatMap(({ scene, losses }) => losses.map((loss) => `${scene}: ${loss}`));
for (const loss of losses) console.error(`LOST ${loss}`);
process.exitCode = losses.length === 0 ? 0 : 1;
