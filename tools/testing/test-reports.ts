import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed as "file › test", and the first lines of what it said at its first failure. */
export interface Failure {
  test: string;
  reason: string;
}

/** How a run of tests ended. */
export interface Outcome {
  passed: number;
  failed: Failure[];
  /** Tests, or whole files, that passed at the second try. */
  flaky: Failure[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file?: string;
  specs?: { title: string; file: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

const REASON_LINES = 8;

const shorten = (message = "") => stripVTControlCharacters(message).trim().split("\n").slice(0, REASON_LINES).join("\n");

/** Returns what failed where a runner did not say it. */
export const crashed = (runner: string): Failure => ({ test: runner, reason: "It ended without naming a failed test." });

export function printFailures(what: string, failures: Failure[]): void {
  for (const { test, reason } of failures) console.log(`${what}: ${test}\n    ${reason.replaceAll("\n", "\n    ")}`);
}

/** Returns the report in `file`; undefined where the runner died before it wrote one. */
export async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Returns the files of a Vitest run in which something failed: a test, or the file itself while it was loaded or set up. */
export function failedFiles(report: VitestReport): string[] {
  return report.testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** Returns how a Vitest run ended; `again` is a second run of its failed files, whose results count. */
export function vitestOutcome(report: VitestReport, again?: VitestReport): Outcome {
  const second = new Map(again?.testResults.map((result) => [result.name, result]));
  const outcome: Outcome = { passed: 0, failed: [], flaky: [] };
  for (const first of report.testResults) {
    const last = second.get(first.name) ?? first;
    const file = path.relative(process.cwd(), first.name);
    const failedIn = (result: typeof first) => {
      const failures = result.assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => ({ test: `${file} › ${fullName}`, reason: shorten(failureMessages?.[0]) }));
      return result.status === "failed" && failures.length === 0 ? [{ test: file, reason: shorten(result.message) }] : failures;
    };
    const failed = failedIn(last);
    outcome.passed += last.assertionResults.filter(({ status }) => status === "passed").length;
    outcome.failed.push(...failed);
    if (last !== first) outcome.flaky.push(...failedIn(first).filter(({ test }) => !failed.some((failure) => failure.test === test)));
  }
  return outcome;
}

/** Returns how a Playwright run ended; what happens outside of any test, such as a server that does not start, counts as a failure. */
export function playwrightOutcome({ suites, errors = [] }: PlaywrightReport): Outcome {
  const outcome: Outcome = {
    passed: 0,
    failed: errors.map(({ message }) => ({ test: "outside of any test", reason: shorten(message) })),
    flaky: [],
  };
  const read = ({ specs = [], suites: inner = [] }: PlaywrightSuite) => {
    for (const { title, file, tests } of specs) {
      for (const { status, results } of tests) {
        const failure = { test: `${file} › ${title}`, reason: shorten(results.flatMap(({ errors }) => errors)[0]?.message) };
        if (status === "unexpected") outcome.failed.push(failure);
        if (status === "flaky") outcome.flaky.push(failure);
        if (status === "expected" || status === "flaky") outcome.passed += 1;
      }
    }
    inner.forEach(read);
  };
  suites.forEach(read);
  return outcome;
}
