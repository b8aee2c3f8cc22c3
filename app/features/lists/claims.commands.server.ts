import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { claimStateOf } from "./claims.rules.ts";
import type { ItemClaim } from "./list.types.ts";

const SECRET_BYTES = 24;

/**
 * Why a claim was refused. `taken`: another claimant was first; `left` pieces or US cents remain. `own-list` is the same for claimed and
 * unclaimed gifts, so that the owner learns nothing.
 */
export type ClaimFailure =
  | { ok: false; reason: "not-found" | "own-list" | "not-split" | "is-split" }
  | { ok: false; reason: "taken"; left: number };
/** The secret is part of the link that undoes the claim; only its hash is stored. */
export type ClaimOutcome = { ok: true; undoToken: string } | ClaimFailure;

export interface Claimant {
  /** Empty for a claim without a name. */
  name: string;
  /** The account of the claimant, or null for a visitor without one. It is not stored. */
  userId: string | null;
}

const hashOf = (undoToken: string) => createHash("sha256").update(undoToken).digest();

interface ClaimableItem extends Record<string, unknown> {
  list_id: string;
  user_id: string;
  quantity: number;
  split_goal_cents: number | null;
}

async function findItem(executor: Executor, shareToken: string, itemId: string): Promise<ClaimableItem | null> {
  const { rows } = await executor.execute<ClaimableItem>(sql`
    select list.id as list_id, list.user_id, item.quantity, item.split_goal_cents
    from gift_lists list join gift_list_items item on item.gift_list_id = list.id
    where list.share_token = ${shareToken} and list.deleted_at is null and item.id = ${itemId} and item.deleted_at is null`);
  return rows[0] ?? null;
}

async function listClaims(executor: Executor, itemId: string): Promise<ItemClaim[]> {
  const { rows } = await executor.execute<{ name: string; pieces: number | null; pledge_cents: number | null }>(
    sql`select name, pieces, pledge_cents from gift_list_claims where item_id = ${itemId}`,
  );
  return rows.map(({ name, pieces, pledge_cents }) => ({ itemId, name, pieces, pledgeCents: pledge_cents }));
}

/**
 * Claims pieces or a share of an item, one claimant after the other. The lock is on a hash of the item's id, not on its row, where the
 * owner could notice it.
 */
async function claim(
  { shareToken, itemId }: { shareToken: string; itemId: string },
  { name, userId }: Claimant,
  part: { pieces: number } | { pledgeCents: number },
): Promise<ClaimOutcome> {
  return database().transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('gift list claims'), hashtext(${itemId}))`);
    const item = await findItem(transaction, shareToken, itemId);
    if (item === null) return { ok: false, reason: "not-found" };
    if (item.user_id === userId) return { ok: false, reason: "own-list" };
    const isPledge = "pledgeCents" in part;
    if (isPledge && item.split_goal_cents === null) return { ok: false, reason: "not-split" };
    if (!isPledge && item.split_goal_cents !== null) return { ok: false, reason: "is-split" };
    const state = claimStateOf({ quantity: item.quantity, splitGoalCents: item.split_goal_cents }, await listClaims(transaction, itemId));
    const left = isPledge ? state.leftCents : state.leftPieces;
    const wanted = isPledge ? part.pledgeCents : part.pieces;
    if (wanted > left) return { ok: false, reason: "taken", left };
    const undoToken = randomBytes(SECRET_BYTES).toString("base64url");
    await transaction.execute(sql`
      insert into gift_list_claims (item_id, gift_list_id, name, pieces, pledge_cents, undo_token_hash, promised_revealed_on)
      select ${itemId}, id, ${name}, ${isPledge ? null : part.pieces}::int, ${isPledge ? part.pledgeCents : null}::int, ${hashOf(undoToken)}, claims_revealed_on
      from gift_lists where id = ${item.list_id}`);
    return { ok: true, undoToken };
  });
}

/** "I'm getting this": claims some pieces of an item of a shared list. Of two simultaneous claims of the last piece, one succeeds. */
export async function claimItem(shareToken: string, itemId: string, pieces: number, claimant: Claimant): Promise<ClaimOutcome> {
  return claim({ shareToken, itemId }, claimant, { pieces });
}

/** Pledges a share of a split gift, in US cents, at most what is left of its sum. */
export async function pledgeShare(shareToken: string, itemId: string, pledgeCents: number, claimant: Claimant): Promise<ClaimOutcome> {
  return claim({ shareToken, itemId }, claimant, { pledgeCents });
}

/** Undoes a claim. Returns false where it is gone already. */
export async function undoClaim(undoToken: string): Promise<boolean> {
  const { rowCount } = await database().execute(sql`delete from gift_list_claims where undo_token_hash = ${hashOf(undoToken)}`);
  return rowCount === 1;
}
