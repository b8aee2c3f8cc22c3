import { FINDER_TEXTS } from "./screen-texts.ts";
import type { ShownResult } from "./screen-types.ts";

/** Returns the count as the results' heading words it: "12 gifts that fit". */
export function countGifts(count: number): string {
  if (count === 0) return "Nothing fits all of that";
  return count === 1 ? "1 gift that fits" : `${count} gifts that fit`;
}

/** The state of the finder's page that is announced. */
export interface FinderView {
  result: Pick<ShownResult, "gifts" | "notice" | "isPopular" | "relaxationLinks"> | null;
  /** What the form says of the sentence in it, or an empty text. */
  remark: string;
  isSearching: boolean;
}

/**
 * Returns what a screen reader announces after a change of the page. It names the first gift, so that two results of twelve gifts do not
 * sound the same.
 */
export function announce({ result, remark, isSearching }: FinderView): string {
  if (isSearching) return FINDER_TEXTS.looking;
  if (result === null) return remark;
  const { gifts, notice, isPopular, relaxationLinks } = result;
  const [first] = gifts;
  if (first !== undefined)
    return `${notice === "" ? "" : `${notice} `}${isPopular ? FINDER_TEXTS.popular : countGifts(gifts.length)}. The first: ${first.gift.name}.`;
  const [way] = relaxationLinks;
  return way === undefined ? `${countGifts(0)}.` : `${countGifts(0)}. What would help: ${way.label}.`;
}
