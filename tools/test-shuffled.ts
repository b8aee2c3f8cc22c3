// Runs the unit tests again and again, each time in another order and all files in two processes, so that none comes to depend on what ran
// before it or is left behind by it.
//   npm run test:shuffled               10 runs, of the orders 1 to 10
//   npm run test:shuffled -- 100        100 runs
//   npm run test:shuffled -- 5 101 finder   5 runs from order 101 on, only of the files whose path contains this
// Names what failed, with the order in which it did. Exits with 0 when no run was red.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool, ToolError } from "../scripts/run-tool.ts";
import { crashed, type Failure, printFailures, readReport, type VitestReport, vitestOutcome } from "./testing/test-reports.ts";

/** Milliseconds. Orders are tried here, not the machine's speed, so that other work may run beside. */
const PATIENT = 900_000;

const [runs, first] = [Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 1)];
const only = process.argv.slice(4);
if (![runs, first].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error("Usage: npm run test:shuffled -- [runs] [first order] [parts of files' paths]");
  process.exit(2);
}

/** Returns the tests that failed in this order; the runner where it did itself. */
async function runInOrder(order: number, report: string): Promise<Failure[]> {
  const args = ["run", "--project=unit", "--no-isolate", "--sequence.shuffle", `--sequence.seed=${order}`, `--testTimeout=${PATIENT}`];
  try {
    await runTool("vitest", [...args, "--reporter=json", `--outputFile.json=${report}`, ...only], { SHARED_PROCESS: "1" });
    return [];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
  }
  const told = await readReport<VitestReport>(report);
  const failed = told === undefined ? [] : vitestOutcome(told).failed;
  return failed.length > 0 ? failed : [crashed("Vitest")];
}

const folder = await mkdtemp(path.join(tmpdir(), "presently-orders-"));
let red = 0;
try {
  for (let order = first; order < first + runs; order++) {
    const startedAt = performance.now();
    const failed = await runInOrder(order, path.join(folder, `${order}.json`));
    red += failed.length > 0 ? 1 : 0;
    console.log(`${failed.length > 0 ? "✗" : "✓"} order ${order} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
    printFailures("red", failed);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${runs} ${runs === 1 ? "run" : "runs"}, ${red === 0 ? "none" : red} red`);
process.exitCode = red === 0 ? 0 : 1;
