import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,db,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/global-setup.ts",
    setupFiles: ["tests/fail-on-console-error.ts"],
    // Two cores: more workers only make the slowest test slower.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A secret of its own keeps tests from making one in the data folder.
    env: { LOG_LEVEL: "silent", SESSION_SECRET: "the secret of tests, thirty-two characters or more" },
  },
});
