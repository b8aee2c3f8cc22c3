import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { cutText } from "#app/platform/text.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { noteDecisions } from "../guesses/note-decisions.commands.server.ts";
import { type GiftWrite, writeGiftChanges } from "../import-gifts.commands.server.ts";
import { readGiftStates } from "../import-gifts.queries.server.ts";
import { holdCategories } from "../import-categories.commands.server.ts";
import { isUpToDate } from "../import-plan.ts";
import { beginBulkChange, endImport, noteImportedChanges } from "../imports.commands.server.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import type { BulkStep } from "./answers.ts";
import type { BulkChange } from "./bulk-changes.ts";
import { deleteGifts } from "./deleted-gifts.commands.server.ts";
import { describeBulkChange } from "./describe-bulk-change.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { readGiftFormOptions, readOpenedGifts } from "./gift-form.queries.server.ts";
import { findGiftIds } from "./gift-table-conditions.queries.server.ts";
import type { GiftFormOptions } from "./opened-gift.ts";
import { planBulkChange, type BulkPlan, type WritingDeed } from "./plan-bulk-change.ts";
import { streamSteps } from "./stream-steps.server.ts";

const LOT = 200;

/** A bulk change in progress: who makes it, where it is noted, and its counts. */
interface Running {
  actorId: string;
  changeId: string;
  deed: WritingDeed;
  planFor: Extract<BulkPlan, { ok: true }>["planFor"];
  categories: GiftFormOptions["categories"];
  counts: { changed: number; same: number; refused: number };
}

function* lotsOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += LOT) yield ids.slice(start, start + LOT);
}

/** Changes many gifts in its turn, and yields its progress. */
export async function* changeInSteps(actorId: string, change: BulkChange): AsyncGenerator<BulkStep> {
  yield* streamSteps<BulkStep>((tell) => doDearWork("import", async () => tell(await changeInBulk(actorId, change, tell))));
}

/**
 * Changes many gifts in lots, each in a transaction of its own, and notes field by field what it changes, so that it can be undone for thirty
 * days. Of a search, the gifts that it finds now are changed; nothing is, where they are not as many as was said.
 */
export async function changeInBulk(actorId: string, { of, deed }: BulkChange, tell: (step: BulkStep) => void): Promise<BulkStep> {
  const ids = "ids" in of ? of.ids : await findGiftIds(of.search, of.except);
  if ("search" in of && ids.length !== of.count) return { kind: "differs", count: ids.length };
  if (deed.kind === "delete") return deleteInBulk(actorId, ids, tell);
  const { categories, tiers } = await readGiftFormOptions();
  const categoryIds = new Set(Object.values(categories).flatMap((options) => options.map(({ id }) => id)));
  const plan = planBulkChange(deed, { tiers, categoryIds });
  if (!plan.ok) return { kind: "invalid", message: plan.message };
  const changeId = await beginBulkChange(actorId, cutText(describeBulkChange(deed, categories), 300));
  const counts = { changed: 0, same: 0, refused: 0 };
  const running: Running = { actorId, changeId, deed, planFor: plan.planFor, categories, counts };
  try {
    let done = 0;
    for (const lot of lotsOf(ids)) {
      await longTransaction((transaction) => changeLot(transaction, running, lot));
      done += lot.length;
      tell({ kind: "changing", gifts: done, of: ids.length });
    }
  } finally {
    await endImport(changeId, counts.refused);
  }
  return { kind: "changed", ...counts, id: counts.changed > 0 ? changeId : null };
}

async function deleteInBulk(actorId: string, ids: readonly string[], tell: (step: BulkStep) => void): Promise<BulkStep> {
  const batchId = randomUUID();
  let [deleted, done] = [0, 0];
  for (const lot of lotsOf(ids)) {
    const { names } = await longTransaction((transaction) => deleteGifts(actorId, lot, { batchId, executor: transaction }));
    deleted += names.length;
    done += lot.length;
    tell({ kind: "changing", gifts: done, of: ids.length });
  }
  return { kind: "deleted", deleted, batchId: deleted > 0 ? batchId : null };
}

