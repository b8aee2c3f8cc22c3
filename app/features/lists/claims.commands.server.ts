import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { centsIn, type Currency, CURRENCY } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";
import { claimStateOf } from "./claims.ts";
import { claimRow } from "./items.queries.server.ts";
import type { ItemClaim } from "./list-types.ts";

const SECRET_BYTES = 24;

/**
 * Why a claim was refused. `taken`: another claimant was first; `left` pieces or cents remain. `own-list` is the same for claimed and
 * unclaimed gifts, so that the owner learns nothing.
 */
export type ClaimFailure =
  | { ok: false; reason: "not-found" | "own-list" | "not-split" | "is-split" }
  | { ok: false; reason: "taken"; left: number; currency: Currency };
/** The secret is part of the link that undoes the claim; only its hash is stored. */
export type ClaimOutcome = { ok: true; undoToken: string } | ClaimFailure;

export interface Claimant {
  /** Empty for a claim without a name. */
  name: string;
  /** The account of the claimant, or null for a visitor without one. It is not stored. */
  userId: string | null;
}

const hashOf = (undoToken: string) => createHash("sha256").update(undoToken).digest();

const claimableItemRow = rowOf({ listId: uuid, userId: uuid, quantity: z.int(), splitGoalCents: z.int().nullable(), currency });

async function findItem(executor: Executor, shareToken: string, itemId: string): Promise<z.output<typeof claimableItemRow> | null> {
  return readRow(executor, claimableItemRow)`
    select list.id as "listId", list.user_id as "userId", item.quantity, item.split_goal_cents as "splitGoalCents", item.currency
    from gift_lists list join gift_list_items item on item.gift_list_id = list.id
    where list.share_token = ${shareToken} and list.deleted_at is null and item.id = ${itemId} and item.deleted_at is null`;
}

async function listClaims(executor: Executor, itemId: string): Promise<ItemClaim[]> {
  return readRows(executor, claimRow)`
    select item_id as "itemId", name, pieces, pledge_cents as "pledgeCents", currency from gift_list_claims where item_id = ${itemId}`;
}

/**
 * Claims pieces or a share of an item, one claimant after the other. The lock is on a hash of the item's id, not on its row, where the
 * owner could notice it.
 */
async function claim(
  { shareToken, itemId }: { shareToken: string; itemId: string },
  { name, userId }: Claimant,
  part: { pieces: number } | { pledgeCents: number; currency: Currency },
): Promise<ClaimOutcome> {
  return database().transaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('gift list claims'), hashtext(${itemId}))`;
    const item = await findItem(transaction, shareToken, itemId);
    if (item === null) return { ok: false, reason: "not-found" };
    if (item.userId === userId) return { ok: false, reason: "own-list" };
    const isPledge = "pledgeCents" in part;
    if (isPledge && item.splitGoalCents === null) return { ok: false, reason: "not-split" };
    if (!isPledge && item.splitGoalCents !== null) return { ok: false, reason: "is-split" };
    const state = claimStateOf(item, await listClaims(transaction, itemId));
    const left = isPledge ? state.leftCents : state.leftPieces;
    const wanted = isPledge ? (centsIn(item.currency, part.pledgeCents, part.currency) ?? Infinity) : part.pieces;
    if (wanted > left) return { ok: false, reason: "taken", left, currency: item.currency };
    const undoToken = randomBytes(SECRET_BYTES).toString("base64url");
    await changeRows(transaction)`
      insert into gift_list_claims (item_id, gift_list_id, name, pieces, pledge_cents, currency, undo_token_hash, promised_revealed_on)
      select ${itemId}, id, ${name}, ${isPledge ? null : part.pieces}::int, ${isPledge ? part.pledgeCents : null}::int, ${item.currency}, ${hashOf(undoToken)}, claims_revealed_on
      from gift_lists where id = ${item.listId}`;
    return { ok: true, undoToken };
  });
}

/** "I'm getting this": claims some pieces of an item of a shared list. Of two simultaneous claims of the last piece, one succeeds. */
export async function claimItem(shareToken: string, itemId: string, pieces: number, claimant: Claimant): Promise<ClaimOutcome> {
  return claim({ shareToken, itemId }, claimant, { pieces });
}

/** Pledges a share of a split gift, in the shop's currency, at most what is left of its sum. */
export async function pledgeShare(shareToken: string, itemId: string, pledgeCents: number, claimant: Claimant): Promise<ClaimOutcome> {
  return claim({ shareToken, itemId }, claimant, { pledgeCents, currency: CURRENCY });
}

/** Undoes a claim. Returns false where it is gone already. */
export async function undoClaim(undoToken: string): Promise<boolean> {
  return (await changeRows(database())`delete from gift_list_claims where undo_token_hash = ${hashOf(undoToken)}`) === 1;
}
