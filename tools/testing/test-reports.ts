import { readFile } from "node:fs/promises";
import path from "node:path";

/** How a run of tests ended; names are "file › test". */
export interface Outcome {
  passed: number;
  failed: string[];
  /** Tests, or whole files, that passed at the second try. */
  flaky: string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  file?: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
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
      const names = result.assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${file} › ${fullName}`);
      return result.status === "failed" && names.length === 0 ? [`${file} › ${result.message.split("\n")[0] ?? ""}`] : names;
    };
    const failed = failedIn(last);
    outcome.passed += last.assertionResults.filter(({ status }) => status === "passed").length;
    outcome.failed.push(...failed);
    if (last !== first) outcome.flaky.push(...failedIn(first).filter((name) => !failed.includes(name)));
  }
  return outcome;
}

/** Returns how a Playwright run ended; what happens outside of any test, such as a server that does not start, counts as a failure. */
export function playwrightOutcome({ suites, errors = [] }: PlaywrightReport): Outcome {
  const outcome: Outcome = { passed: 0, failed: errors.map(({ message = "" }) => message.split("\n")[0] ?? ""), flaky: [] };
  const read = ({ specs = [], suites: inner = [] }: PlaywrightSuite) => {
    for (const { title, file, tests } of specs) {
      for (const { status } of tests) {
        if (status === "unexpected") outcome.failed.push(`${file} › ${title}`);
        if (status === "flaky") outcome.flaky.push(`${file} › ${title}`);
        if (status === "expected" || status === "flaky") outcome.passed += 1;
      }
    }
    inner.forEach(read);
  };
  suites.forEach(read);
  return outcome;
}
