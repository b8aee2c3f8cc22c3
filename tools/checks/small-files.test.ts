import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findSmallFiles } from "./small-files.ts";

const files = listProjectFiles();

function find(texts: Record<string, string>): string[] {
  return findSmallFiles([...files, ...Object.keys(texts)], (file) => texts[file] ?? readFileSync(file, "utf8"));
}

const SMALL = "export const LIMIT = 3;\n";
const USES = 'import { LIMIT } from "#app/features/lists/limit.ts";\n';

test("a short file that one folder uses is found", () => {
  expect(
    find({ "app/features/lists/limit.ts": SMALL, "app/features/lists/uses.ts": USES, "app/features/lists/uses-too.ts": USES }),
  ).toEqual([expect.stringMatching(/^app\/features\/lists\/limit\.ts: under 15 lines/)]);
});

test("a short file that two folders use, one of the database, and a long one stay", () => {
  expect(find({ "app/features/lists/limit.ts": SMALL, "app/features/lists/uses.ts": USES, "app/routes/lists/uses.ts": USES })).toEqual([]);
  expect(find({ "app/features/lists/limit.ts": SMALL + "//\n".repeat(15), "app/features/lists/uses.ts": USES })).toEqual([]);
  const query = 'import { countAll } from "./count.queries.server.ts";\n';
  expect(find({ "app/features/lists/count.queries.server.ts": SMALL, "app/features/lists/uses.ts": query })).toEqual([]);
});

test("a short file of the routes is found where one route alone uses it", () => {
  const used = (...routes: string[]) =>
    find({
      "app/routes/lists/limit.ts": SMALL,
      ...Object.fromEntries(routes.map((route) => [route, 'import { LIMIT } from "./limit.ts";\n'])),
    });
  expect(used("app/routes/lists/uses.ts")).toEqual([expect.stringMatching(/^app\/routes\/lists\/limit\.ts: under 15 lines/)]);
  expect(used("app/routes/lists/uses.ts", "app/routes/lists/uses-too.ts")).toEqual([]);
});

test("an exception that has become long is found", () => {
  expect(findSmallFiles([], () => "")).toContainEqual(expect.stringMatching(/contact-fields\.ts: needs no exception any more/));
});
