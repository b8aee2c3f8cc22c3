import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mediaFiles = pgTable("media_files", {
  id: uuid("id").primaryKey().defaultRandom(),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  kind: text("kind", { enum: ["image", "video", "document"] }).notNull(),
  origin: text("origin", { enum: ["upload", "demo", "list"] })
    .notNull()
    .default("upload"),
  width: integer("width"),
  height: integer("height"),
  byteSize: bigint("byte_size", { mode: "number" }).notNull(),
  alt: text("alt").notNull().default(""),
  version: integer("version").notNull().default(1),
  state: text("state", { enum: ["waiting", "ready", "failed"] })
    .notNull()
    .default("ready"),
  attempts: integer("attempts").notNull().default(0),
  claimedUntil: moment("claimed_until"),
  uploadedBy: uuid("uploaded_by"),
  deletedAt: moment("deleted_at"),
  createdAt: moment("created_at")
    .notNull()
    .default(sql`now()`),
});
