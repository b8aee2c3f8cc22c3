import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findBlockingIndexes } from "./blocking-indexes.ts";

/** The last migration of before there was a release: no site has large tables that lack it. */
const LAST_BEFORE_A_RELEASE = "0204";

test("an index of a table that was there before is made concurrently; one of a new table may be made at once", () => {
  const sql =
    "create table a (b int); create index a_b on a (b);\n-- Of another.\ncreate unique index c_d on c (d);\ncreate index concurrently c_e on c (e);";
  expect(findBlockingIndexes(sql)).toEqual(["c_d"]);
});

test("no migration of a later release keeps writers from a large table while it makes an index", () => {
  const later = globSync("db/migrations/*.sql").filter((file) => path.basename(file).slice(0, 4) > LAST_BEFORE_A_RELEASE);
  expect(later.flatMap((file) => findBlockingIndexes(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`))).toEqual([]);
});
