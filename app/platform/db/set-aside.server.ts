import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "./database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "./rows.server.ts";

/** A foreign key to the table whose rows are set aside. */
export interface Reference {
  table: string;
  column: string;
  /** What a deletion does to the referring row: "c" deletes it, "n" sets its reference to null. */
  action: string;
}

const referenceRow = rowOf({ table: z.string(), column: z.string(), action: z.string() });

/**
 * Returns every foreign key to a table except those of the `left` tables, read from the database's catalog so that tables added later are stored
 * and restored too.
 */
export async function readReferences(target: string, left: readonly string[], transaction: Executor): Promise<Reference[]> {
  const rows = await readRows(transaction, referenceRow)`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confdeltype::text as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass order by 1`;
  return rows.filter(({ table }) => !left.includes(table));
}

export const rowsByTable = z.record(z.string(), z.array(z.unknown()));
type RowsByTable = z.infer<typeof rowsByTable>;
const referringRow = rowOf({ target_id: uuid, rows: z.array(z.unknown()) });

/** Reads the rows that refer to each of the `ids`, by id and table: whole rows where they are deleted with it, else only their own ids. */
export async function readReferringRows(
  references: readonly Reference[],
  ids: SQL,
  transaction: Executor,
): Promise<Map<string, RowsByTable>> {
  const byTarget = new Map<string, RowsByTable>();
  for (const { table, column, action } of references) {
    const stored = action === "n" ? sql`to_jsonb(r.id)` : sql`to_jsonb(r)`;
    const target = sql`r.${sql.identifier(column)}`;
    const rows = await readRows(transaction, referringRow)`
      select ${target} as target_id, jsonb_agg(${stored}) as rows from ${sql.identifier(table)} r where ${target} = any (${ids}) group by 1`;
    for (const row of rows) byTarget.set(row.target_id, { ...byTarget.get(row.target_id), [table]: row.rows });
  }
  return byTarget;
}

/**
 * Returns the columns in which stored rows are written: a column that a later version of the site has added is not among them and gets its
 * default, one that is gone is left out.
 */
async function readColumns(table: string, rows: readonly unknown[], transaction: Executor): Promise<string[]> {
  const columns = await readRows(transaction, rowOf({ name: z.string() }))`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
      and ${JSON.stringify(rows[0] ?? {})}::jsonb ? attname::text
    order by attnum`;
  return columns.map(({ name }) => name);
}

const foreignKeyRow = rowOf({ column: z.string(), target: z.string(), key: z.string(), action: z.string() });

/** Inserts stored rows again. What they refer to may be gone: such a reference becomes null, or the row stays away where it cannot be null. */
export async function insertStored(
  table: string,
  rows: readonly unknown[],
  { except = "" }: { except?: string },
  transaction: Executor,
): Promise<void> {
  const columns = await readColumns(table, rows, transaction);
  const keys = await readRows(transaction, foreignKeyRow)`
    select a.attname::text as column, c.confrelid::regclass::text as target, k.attname::text as key, c.confdeltype::text as action
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = ${table}::regclass and c.confrelid::regclass::text <> ${except}`;
  const isThere = ({ column, target, key }: z.output<typeof foreignKeyRow>) =>
    sql`exists (select from ${sql.identifier(target)} t where t.${sql.identifier(key)} = back.${sql.identifier(column)})`;
  const values = columns.map((name) => {
    const key = keys.find(({ column, action }) => column === name && action === "n");
    const value = sql`back.${sql.identifier(name)}`;
    return key === undefined ? value : sql`case when ${isThere(key)} then ${value} end`;
  });
  const conditions = keys
    .filter(({ action }) => action !== "n")
    .map((key) => sql`(back.${sql.identifier(key.column)} is null or ${isThere(key)})`);
  await changeRows(transaction)`
    insert into ${sql.identifier(table)} (${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb) back
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)} on conflict do nothing`;
}
