import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { taxonomy } from "../taxonomies.ts";
import { taxonomyKey } from "../taxonomies.queries.server.ts";
import type { GuessDecision } from "./suggested-categories.ts";
import { showGuesses } from "./write-guesses.commands.server.ts";

interface GuessIds {
  giftId: string;
  categoryId: string;
}

const decidedRow = rowOf({ giftId: uuid, giftName: z.string(), categoryId: uuid, categoryName: z.string(), key: taxonomyKey });
type DecidedGuess = z.infer<typeof decidedRow>;

/**
 * Confirms guesses, which a person says from then on, or refuses them for good. Those that somebody else has decided are skipped. Returns how
 * many were decided, and the batch under which undoDecisions finds them.
 */
export async function decideGuesses(
  actorId: string,
  guesses: readonly GuessIds[],
  decision: GuessDecision,
): Promise<{ decided: number; batchId: string }> {
  const batchId = randomUUID();
  const decided = await database().transaction(async (transaction) => {
    const giftIds = await lockGifts(
      transaction,
      guesses.map(({ giftId }) => giftId),
    );
    const changed = await readRows(transaction, decidedRow)`
      update category_guesses k set decision = ${decision}, batch_id = ${batchId}::uuid, decided_at = now()
      from unnest(
        ${sql.param(guesses.map(({ giftId }) => giftId))}::uuid[], ${sql.param(guesses.map(({ categoryId }) => categoryId))}::uuid[]
      ) chosen (gift_id, category_id), gifts g, categories c
      where (k.gift_id, k.category_id) = (chosen.gift_id, chosen.category_id) and k.decision is null and g.id = k.gift_id and c.id = k.category_id
      returning g.id as "giftId", g.name as "giftName", c.id as "categoryId", c.name as "categoryName", c.taxonomy as key`;
    if (decision === "confirmed")
      await changeRows(transaction)`
        insert into gift_categories (gift_id, category_id, source)
        select gift_id, category_id, 'person' from category_guesses where batch_id = ${batchId}::uuid on conflict do nothing`;
    await showAnew(transaction, giftIds, decision === "confirmed");
    await record(transaction, actorId, changed, decision);
    return changed.length;
  });
  return { decided, batchId };
}

/** Opens again what one decideGuesses has decided. Returns how many guesses that were. */
export async function undoDecisions(actorId: string, batchId: string): Promise<number> {
  return database().transaction(async (transaction) => {
    const rows = await readRows(transaction, rowOf({ gift_id: uuid }))`
      select distinct gift_id from category_guesses where batch_id = ${batchId}::uuid`;
    const giftIds = await lockGifts(
      transaction,
      rows.map(({ gift_id }) => gift_id),
    );
    await changeRows(transaction)`
      delete from gift_categories m using category_guesses k
      where k.batch_id = ${batchId}::uuid and k.decision = 'confirmed' and (m.gift_id, m.category_id) = (k.gift_id, k.category_id)
        and m.source = 'person'`;
    const changed = await readRows(transaction, decidedRow)`
      update category_guesses k set decision = null, batch_id = null, decided_at = null
      from gifts g, categories c where k.batch_id = ${batchId}::uuid and g.id = k.gift_id and c.id = k.category_id
      returning g.id as "giftId", g.name as "giftName", c.id as "categoryId", c.name as "categoryName", c.taxonomy as key`;
    await showAnew(transaction, giftIds, true);
    await record(transaction, actorId, changed, "open");
    return changed.length;
  });
}

/** Locks the gifts in the order of their ids, so that two editors with the same gifts do not deadlock. */
async function lockGifts(transaction: Executor, giftIds: readonly string[]): Promise<string[]> {
  const rows = await readRows(transaction, rowOf({ id: uuid }))`
    select id from gifts where id = any (${sql.param([...new Set(giftIds)])}::uuid[]) order by id for no key update`;
  return rows.map(({ id }) => id);
}

async function showAnew(transaction: Executor, giftIds: readonly string[], isSaid: boolean): Promise<void> {
  const ids: SQL = sql`${sql.param([...giftIds])}::uuid[]`;
  await showGuesses(transaction, giftIds);
  // Confirming changes who says a category, which no trigger of the search index sees.
  await changeRows(transaction)`select refresh_gift_codes(${ids})`;
  // The update raises the version, so a form that is open elsewhere becomes stale.
  if (isSaid) await changeRows(transaction)`update gifts set updated_at = now() where id = any (${ids})`;
}

async function record(
  transaction: Executor,
  actorId: string,
  guesses: readonly DecidedGuess[],
  outcome: GuessDecision | "open",
): Promise<void> {
  for (const { giftId, giftName, categoryName, key } of guesses) {
    const suggestion = `${categoryName} (${taxonomy(key).singular})`;
    await recordChange(transaction, {
      actorId,
      action: outcome === "refused" ? "refused" : outcome === "confirmed" ? "approved" : "restored",
      subject: { kind: "gift", id: giftId, name: giftName },
      after: { suggestion },
    });
  }
}