async function changeLot(transaction: Executor, running: Running, ids: readonly string[]): Promise<void> {
  const { counts, planFor, changeId } = running;
  const states = await readGiftStates(transaction, ids, true);
  const refusedOf = await findRefused(transaction, running.deed, ids);
  const writes: GiftWrite[] = [];
  const decided = new Map<string, string[]>();
  for (const [id, before] of states) {
    const planned = planFor(before);
    if (planned === null) {
      counts.refused += 1;
      continue;
    }
    const refused = refusedOf.get(id) ?? [];
    const wish = { externalId: before.externalId, slug: null, ...planned };
    if (isUpToDate(wish, before) && refused.length === 0) {
      counts.same += 1;
      continue;
    }
    writes.push({ id, slug: before.slug, before, wish });
    const differing = TAXONOMIES.filter(({ key }) => key !== "priceTier").flatMap(({ key }) => {
      const [had, has] = [before.categories[key], planned.categories[key]];
      return [...had.filter((value) => !has.includes(value)), ...has.filter((value) => !had.includes(value))];
    });
    decided.set(id, [...new Set([...differing, ...refused])]);
  }
  const changed = writes.map(({ id }) => id);
  const before = await readOpenedGifts(changed, transaction);
  // First what is decided: a guess that a person confirms does not take the other guesses of its taxonomy away.
  await decide(transaction, writes, decided);
  await writeGiftChanges(transaction, writes, new Date(), "person");
  await noteImportedChanges(transaction, changeId, writes, [], decided);
  const after = await readOpenedGifts(changed, transaction);
  for (const [id, { form }] of after) {
    const subject = { kind: "gift", id, name: form.name } as const;
    const had = before.get(id);
    const was = had === undefined ? undefined : toAuditFields(had.form, running.categories);
    const is = toAuditFields(form, running.categories);
    const entry = { actorId: running.actorId, action: "updated", subject, changeId } as const;
    await recordChange(transaction, { ...entry, ...(was && { before: was }), after: is });
  }
  counts.changed += writes.length;
}

/** Returns by gift which of the categories to take away it carries, also those that are only guessed. */
async function findRefused(transaction: Executor, deed: WritingDeed, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (deed.kind !== "categories" || deed.how !== "remove" || deed.taxonomy === "priceTier") return new Map();
  const rows = await readRows(transaction, rowOf({ gift_id: uuid, category_ids: uuid.array() }))`
    select gift_id, array_agg(distinct category_id) as category_ids from gift_categories
    where gift_id = any (${sql.param([...ids])}::uuid[]) and category_id = any (${sql.param(deed.ids)}::uuid[]) group by gift_id`;
  return new Map(rows.map(({ gift_id, category_ids }) => [gift_id, category_ids]));
}

/** Notes what the person has decided of the guesses about these gifts; gifts of which the same was decided go together. */
async function decide(transaction: Executor, writes: readonly GiftWrite[], decided: ReadonlyMap<string, string[]>): Promise<void> {
  await holdCategories(transaction, [...decided.values()].flat());
  const alike = new Map<string, { ids: string[]; confirmed: string[]; refused: string[] }>();
  for (const { id, wish } of writes) {
    const has = new Set(TAXONOMIES.flatMap(({ key }) => wish.categories[key]));
    const confirmed = (decided.get(id) ?? []).filter((category) => has.has(category));
    const refused = (decided.get(id) ?? []).filter((category) => !has.has(category));
    if (confirmed.length + refused.length === 0) continue;
    const key = [...confirmed, "|", ...refused].join(" ");
    const group = alike.get(key) ?? { ids: [], confirmed, refused };
    group.ids.push(id);
    alike.set(key, group);
  }
  for (const { ids, ...decisions } of alike.values()) await noteDecisions(transaction, ids, decisions);
}
