import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { fingerprintOf, readStoredSecret, SITE_SECRET, writeStoredSecret } from "./secrets.server.ts";

test("K2: a fingerprint tells secrets apart and reveals none, not even in part", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const fingerprint = fingerprintOf(secret);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint).not.toContain(secret.slice(0, 12));
  expect([fingerprintOf(secret), fingerprintOf(`${secret}0`)]).toEqual([fingerprint, expect.not.stringMatching(fingerprint)]);
});

test("K2: a restored secret is read by nobody else, and never written over another", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "presently-secrets-"));
  try {
    await writeStoredSecret(dataDir, SITE_SECRET, "the one");
    for (const kept of ["secrets", `secrets/${SITE_SECRET}`]) expect((await stat(path.join(dataDir, kept))).mode & 0o077, kept).toBe(0);
    await expect(writeStoredSecret(dataDir, SITE_SECRET, "another")).rejects.toThrow("EEXIST");
    expect(await readStoredSecret(dataDir, SITE_SECRET)).toBe("the one");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
