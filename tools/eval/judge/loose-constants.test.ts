import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLooseConstants, type FoundConstant, withNumber } from "./change-source.ts";
import { ELSEWHERE } from "./loose-constants.ts";

const FINDER = "app/features/finder";
const NUMBER = /^(?:export )?const ([A-Z][A-Z_]+)(?:: number)? = [\d.e_]+(?: \* \w+)?;/gm;

test("every number with a name in the rooms of the finder is measured, or said to change no order", () => {
  const measured = new Set([
    ...findLooseConstants().map(({ file, name, at }) => `${file} ${/const ([A-Z_]+) = /.exec(at)?.[1] ?? name}`),
    ...ELSEWHERE,
  ]);
  const files = globSync(["{rank,ask}/**/*.ts", "results/refine.ts"], { cwd: FINDER, exclude: ["**/*.test.ts"] });
  const numbers = files.flatMap((file) =>
    [...readFileSync(`${FINDER}/${file}`, "utf8").matchAll(NUMBER)].map(([, name]) => `${file} ${name}`),
  );
  expect(numbers.filter((number) => !measured.has(number))).toEqual([]);
  expect([...ELSEWHERE].filter((number) => !numbers.includes(number))).toEqual([]);
});

test("decision 0031 says of each, at the value that it has, what it is worth", () => {
  const decision = readFileSync("docs/decisions/0031-the-score-of-a-gift.md", "utf8");
  const isThere = ({ file, name, value }: FoundConstant) =>
    decision.includes(`| ${file} | ${name} | ${value} |`) ||
    decision.split("\n").some((line) => line.startsWith(`- ${file}: `) && `${line.slice(file.length + 4)};`.includes(`${name} ${value};`));
  expect(findLooseConstants().filter((constant) => !isThere(constant))).toEqual([]);
});

test("another number is put in a constant's place, and nowhere else", () => {
  const constant = { name: "", file: "some.ts", without: null };
  expect(withNumber("const HALF = 0.5;\nconst ALL = 1;", { ...constant, at: "const HALF = «»;" }, 2)).toBe(
    "const HALF = 2;\nconst ALL = 1;",
  );
  expect(withNumber("(one + 0.5 * two)", { ...constant, at: "+ «0.5» * two" }, 0)).toBe("(one + 0 * two)");
  expect(withNumber("of(row[1])", { ...constant, at: "row[1]« * 1»" }, 3)).toBe("of(row[1] * 3)");
  expect(() => withNumber("1 + 1", { ...constant, at: "«1»" }, 3)).toThrow("twice");
  expect(() => withNumber("1 + 1", { ...constant, at: "«2»" }, 3)).toThrow("nowhere");
});
