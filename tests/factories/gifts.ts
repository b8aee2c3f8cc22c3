import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { GIFT_FIELDS, type GiftValues as FieldValues } from "#app/features/catalogue/gift-fields.ts";
import { MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";

interface GiftValues extends Omit<FieldValues, "price"> {
  id: string;
  /** The price in dollars. */
  price: string | null;
  priceSource: "editor" | "import" | "api";
  priceCheckedAt: Date | null;
  hasStoreWords: boolean;
  aiCategories: unknown;
  createdAt: Date;
  updatedAt: Date;
}

/** The columns of a category, likewise. */
interface CategoryValues {
  name: string;
  slug: string;
  description: string;
  icon: string | null;
  imageUrl: string | null;
  color: string | null;
  sortOrder: number;
  isFeatured: boolean;
}

/** A gift's columns, and under each taxonomy's key the slugs of the values it carries; missing values are created. */
export type GiftTraits = Partial<GiftValues> & Partial<Record<TaxonomyKey, readonly string[]>>;

const made = rowOf({ id: z.guid(), slug: z.string() });

/** Returns the start of an insert statement: the columns that `row` has, and their values. */
function insertRow(table: "gifts" | "categories", row: Readonly<Record<string, unknown>>) {
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(table);
  return sql`insert into ${into} (${columns}) select ${columns} from jsonb_populate_record(null::${into}, ${JSON.stringify(row)}::jsonb)`;
}

/** Returns values under the names of their columns; those that are left out stay so. */
function toColumns(values: object): Record<string, unknown> {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]));
}

const COLUMNS: readonly (readonly [keyof GiftValues, string])[] = [
  ...GIFT_FIELDS.map(({ key, column }) => [key, column] as const),
  ["id", "id"],
  ["priceSource", "price_source"],
  ["priceCheckedAt", "price_checked_at"],
  ["hasStoreWords", "has_store_words"],
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
  const gift = await readOneRow(database(), made)`${insertRow("gifts", row)} returning id, slug`;
  for (const { key } of TAXONOMIES) for (const slug of traits[key] ?? []) await addCategory(gift.id, key, slug);
  return gift;
}

/** Gives a gift of the test database a value of a taxonomy, which is created where there is none with this slug. */
export async function addCategory(giftId: string, key: TaxonomyKey, slug: string): Promise<void> {
  const category = await createCategory(key, { slug });
  await changeRows(database())`insert into gift_categories (gift_id, category_id, source) values (${giftId}, ${category.id}, 'person')`;
}

/** Inserts a value of a taxonomy into the test database, or finds the one with its slug, and returns its id and slug. */
export async function createCategory(key: TaxonomyKey, values: Partial<CategoryValues> = {}): Promise<{ id: string; slug: string }> {
  const slug = values.slug ?? `value-${randomUUID().slice(0, 8)}`;
  const columns = { taxonomy: key, name: nameFromSlug(slug), ...values, slug };
  const category =
    (await readRow(database(), made)`${insertRow("categories", toColumns(columns))} on conflict do nothing returning id, slug`) ??
    (await readRow(database(), made)`select id, slug from categories where taxonomy = ${key} and slug = ${slug}`);
  if (category === null) throw new Error("The category was neither inserted nor found");
  return category;
}

/** Converts a slug to a name: "mothers-day" → "Mothers day". */
function nameFromSlug(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
