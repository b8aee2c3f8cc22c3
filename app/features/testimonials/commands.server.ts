import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { MAX_TESTIMONIALS, TESTIMONIAL_UNDO_HOURS } from "./constants.ts";
import { listTestimonials } from "./queries.server.ts";
import type { SavedTestimonial, TestimonialFields } from "./schema.ts";
import type { TestimonialAnswer } from "./answers.ts";

const testimonialRow = rowOf({
  id: uuid,
  quote: z.string(),
  author: z.string(),
  isExample: z.boolean(),
  isShown: z.boolean(),
  sortOrder: z.int(),
  version: z.int(),
});
const COLUMNS = sql`id, quote, author, is_example as "isExample", is_shown as "isShown", sort_order as "sortOrder", version`;

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
  await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently testimonials'))`;
  const { kept } = await readOneRow(transaction, rowOf({ kept: z.int() }))`
    select count(*)::int as kept from testimonials where deleted_at is null`;
  return kept < MAX_TESTIMONIALS;
}

/** Adds a testimonial; returns "full" where the home page has the maximum already. */
export async function addTestimonial(actorId: string, fields: TestimonialFields): Promise<"added" | "full"> {
  return database().transaction(async (transaction) => {
    if (!(await hasRoom(transaction))) return "full";
    const { quote, author, isExample, isShown, sortOrder } = fields;
    const added = await readOneRow(transaction, testimonialRow)`
      insert into testimonials (quote, author, is_example, is_shown, sort_order)
      values (${quote}, ${author}, ${isExample}, ${isShown}, ${sortOrder}) returning ${COLUMNS}`;
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
    const before = await readRow(transaction, testimonialRow)`
      select ${COLUMNS} from testimonials where id = ${id} and deleted_at is null for update`;
    if (before === null) return "gone";
    if (before.version !== version) return "stale";
    const { quote, author, isExample, isShown, sortOrder } = fields;
    await changeRows(transaction)`
      update testimonials set quote = ${quote}, author = ${author}, is_example = ${isExample}, is_shown = ${isShown}, sort_order = ${sortOrder}
      where id = ${id}`;
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
    await changeRows(transaction)`delete from testimonials where deleted_at < now() - make_interval(hours => ${TESTIMONIAL_UNDO_HOURS})`;
    const deleted = await readRow(transaction, testimonialRow)`
      update testimonials set deleted_at = now() where id = ${id} and deleted_at is null returning ${COLUMNS}`;
    if (deleted === null) return false;
    await recordChange(transaction, { actorId, action: "deleted", subject: subjectOf(deleted), before: fieldsOf(deleted) });
    return true;
  });
}

/** Restores a deleted testimonial, unless the maximum is reached. */
export async function restoreTestimonial(actorId: string, id: string): Promise<"restored" | "full" | "gone"> {
  return database().transaction(async (transaction) => {
    if (!(await hasRoom(transaction))) return "full";
    const restored = await readRow(transaction, testimonialRow)`
      update testimonials set deleted_at = null where id = ${id} and deleted_at is not null returning ${COLUMNS}`;
    if (restored === null) return "gone";
    await recordChange(transaction, { actorId, action: "restored", subject: subjectOf(restored), after: fieldsOf(restored) });
    return "restored";
  });
}
