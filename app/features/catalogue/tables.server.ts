import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { TAXONOMIES, type TaxonomyKey, type TaxonomyTable } from "./taxonomies.ts";

export const gifts = pgTable("gifts", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  externalId: text("external_id").unique(),
  description: text("description").notNull().default(""),
  price: numeric("price", { precision: 10, scale: 2, mode: "string" }),
  priceSource: text("price_source", { enum: ["editor", "import", "api"] })
    .notNull()
    .default("editor"),
  priceCheckedAt: timestamp("price_checked_at", { withTimezone: true }),
  image: text("image"),
  affiliateUrl: text("affiliate_url"),
  brandName: text("brand_name"),
  brandUrl: text("brand_url"),
  brandLogoUrl: text("brand_logo_url"),
  inStock: boolean("in_stock").notNull().default(true),
  shippingDays: integer("shipping_days"),
  isFeatured: boolean("is_featured").notNull().default(false),
  isTrending: boolean("is_trending").notNull().default(false),
  gender: text("gender", { enum: ["unisex", "male", "female"] })
    .notNull()
    .default("unisex"),
  aiCategories: jsonb("ai_categories"),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
  updatedAt: timestamp("updated_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});

function categoryTable(name: TaxonomyTable) {
  return pgTable(name, {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique(),
    description: text("description").notNull().default(""),
    icon: text("icon"),
    imageUrl: text("image_url"),
    color: text("color"),
    sortOrder: integer("sort_order").notNull().default(100),
    isFeatured: boolean("is_featured").notNull().default(false),
    updatedAt: timestamp("updated_at", { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  });
}

function categoryMapTable(name: `${TaxonomyTable}_map`) {
  return pgTable(name, { giftId: uuid("gift_id").notNull(), categoryId: uuid("category_id").notNull() }, (table) => [
    primaryKey({ columns: [table.giftId, table.categoryId] }),
  ]);
}

export type CategoryTable = ReturnType<typeof categoryTable>;
export type CategoryMapTable = ReturnType<typeof categoryMapTable>;

/** The table and the map table of each taxonomy. */
export const categoryTables = Object.fromEntries(
  TAXONOMIES.map(({ key, table }) => [key, { values: categoryTable(table), map: categoryMapTable(`${table}_map`) }]),
) as Record<TaxonomyKey, { values: CategoryTable; map: CategoryMapTable }>;

export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text("kind").notNull(),
    oldSlug: text("old_slug").notNull(),
    targetId: uuid("target_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.oldSlug] })],
);
