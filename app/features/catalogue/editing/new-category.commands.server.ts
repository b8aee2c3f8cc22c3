import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { foldName, titleCategory } from "../import-categories.ts";
import { reserveSlug } from "../slugs.commands.server.ts";
import { isSluggable, makeSlug } from "../slugs.ts";
import { taxonomy, type TaxonomyKey } from "../taxonomies.ts";
import type { CategoryOption } from "./opened-gift.ts";

const option = rowOf({ id: z.uuid(), name: z.string(), slug: z.string(), icon: z.string().nullable() });

/** Creates a value of a taxonomy from a name alone, in Title Case; an existing value with this name is returned instead. */
export async function createNamedCategory(actorId: string, key: TaxonomyKey, typed: string): Promise<CategoryOption> {
  const { singular } = taxonomy(key);
  return database().transaction(async (transaction) => {
    const slug = await reserveSlug(transaction, key, makeSlug(isSluggable(typed) ? typed : singular));
    const known = await readRows(transaction, option)`select id, name, slug, icon from categories where taxonomy = ${key}`;
    const same = known.find(({ name }) => foldName(name) === foldName(typed));
    if (same !== undefined) return same;
    const made = await readOneRow(transaction, option)`
      insert into categories (taxonomy, name, slug) values (${key}, ${titleCategory(typed)}, ${slug}) returning id, name, slug, icon`;
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
