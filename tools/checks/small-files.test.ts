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

test("an exception that has become long is found", () => {
  expect(findSmallFiles([], () => "")).toContainEqual(expect.stringMatching(/contact-fields\.ts: needs no exception any more/));
});
