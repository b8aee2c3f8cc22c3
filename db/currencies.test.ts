import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { useTestDatabase } from "#tests/database.ts";

useTestDatabase();

const columnRow = rowOf({ table: z.string(), column: z.string() });

/** Lists the columns of our tables, but not of views, whose names end as given. */
function listColumns(ending: string) {
  return readRows(database(), columnRow)`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.column_name like ${`%${ending}`} order by 1, 2`;
}

test("a table with an amount of cents has the currency beside it", async () => {
  const withCents = new Set((await listColumns("\\_cents")).map(({ table }) => table));
  const withCurrency = new Set((await listColumns("currency")).map(({ table }) => table));
  expect([...withCents]).toEqual(["categories", "category_middles", "gift_list_claims", "gift_list_items", "gift_search", "gifts"]);
  expect([...withCents].filter((table) => !withCurrency.has(table))).toEqual([]);
});

test("every currency is three capital letters, the shop's own where nothing is said, and never unknown", async () => {
  const columns = await readRows(database(), rowOf({ table: z.string(), type: z.string(), default: z.string(), nullable: z.string() }))`
    select table_name as "table", data_type as type, column_default as default, is_nullable as nullable
    from information_schema.columns where table_schema = 'public' and column_name = 'currency'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`;
  expect(columns.length).toBeGreaterThan(4);
  for (const { table, ...column } of columns) {
    expect(column, table).toEqual({ type: "text", default: `'${CURRENCY}'::text`, nullable: "NO" });
    const { checks } = await readOneRow(database(), rowOf({ checks: z.int() }))`
      select count(*)::int as checks from pg_constraint
      where contype = 'c' and conrelid = ${table}::regclass and pg_get_constraintdef(oid) like '%currency ~ ''^[A-Z]{3}$''%'`;
    expect(checks, table).toBe(1);
  }
});

test("the search row of a gift has the currency of its price, from the first and after each change", async () => {
  const currencyRow = rowOf({ currency: z.string(), price: z.string() });
  const { id } = await readOneRow(database(), rowOf({ id: z.uuid() }))`
    insert into gifts (name, slug, price_cents, currency) values ('A kettle', 'kettle', 2450, 'EUR') returning id`;
  const search = () => readOneRow(database(), currencyRow)`
    select currency, price_cents::text as price from gift_search where gift_id = ${id}`;
  expect(await search()).toEqual({ currency: "EUR", price: "2450" });
  await database().execute(sql`update gifts set currency = 'GBP' where id = ${id}`);
  expect(await search()).toEqual({ currency: "GBP", price: "2450" });
});
