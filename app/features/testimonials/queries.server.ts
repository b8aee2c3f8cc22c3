import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { EditableTestimonial, Testimonial } from "./types.ts";

const shownRow = rowOf({ id: uuid, quote: z.string(), author: z.string(), isExample: z.boolean() });

/** Returns the testimonials of the home page in their order. */
export async function listShownTestimonials(): Promise<Testimonial[]> {
  return readRows(readDatabase(), shownRow)`
    select id, quote, author, is_example as "isExample" from testimonials where is_shown and deleted_at is null order by sort_order, id`;
}

/** Returns all testimonials that are not deleted, for the admin area. */
export async function listTestimonials(): Promise<EditableTestimonial[]> {
  return readRows(database(), shownRow.extend({ isShown: z.boolean(), sortOrder: z.int(), version: z.int() }))`
    select id, quote, author, is_example as "isExample", is_shown as "isShown", sort_order as "sortOrder", version
    from testimonials where deleted_at is null order by sort_order, id`;
}
