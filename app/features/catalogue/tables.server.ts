import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { TAXONOMIES, type TaxonomyKey, type TaxonomyTable } from "./taxonomies.ts";

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
