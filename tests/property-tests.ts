import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";

/** The same values at every run, so that a check is never red by chance; `npm run fuzz` looks for others (tools/fuzz.ts). */
const FIXED_SEED = 20_261_123;

/** What `npm run fuzz` reads of a property that does not hold. */
export interface Counterexample {
  file: string;
  test: string;
  seed: number;
  path: string;
  /** The values in the words of TypeScript. */
  values: string;
  message: string;
}

function report(run: fc.RunDetails<unknown>): void {
  if (!run.failed) return;
  const message = fc.defaultReportMessage(run) ?? "A property does not hold.";
  const { testPath = "", currentTestName = "" } = expect.getState();
  const found: Counterexample = {
    file: testPath,
    test: currentTestName,
    seed: run.seed,
    path: run.counterexamplePath ?? "",
    values: fc.stringify(run.counterexample),
    message: run.errorInstance instanceof Error ? run.errorInstance.message : message,
  };
  const { FUZZ_REPORT } = process.env;
  if (FUZZ_REPORT !== undefined) appendFileSync(FUZZ_REPORT, `${JSON.stringify(found)}\n`);
  throw new Error(message, { cause: run.errorInstance });
}

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? FIXED_SEED), reporter: report });
