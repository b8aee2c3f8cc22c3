import { centsIn, type Currency } from "#app/platform/money.ts";
import type { ItemClaim, ListItem } from "./list-types.ts";

/** What is left of an item to claim, and what is claimed of it. */
export interface ClaimState {
  /** True where nothing is left to claim. */
  isTaken: boolean;
  leftPieces: number;
  /** What is left of a split gift's sum; 0 where the gift is not split. */
  leftCents: number;
  pledgedCents: number;
  currency: Currency;
}

/**
 * Returns what is left of an item after these claims. The owner may have changed quantity, sum or splitting since they were made, not
 * knowing of them. So a gift that was claimed whole stays taken when it is split later, and one with pledges stays taken when it no longer
 * is split.
 */
export function claimStateOf(
  { quantity, splitGoalCents, currency }: Pick<ListItem, "quantity" | "splitGoalCents" | "currency">,
  claims: readonly ItemClaim[],
): ClaimState {
  const pieces = claims.reduce((sum, claim) => sum + (claim.pieces ?? 0), 0);
  const pledgedCents = claims.reduce((sum, claim) => sum + (centsIn(currency, claim.pledgeCents, claim.currency) ?? 0), 0);
  if (splitGoalCents !== null) {
    const leftCents = pieces > 0 ? 0 : Math.max(0, splitGoalCents - pledgedCents);
    return { isTaken: leftCents === 0, leftPieces: 0, leftCents, pledgedCents, currency };
  }
  const leftPieces = pledgedCents > 0 ? 0 : Math.max(0, quantity - pieces);
  return { isTaken: leftPieces === 0, leftPieces, leftCents: 0, pledgedCents, currency };
}

/** True from the day (ISO, UTC) on which the owner wants to see the claims. */
export function isRevealed(claimsRevealedOn: string | null, today: string): boolean {
  return claimsRevealedOn !== null && claimsRevealedOn <= today;
}

/** The owner of a list, and the day (ISO, UTC) from which they see its claims; null: never. */
export interface Disclosure {
  ownerName: string;
  claimsRevealedOn: string | null;
}

/** Tells a visitor who sees a claim: "Ada can’t see who claims what." A day is an ISO day, which the screen writes in the reader's own form. */
export function describeDisclosure({ ownerName, claimsRevealedOn }: Disclosure, today: string): string {
  if (claimsRevealedOn === null) return `${ownerName} can’t see who claims what.`;
  if (isRevealed(claimsRevealedOn, today)) return `${ownerName} can see who claimed what.`;
  return `${ownerName} will see who claims what from ${claimsRevealedOn} on.`;
}

/** Tells a claimant that the owner sees the claim earlier than promised when it was made; null where that promise holds. The day is as above. */
export function describeEarlierDisclosure({ ownerName, claimsRevealedOn }: Disclosure, promisedRevealedOn: string | null): string | null {
  if (claimsRevealedOn === null || (promisedRevealedOn !== null && promisedRevealedOn <= claimsRevealedOn)) return null;
  const until = promisedRevealedOn === null ? "" : ` until ${promisedRevealedOn}`;
  return `When you claimed it, it was meant to stay a surprise${until}; ${ownerName} has changed that since.`;
}

/** Returns a text such as "Grandma and 2 others"; claimants without a name are only counted. Empty without claims. */
export function nameClaimants(claims: readonly ItemClaim[]): string {
  const names = [...new Set(claims.map(({ name }) => name).filter((name) => name !== ""))];
  const shown = names.slice(0, 3);
  const others = claims.length - claims.filter(({ name }) => shown.includes(name)).length;
  if (shown.length === 0) return others === 0 ? "" : others === 1 ? "Someone" : `${others} people`;
  const parts = others === 0 ? shown : [...shown, others === 1 ? "1 other" : `${others} others`];
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
