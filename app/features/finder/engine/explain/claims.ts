import type { GiftReading } from "../../types.ts";
import { lexicon, matchPhrasesOf } from "../lexicon/lexicon.ts";
import { tokensOf } from "../lexicon/tokens.ts";
import { isDenied } from "../read-gift/word-evidence.ts";

/** No reading is as sure as this by a neighbouring tag or a narrower interest alone. */
const BY_ITSELF = 0.87;
/** How surely a tag has to stand for an interest to be its own. */
const OWN_TAG = 0.9;
/** What reminds of a place is no journey: olive oil is Italian, and nobody travels with it. */
const PLACES: ReadonlySet<string> = new Set([
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
  const tags = Object.entries(interestById.get(id)?.tags ?? {});
  const isTagged = tags.some(([taxonomy, weights]) =>
    Object.entries(weights).some(
      ([slug, weight]) => weight >= OWN_TAG && profile.tags[taxonomy as keyof typeof profile.tags]?.includes(slug),
    ),
  );
  return isTagged || namesPartOf(`${profile.name}. ${profile.description}`, id);
}

function namesPartOf(text: string, id: string): boolean {
  const tokens = tokensOf(text);
  return matchPhrasesOf(text, tokens, "gift").some(
    (match) => match.kind === "interest" && match.from !== "hint" && !isDenied(tokens, match) && isPartOf(match.id, id),
  );
}

/** True for the interest itself, and for a kind of it at any remove. */
function isPartOf(id: string, whole: string): boolean {
  if (id === whole) return true;
  const [wider] = lexicon().interestById.get(id)?.broader ?? [];
  return wider !== undefined && !PLACES.has(id) && isPartOf(wider, whole);
}
