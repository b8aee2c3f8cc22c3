import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const TESTS = "{app,server,db,scripts,tools,tests}/**/*.test.{ts,tsx}";
/** Matches tests of whole commands, of requests and of upgrades, and all that import what starts a database or the site. */
const WHOLE_SYSTEM = /^tests\/(requests|process|upgrades)\//;
const SYSTEM_IMPORT = /from "[^"]*\/(database|site|embedded-postgres\.server)\.ts"/;

const files = globSync(TESTS);
const needsSystem = (file: string) => WHOLE_SYSTEM.test(file) || SYSTEM_IMPORT.test(readFileSync(file, "utf8"));

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
    setupFiles: ["tests/fail-on-console-error.ts", "tests/property-tests.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A fixed secret keeps tests from making one in the data folder.
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "the secret of tests, thirty-two characters or more" },
  },
});
