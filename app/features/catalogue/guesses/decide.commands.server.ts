import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { holdCategories } from "../import-categories.commands.server.ts";
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
    await holdCategories(
      transaction,
      guesses.map(({ categoryId }) => categoryId),
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

/** Opens again what one decideGuesses or weighCategories has decided. Returns how many guesses that were. */
export async function undoDecisions(actorId: string, batchId: string): Promise<number> {
  return database().transaction((transaction) => undoDecisionsWithin(transaction, actorId, batchId));
}

/** Works like undoDecisions, within the caller's transaction. */
export async function undoDecisionsWithin(transaction: Executor, actorId: string, batchId: string): Promise<number> {
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
  // What no reader has guessed is nothing to decide about.
  await changeRows(transaction)`
    delete from category_guesses where gift_id = any (${sql.param(giftIds)}::uuid[]) and source = 'person' and decision is null`;
  await showAnew(transaction, giftIds, true);
  await record(transaction, actorId, changed, "open");
  return changed.length;
}

/** A category as somebody weighs it for a gift: from 0, which refuses it for good, to 1. */
export interface WeighedCategory {
  categoryId: string;
  weight: number;
}

/**
 * Notes what a person says of a gift's categories, whether a reader has guessed them or not. What has been said or decided already stays. The
 * caller has locked the gift.
 */
export async function weighCategories(
  transaction: Executor,
  actorId: string,
  { giftId, batchId, weighed }: { giftId: string; batchId: string; weighed: readonly WeighedCategory[] },
): Promise<void> {
  const changed = await readRows(transaction, rowOf({ ...decidedRow.shape, weight: z.number() }))`
    with chosen as materialized (
      select distinct on (category_id) category_id, weight from unnest(
        ${sql.param(weighed.map(({ categoryId }) => categoryId))}::uuid[], ${sql.param(weighed.map(({ weight }) => weight))}::real[]
      ) chosen (category_id, weight)
      where not exists (
        select from gift_categories m
        where m.gift_id = ${giftId}::uuid and m.category_id = chosen.category_id and m.source in ('person', 'file')
      )
      order by category_id, weight desc
    ), decided as (
      insert into category_guesses as kept (gift_id, category_id, source, weight, confidence, decision, batch_id, decided_at)
      select ${giftId}::uuid, c.id, 'person', 0, 0, case when weight > 0 then 'confirmed' else 'refused' end, ${batchId}::uuid, now()
      from chosen join categories c on c.id = chosen.category_id where c.taxonomy <> 'priceTier'
      on conflict (gift_id, category_id) do update
        set decision = excluded.decision, batch_id = excluded.batch_id, decided_at = excluded.decided_at where kept.decision is null
      returning gift_id, category_id
    )
    select g.id as "giftId", g.name as "giftName", c.id as "categoryId", c.name as "categoryName", c.taxonomy as key, chosen.weight
    from decided join chosen using (category_id) join categories c on c.id = category_id join gifts g on g.id = gift_id
    order by c.taxonomy, c.name`;
  const said = changed.filter(({ weight }) => weight > 0);
  await changeRows(transaction)`
    insert into gift_categories (gift_id, category_id, source, weight)
    select ${giftId}::uuid, category_id, 'person', weight
    from unnest(
      ${sql.param(said.map(({ categoryId }) => categoryId))}::uuid[], ${sql.param(said.map(({ weight }) => weight))}::real[]
    ) said (category_id, weight)
    on conflict do nothing`;
  await showAnew(transaction, [giftId], said.length > 0);
  await record(transaction, actorId, said, "confirmed");
  await record(
    transaction,
    actorId,
    changed.filter(({ weight }) => weight === 0),
    "refused",
  );
}

/** Locks the gifts in the order of their ids, so that two editors with the same gifts do not deadlock. */
export async function lockGifts(transaction: Executor, giftIds: readonly string[]): Promise<string[]> {
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
