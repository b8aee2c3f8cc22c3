import type { ItemClaim, ListItem } from "./list.types.ts";

/** What is left of an item, and who has taken on the rest. */
export interface ClaimState {
  /** Nothing is left to take on. */
  isTaken: boolean;
  leftPieces: number;
  /** Of a split gift's sum; 0 where the gift is not split. */
  leftCents: number;
  pledgedCents: number;
}

/**
 * What is left of an item after these claims. The owner may have changed quantity, sum or splitting since they were made, not knowing of
 * them, so a gift that somebody took whole stays taken when it is split later, and one with pledges when it no longer is.
 */
export function claimStateOf(
  { quantity, splitGoalCents }: Pick<ListItem, "quantity" | "splitGoalCents">,
  claims: readonly ItemClaim[],
): ClaimState {
  const pieces = claims.reduce((sum, claim) => sum + (claim.pieces ?? 0), 0);
  const pledgedCents = claims.reduce((sum, claim) => sum + (claim.pledgeCents ?? 0), 0);
  if (splitGoalCents !== null) {
    const leftCents = pieces > 0 ? 0 : Math.max(0, splitGoalCents - pledgedCents);
    return { isTaken: leftCents === 0, leftPieces: 0, leftCents, pledgedCents };
  }
  const leftPieces = pledgedCents > 0 ? 0 : Math.max(0, quantity - pieces);
  return { isTaken: leftPieces === 0, leftPieces, leftCents: 0, pledgedCents };
}

/** True from the day (ISO, UTC) on which the owner wants to see what is claimed. */
export function isRevealed(claimsRevealedOn: string | null, today: string): boolean {
  return claimsRevealedOn !== null && claimsRevealedOn <= today;
}

/** "Grandma and 2 others"; people without a name are only counted. Empty for nobody. */
export function nameClaimants(claims: readonly ItemClaim[]): string {
  const names = [...new Set(claims.map(({ name }) => name).filter((name) => name !== ""))];
  const shown = names.slice(0, 3);
  const others = claims.length - claims.filter(({ name }) => shown.includes(name)).length;
  if (shown.length === 0) return others === 0 ? "" : others === 1 ? "Someone" : `${others} people`;
  const parts = others === 0 ? shown : [...shown, others === 1 ? "1 other" : `${others} others`];
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
