// Attacks a copy of the site of its own on this machine: spoiled requests to every address by everybody. Nothing that it does reaches another
// machine, and what it made goes in the end.
//   npm run attack                                   everything
//   npm run attack -- fuzz --seed 7 --only /saves    the part and the targets named, as they were tried with this seed
// Also --runs N (requests to a target) and --minutes N. Ends with 0 when nothing was found.
import { parseArgs } from "node:util";
import { describeFinding, type Report } from "./attack/findings.ts";
import { fuzz } from "./attack/fuzz.ts";
import { prepareVictim, type Victim } from "./attack/victim.ts";
import { ensureBuild } from "./build/ensure-build.ts";

const PORT = Number(process.env.ATTACK_PORT ?? 4610);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "25" },
    minutes: { type: "string", default: "12" },
    only: { type: "string", default: "" },
  },
});
const effort = { seed: Number(values.seed), runs: Number(values.runs), minutes: Number(values.minutes), only: values.only };
const PARTS: Record<string, (victim: Victim) => Promise<Report>> = {
  fuzz: (victim) => fuzz(victim, effort),
};
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Parts: ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}

await ensureBuild();
const victim = await prepareVictim(PORT);
const reports: Report[] = [];
try {
  for (const [name, attack] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`${name}…`);
    reports.push(await attack(victim));
  }
} finally {
  await victim.close();
}
const findings = reports.flatMap(({ findings }) => findings);
for (const finding of findings) console.error(describeFinding(finding));
console.table(reports.map(({ part, tried, findings }) => ({ part, tried, findings: findings.length })));
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
