import { createVitest } from "vitest/node";

/** What this process is asked: the tests to run, and the files that have changed since its last run. Paths are absolute. */
export interface TestOrder {
  tests: readonly string[];
  changedFiles: readonly string[];
}

/** What it answers: the first test that failed, or why nothing is known. */
export type TestAnswer = { kind: "passed" } | { kind: "failed"; by: string } | { kind: "broken"; why: string };

// One process for many changes, so that the database of the system tests starts once.
const vitest = await createVitest("test", { watch: false, bail: 1, reporters: [{}], maxWorkers: 1 });
await vitest.standalone();

async function run({ tests, changedFiles }: TestOrder): Promise<TestAnswer> {
  for (const file of changedFiles) vitest.invalidateFile(file);
  // What earlier runs have found would count among the failures of this one.
  for (const known of [vitest.state.filesMap, vitest.state.idMap, vitest.state.pathsSet]) known.clear();
  vitest.state.clearErrors();
  const specifications = await vitest.globTestSpecifications([...tests]);
  const missing = tests.filter((test) => !specifications.some(({ moduleId }) => moduleId === test));
  if (missing.length > 0) return { kind: "broken", why: `No project runs ${missing.join(", ")}` };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    for (const test of module.children.allTests("failed"))
      return { kind: "failed", by: `${test.module.relativeModuleId}: ${test.fullName}: ${firstLine(test.result().errors?.[0])}` };
    const [error] = module.errors();
    if (error !== undefined) return { kind: "failed", by: `${module.relativeModuleId}: ${firstLine(error)}` };
  }
  if (unhandledErrors.length > 0) return { kind: "failed", by: String(unhandledErrors[0]) };
  if (!testModules.every((module) => module.ok())) return { kind: "failed", by: "A suite failed" };
  const hasRun = tests.every((file) =>
    testModules.some((module) => module.moduleId === file && !module.children.allTests("passed").next().done),
  );
  return hasRun ? { kind: "passed" } : { kind: "broken", why: "No test has run" };
}

const firstLine = (error: { message: string } | undefined) => error?.message.split("\n", 1)[0] ?? "";

process.on("message", (order: TestOrder) => {
  void run(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ kind: "broken", why: String(error) } satisfies TestAnswer),
  );
});
async function stop(): Promise<never> {
  // A run under way would be waited for.
  await vitest.cancelCurrentRun("keyboard-input");
  await vitest.close();
  process.exit(0);
}
process.on("disconnect", () => void stop());
process.send?.("ready");
