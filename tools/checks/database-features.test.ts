import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FEATURES, findEngine, findUnlistedKinds, listRefused, listUses } from "./database-features.ts";
import { splitStatements } from "./split-statements.ts";

test("a semicolon in a text, a body or a comment ends no statement", () => {
  const sql = `-- One; two\nselect ';' as a; do $$ begin perform 1; end $$;\n/* ; */ create function f() returns int as $body$ select 1; $body$ language sql;`;
  expect(splitStatements(sql)).toEqual([
    "select ';' as a",
    "do $$ begin perform 1; end $$",
    "create function f() returns int as $body$ select 1; $body$ language sql",
  ]);
});

test("a statement of a kind that was not looked up for other databases is named", () => {
  expect(findUnlistedKinds("create table a (b int); create materialized view c as select 1; listen d;")).toEqual([
    "create materialized view c as",
    "listen d",
  ]);
});

test("every statement of the migrations is of a listed kind", () => {
  const unlisted = globSync("db/migrations/*.sql").flatMap((file) =>
    findUnlistedKinds(readFileSync(file, "utf8")).map((head) => `${file}: ${head}`),
  );
  expect(unlisted).toEqual([]);
});

test("each listed feature is used somewhere, and is in the decision's table", () => {
  const paths = globSync(["db/migrations/*.sql", "{app,server,db}/**/*.ts"], { exclude: (name) => name.endsWith(".test.ts") });
  const uses = listUses(paths.map((path) => ({ path, text: readFileSync(path, "utf8") })));
  expect(uses.filter(({ paths }) => paths.length === 0).map(({ feature }) => feature.name)).toEqual([]);
  const decision = readFileSync("docs/decisions/0042-beyond-one-primary.md", "utf8");
  expect(FEATURES.filter(({ name }) => !decision.includes(`| ${name} |`)).map(({ name }) => name)).toEqual([]);
  const withTables = uses.find(({ feature }) => feature.name === "transition tables")?.paths ?? [];
  expect(withTables.length).toBe(12);
  expect(decision).toContain("the transition tables of twelve migrations");
});

test("each statement that an engine refuses is listed with its file and why, and no other", () => {
  const files = [
    {
      path: "1.sql",
      text: "create table a (b int);\ncreate trigger c after insert on a\n  referencing new table as d for each statement execute function e();",
    },
    { path: "2.ts", text: "// select pg_notify('a', 'b')\nawait client.query(`select pg_notify('a', 'b')`);" },
  ];
  expect(listRefused("CockroachDB", files)).toEqual([
    "transition tables (refused), 1.sql: create trigger c after insert on a referencing new table as d for each statement execute function e()",
    "NOTIFY and LISTEN (refused), 2.ts: await client.query(`select pg_notify('a', 'b')`);",
  ]);
  expect(listRefused("RDS", files)).toEqual([]);
  expect([findEngine("yugabytedb"), findEngine("MySQL")]).toEqual(["YugabyteDB", undefined]);
});
