import type { GiftReading } from "../../types.ts";
import { lexicon, matchPhrasesOf } from "../../lexicon/lexicon.ts";
import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { tokensOf } from "../../lexicon/tokens.ts";
import { derivation } from "../../read/derived.ts";
import { isDenied } from "../../read/word-evidence.ts";

/** A neighboring tag or a narrower interest alone never gives a reading this confidence. */
const BY_ITSELF = 0.87;
/** Weight from which a tag counts as the interest's own. */
const OWN_TAG = 0.9;
/** Interests that are no part of their wider ones: olive oil is Italian, but nobody travels with it. */
const MATTERS_OF_TASTE: ReadonlySet<string> = new Set([
  // A brass pen is not home styling either.
  "luxury-lifestyle",
  "minimalism",
  "farmhouse-rustic",
  "cozy-living",
  "experiences",
  "personalized-lover",
  "romance-together",
  "family-life",
  "party",
  "youth-trends",
  "french-culture",
  "italian-culture",
  "british-culture",
  "japanese-culture",
  "latin-culture",
  "city-life",
]);

/**
 * True where the catalogue itself says that a gift is for an interest: by the interest's own tag, or by words for it or for a part of it. A
 * gift for a neighboring interest may rank as well, but nothing may claim that it is for this one.
 */
export function isForInterest(reading: GiftReading, id: string): boolean {
  const { profile, interests } = reading;
  if ((interests.get(id) ?? 0) >= BY_ITSELF) return true;
  const { interestById } = lexicon();
  const all = Object.entries(interestById.get(id)?.tags ?? {});
  // A practical thing is not woodworking: where a shop has a tag for the interest itself, no other tag proves it.
  const own = all.filter(([taxonomy]) => taxonomy === "interest");
  const tags = own.length > 0 ? own : all;
  const isTagged = tags.some(([taxonomy, weights]) =>
    Object.entries(weights).some(
      ([slug, weight]) => weight >= OWN_TAG && profile.tags[taxonomy as keyof typeof profile.tags]?.includes(slug),
    ),
  );
  // A thing's name may name a part of the interest. A word of its description counts only where no editor has tagged the gift with
  // interests.
  const isTold = (profile.tags.interest ?? []).length > 0;
  return (
    isTagged ||
    readNamed(reading).some((match) => (match.from === "synonym" ? isPartOf(match.id, id) : match.from === "product" && match.id === id)) ||
    (!isTold && readDescribed(reading).some((match) => match.from === "synonym" && match.id === id))
  );
}

const readNamed = derivation(({ profile }) => interestsIn(profile.name));
const readDescribed = derivation(({ profile }) => interestsIn(profile.description));

/** Returns the phrases for interests that a text does not deny. */
function interestsIn(text: string): Pick<PhraseMatch, "id" | "from">[] {
  const tokens = tokensOf(text);
  return matchPhrasesOf(text, tokens, "gift").flatMap((match) =>
    match.kind === "interest" && !isDenied(tokens, match) ? [{ id: match.id, from: match.from }] : [],
  );
}

/** True for the interest itself, and for a narrower one at any depth. */
function isPartOf(id: string, whole: string): boolean {
  if (id === whole) return true;
  const [wider] = lexicon().interestById.get(id)?.broader ?? [];
  return wider !== undefined && !MATTERS_OF_TASTE.has(id) && isPartOf(wider, whole);
}
