import { expect, test } from "vitest";
import { findNamedIds, findProofs, renderSafetyPage } from "./safety-table.ts";

const GROUPS = [{ title: "Rights", requirements: { Z4: "Lists are one's own.", Z9: "Nobody flies." } }];
const proofsOf = (...sources: [path: string, text: string][]) =>
  findProofs(
    GROUPS,
    sources.map(([path, text]) => ({ path, text })),
  );

test.each([
  ["Z4, Z5: plain forms are held to the same", ["Z4", "Z5"]],
  ["section 5, A1: %j is refused", ["A1"]],
  ["is refused (section 6, Z7); and more", ["Z7"]],
  ["Z1: no role, no change; I3: nonsense is a 400", ["Z1", "I3"]],
  ["the cell @SUM(A1) and /caf%C3%A9: a letter", []],
  ["S3-compatible storage", []],
])("%s names %j", (name, ids) => {
  expect([...findNamedIds(name)]).toEqual(ids);
});

test.each([
  ["a comment", "tests/a.test.ts", "// Z4: so"],
  ["an import", "tests/a.test.ts", 'import "Z4: so";'],
  ["a message of an assertion", "tests/a.test.ts", 'test("lists", () => expect(lists, "Z4: so").toBe(1));'],
  ["a tool's comment", "tools/crash.ts", "/** Z4: so */"],
  ["the code that implements it", "app/lists.ts", 'test("Z4: so")'],
  ["a check", "tools/checks/safety-x.test.ts", 'test("Z4: so")'],
])("%s proves nothing", (_what, path, text) => {
  expect(proofsOf([path, text]).get("Z4")).toEqual([]);
});

test("an ID is proven by names of tests and of measured figures; those that begin with it come first, of the whole site before others", () => {
  const proofs = proofsOf(
    ["tools/bench/lists.ts", 'row("Z4: lists of others, opened", "none");'],
    [
      "app/lists.test.ts",
      'describe("Z4: lists", () => { test("a", t); test("b (Z9)", t); }); test.each([["c (Z4)"]])("refuses %s (A1)", t);',
    ],
    ["tests/requests/lists.test.ts", 'test("Z9, Z4: d is 404", t);'],
  );
  expect(proofs.get("Z4")?.map(({ path, name }) => `${path} ${name}`)).toEqual([
    "tests/requests/lists.test.ts d is 404",
    "tools/bench/lists.ts lists of others, opened",
    "app/lists.test.ts lists: a",
    "app/lists.test.ts lists: b",
    "app/lists.test.ts refuses c",
  ]);
  expect(proofs.get("Z9")).toHaveLength(2);
});

test("beside a test stands the assertion with the requirement's number, or else the last one", () => {
  const groups = [{ title: "Uploads", requirements: { U2: "Ten bombs add less than 300 MB within 5 seconds.", U3: "Random names." } }];
  const text = `test("U2, U3: bombs", () => { expect(before).toBe(0); expect(ms).toBeLessThan(5_000); expect(13005).toBe(a < b || "x|y"); });`;
  const page = renderSafetyPage(groups, findProofs(groups, [{ path: "tests/a.test.ts", text }]));
  expect(page).toContain("“bombs” `expect(ms).toBeLessThan(5_000)`");
  expect(page).toContain('“bombs” `expect(13005).toBe(a < b \\|\\| "x\\|y")`');
});

test("the page names four tests of each ID and counts the others", () => {
  const text = Array.from({ length: 6 }, (_, n) => `test("Z4: ${"word ".repeat(n * 10)}<${n}> | %s", t);`).join("");
  const page = renderSafetyPage(GROUPS, proofsOf(["tests/a.test.ts", text]));
  expect(page).toContain("| Z4 | Lists are one's own. | [a.test.ts](../tests/a.test.ts): “\\<0> \\| …”, “word word");
  expect(page).toMatch(/word …”<br>and 2 more \|\n/);
  expect(page).toContain("| Z9 | Nobody flies. |  |");
});
