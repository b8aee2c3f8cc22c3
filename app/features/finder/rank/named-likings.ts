import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { holdsPhrase, phraseOf, stemLine, stemsOf } from "../lexicon/words.ts";
import { memoize } from "../memo.ts";
import { derivation } from "../read/derived.ts";
import type { GiftReading } from "../types.ts";

/** Weight from which a tag stands for a liking itself, and not for a wider one. */
const OWN_TAG = 0.9;

const likingsInName = derivation(
  ({ profile: { name } }) =>
    new Set(matchPhrases(name, { in: "gift" }).flatMap(({ kind, id, from }) => (kind === "interest" && from !== "hint" ? [id] : []))),
);

const linesOf = derivation(({ profile: { description } }) => ({ description: stemLine(description) }));

/** Returns what a text that speaks of a liking has, one of them at least. */
const phrasesOf = memoize(
  (id): string[] => {
    const { name = "", synonyms = [], products = [] } = lexicon().interestById.get(id) ?? {};
    return [name, ...synonyms, ...products].map((words) => phraseOf(stemsOf(words)));
  },
  { kind: "phrases of a liking", most: 1000, longest: 100 },
);

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
  if (!tags.some(([slug]) => reading.profile.tags.interest?.includes(slug) === true) || namesLiking(reading, id)) return false;
  const { description } = linesOf(reading);
  return !phrasesOf(id).some((phrase) => holdsPhrase(description, phrase));
}
