import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const TESTS = "{app,server,db,scripts,tools,tests}/**/*.test.{ts,tsx}";
/** Matches tests of whole commands, of requests and of upgrades, and all that import what starts a database or the site. */
const WHOLE_SYSTEM = /^tests\/(requests|process|upgrades)\//;
const SYSTEM_IMPORT = /from "[^"]*\/(database|site|embedded-postgres\.server)\.ts"/;

const files = globSync(TESTS);
const needsSystem = (file: string) => WHOLE_SYSTEM.test(file) || SYSTEM_IMPORT.test(readFileSync(file, "utf8"));

/** Files that take minutes. They begin first, so that none of them is left to run alone at the end. */
const LONGEST = [
  "tests/requests/access",
  "tests/process/update",
  "tests/upgrades/every-schema",
  "tests/process/make-release",
  "tests/upgrades/categories",
  "tests/process/replica",
  "app/platform/db/embedded/embedded-postgres",
];
for (const name of LONGEST)
  if (!files.includes(`${name}.test.ts`)) throw new Error(`vitest.config.ts knows a file that is gone: ${name}.test.ts`);
const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    // The machine has two cores: more workers only make the slowest test slower.
    maxWorkers: 2,
    projects: [
      // Unit tests need nothing but the code, so `npm run check` runs them.
      { extends: true, test: { name: "unit", include: files.filter((file) => !needsSystem(file)) } },
      // System tests run real SQL in a real PostgreSQL, and send requests to the built site.
      { extends: true, test: { name: "system", include: files.filter(needsSystem), globalSetup: "tests/global-setup.ts" } },
    ],
    // Other orders are tried by test:shuffled, which shares processes.
    sequence: process.env.SHARED_PROCESS === undefined ? { sequencer: LongestFirst } : {},
    setupFiles: ["tests/fail-on-console-error.ts", "tests/property-tests.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A fixed secret keeps tests from making one in the data folder.
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "the secret of tests, thirty-two characters or more" },
  },
});
