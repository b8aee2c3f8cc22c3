import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { derivation } from "../read/derived.ts";
import type { GiftReading } from "../types.ts";

/** Weight from which a tag stands for a liking itself, and not for a wider one. */
export const OWN_TAG = 0.9;

const likingsIn = (text: string): ReadonlySet<string> =>
  new Set(matchPhrases(text, { in: "gift" }).flatMap(({ kind, id, from }) => (kind === "interest" && from !== "hint" ? [id] : [])));
const likingsInName = derivation(({ profile: { name } }) => likingsIn(name));
const likingsInDescription = derivation(({ profile: { description } }) => likingsIn(description));

/** True where a gift's name has a word of the liking or of one of its things. */
export function namesLiking(reading: GiftReading, id: string): boolean {
  return likingsInName(reading).has(id);
}

/**
 * True where nothing says that a gift is for a liking but a tag for a wider one: people have tagged a winemaking kit with wine and cocktails, and its
 * text says nothing of beer.
 */
export function isOfWiderOnly(reading: GiftReading, id: string): boolean {
  const tags = Object.entries(lexicon().interestById.get(id)?.tags.interest ?? {});
  if (tags.some(([, weight]) => weight >= OWN_TAG)) return false;
  const isTagged = tags.some(([slug]) => reading.profile.tags.interest?.includes(slug) === true);
  return isTagged && !namesLiking(reading, id) && !likingsInDescription(reading).has(id);
}
