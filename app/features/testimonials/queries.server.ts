import { and, asc, isNull } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { testimonials } from "./tables.server.ts";
import type { EditableTestimonial, Testimonial } from "./types.ts";

const { id, quote, author, isExample, isShown, sortOrder, version, deletedAt } = testimonials;

/** Returns the testimonials of the home page in their order. */
export async function listShownTestimonials(): Promise<Testimonial[]> {
  return readDatabase()
    .select({ id, quote, author, isExample })
    .from(testimonials)
    .where(and(isShown, isNull(deletedAt)))
    .orderBy(asc(sortOrder), asc(id));
}

/** Returns all testimonials that are not deleted, for the admin area. */
export async function listTestimonials(): Promise<EditableTestimonial[]> {
  return database()
    .select({ id, quote, author, isExample, isShown, sortOrder, version })
    .from(testimonials)
    .where(isNull(deletedAt))
    .orderBy(asc(sortOrder), asc(id));
}
