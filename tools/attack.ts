// Attacks a separate copy of the site on this machine: fuzzed requests to every URL by every kind of caller, hostile files and Markdown,
// the headers' score, what requests cost and floods do to others, sqlmap and wapiti. See docs/attack.md. Nothing reaches another machine, and everything it created is removed in the
// end.
//   npm run attack                                   everything
//   npm run attack -- fuzz --seed 7 --only /saves    the named part and targets, with the inputs of this seed
//   npm run attack -- --without-tools                passes where sqlmap and wapiti are missing
// Other options are --runs N (requests per target) and --minutes N. The parts are fuzz, headers, uploads, markdown, sqlmap, cost, flood and wapiti.
// Exits with 0 when nothing was found.
import { parseArgs } from "node:util";
import { publishHostileMarkdown, sendHostileFiles } from "./attack/corpora.ts";
import { describeFinding, type Report } from "./attack/findings.ts";
import { measureCosts } from "./attack/cost.ts";
import { floodSite } from "./attack/flood.ts";
import { fuzz } from "./attack/fuzz.ts";
import { scoreHeaders } from "./attack/header-score.ts";
import { hasProgram } from "./attack/run-program.ts";
import { runSqlmap } from "./attack/sqlmap.ts";
import { prepareTargetServer, type TargetServer } from "./attack/target-server.ts";
import { runWapiti } from "./attack/wapiti.ts";
import { ensureBuild } from "../scripts/build/ensure-build.ts";

/** All addresses have to be measured, however busy the machine is; fuzzing can end anywhere. */
const COST_SHARE = 1.25;
const PORT = Number(process.env.ATTACK_PORT ?? 4610);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "25" },
    minutes: { type: "string", default: "12" },
    only: { type: "string", default: "" },
    "without-tools": { type: "boolean", default: false },
  },
});
const effort = { seed: Number(values.seed), runs: Number(values.runs), minutes: Number(values.minutes), only: values.only };
const PARTS: Record<string, (targetServer: TargetServer) => Promise<Report>> = {
  fuzz: (targetServer) => fuzz(targetServer, effort),
  headers: (targetServer) => scoreHeaders(targetServer, PORT + 1),
  uploads: sendHostileFiles,
  markdown: publishHostileMarkdown,
  sqlmap: runSqlmap,
  cost: (targetServer) => measureCosts(targetServer, { ...effort, minutes: effort.minutes * COST_SHARE }),
  flood: (targetServer) => floodSite(targetServer, effort.only),
  wapiti: runWapiti,
};
/** The part before which the site is made anew: fuzzing may have deleted the gift that is asked for, and what it left in tables would be measured too. */
const AFRESH = "cost";
/** Parts that need a Debian package. */
const PROGRAMS = ["sqlmap", "wapiti"];
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Parts: ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}

await ensureBuild();
let targetServer = await prepareTargetServer(PORT);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void targetServer.close().finally(() => process.exit(1)));
}
const reports: Report[] = [];
const skipped: string[] = [];
try {
  for (const [name, attack] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (PROGRAMS.includes(name) && !hasProgram(name)) {
      skipped.push(name);
      continue;
    }
    console.log(`${name}…`);
    if (name === AFRESH && reports.length > 0) {
      await targetServer.close();
      targetServer = await prepareTargetServer(PORT);
    }
    const report = await attack(targetServer);
    for (const finding of report.findings) console.error(describeFinding(finding));
    reports.push(report);
  }
} finally {
  await targetServer.close();
}
const found = reports.reduce((sum, { findings }) => sum + findings.length, 0);
console.table(reports.map(({ part, tried, findings }) => ({ part, tried, findings: findings.length })));
console.log(`${found} findings`);
for (const name of skipped) console.error(`Skipped ${name}, which is not here: apt-get install ${name}`);
const isWhole = skipped.length === 0 || values["without-tools"];
process.exitCode = found === 0 && isWhole ? 0 : 1;
