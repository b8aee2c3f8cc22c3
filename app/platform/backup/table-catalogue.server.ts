import pg from "pg";
import { z } from "zod";
import { asOneRow, asRows, rowOf } from "../db/rows.server.ts";

/** A table of the product and what a backup includes of it: every column that is not computed from others. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/** A table and the tables that its rows refer to. */
interface TableReferences {
  name: string;
  refersTo: readonly string[];
}

/**
 * Returns the tables in an order in which each comes after those that it refers to, and those that nobody refers to come last: the database that
 * they are restored into may have references that this one has not. Throws where two refer to each other.
 */
export function orderByReferences<Table extends TableReferences>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const done = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name, refersTo }) => refersTo.every((other) => other === name || done.has(other)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(", ")}`);
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  const referredTo = new Set(tables.flatMap(({ name, refersTo }) => refersTo.filter((other) => other !== name)));
  return ordered.toSorted((one, other) => Number(referredTo.has(other.name)) - Number(referredTo.has(one.name)));
}

const tableRow = rowOf({ name: z.string(), columns: z.array(z.string()), refersTo: z.array(z.string()) });

/** Returns every table of the connection's own schema, those of extensions left out, in the order of their references. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as "refersTo"
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return orderByReferences(asRows(tableRow, rows)).map(({ name, columns }) => ({ name, columns }));
}

/** Returns the number of a table's rows. */
export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::float8 as count from ${pg.escapeIdentifier(table)}`);
  return asOneRow(rowOf({ count: z.int() }), rows).count;
}

/** Returns the last number that each used sequence has given out. The numbers are text, since they may be large. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`);
  return asRows(rowOf({ name: z.string(), value: z.string() }), rows);
}

/** Settings of one transaction that make COPY write, and read, the same text in every database, without a time limit. */
export const COPY_SETTINGS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;
