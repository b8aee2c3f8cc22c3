import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { GIFT_FIELDS, type GiftValues as FieldValues } from "#app/features/catalogue/gift-fields.constants.ts";
import { categoryTables } from "#app/features/catalogue/tables.server.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { database } from "#app/platform/db/database.server.ts";

interface GiftValues extends Omit<FieldValues, "price"> {
  id: string;
  /** The price in dollars. */
  price: string | null;
  priceSource: "editor" | "import" | "api";
  priceCheckedAt: Date | null;
  aiCategories: unknown;
  createdAt: Date;
  updatedAt: Date;
}

type CategoryValues = (typeof categoryTables)[TaxonomyKey]["values"]["$inferInsert"];

/** A gift's columns, and under each taxonomy's key the slugs of the values it carries; missing values are created. */
export type GiftTraits = Partial<GiftValues> & Partial<Record<TaxonomyKey, readonly string[]>>;

const COLUMNS: readonly (readonly [keyof GiftValues, string])[] = [
  ...GIFT_FIELDS.map(({ key, column }) => [key, column] as const),
  ["id", "id"],
  ["priceSource", "price_source"],
  ["priceCheckedAt", "price_checked_at"],
  ["aiCategories", "ai_categories"],
  ["createdAt", "created_at"],
  ["updatedAt", "updated_at"],
];

/** Inserts a gift into the test database and returns its id and slug. */
export async function createGift(traits: GiftTraits = {}): Promise<{ id: string; slug: string }> {
  const unique = randomUUID().slice(0, 8);
  const { price = "25.00", ...others } = traits;
  const cents = price === null ? null : parseMoney(price, MAX_PRICE_DIGITS);
  const given = { name: `Gift ${unique}`, slug: `gift-${unique}`, ...others, price: cents };
  const row = Object.fromEntries(COLUMNS.flatMap(([key, column]) => (given[key] === undefined ? [] : [[column, given[key]]])));
  const columns = sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const gift = await readOneRow(database(), rowOf({ id: z.guid(), slug: z.string() }))`
    insert into gifts (${columns}) select ${columns} from jsonb_populate_record(null::gifts, ${JSON.stringify(row)}::jsonb)
    returning id, slug`;
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
