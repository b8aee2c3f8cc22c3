import type { ThingKind } from "../../ask/situations/situations.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { phraseOf, stemsOf } from "../../lexicon/words.ts";
import { memoizeOf } from "../../memo.ts";
import { hasInText, sayingsOfNone, statesNone } from "../../read/gift-words.ts";
import type { GiftReading } from "../../types.ts";

/** Things that a gift may be: lexicon ids, and words of names. */
export type Things = Partial<Record<ThingKind, readonly string[]>>;

/** Confidence from which a gift counts as such a thing. */
const IS_FROM = 0.5;
/** Confidence with which a gift must state that it has none of something. */
const DENIED_FROM = 0.8;

type Check = (reading: GiftReading) => boolean;

/**
 * Returns a check whether a gift is one of these things. A gift that says it has none of one ("alcohol-free") is not. Most things stand in
 * tables, which every brief asks for again.
 */
export const isAmong = memoizeOf("checks of things", createCheck);

function createCheck({ interests = [], traits = [], concepts = [], words = [] }: Things): Check {
  const { conceptById } = lexicon();
  const known = concepts.map((id) => ({
    id,
    deniedBy: conceptById.get(id)?.deniedBy ?? [],
    none: sayingsOfNone(conceptById.get(id)?.synonyms.map(stemsOf) ?? []),
  }));
  const phrases = words.map((word) => phraseOf(stemsOf(word)));
  const hasNone = (reading: GiftReading, { deniedBy, none }: (typeof known)[number]) =>
    deniedBy.some((trait) => (reading.traits.get(trait) ?? 0) >= DENIED_FROM) || statesNone(reading, none);
  const isNamed = (reading: GiftReading) => phrases.some((phrase) => hasInText(reading, "name", phrase));
  return (reading) =>
    known.some((thing) => (reading.concepts.get(thing.id) ?? 0) >= IS_FROM && !hasNone(reading, thing)) ||
    interests.some((id) => (reading.interests.get(id) ?? 0) >= IS_FROM) ||
    traits.some((id) => (reading.traits.get(id) ?? 0) >= IS_FROM) ||
    // "Gluten-free waffles" are called waffles, and are none that somebody without gluten would avoid.
    (isNamed(reading) && !known.some((thing) => hasNone(reading, thing)));
}
