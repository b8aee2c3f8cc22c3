import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { emptyValue, GIFT_FIELDS, type GiftField } from "./gift-fields.ts";

useTestDatabase();

/** The columns of a gift that are no fields. */
const OTHER_COLUMNS = [
  "id",
  "currency",
  "price_source",
  "price_checked_at",
  "ai_categories",
  "version",
  "created_at",
  "updated_at",
  "link_state",
  "link_checked_at",
  "link_failures",
  "stamp",
  "has_store_words",
  "is_shown",
  "shown_changes_at",
];
const TYPES: Partial<Record<GiftField["kind"], string>> = {
  "yes-no": "boolean",
  "whole-number": "integer",
  money: "bigint",
  moment: "timestamp with time zone",
  pictures: "jsonb",
  facts: "jsonb",
};
const columnRow = rowOf({ name: z.string(), type: z.string(), is_optional: z.boolean() });

test("every column of a gift is a field of the registry, of the type that its kind says", async () => {
  const columns = await readRows(database(), columnRow)`
    select column_name as name, data_type as type, is_nullable = 'YES' as is_optional from information_schema.columns
    where table_schema = 'public' and table_name = 'gifts' and column_name <> all (${sql.param(OTHER_COLUMNS)}::text[]) order by 1`;
  const fields = GIFT_FIELDS.map((field) => ({
    name: field.column as string,
    type: TYPES[field.kind] ?? "text",
    is_optional: field.needed !== "always" && emptyValue(field) === null,
  }));
  expect(columns).toEqual(fields.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});
