import { lexicon } from "../../lexicon/lexicon.ts";
import type { GiftReading, Understood, WeightsById } from "../../types.ts";
import type { RankingConstants } from "../constants.ts";
import { restsOnWords } from "../plausibility.ts";
import { beliefOf, type TopicFit } from "../score/topics.ts";
import { bm25, rarityOf, type TermStatistics, type WantedTerm } from "./bm25.ts";
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
  terms: WantedTerm[];
  /** The BM25 score that counts as a full match. */
  best: number;
  /** The interest tags that stand for it, where some candidate has one. */
  tags: ReadonlySet<string>;
}

/** Creates the function that matches gifts with a brief's likings; `fits` are the gift's by `fitInterests`. */
export function createMatcher(
  interests: readonly Understood<string>[],
  { candidates, statistics, constants }: Compared,
): (reading: GiftReading, fits: readonly TopicFit[], learnt?: WeightsById | null) => Match[] {
  const likings = interests.map((interest): Liking => {
    const terms = statistics === null ? [] : wantedTerms(interest, constants.lexiconWords);
    const tags = new Set(Object.keys(lexicon().interestById.get(interest.value)?.tags.interest ?? {}));
    const isUsed = candidates.some((reading) => isTagged(reading, tags));
    return { id: interest.value, terms, best: bestOf(candidates, terms, statistics), tags: isUsed ? tags : new Set() };
  });
  return (reading, fits, learnt = null) =>
    likings.flatMap(({ id, terms, best, tags }): Match[] => {
      const doubt = tags.size > 0 && restsOnWords(reading) ? constants.wordsAlone : 1;
      const read = doubt * (fits.find((fit) => fit.id === id)?.fit ?? 0);
      if (statistics === null || best === 0) return read === 0 ? [] : [{ id, fit: read }];
      const said = beliefOf(reading, id, constants.disbelief, learnt) * Math.min(1, bm25(giftTermsOf(reading), terms, statistics) / best);
      const share = isTagged(reading, tags) ? constants.wordsShareTagged : constants.wordsShare;
      const fit = (1 - share) * read + share * said;
      return fit === 0 ? [] : [{ id, fit }];
    });
}

/** A name with the rarest of the wanted words has about this share of what the best of many gifts has. */
const HONEST_SHARE = 0.6;

/** Returns the score of the best candidate; where none has more than a passing word, that of a gift whose name has a wanted one. */
function bestOf(candidates: readonly GiftReading[], terms: readonly WantedTerm[], statistics: TermStatistics | null): number {
  if (statistics === null) return 0;
  const best = Math.max(0, ...candidates.map((reading) => bm25(giftTermsOf(reading), terms, statistics)));
  const honest = Math.max(0, ...terms.map(({ term, weight }) => weight * rarityOf(term, statistics)));
  return best === 0 ? 0 : Math.max(best, HONEST_SHARE * honest);
}

function isTagged({ profile: { tags } }: GiftReading, slugs: ReadonlySet<string>): boolean {
  return tags.interest?.some((slug) => slugs.has(slug)) ?? false;
}
