import { expect, test } from "vitest";
import { findStatementFaults } from "./statements.ts";

const FILE = "app/features/lists/queries.server.ts";

test.each([
  'import { sql } from "drizzle-orm";',
  'import { type SQL, sql } from "drizzle-orm";',
  "return readRows(database(), idRow)`select id from gifts`;",
  "asRows(idRow, (await client.query('select id from gifts')).rows)",
  "keys.delete(key)",
])("%s is a way to ask", (text) => {
  expect(findStatementFaults(FILE, text)).toEqual([]);
});

test.each([
  ['import { eq, sql } from "drizzle-orm";', "only `sql`"],
  ['import { pgTable } from "drizzle-orm/pg-core";', "nobody describes tables"],
  ["await database()\n    .select()\n    .from(users)", "no query builder"],
  ["await database().execute<{ id: string }>(sql`select id from gifts`)", "runs through readRows"],
  ["await transaction.execute(sql`delete from gifts`)", "runs through readRows"],
  ["client.query<{ id: string }>('select id from gifts')", "is not cast"],
  ["(rows[0] as { id: string }).id", "is not cast"],
])("%s is found and the way to mend it said", (text, word) => {
  expect(findStatementFaults(FILE, text).join(" ")).toContain(word);
});

test("tests are left alone", () => {
  for (const file of ["app/features/lists/items.commands.test.ts", "tests/database.ts"])
    expect(findStatementFaults(file, "await database().execute(sql`select 1`)")).toEqual([]);
});
