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
    env: { LOG_LEVEL: "silent" },
  },
});
