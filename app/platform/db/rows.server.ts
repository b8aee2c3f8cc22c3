import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "./database.server.ts";
import { CHECKS_ITSELF } from "../self-checks.server.ts";

/** The database, a transaction of it, or the database for readers. */
type Source = Pick<Executor, "execute">;
/** A template tag that runs its statement; values become parameters, nested `sql` becomes part of the statement. */
type Run<Result> = (strings: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** A timestamp as PostgreSQL writes it, such as `2026-11-23 11:42:07.123+00`; `new Date` reads it. */
export const timestamp = z.string().regex(/^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/);

/** An id: PostgreSQL takes any 128 bits, whatever a version of the standard says of them. */
export const uuid = z.guid();

/** The shape of one row of a statement: all of its columns, and no other. Shapes check and never convert. */
export function rowOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape);
}

/** The row of a statement that returns an id and nothing else. */
export const idRow = rowOf({ id: uuid });

/** Throws where a row does not have the shape; in production it only states the type. */
export function asRows<Row>(row: z.ZodType<Row>, rows: unknown[]): Row[] {
  if (CHECKS_ITSELF) {
    const checked = z.array(row).safeParse(rows);
    if (!checked.success) throw new Error(`A row does not have the shape that its query states:\n${z.prettifyError(checked.error)}`);
  }
  return rows as Row[];
}

/** Returns the one row that a statement has whatever the tables hold, such as a count. */
export function asOneRow<Row>(row: z.ZodType<Row>, rows: unknown[]): Row {
  const [first] = asRows(row, rows);
  if (first === undefined) throw new Error("A statement that always returns a row has returned none");
  return first;
}

async function run<Row>(source: Source, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  return asRows(row, (await source.execute(statement)).rows);
}

/** Runs a statement and returns its rows: ``await readRows(database(), rowOf({ id: z.uuid() }))`select id from gifts` ``. */
export function readRows<Row>(source: Source, row: z.ZodType<Row>): Run<Row[]> {
  return (strings, ...values) => run(source, row, sql(strings, ...values));
}

/** Runs a statement and returns its first row, or null where it has none. */
export function readRow<Row>(source: Source, row: z.ZodType<Row>): Run<Row | null> {
  return async (strings, ...values) => (await run(source, row, sql(strings, ...values)))[0] ?? null;
}

/** Runs a statement that returns a row whatever the tables hold, such as a count, and returns that row. */
export function readOneRow<Row>(source: Source, row: z.ZodType<Row>): Run<Row> {
  return async (strings, ...values) => asOneRow(row, (await source.execute(sql(strings, ...values))).rows);
}

/** Runs a statement whose rows nobody reads, and returns how many rows it has changed. */
export function changeRows(source: Source): Run<number> {
  return async (strings, ...values) => (await source.execute(sql(strings, ...values))).rowCount ?? 0;
}
