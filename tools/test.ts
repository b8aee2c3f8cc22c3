import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { runTool, ToolError } from "../scripts/run-tool.ts";
import { ensureBrowser, MissingProgramError } from "./testing/system-programs.ts";
import {
  crashed,
  failedFiles,
  type Outcome,
  playwrightOutcome,
  type PlaywrightReport,
  printFailures,
  readReport,
  type VitestReport,
  vitestOutcome,
} from "./testing/test-reports.ts";

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

/** Runs a test runner and returns whether it ended well. */
async function endsWell(tool: string, args: string[], env?: Record<string, string>): Promise<boolean> {
  try {
    await runTool(tool, args, env);
    return true;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return false;
  }
}

/** Runs the tests without a browser; with TEST_RETRIES, files in which something failed run a second time. */
async function testInside(reports: string): Promise<Outcome> {
  const run = async (name: string, files: string[]) => {
    const report = path.join(reports, name);
    const well = await endsWell("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...files]);
    return { well, report: await readReport<VitestReport>(report) };
  };
  const first = await run("vitest.json", []);
  if (first.report === undefined) return { passed: 0, failed: [crashed("Vitest")], flaky: [] };
  const files = failedFiles(first.report);
  const again = files.length > 0 && Number(process.env.TEST_RETRIES ?? 0) > 0 ? await run("vitest-again.json", files) : undefined;
  const outcome = vitestOutcome(first.report, again?.report);
  return (again ?? first).well || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [crashed("Vitest")] };
}

async function testInBrowser(reports: string, browser: string): Promise<Outcome> {
  const file = path.join(reports, "playwright.json");
  const well = await endsWell("playwright", ["test", "--reporter=line,json"], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = await readReport<PlaywrightReport>(file);
  const outcome = report === undefined ? { passed: 0, failed: [], flaky: [] } : playwrightOutcome(report);
  return well || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [crashed("Playwright")] };
}

const browser = findBrowser();
const reports = await mkdtemp(path.join(tmpdir(), "presently-reports-"));
try {
  await ensureBuild();
  await runTool("react-router", ["typegen"]);
  const outcomes = [await testInside(reports), await testInBrowser(reports, browser)];
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  printFailures("passed only at the second try, which is a fault to find", flaky);
  printFailures("failed", failed);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await rm(reports, { recursive: true, force: true });
}
