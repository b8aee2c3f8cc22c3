import { expect, test } from "vitest";
import { listTests, listTexts } from "./test-names.ts";

const titlesOf = (text: string) => listTests("lists.test.ts", text).map(({ titles }) => titles.join(" > "));

test("a test has its own title and those of its groups", () => {
  const text = `
    import { describe, test, it } from "vitest";
    // test("Z1: a comment", () => {});
    test("one", () => { expect(list, "Z2: a message").toBe(1); });
    describe("a group", () => { describe.each([1])("%i", () => { it.for([2])(\`two \${kind}\`, async () => {}); }); });
    test.describe("in a browser", () => { test.skipIf(isRoot)("three", () => {}); });
    test.skip("not yet", () => {});
    describe.skip("neither", () => { test("this", () => {}); });
    other("Z3: no test", () => {});`;
  expect(titlesOf(text)).toEqual(["one", "a group > %i > two …", "in a browser > three"]);
});

test.each(['[["A9: strange", 1], [`I3: ${deep}`, 2], [3, 4]]', '["A9: strange", "I3: …"] as const'])(
  "a title that shows the first cell of its table has the cells beside it: %s",
  (table) => {
    expect(listTests("a.test.tsx", `test.each(${table})("refuses %s", () => {});`)).toEqual([
      { titles: ["refuses %s"], cells: ["A9: strange", "I3: …"], assertions: [] },
    ]);
  },
);

test("a test has its assertions as they are written, whole and on one line", () => {
  const text = `test("one", async () => {
    await expect(read()).rejects.toThrow("no");
    for (const peak of peaks) expect(peak, \`\${peak} MB\`)
      .not.toBeGreaterThan(Math.max(300, expectedOf(peak)));
  }); expect(outside).toBe(1);`;
  expect(listTests("a.test.ts", text)).toMatchObject([
    {
      assertions: [
        'expect(read()).rejects.toThrow("no")',
        "expect(peak, `${peak} MB`) .not.toBeGreaterThan(Math.max(300, expectedOf(peak)))",
      ],
    },
  ]);
});

test("a program's texts are its strings and templates, not its comments", () => {
  expect(listTexts("soak.ts", 'import "./a.ts";\n/** L2: so long */\nrow("L2: readers", `F2: LCP of ${page}`);')).toEqual([
    "./a.ts",
    "L2: readers",
    "F2: LCP of …",
  ]);
});
