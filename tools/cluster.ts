// Runs one site on three servers behind nginx, with one PostgreSQL and one file store: checks what they have to share, and takes servers
// away during reads and writes; puts another release in the place of the running one; then with a streaming replica, which is taken away
// too, and with PgBouncer in between, where that is installed (Debian: apt-get install pgbouncer); at last a migration behind a backup, the
// file store away, a switch-over to the replica, the death of the primary, and the guides of docs/databases.md.
// It works in a temporary folder, which is removed in the end.
//   npm run cluster                  everything; the longest outage takes a minute
//   npm run cluster -- 10            the same with an outage of 10 seconds
// It needs nginx (Debian: apt-get install nginx-light). Exits with 0 when every check passes.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { hasBalancer, hasSingleProxy } from "./cluster/balancer.ts";
import { type Machines, startMachines } from "./cluster/machines.ts";
import { failOver, migrateBehindBackup, startThroughPooler, switchOver } from "./cluster/database-changes.ts";
import { cutOne, cutStore, keepRunning, killOne, killReplica, rollRestart } from "./cluster/outages.ts";
import { hasPooler } from "./cluster/pooler.ts";
import { replaceRelease, updateBehindCaddy } from "./cluster/releases.ts";
import { type Finding, checkJobs, checkSharing, tellFindings } from "./cluster/sharing.ts";
import { walkGuides } from "./guides/walk-guides.ts";
import { findLosses } from "./crash/acknowledged-writes.ts";

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 4400);
const OUTAGE_SECONDS = 60;
const POOLED_MS = 5000;
/** The first port after those of the machines. */
const SPARE_PORT = 10;
const GUIDES_PORT = 20;

async function lookForLosses({ ledger, url, readGifts }: Machines): Promise<Finding> {
  const losses = await findLosses(url, ledger, readGifts);
  for (const loss of losses) console.error(`LOST ${loss}`);
  const written = ledger.gifts.size + ledger.files.size;
  return { what: "every acknowledged write is there", isSo: losses.length === 0, measured: `${written} written, ${losses.length} lost` };
}

if (!hasBalancer) {
  console.error("npm run cluster needs nginx (Debian: apt-get install nginx-light)");
  process.exit(2);
}
const outageMs = Number(process.argv[2] ?? OUTAGE_SECONDS) * 1000;
await ensureBuild();
const folder = await mkdtemp(path.join(tmpdir(), "presently-cluster-"));
// As root, the database runs as another user, who needs access.
chmodSync(folder, 0o755);
const machines = await startMachines(folder, FIRST_PORT);
let failed = 0;
function tell(findings: readonly Finding[]): void {
  failed += tellFindings(findings);
}
/** Tells what a scenario has shown, and whether everything that was acknowledged so far is there after it. */
const tellScenario = async (findings: readonly Finding[]) => tell([...findings, await lookForLosses(machines)]);
try {
  tell(await checkSharing(machines));
  await tellScenario([await rollRestart(machines)]);
  await tellScenario(await replaceRelease(machines));
  if (hasSingleProxy) tell([await updateBehindCaddy(machines, path.join(folder, "caddy"), FIRST_PORT + SPARE_PORT)]);
  else process.stdout.write("Caddy is left out: it is not installed (Debian: apt-get install caddy)\n");
  await tellScenario([await killOne(machines)]);
  await tellScenario(await cutOne(machines, outageMs));
  process.stdout.write("With a streaming replica:\n");
  const replica = await machines.useReplica();
  tell(await checkSharing(machines));
  await tellScenario([await killReplica(machines, replica)]);
  if (hasPooler) {
    process.stdout.write("With PgBouncer in transaction mode, too:\n");
    const pooler = await machines.usePooler();
    tell(await checkSharing(machines));
    await tellScenario([await keepRunning(machines, POOLED_MS)]);
    await tellScenario(await startThroughPooler(machines, pooler, folder, FIRST_PORT + SPARE_PORT));
  } else process.stdout.write("PgBouncer is left out: it is not installed (Debian: apt-get install pgbouncer)\n");
  process.stdout.write("While something changes:\n");
  await tellScenario(await migrateBehindBackup(machines, folder));
  await tellScenario(await cutStore(machines, outageMs));
  await tellScenario(await switchOver(machines));
  await tellScenario(await failOver(machines, folder, FIRST_PORT + SPARE_PORT));
  tell([checkJobs(machines)]);
  process.stdout.write("As docs/databases.md says:\n");
  tell(await walkGuides(path.join(folder, "guides"), FIRST_PORT + GUIDES_PORT));
} finally {
  await machines.stop();
  if (failed === 0) await rm(folder, { recursive: true, force: true });
  else console.error(`The logs are in ${folder}`);
}
process.exitCode = failed === 0 ? 0 : 1;
