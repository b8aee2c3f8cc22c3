import { findFilledCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { listKnownGiftCards } from "#app/features/catalogue/known-gift-cards.server.ts";
import { cleanName, shownOnCard } from "#app/features/catalogue/gift-tags.ts";
import { DEFAULT_GIFTS, MAX_GIFTS } from "../constants.ts";
import { linkWithout } from "./links.ts";
import { medianPrice } from "./refine.ts";
import { findNotes } from "./find-notes.server.ts";
import { describeBrief, listRelaxationLinks } from "./describe-brief.ts";
import type { Opinion, ShownResult } from "./screen-types.ts";
import { markStatedTerms } from "../model/stated-terms.ts";
import { categoriesOfBrief } from "./keep-browsing.ts";
import { listOfferedChoices } from "./offered-choices.queries.server.ts";
import { listStepChoices } from "./steps.ts";
import { noticeOf } from "./notices.ts";
import { FINDER_TEXTS } from "./screen-texts.ts";
import type { FinderResult, Caveat } from "../types.ts";

/** Returns the first `count` gifts of a result in the form that the page shows. One more gift in the result means that there are more. */
export async function presentResult(result: FinderResult, count: number): Promise<ShownResult> {
  const { brief, gifts, judged, loosenings, isPopular } = result;
  const shown = gifts.slice(0, count);
  const reasons = new Map(shown.map(({ id, reasons: lines }) => [id, lines.join(" ")]));
  const notes = new Map(shown.map(({ id, caveats }) => [id, caveats.map((caveat) => CAVEAT_TEXTS[caveat])]));
  const cards = await listKnownGiftCards(shown.map(({ reading }) => reading.profile));
  const { likeThese, notThese } = brief;
  const names = new Map(judged.map(({ id, name }) => [id, cleanName(name)]));
  const described = describeBrief(brief);
  const opinionOf = (field: "like" | "not", id: string): Opinion[] => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, takeBackTo: linkWithout(described.query, field, id) }];
  };
  return {
    brief: isPopular ? { ...described, title: FINDER_TEXTS.popular } : described,
    notice: noticeOf(result),
    isPopular,
    gifts: cards.map((card) => ({
      gift: shownOnCard(card),
      reason: markStatedTerms(reasons.get(card.id) ?? "", brief),
      notes: notes.get(card.id) ?? [],
    })),
    median: medianPrice(shown),
    pageNotes: await findNotes(result, shown),
    nextCount: gifts.length > count && count < MAX_GIFTS ? Math.min(MAX_GIFTS, count + DEFAULT_GIFTS) : null,
    relaxationLinks: listRelaxationLinks(loosenings),
    categories: (await findFilledCategories(categoriesOfBrief(brief))).map(({ taxonomy, slug, name, icon }) => ({
      taxonomy,
      slug,
      name,
      icon,
    })),
    liked: likeThese.flatMap((id) => opinionOf("like", id)),
    lastDismissed: notThese.slice(-1).flatMap((id) => opinionOf("not", id))[0] ?? null,
    dismissedCount: notThese.length,
    choices: listStepChoices(brief, await listOfferedChoices()),
  };
}

/** What a gift's card says of what is not known, or is less than was asked for. */
export const CAVEAT_TEXTS: Readonly<Record<Caveat, string>> = {
  "delivery-unknown": "Delivery time unknown, check at the store",
  "price-unknown": "Price unknown, check at the store",
  "a-little-below": "Costs a little less than you asked for",
  "far-below": "Costs much less than you asked for",
};
