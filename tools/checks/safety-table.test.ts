import { expect, test } from "vitest";
import { findNamedIds, findProofs, renderSafetyPage } from "./safety-table.ts";

const GROUPS = [{ title: "Rights", requirements: { Z4: "Lists are one's own.", Z9: "Nobody flies." } }];

test.each([
  ['test("Z4, Z5: plain forms are held to the same", …', ["Z4", "Z5"]],
  ["/** D1: the server is killed. */", ["D1"]],
  [" * A2: how long the forms take", ["A2"]],
  ["// U2: one thread", ["U2"]],
  ['["I3: no JSON", sent("{")]', ["I3"]],
  ['test("section 5, A1: %j is refused")', ["A1"]],
  ['test("is refused (section 6, Z7); and more")', ["Z7"]],
  ['expect(csv, "O4")', ["O4"]],
])("%s names %j", (line, ids) => {
  expect([...findNamedIds(line)]).toEqual(ids);
});

test.each(['"@SUM(A1)"', "/[A-Z2-7 ]+/", '"/caf%C3%A9"', "S3-compatible storage", "const A1: string"])("%s names nothing", (line) => {
  expect([...findNamedIds(line)]).toEqual([]);
});

test("an ID is proven by tests and scripts, not by the code that implements it", () => {
  const text = "// Z4: so";
  const sources = ["tests/requests/lists.test.ts", "tools/crash.ts", "app/lists.ts", "tools/checks/safety-x.ts"];
  const proofs = findProofs(
    GROUPS,
    sources.map((path) => ({ path, text })),
  );
  expect(proofs.get("Z4")).toEqual(["tests/requests/lists.test.ts", "tools/crash.ts"]);
  expect(proofs.get("Z9")).toEqual([]);
  expect(renderSafetyPage(GROUPS, proofs)).toContain("| Z4 | Lists are one's own. | `tests/requests/lists.test.ts`<br>`tools/crash.ts` |");
});
