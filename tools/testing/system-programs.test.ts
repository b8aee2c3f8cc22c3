import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("npm test without a Chromium, and without the right to install one, says in one line what to do, before it tests anything", () => {
  // Without any program in PATH nothing can be found, and nothing installed.
  const empty = mkdtempSync(path.join(tmpdir(), "presently-path-"));
  try {
    const { CHROMIUM_PATH: _named, ...env } = process.env;
    const run = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", "tools/test.ts"], {
      encoding: "utf8",
      env: { ...env, PATH: empty },
    });
    expect(run.stdout).toBe("");
    expect(run.stderr).toBe(
      "This needs chromium-headless-shell. Install it (on Debian: sudo apt-get install chromium-headless-shell), or name one with CHROMIUM_PATH=/path/to/chromium-headless-shell, and try again.\n",
    );
    expect(run.status).toBe(1);
  } finally {
    rmSync(empty, { recursive: true });
  }
});
