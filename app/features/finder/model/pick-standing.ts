import type { Brief, FoundGift, GiftProfile } from "../types.ts";

/** Maximum number of gifts offered to the model, and of those that stand for their score alone. */
export const OFFERED_GIFTS = 48;
const BEST_BY_SCORE = 24;
/** Confidence from which a gift is for a liking or has a trait. */
const IS_FOR = 0.5;

/** True for a gift whose words a language model may see. */
export function maySendGift({ hasStoreWords }: Pick<GiftProfile, "hasStoreWords">): boolean {
  return !hasStoreWords;
}

/**
 * Returns the gifts that a model may choose among, in the engine's order: the best by score, then in turn the best for each liking and
 * trait, so that none of them is missing, and the next best. `found` is in the engine's order.
 */
export function pickStanding(found: readonly FoundGift[], { interests, traits }: Pick<Brief, "interests" | "traits">): FoundGift[] {
  const open = found.filter(({ reading }) => maySendGift(reading.profile));
  const standing = new Set(open.slice(0, BEST_BY_SCORE));
  const topics = [
    ...interests.map(
      ({ value }) =>
        ({ reading }: FoundGift) =>
          reading.interests.get(value) ?? 0,
    ),
    ...traits.map(
      ({ value }) =>
        ({ reading }: FoundGift) =>
          reading.traits.get(value) ?? 0,
    ),
  ];
  const lines = topics.map((fitOf) =>
    open.filter((gift) => !standing.has(gift) && fitOf(gift) >= IS_FOR).toSorted((one, other) => fitOf(other) - fitOf(one)),
  );
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => lines.flatMap((line) => line[turn] ?? [])).flat();
  for (const gift of [...inTurn, ...open]) if (standing.size < OFFERED_GIFTS) standing.add(gift);
  return open.filter((gift) => standing.has(gift));
}
