import type { FoundGiftCard, ShownResult } from "../results/screen-types.ts";

/**
 * Returns the better result in place of the shown one. While the shopper is at a card, `keepsPlaces` stops cards from moving under the
 * pointer.
 */
export function applyBetterResult(better: ShownResult, shown: ShownResult, keepsPlaces: boolean): ShownResult {
  return keepsPlaces ? { ...better, gifts: keepPlaces(better.gifts, shown.gifts) } : better;
}

/** Returns the gifts that are already shown in their places, as far as they still fit, and the new ones after them. */
function keepPlaces(better: readonly FoundGiftCard[], shown: readonly FoundGiftCard[]): FoundGiftCard[] {
  const betterById = new Map(better.map((found) => [found.gift.id, found]));
  const kept = shown.flatMap(({ gift }) => betterById.get(gift.id) ?? []);
  const shownIds = new Set(kept.map(({ gift }) => gift.id));
  return [...kept, ...better.filter(({ gift }) => !shownIds.has(gift.id))];
}

/** Returns the unread end of the sentence, by the length that the URL gives. */
export function unreadText(said: string, length: string | null): string {
  const count = Number(length);
  return length !== null && Number.isInteger(count) && count > 0 ? said.slice(-count) : "";
}
