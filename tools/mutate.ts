// Makes changes that each break a promise, one at a time in a copy of the project, and looks whether the tests notice.
//   npm run mutate                       all of tools/mutate/changes
//   npm run mutate -- rights money       only the changes of these kinds
//   npm run mutate -- app/platform/jobs  only those in files whose path contains this
//   npm run mutate -- --tell             says of each change which test noticed it
//   npm run mutate -- --changed          only those in files, or noticed by tests, that differ from the last commit
// Ends with 0 when 95 % were noticed, and all of rights, money and secrets.
import { execFileSync } from "node:child_process";
import { showProgress } from "#app/platform/progress.ts";
import { CHANGES } from "./mutate/changes.ts";
import { type Change, KINDS } from "./mutate/change.ts";
import { createTestRunner } from "./mutate/run-tests.ts";
import type { TestAnswer } from "./mutate/test-process.ts";
import { findShortfalls, renderTable, type Result } from "./mutate/verdicts.ts";
import { makeWorkingCopy } from "./mutate/working-copy.ts";

/** After this time the tests of a change count as hanging, which is noticed too. */
const LONGEST_MS = 5 * 60_000;

const words = process.argv.slice(2);
const onlyChanged = words.includes("--changed");
const wanted = words.filter((word) => !word.startsWith("--"));
const differing = onlyChanged ? execFileSync("git", ["diff", "--name-only", "HEAD"], { encoding: "utf8" }).split("\n") : [];

function isWanted({ kind, file, tests }: Change): boolean {
  if (onlyChanged && !differing.includes(file) && !tests.some((test) => differing.includes(test))) return false;
  return wanted.length === 0 || wanted.some((word) => word === kind || file.includes(word));
}

const unknown = wanted.find((word) => !KINDS.some((kind) => kind === word) && !CHANGES.some(({ file }) => file.includes(word)));
if (unknown !== undefined) {
  console.error(`${JSON.stringify(unknown)} is neither one of ${KINDS.join(", ")} nor part of a changed file's path.`);
  process.exit(2);
}
const changes = CHANGES.filter(isWanted);
const copy = makeWorkingCopy();
const runner = createTestRunner(copy);
const results: Result[] = [];
/** What the process of the tests has read with the last change in it. */
let changedBefore: readonly string[] = [];

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
async function cleanUp(): Promise<void> {
  await runner.stop();
  await copy.remove();
}

const run = async (tests: readonly string[], changedFiles: readonly string[]) => {
  const answer = await runner.run({ tests: tests.map(copy.pathOf), changedFiles: [...changedBefore, ...changedFiles] }, LONGEST_MS);
  changedBefore = changedFiles;
  return answer;
};

/** What some tests said without any change: a test that fails anyway would notice everything. */
const before = new Map<string, TestAnswer | null>();
async function answerBefore(tests: readonly string[]): Promise<TestAnswer | null> {
  const key = tests.join();
  const known = before.get(key);
  if (known !== undefined) return known;
  const answer = await run(tests, []);
  before.set(key, answer);
  return answer;
}

async function tryChange(change: Change): Promise<Result> {
  const first = await answerBefore(change.tests);
  if (first?.kind !== "passed") return { change, verdict: "broken", by: `without the change: ${JSON.stringify(first)}` };
  const takeBack = copy.change(change);
  try {
    const answer = await run(change.tests, [copy.pathOf(change.file)]);
    if (answer === null) return { change, verdict: "timed out", by: null };
    if (answer.kind === "passed") return { change, verdict: "unnoticed", by: null };
    return answer.kind === "failed" ? { change, verdict: "noticed", by: answer.by } : { change, verdict: "broken", by: answer.why };
  } finally {
    takeBack();
  }
}

try {
  console.log(`${changes.length} changes`);
  const progress = showProgress("Changes", changes.length);
  for (const [index, change] of changes.entries()) {
    const result = await tryChange(change);
    results.push(result);
    progress.update(index + 1);
    const { kind, file, find, replace, promise } = change;
    if (words.includes("--tell")) console.log(`${file}: ${find}\n  ${result.verdict} ${result.by ?? ""}`);
    if (result.verdict === "unnoticed") console.log(`Unnoticed (${kind}): ${file}\n  ${promise}\n  - ${find}\n  + ${replace}`);
    if (result.verdict === "broken") console.log(`Broken: ${file}: ${result.by}`);
  }
  progress.finish();
} finally {
  await cleanUp();
}
console.log(renderTable(results));
const faults = findShortfalls(results);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
