import { expect, test } from "vitest";
import { makeRecoveryCodes, normalizeRecoveryCode } from "./recovery-codes.ts";

test("ten different codes that can be read aloud and typed again", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    for (const typed of [code, code.toLowerCase(), code.replace("-", ""), code.replace("-", " \u2013 ")])
      expect(normalizeRecoveryCode(typed)).toBe(code);
  }
});
