import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { showGuesses } from "./write-guesses.commands.server.ts";

/**
 * Notes what an editor has decided of these gifts by choosing categories and taking others away: a guess that was chosen is confirmed, and what
 * was taken away is never guessed again. Price tiers follow from prices and are no decision.
 */
export async function noteDecisions(
  executor: Executor,
  giftIds: readonly string[],
  { confirmed, refused }: { confirmed: readonly string[]; refused: readonly string[] },
): Promise<void> {
  const gifts = sql`${sql.param([...giftIds])}::uuid[]`;
  await changeRows(executor)`
    update category_guesses g set decision = case when source = 'person' then null else 'confirmed' end, batch_id = null, decided_at = now()
    where gift_id = any (${gifts}) and category_id = any (${sql.param([...confirmed])}::uuid[]) and decision is distinct from 'confirmed'`;
  // A refusal that no reader's guess stands behind says nothing once the category is chosen again.
  await changeRows(executor)`delete from category_guesses where gift_id = any (${gifts}) and source = 'person' and decision is null`;
  await changeRows(executor)`
    insert into category_guesses (gift_id, category_id, source, weight, confidence, decision, decided_at)
    select gift_id, c.id, 'person', 0, 0, 'refused', now() from unnest(${gifts}) gift_id cross join categories c
    where c.id = any (${sql.param([...refused])}::uuid[]) and c.taxonomy <> 'priceTier'
    on conflict (gift_id, category_id) do update set decision = 'refused', batch_id = null, decided_at = excluded.decided_at`;
  await showGuesses(executor, giftIds);
}

/** Takes back what has been decided of these pairs since a moment: what was guessed of them is guessed again. */
export async function forgetDecisions(
  executor: Executor,
  decided: readonly { giftId: string; categoryIds: readonly string[] }[],
  since: string,
): Promise<void> {
  const gifts = decided.filter(({ categoryIds }) => categoryIds.length > 0);
  if (gifts.length === 0) return;
  const pairs = gifts.flatMap(({ giftId, categoryIds }) => categoryIds.map((category_id) => ({ gift_id: giftId, category_id })));
  await changeRows(executor)`
    update category_guesses g set decision = null, decided_at = null
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (gift_id uuid, category_id uuid)
    where (g.gift_id, g.category_id) = (pair.gift_id, pair.category_id) and decided_at >= ${since}::timestamptz`;
  const ids = gifts.map(({ giftId }) => giftId);
  await changeRows(executor)`
    delete from category_guesses where gift_id = any (${sql.param(ids)}::uuid[]) and source = 'person' and decision is null`;
  await showGuesses(executor, ids);
}
