import type { GiftReading } from "../../types.ts";
import { lexicon, matchPhrasesOf } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { tokensOf } from "../lexicon/tokens.ts";
import { isDenied } from "../read-gift/word-evidence.ts";

/** No reading is as sure as this by a neighbouring tag or a narrower interest alone. */
const BY_ITSELF = 0.87;
/** How surely a tag has to stand for an interest to be its own. */
const OWN_TAG = 0.9;
/** What reminds of a place is no journey: olive oil is Italian, and nobody travels with it. */
const MATTERS_OF_TASTE: ReadonlySet<string> = new Set([
  // A brass pen is no home styling either.
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
 * True where the catalogue itself says that a gift is for an interest: by the interest's own tag, or by words for it or for a part of it. A gift
 * for a neighbouring interest may rank as well, but nothing may claim that it is for this one.
 */
export function isForInterest({ profile, interests }: GiftReading, id: string): boolean {
  if ((interests.get(id) ?? 0) >= BY_ITSELF) return true;
  const { interestById } = lexicon();
  const all = Object.entries(interestById.get(id)?.tags ?? {});
  // A practical thing is no woodworking: where a shop has a tag for the interest itself, no other one says so.
  const own = all.filter(([taxonomy]) => taxonomy === "interest");
  const tags = own.length > 0 ? own : all;
  const isTagged = tags.some(([taxonomy, weights]) =>
    Object.entries(weights).some(
      ([slug, weight]) => weight >= OWN_TAG && profile.tags[taxonomy as keyof typeof profile.tags]?.includes(slug),
    ),
  );
  // What a thing is called may be a part of the interest. A word of its description says so only where nobody has tagged what it is for.
  const isTold = (profile.tags.interest ?? []).length > 0;
  return (
    isTagged ||
    names(profile.name, (match) => (match.from === "synonym" ? isPartOf(match.id, id) : match.from === "product" && match.id === id)) ||
    (!isTold && names(profile.description, (match) => match.from === "synonym" && match.id === id))
  );
}

function names(text: string, isMeant: (match: PhraseMatch) => boolean): boolean {
  const tokens = tokensOf(text);
  return matchPhrasesOf(text, tokens, "gift").some((match) => match.kind === "interest" && isMeant(match) && !isDenied(tokens, match));
}

/** True for the interest itself, and for a kind of it at any remove. */
function isPartOf(id: string, whole: string): boolean {
  if (id === whole) return true;
  const [wider] = lexicon().interestById.get(id)?.broader ?? [];
  return wider !== undefined && !MATTERS_OF_TASTE.has(id) && isPartOf(wider, whole);
}
