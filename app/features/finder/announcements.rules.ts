import { FINDER_TEXTS } from "./screen.constants.ts";
import type { ShownResult } from "./screen.types.ts";

/** "12 gifts that fit", as the results' heading says it. */
export function countGifts(count: number): string {
  if (count === 0) return "Nothing fits all of that";
  return count === 1 ? "1 gift that fits" : `${count} gifts that fit`;
}

/** What the finder's page shows just now. */
export interface FinderView {
  result: Pick<ShownResult, "gifts" | "waysOut"> | null;
  /** A sentence in which nothing was understood, or an empty text. */
  said: string;
  isLooking: boolean;
}

/** What a screen reader hears of a changed page; it names the first gift, so that two results of twelve are not the same words. */
export function announce({ result, said, isLooking }: FinderView): string {
  if (isLooking) return FINDER_TEXTS.looking;
  if (result === null) return said === "" ? "" : FINDER_TEXTS.nothingUnderstood;
  const { gifts, waysOut } = result;
  const [first] = gifts;
  if (first !== undefined) return `${countGifts(gifts.length)}. The first: ${first.gift.name}.`;
  const [way] = waysOut;
  return way === undefined ? `${countGifts(0)}.` : `${countGifts(0)}. What would help: ${way.label}.`;
}
