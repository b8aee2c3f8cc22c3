// Runs all property tests over and over with random seeds, and prints each property that does not hold in a form to paste into its test.
//   npm run fuzz                      for five minutes
//   npm run fuzz -- 60                for an hour
//   npm run fuzz -- 1 app/features/finder   only the files whose path contains this
// Ends with 0 when every property held in every round.
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Counterexample } from "#tests/property-tests.ts";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { runTool, ToolError } from "../scripts/run-tool.ts";

const [minutes = "5", only = ""] = process.argv.slice(2);
if (!(Number(minutes) > 0)) {
  console.error("Usage: npm run fuzz -- [minutes] [part of a file's path]");
  process.exit(2);
}
const files = globSync("{app,server,db,scripts,tools,tests}/**/*.test.{ts,tsx}").filter(
  (file) => file.includes(only) && /\bfc\.(?:assert|check)\(/.test(readFileSync(file, "utf8")),
);
if (files.length === 0) {
  console.error(`No property test has ${JSON.stringify(only)} in its path.`);
  process.exit(2);
}

function describe({ file, test, seed, path: where, values, message }: Counterexample): string {
  const name = path.relative(process.cwd(), file);
  return [
    `✗ ${name} > ${test}`,
    `  ${message.split("\n", 1)[0]}`,
    "  To paste into the options of its fc.assert, so that these values are tried first from now on:",
    `    examples: [${values}],`,
    "  To see it fail again as it was found:",
    `    seed: ${seed}, path: ${JSON.stringify(where)}, endOnFailure: true,`,
  ].join("\n");
}

async function readReport(file: string): Promise<Counterexample[]> {
  const lines = await readFile(file, "utf8").catch(() => "");
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Counterexample);
}

const folder = await mkdtemp(path.join(tmpdir(), "presently-fuzz-"));
const printed = new Set<string>();
let rounds = 0;
let hasFailed = false;
try {
  await ensureBuild();
  const startedAt = performance.now();
  while (rounds === 0 || performance.now() - startedAt < Number(minutes) * 60_000) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const report = path.join(folder, `${rounds}.jsonl`);
    console.log(`Round ${++rounds}: ${files.length} files, seed ${seed}`);
    try {
      await runTool("vitest", ["run", "--reporter=dot", ...files], { FUZZ_SEED: String(seed), FUZZ_REPORT: report });
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      hasFailed = true;
    }
    for (const found of await readReport(report)) {
      const name = `${found.file} > ${found.test}`;
      if (!printed.has(name)) console.error(describe(found));
      printed.add(name);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${rounds} ${rounds === 1 ? "round" : "rounds"}, ${printed.size} ${printed.size === 1 ? "property does" : "properties do"} not hold`,
);
process.exitCode = hasFailed ? 1 : 0;
