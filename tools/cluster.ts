// Runs one site on three servers behind nginx, with one PostgreSQL and one file store: checks what they have to share, and takes servers
// away during reads and writes; puts another release in the place of the running one; then with a streaming replica, which is taken away
// too, and with PgBouncer in between, where that is installed (Debian: apt-get install pgbouncer); at last a migration behind a backup, the
// file store away, a switch-over to the replica, the death of the primary, Citus where a PostgreSQL has it, the guides of docs/databases.md, and, as root,
// docs/putting-it-online.md on a fresh Debian.
// It works in a temporary folder, which is removed in the end.
//   npm run cluster                                everything; the longest outage takes a minute
//   npm run cluster -- 10                          the same with an outage of 10 seconds
//   npm run cluster -- 10 switch-over fail-over    only these scenarios (tools/cluster/scenarios.ts names all)
//   npm run cluster -- 10 --without-tools          passes where a program for a scenario is missing, which is left out
// It needs nginx (Debian: apt-get install nginx-light). Exits with 0 when every check passes, and nothing was left out.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { hasBalancer } from "./cluster/balancer.ts";
import { type Scenario, SCENARIOS, setStage, type Stage } from "./cluster/scenarios.ts";
import { leaveOut, tellFindings } from "./cluster/sharing.ts";

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 4400);
const OUTAGE_SECONDS = 60;

function chooseScenarios(names: readonly string[]): readonly Scenario[] {
  const unknown = names.filter((name) => SCENARIOS.every((scenario) => scenario.name !== name));
  if (unknown.length === 0) return names.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => names.includes(name));
  console.error(`There is no scenario ${unknown.join(", ")}; there are ${SCENARIOS.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

/** Plays a scenario, looks for every acknowledged write, and returns how many findings are not as they should be. */
async function play({ name, lacks, play: run }: Scenario, stage: Stage): Promise<number> {
  if (lacks !== undefined) return tellFindings([leaveOut(name, lacks)], withoutTools);
  process.stdout.write(`${name}:\n`);
  const findings = await run(stage);
  const losses = await stage.lookForLosses();
  return tellFindings(losses === null ? findings : [...findings, losses], withoutTools);
}

if (!hasBalancer) {
  console.error("npm run cluster needs nginx (Debian: apt-get install nginx-light)");
  process.exit(2);
}
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "without-tools": { type: "boolean", default: false } },
});
const withoutTools = values["without-tools"];
const [seconds = OUTAGE_SECONDS, ...names] = positionals;
const scenarios = chooseScenarios(names);
await ensureBuild();
const folder = await mkdtemp(path.join(tmpdir(), "presently-cluster-"));
// As root, the database runs as another user, who needs access.
chmodSync(folder, 0o755);
const stage = setStage(folder, FIRST_PORT, Number(seconds) * 1000);
let failed = 0;
try {
  for (const scenario of scenarios) failed += await play(scenario, stage);
} finally {
  await stage.end();
  if (failed === 0) await rm(folder, { recursive: true, force: true });
  else console.error(`The logs are in ${folder}`);
}
process.exitCode = failed === 0 ? 0 : 1;
