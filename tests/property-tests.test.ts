import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Counterexample } from "./property-tests.ts";

const areSmall = fc.property(fc.nat(), (number) => number < 100);

test("every run tries the same values", () => {
  expect(fc.check(fc.property(fc.nat(), () => true)).seed).toBe(Number(process.env.FUZZ_SEED ?? 20_261_123));
});

test("a property that does not hold fails its test, and is reported with what brings it back", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-property-"));
  try {
    const file = path.join(folder, "report.jsonl");
    vi.stubEnv("FUZZ_REPORT", file);
    expect(() => fc.assert(areSmall)).toThrow("Counterexample: [100]");
    const found = JSON.parse(readFileSync(file, "utf8")) as Counterexample;
    expect(found).toMatchObject({ file: import.meta.filename, values: "[100]" });
    expect(found.test).toContain("a property that does not hold");
    expect(fc.check(areSmall, { seed: found.seed, path: found.path, endOnFailure: true }).counterexample).toEqual([100]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
