import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { ImportChoices } from "./import-choices.ts";
import { CATALOGUE_COLUMNS } from "./import-columns.ts";
import { mapTaxonomies } from "./taxonomies.ts";
import { taxonomyKey } from "./taxonomies.queries.server.ts";

const columnRow = rowOf({ written: z.string(), column: z.enum(CATALOGUE_COLUMNS).nullable() });
const categoryRow = rowOf({ taxonomy: taxonomyKey, written: z.string(), become: z.array(z.string()) });

/** Returns everything that people have said of the headers and categories of their files. */
export async function readImportChoices(): Promise<ImportChoices> {
  const columns = await readRows(database(), columnRow)`
    select written, choice #>> '{}' as column from import_choices where kind = 'column'`;
  const categories = await readRows(database(), categoryRow)`
    select taxonomy, written, choice as become from import_choices where kind = 'category'`;
  const byTaxonomy = mapTaxonomies(() => new Map<string, readonly string[]>());
  for (const { taxonomy, written, become } of categories) byTaxonomy[taxonomy].set(written, become);
  return { columns: new Map(columns.map(({ written, column }) => [written, column])), categories: byTaxonomy };
}
