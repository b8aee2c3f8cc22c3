import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { GiftField, GiftValues } from "./gift-fields.ts";

type Fields<Key extends keyof GiftValues> = readonly GiftField<Key>[];

const pictureShape = z.strictObject({ image: z.string(), alt: z.string() });
const factShape = z.strictObject({ label: z.string(), text: z.string() });
/** What of a field's values is a list. */
export const listedValues = z.array(z.union([pictureShape, factShape])).readonly();

/** Returns what the driver returns for a field. */
function cellShape(field: GiftField): z.ZodType {
  switch (field.kind) {
    case "yes-no":
      return z.boolean();
    case "whole-number":
    case "money":
      return z.int().nullable();
    case "pictures":
      return z.array(pictureShape);
    case "facts":
      return z.array(factShape);
    case "choice":
      return z.enum(Object.keys(field.choices));
    default:
      return field.kind === "text" || field.kind === "slug" || field.needed === "always" ? z.string() : z.string().nullable();
  }
}

/** Returns the shape of these fields' columns in a row; they have the fields' names. */
export function shapeOfFields<Key extends keyof GiftValues>(fields: Fields<Key>) {
  return Object.fromEntries(fields.map((field) => [field.key, cellShape(field)])) as { [One in Key]: z.ZodType<GiftValues[One]> };
}

/** The driver returns a bigint as text, and every amount is exact as a float8; it returns a moment as a date. */
function readableValue(kind: GiftField["kind"], stored: SQL): SQL {
  if (kind === "money") return sql`${stored}::float8`;
  return kind === "moment" ? sql`to_char(${stored} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')` : stored;
}

/** Selects these fields of the gift `g`, under the fields' names. */
export function selectFields(fields: readonly GiftField[]): SQL {
  return sql.join(
    fields.map(({ key, column, kind }) => {
      const stored = sql`g.${sql.identifier(column)}`;
      return sql`${readableValue(kind, stored)} as ${sql.identifier(key)}`;
    }),
    sql`, `,
  );
}

/** Lists the columns of these fields; with `row`, those of the row with that name. */
export function columnsOf(fields: readonly GiftField[], row?: string): SQL {
  return sql.join(
    fields.map(({ column }) => (row === undefined ? sql.identifier(column) : sql`${sql.identifier(row)}.${sql.identifier(column)}`)),
    sql`, `,
  );
}

/** Sets the columns of these fields to those of the row with that name, for an update. */
export function assignFields(fields: readonly GiftField[], row: string): SQL {
  return sql.join(
    fields.map(({ column }) => sql`${sql.identifier(column)} = ${sql.identifier(row)}.${sql.identifier(column)}`),
    sql`, `,
  );
}

/** Returns the fields' values by their columns, as JSON that `jsonb_populate_record(null::gifts, …)` turns into a row. */
export function toRow(fields: readonly GiftField[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ key, column }) => [column, values[key]]));
}

/** Returns only these fields' values out of a row. */
export function pickFields<Key extends keyof GiftValues>(fields: Fields<Key>, row: Pick<GiftValues, Key>): Pick<GiftValues, Key> {
  return Object.fromEntries(fields.map(({ key }) => [key, row[key]])) as Pick<GiftValues, Key>;
}
