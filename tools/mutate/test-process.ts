import { createVitest } from "vitest/node";

/** What this process is asked: the tests to run, and the files that have changed since its last run. Paths are absolute. */
export interface TestOrder {
  tests: readonly string[];
  changedFiles: readonly string[];
}

/** What it answers: the first test that failed, or why none could run; null where all passed. */
export interface TestAnswer {
  failure: string | null;
}

// One process for many changes, so that the database of the system tests starts once.
const vitest = await createVitest("test", { watch: false, bail: 1, reporters: [{}], maxWorkers: 1 });
await vitest.standalone();

async function run({ tests, changedFiles }: TestOrder): Promise<TestAnswer> {
  for (const file of changedFiles) vitest.invalidateFile(file);
  const specifications = await vitest.globTestSpecifications([...tests]);
  const missing = tests.filter((test) => !specifications.some(({ moduleId }) => moduleId === test));
  if (missing.length > 0) throw new Error(`No project runs ${missing.join(", ")}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    for (const test of module.children.allTests("failed"))
      return { failure: `${test.module.relativeModuleId}: ${test.fullName}: ${firstLine(test.result().errors?.[0])}` };
    const [error] = module.errors();
    if (error !== undefined) return { failure: `${module.relativeModuleId}: ${firstLine(error)}` };
  }
  if (unhandledErrors.length > 0) return { failure: String(unhandledErrors[0]) };
  return { failure: testModules.every((module) => module.ok()) ? null : "A suite failed" };
}

const firstLine = (error: { message: string } | undefined) => error?.message.split("\n", 1)[0] ?? "";

process.on("message", (order: TestOrder) => {
  void run(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
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
