import { lexicon } from "../../lexicon/lexicon.ts";
import type { GiftReading, Understood, WeightsById } from "../../types.ts";
import type { RankingConstants } from "../constants.ts";
import { OWN_TAG } from "../named-likings.ts";
import { restsOnWords } from "../plausibility.ts";
import { beliefOf, type TopicFit } from "../score/topics.ts";
import { createBm25, rarityOf, type TermStatistics, type WantedTerm } from "./bm25.ts";
import { giftTermsOf } from "./gift-terms.ts";
import { wantedTerms } from "./wanted-terms.ts";

/** How well a gift matches a liking, 0 to 1: what it was read to be for, and what its words say. */
export interface Match {
  id: string;
  fit: number;
}

interface Compared {
  candidates: readonly GiftReading[];
  statistics: TermStatistics | null;
  constants: Pick<RankingConstants, "wordsShare" | "wordsShareTagged" | "lexiconWords" | "wordsAlone" | "disbelief">;
}

/** What is known of a liking before any gift is matched with it. */
interface Liking {
  id: string;
  /** Returns how well a gift's words match, 0 to 1; null where words tell nothing. */
  said: ((reading: GiftReading) => number) | null;
  /** The interest tags that stand for it alone, where some candidate has one: of a shop's wine and cocktails not all is for who likes beer. */
  tags: ReadonlySet<string>;
}

/** Creates the function that matches gifts with a brief's likings; `fits` are the gift's by `fitInterests`. */
export function createMatcher(
  interests: readonly Understood<string>[],
  { candidates, statistics, constants }: Compared,
): (reading: GiftReading, fits: readonly TopicFit[], learnt?: WeightsById | null) => Match[] {
  const likings = interests.map((interest): Liking => {
    const tags = new Set(
      Object.entries(lexicon().interestById.get(interest.value)?.tags.interest ?? {}).flatMap(([slug, weight]) =>
        weight >= OWN_TAG ? [slug] : [],
      ),
    );
    const isUsed = candidates.some((reading) => isTagged(reading, tags));
    const said = statistics === null ? null : createWordMatch(candidates, wantedTerms(interest, constants.lexiconWords), statistics);
    return { id: interest.value, said, tags: isUsed ? tags : new Set() };
  });
  return (reading, fits, learnt = null) =>
    likings.flatMap(({ id, said, tags }): Match[] => {
      const doubt = tags.size > 0 && restsOnWords(reading) ? constants.wordsAlone : 1;
      const read = doubt * (fits.find((fit) => fit.id === id)?.fit ?? 0);
      if (said === null) return read === 0 ? [] : [{ id, fit: read }];
      const believed = beliefOf(reading, id, constants.disbelief, learnt) * said(reading);
      const share = isTagged(reading, tags) ? constants.wordsShareTagged : constants.wordsShare;
      const fit = (1 - share) * read + share * believed;
      return fit === 0 ? [] : [{ id, fit }];
    });
}

/** A name with the rarest of the wanted words has about this share of what the best of many gifts has. */
const HONEST_SHARE = 0.6;

/**
 * Returns what tells how well a gift's words match, 0 to 1, or null where no candidate has one. The best candidate's score is a full match;
 * where none has more than a passing word, that of a gift whose name has a wanted one.
 */
function createWordMatch(
  candidates: readonly GiftReading[],
  terms: readonly WantedTerm[],
  statistics: TermStatistics,
): ((reading: GiftReading) => number) | null {
  const score = createBm25(terms, statistics);
  // A candidate is asked for more than once.
  const scores = new Map(candidates.map((reading) => [reading, score(giftTermsOf(reading))]));
  const found = Math.max(0, ...scores.values());
  if (found === 0) return null;
  const honest = Math.max(0, ...terms.map(({ term, weight }) => weight * rarityOf(term, statistics)));
  const best = Math.max(found, HONEST_SHARE * honest);
  return (reading) => Math.min(1, (scores.get(reading) ?? score(giftTermsOf(reading))) / best);
}

function isTagged({ profile: { tags } }: GiftReading, slugs: ReadonlySet<string>): boolean {
  return tags.interest?.some((slug) => slugs.has(slug)) ?? false;
}
