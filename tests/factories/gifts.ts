import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { categoryTables, gifts } from "#app/features/catalogue/tables.server.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { database } from "#app/platform/db/database.server.ts";

type GiftValues = typeof gifts.$inferInsert;
type CategoryValues = (typeof categoryTables)[TaxonomyKey]["values"]["$inferInsert"];

/** A gift's columns, and under each taxonomy's key the slugs of the values it carries; missing values are created. */
export type GiftTraits = Partial<GiftValues> & Partial<Record<TaxonomyKey, readonly string[]>>;

/** Inserts a gift into the test database and returns its id and slug. */
export async function createGift(traits: GiftTraits = {}): Promise<{ id: string; slug: string }> {
  const columns: Record<string, unknown> = { ...traits };
  for (const { key } of TAXONOMIES) delete columns[key];
  const unique = randomUUID().slice(0, 8);
  const [gift] = await database()
    .insert(gifts)
    .values({ name: `Gift ${unique}`, slug: `gift-${unique}`, price: "25.00", ...columns })
    .returning({ id: gifts.id, slug: gifts.slug });
  if (gift === undefined) throw new Error("The gift was not inserted");
  for (const { key } of TAXONOMIES) {
    for (const slug of traits[key] ?? []) {
      const category = await createCategory(key, { slug });
      await database().insert(categoryTables[key].map).values({ giftId: gift.id, categoryId: category.id });
    }
  }
  return gift;
}

/** Inserts a value of a taxonomy into the test database, or finds the one with its slug, and returns its id and slug. */
export async function createCategory(key: TaxonomyKey, values: Partial<CategoryValues> = {}): Promise<{ id: string; slug: string }> {
  const { values: table } = categoryTables[key];
  const slug = values.slug ?? `value-${randomUUID().slice(0, 8)}`;
  const [made] = await database()
    .insert(table)
    .values({ name: nameFromSlug(slug), ...values, slug })
    .onConflictDoNothing()
    .returning({ id: table.id, slug: table.slug });
  if (made !== undefined) return made;
  const { rows } = await database().execute<{ id: string; slug: string }>(
    sql`select id, slug from ${sql.identifier(taxonomy(key).table)} where slug = ${slug}`,
  );
  return rows[0] as { id: string; slug: string };
}

/** Converts a slug to a name: "mothers-day" → "Mothers day". */
function nameFromSlug(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
