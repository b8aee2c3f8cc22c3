import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.TEST_PORT ?? 43117);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: {
    command: "node scripts/testing/serve-for-tests.ts",
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // Each test says from which address it comes, so that the limits of one are not another's.
    env: { NODE_ENV: "production", PORT: String(PORT), LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1" },
  },
});
