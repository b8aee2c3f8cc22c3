import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { runTool, ToolError } from "../scripts/run-tool.ts";
import { ensureBrowser, MissingProgramError } from "./testing/system-programs.ts";

interface Count {
  passed: number;
  failed: number;
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Runs a test runner; a run that fails without naming a failed test (a crash, for instance) counts as one failure. */
async function count(run: () => Promise<void>, read: () => Promise<Count | undefined>): Promise<Count> {
  let crashed = false;
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    crashed = true;
  }
  const counted = (await read()) ?? { passed: 0, failed: 0 };
  return crashed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Finds the browser of the end-to-end tests before the other suites run, so that a missing one is reported early. */
function findBrowser(): string {
  try {
    return ensureBrowser();
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const browser = findBrowser();
const reports = await mkdtemp(path.join(tmpdir(), "presently-reports-"));
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");
try {
  await ensureBuild();
  await runTool("react-router", ["typegen"]);
  const inside = await count(
    () => runTool("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`]),
    async () => {
      const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
      return report && { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  );
  const outside = await count(
    () =>
      runTool("playwright", ["test", "--reporter=line,json"], { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
    async () => {
      const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(playwrightReport);
      if (report === undefined) return undefined;
      const { expected, unexpected, flaky } = report.stats;
      if (flaky > 0) console.log(`${flaky} browser tests passed only at the second try: each is a fault to find`);
      return { passed: expected + flaky, failed: unexpected };
    },
  );
  const failed = inside.failed + outside.failed;
  console.log(`${inside.passed + outside.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await rm(reports, { recursive: true, force: true });
}
