import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const testimonials = pgTable("testimonials", {
  id: uuid("id").primaryKey().defaultRandom(),
  quote: text("quote").notNull(),
  author: text("author").notNull(),
  isExample: boolean("is_example").notNull().default(false),
  isShown: boolean("is_shown").notNull().default(true),
  sortOrder: integer("sort_order").notNull().default(100),
  version: integer("version").notNull().default(1),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
});
