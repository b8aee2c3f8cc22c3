import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { lockGifts, undoDecisionsWithin, weighCategories } from "#app/features/catalogue/guesses/decide.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { type OtherClaim, type Step, STEP_WEIGHTS } from "./steps.ts";

/** What an owner says of a gift. */
export interface Answers {
  giftId: string;
  categories: readonly { id: string; step: Step }[];
  claims: readonly { kind: OtherClaim; step: Step }[];
}

/** Notes what an owner says of a gift. Returns the batch under which undoTeaching finds it; null where the gift is gone. */
export async function teachGift(actorId: string, { giftId, categories, claims }: Answers): Promise<string | null> {
  const batchId = randomUUID();
  return database().transaction(async (transaction) => {
    if ((await lockGifts(transaction, [giftId])).length === 0) return null;
    await changeRows(transaction)`
      insert into taught_gifts (gift_id, batch_id) values (${giftId}::uuid, ${batchId}::uuid)
      on conflict (gift_id) do update set batch_id = excluded.batch_id, taught_at = now()`;
    await changeRows(transaction)`
      insert into gift_claims (gift_id, kind, weight, batch_id)
      select ${giftId}::uuid, kind, weight, ${batchId}::uuid from unnest(
        ${sql.param(claims.map(({ kind }) => kind))}::text[], ${sql.param(claims.map(({ step }) => STEP_WEIGHTS[step]))}::real[]
      ) claimed (kind, weight)
      on conflict do nothing`;
    // What is very much for women and not as much for men is theirs in the shop too.
    await changeRows(transaction)`
      update gifts set gender = claimed.kind, updated_at = now()
      from (select min(kind) as kind from gift_claims where batch_id = ${batchId}::uuid and kind <> 'child' and weight = 1 having count(*) = 1) claimed
      where id = ${giftId}::uuid and gender = 'unisex'`;
    await weighCategories(transaction, actorId, {
      giftId,
      batchId,
      weighed: categories.map(({ id, step }) => ({ categoryId: id, weight: STEP_WEIGHTS[step] })),
    });
    return batchId;
  });
}

/** Takes back what teachGift has noted. Returns the gift's id; null where there is nothing to take back. */
export async function undoTeaching(actorId: string, batchId: string): Promise<string | null> {
  return database().transaction(async (transaction) => {
    const taught = await readRow(transaction, rowOf({ gift_id: uuid }))`
      select gift_id from taught_gifts where batch_id = ${batchId}::uuid`;
    if (taught === null) return null;
    await lockGifts(transaction, [taught.gift_id]);
    await changeRows(transaction)`
      update gifts set gender = 'unisex', updated_at = now() from gift_claims c
      where c.batch_id = ${batchId}::uuid and id = c.gift_id and gender = c.kind and c.weight = 1`;
    await changeRows(transaction)`delete from gift_claims where batch_id = ${batchId}::uuid`;
    await changeRows(transaction)`delete from taught_gifts where batch_id = ${batchId}::uuid`;
    await undoDecisionsWithin(transaction, actorId, batchId);
    return taught.gift_id;
  });
}
