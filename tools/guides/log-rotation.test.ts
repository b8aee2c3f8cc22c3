import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { tellFindings } from "../cluster/sharing.ts";
import { rotateLog } from "./log-rotation.ts";

afterEach(() => vi.unstubAllEnvs());

test("without logrotate the guide of the log is told as left out, and counts as failed unless it may be left out", async () => {
  vi.stubEnv("PATH", "/nowhere");
  const folder = path.join(tmpdir(), `presently-no-log-${randomUUID()}`);
  const findings = await rotateLog(folder);
  expect(existsSync(folder)).toBe(false);
  const lines = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  expect([tellFindings(findings, false), tellFindings(findings, true)]).toEqual([1, 0]);
  expect(lines.mock.calls[0]?.[0]).toBe(
    "– guide: the embedded database's log is left out: it needs logrotate (Debian: apt-get install logrotate)\n",
  );
  lines.mockRestore();
});

test("what is left out excuses nothing else", () => {
  const lines = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  const missing = { what: "caddy", isSo: false, isLeftOut: true } as const;
  expect(tellFindings([missing, { what: "a promise", isSo: false }, { what: "another", isSo: true }], true)).toBe(1);
  lines.mockRestore();
});
