import { defineConfig } from "@playwright/test";
import { PORT, SITE, SITE_WITH_MODEL } from "./tests/e2e/servers.ts";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // None by hand: what fails now and then is a fault to find. The run that decides on a landing tries once more, and says so.
  retries: Number(process.env.BROWSER_TEST_RETRIES ?? 0),
  timeout: 120_000,
  // A crowded machine may take its time; who is quick does not wait.
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: {
    command: "node scripts/testing/serve-for-tests.ts",
    // It comes last.
    url: `${SITE_WITH_MODEL}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // Each test says from which address it comes, so that the limits of one are not another's.
    env: { NODE_ENV: "production", TEST_PORT: String(PORT), LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1" },
  },
});
