import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { isSanitized } from "#app/platform/text.ts";
import { foldName } from "./import-categories.ts";
import { CATEGORIES_AT_ONCE } from "./import-choices.ts";
import { CATALOGUE_COLUMNS, foldHeader, MAX_HEADER } from "./import-columns.ts";
import { CATEGORY_LIMITS } from "./constants.ts";
import { TAXONOMY_KEYS } from "./taxonomies.queries.server.ts";

const MAX_COLUMNS = 200;
const MAX_PARTS = 20;

const word = (max: number) => z.string().max(max).refine(isSanitized);

/** What a person says of the columns and categories of the file before them. */
export const importChoicesSchema = z.strictObject({
  columns: z.array(z.strictObject({ written: word(MAX_HEADER), column: z.enum(CATALOGUE_COLUMNS).nullable() })).max(MAX_COLUMNS),
  categories: z
    .array(
      z.strictObject({
        taxonomy: z.enum(TAXONOMY_KEYS),
        written: word(CATEGORY_LIMITS.name),
        become: z.array(word(CATEGORY_LIMITS.name).min(1)).max(MAX_PARTS),
      }),
    )
    .max(CATEGORIES_AT_ONCE),
});

/** Remembers what was said, in place of what was said before of the same. */
export async function saveImportChoices({ columns, categories }: z.output<typeof importChoicesSchema>): Promise<void> {
  const rows = [
    ...columns.map(({ written, column }) => ({ kind: "column", taxonomy: "", written: foldHeader(written), choice: column })),
    ...categories.map(({ taxonomy, written, become }) => ({ kind: "category", taxonomy, written: foldName(written), choice: become })),
  ];
  const last = new Map(rows.map((row) => [`${row.kind} ${row.taxonomy} ${row.written}`, row]));
  await changeRows(database())`
    insert into import_choices (kind, taxonomy, written, choice)
    select row ->> 'kind', row ->> 'taxonomy', row ->> 'written', row -> 'choice'
    from jsonb_array_elements(${JSON.stringify([...last.values()])}::jsonb) as row
    on conflict (kind, taxonomy, written) do update set choice = excluded.choice, updated_at = now()`;
}
