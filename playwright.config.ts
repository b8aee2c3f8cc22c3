import { defineConfig } from "@playwright/test";
import { PORT, SITE, SITE_WITH_MODEL } from "./tests/e2e/servers.ts";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A local run retries nothing, since a flaky test is a fault to find. The run that gates a merge retries once and reports it.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 120_000,
  // Slow machines get more time; a fast one does not wait.
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE,
    // Requests that go through a service worker cannot be held or answered by a test; those of its own let it be (offline.spec.ts).
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell",
      // Hosts of this name exist nowhere; a resolver need not be asked.
      args: ["--host-resolver-rules=MAP *.example ~NOTFOUND", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  webServer: {
    command: "node tools/testing/serve-for-tests.ts",
    // This server starts last.
    url: `${SITE_WITH_MODEL}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // Each test sends its own client address, so that tests do not share rate limits.
    env: { NODE_ENV: "production", TEST_PORT: String(PORT), LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1" },
  },
});
