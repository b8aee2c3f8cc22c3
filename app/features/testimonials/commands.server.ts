import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { MAX_TESTIMONIALS, TESTIMONIAL_UNDO_HOURS } from "./constants.ts";
import { listTestimonials } from "./queries.server.ts";
import type { SavedTestimonial, TestimonialFields } from "./schema.ts";
import { testimonials } from "./tables.server.ts";
import type { TestimonialAnswer } from "./types.ts";

const subjectOf = ({ id, author }: { id: string; author: string }) => ({ kind: "testimonial", id, name: author }) as const;
const fieldsOf = ({ quote, author, isExample, isShown, sortOrder }: TestimonialFields) => ({
  quote,
  author,
  isExample,
  isShown,
  sortOrder,
});

/** Takes a lock, so that concurrent additions are counted one by one, and returns whether there is room for another testimonial. */
async function hasRoom(transaction: Executor): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('presently testimonials'))`);
  const kept = await transaction.select({ id: testimonials.id }).from(testimonials).where(isNull(testimonials.deletedAt));
  return kept.length < MAX_TESTIMONIALS;
}

/** Adds a testimonial; returns "full" where the home page has the maximum already. */
export async function addTestimonial(actorId: string, fields: TestimonialFields): Promise<"added" | "full"> {
  return database().transaction(async (transaction) => {
    if (!(await hasRoom(transaction))) return "full";
    const [added] = await transaction.insert(testimonials).values(fields).returning();
    if (added === undefined) throw new Error("The testimonial was not inserted");
    await recordChange(transaction, { actorId, action: "created", subject: subjectOf(added), after: fieldsOf(added) });
    return "added";
  });
}

/** Changes a testimonial, unless another user has changed it since `version` (C1). */
export async function changeTestimonial(
  actorId: string,
  id: string,
  version: number,
  fields: TestimonialFields,
): Promise<"saved" | "stale" | "gone"> {
  return database().transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(testimonials)
      .where(and(eq(testimonials.id, id), isNull(testimonials.deletedAt)))
      .for("update");
    if (before === undefined) return "gone";
    if (before.version !== version) return "stale";
    await transaction.update(testimonials).set(fields).where(eq(testimonials.id, id));
    await recordChange(transaction, { actorId, action: "updated", subject: subjectOf(before), before: fieldsOf(before), after: fields });
    return "saved";
  });
}

/** Saves a testimonial's form; where another user has saved first, the answer includes the current state. */
export async function saveTestimonialFields(actorId: string, saved: SavedTestimonial): Promise<TestimonialAnswer> {
  if (saved.intent === "add") {
    const { intent: _intent, ...fields } = saved;
    return (await addTestimonial(actorId, fields)) === "added" ? { ok: true } : { ok: false, reason: "full" };
  }
  const { intent: _intent, id, version, ...fields } = saved;
  const outcome = await changeTestimonial(actorId, id, version, fields);
  if (outcome === "saved") return { ok: true };
  const testimonial = outcome === "stale" ? (await listTestimonials()).find((one) => one.id === id) : undefined;
  if (testimonial === undefined) return { ok: false, reason: "gone" };
  return { ok: false, reason: "stale", testimonial, savedBy: await findLastEditor("testimonial", id, database()) };
}

/** Marks a testimonial as deleted; it can be restored for an hour. Returns false where it is already deleted. */
export async function deleteTestimonial(actorId: string, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    await transaction
      .delete(testimonials)
      .where(sql`${testimonials.deletedAt} < now() - make_interval(hours => ${TESTIMONIAL_UNDO_HOURS})`);
    const [deleted] = await transaction
      .update(testimonials)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(testimonials.id, id), isNull(testimonials.deletedAt)))
      .returning();
    if (deleted === undefined) return false;
    await recordChange(transaction, { actorId, action: "deleted", subject: subjectOf(deleted), before: fieldsOf(deleted) });
    return true;
  });
}

/** Restores a deleted testimonial, unless the maximum is reached. */
export async function restoreTestimonial(actorId: string, id: string): Promise<"restored" | "full" | "gone"> {
  return database().transaction(async (transaction) => {
    if (!(await hasRoom(transaction))) return "full";
    const [restored] = await transaction
      .update(testimonials)
      .set({ deletedAt: null })
      .where(and(eq(testimonials.id, id), isNotNull(testimonials.deletedAt)))
      .returning();
    if (restored === undefined) return "gone";
    await recordChange(transaction, { actorId, action: "restored", subject: subjectOf(restored), after: fieldsOf(restored) });
    return "restored";
  });
}
