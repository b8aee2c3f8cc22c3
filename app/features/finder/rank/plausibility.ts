import { lexicon, WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import { isBelow } from "../lexicon/broader.ts";
import { memoize } from "../memo.ts";
import { derivation } from "../read/derived.ts";
import type { EntryKind } from "../read/entry-categories.ts";
import { learntInterests, type LearntClaims, readName } from "../read/learnt/read-learnt.ts";
import { withoutRefused } from "../read/refused.ts";
import type { GiftReading, WeightsById } from "../types.ts";
import { bridgesFrom } from "./bridges.ts";
import type { RankingConstants } from "./constants.ts";
import { showpieceOf } from "./score/showpieces.ts";

/**
 * How far a gift's words are believed where they are all that speaks for a liking: "Garden" in the name of a cake says nothing of gardening. The
 * learnt reader, which has seen thousands of products, is asked for a second opinion; people's tags and a language model need none.
 */

/** What the learnt reader makes of a gift's name. Asking takes as long as all the rest of the ranking of a gift. */
export const nameReadingOf = derivation(({ profile: { name } }) => readName(name));

/** Weight by the learnt reader from which the words are believed in full. */
const BELIEVED_FROM = 0.15;
/** What is left of a word for what a showpiece is not: "Mosaic sculpture cake" for a potter. */
const OF_A_SHOWPIECE = 0.35;

/** Returns the interests by which a gift for one may be known: itself, wider and narrower ones, and the nearest others. */
const relativesOf = memoize(
  (id): string[] => {
    const { interest } = WRITTEN_ENTRIES;
    const known = learntInterests();
    const wider = lexicon().interestById.get(id)?.broader ?? [];
    const narrower = interest.flatMap((other) => (isBelow(interest, other.id, id) ? [other.id] : []));
    return [id, ...wider, ...narrower, ...bridgesFrom(id)].filter((other) => known.has(other));
  },
  { kind: "relatives of an interest", most: 1000, longest: 100 },
);

/** True for a gift of which neither people nor a language model have said what, or whom, or which occasion it is for. */
export function restsOnWords(
  { profile: { tags, modelClaims } }: GiftReading,
  taxonomy: "interest" | "recipient" | "occasion" = "interest",
): boolean {
  return modelClaims === null && (tags[taxonomy] ?? []).length === 0;
}

/** Returns what the learnt reader claims of a gift, so far as nobody else has said or refused it; null where all is said, or no word of the name is known. */
export function learntClaimsOf(reading: GiftReading): LearntClaims | null {
  const [interest, recipient, occasion] = [restsOnWords(reading), restsOnWords(reading, "recipient"), restsOnWords(reading, "occasion")];
  if (!interest && !recipient && !occasion) return null;
  const { claims } = nameReadingOf(reading);
  const { refused } = reading.profile;
  const unrefused = (weights: WeightsById | null, kind: EntryKind) => weights && withoutRefused(weights, kind, refused);
  return (
    claims && {
      interests: interest ? unrefused(claims.interests, "interest") : null,
      persons: recipient ? unrefused(claims.persons, "person") : null,
      occasions: occasion ? unrefused(claims.occasions, "occasion") : null,
    }
  );
}

/** How well a gift fits somebody, or an occasion, of which it says nothing. */
type Unsaid = Pick<RankingConstants, "unsaid" | "learntFit">;

/** Returns how well a gift fits a person or an occasion by its words (null where they name none) and by the learnt reader's weight for these. */
export function fitWithLearnt(read: number | null, weight: number, { unsaid, learntFit }: Unsaid): number {
  return Math.max(read ?? 0, Math.min(1, unsaid + learntFit * weight));
}

/** Returns how far the words of a gift are believed to speak for an interest, 0 to 1, before the learnt reader is asked. */
export function beliefInWords(reading: GiftReading, id: string): number {
  return restsOnWords(reading) && showpieceOf(reading).excludes(id) ? OF_A_SHOWPIECE : 1;
}

/** Returns the same by the learnt reader's weights; `damping` is what it may take at most. */
export function beliefOfReader(learnt: WeightsById, id: string, damping: number): number {
  const relatives = relativesOf(id);
  if (relatives.length === 0) return 1;
  const weight = relatives.reduce((most, one) => Math.max(most, learnt.get(one) ?? 0), 0);
  return 1 - damping * (1 - Math.min(1, weight / BELIEVED_FROM));
}
