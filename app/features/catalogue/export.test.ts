import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./export.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1", "''-2"])("O4: %j does not leave as a formula", (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each(["Mug", "'tis the season", "", "5-piece set", "a=b"])("%j leaves as it is", (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test("every text comes back as it was", () => {
  const odd = fc.array(fc.constantFrom("'", "=", "+", "-", "@", "\t", "\n", "a", "＝"), { maxLength: 6 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(odd, fc.string()), (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
