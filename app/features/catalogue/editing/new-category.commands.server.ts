import { sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { foldName, titleCategory } from "../import-categories.rules.ts";
import { reserveSlug } from "../slugs.commands.server.ts";
import { isSluggable, makeSlug } from "../slugs.rules.ts";
import { taxonomy, type TaxonomyKey } from "../taxonomies.ts";
import type { CategoryOption } from "./gift-form.types.ts";

/** Creates a value of a taxonomy from a name alone, in Title Case; an existing value with this name is returned instead. */
export async function createNamedCategory(actorId: string, key: TaxonomyKey, typed: string): Promise<CategoryOption> {
  const { table, singular } = taxonomy(key);
  const ofTable = sql.identifier(table);
  return database().transaction(async (transaction) => {
    const slug = await reserveSlug(transaction, table, makeSlug(isSluggable(typed) ? typed : singular));
    const { rows: known } = await transaction.execute<Record<string, unknown> & CategoryOption>(
      sql`select id, name, slug, icon from ${ofTable}`,
    );
    const same = known.find(({ name }) => foldName(name) === foldName(typed));
    if (same !== undefined) return same;
    const { rows } = await transaction.execute<Record<string, unknown> & CategoryOption>(
      sql`insert into ${ofTable} (name, slug) values (${titleCategory(typed)}, ${slug}) returning id, name, slug, icon`,
    );
    const made = rows[0] as CategoryOption;
    const subject = { kind: "category", id: made.id, name: made.name } as const;
    await recordChange(transaction, {
      actorId,
      action: "created",
      subject,
      after: { taxonomy: singular, name: made.name, slug: made.slug },
    });
    return made;
  });
}
