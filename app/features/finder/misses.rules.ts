import { lexicon } from "./engine/lexicon/lexicon.ts";
import { type Chip, chipsOf } from "./engine/understand/chips.ts";
import type { Brief } from "./types.ts";

/** Fewer gifts than this is little. */
export const FEW_GIFTS = 4;

const WISHES: readonly string[] = ["interest", "trait", "occasion"];
const LIMITS: readonly string[] = ["budget", "without", "withinDays"];

export interface DescribedMiss {
  words: string[];
  limits: string[];
}

/**
 * What a brief that found little wished for and what narrowed it, as its chips say it: without the person, the day, and words that the
 * lexicon does not know, which may be somebody's name. Null where nothing is left.
 */
export function describeMiss(brief: Brief): DescribedMiss | null {
  const chips = chipsOf(brief).filter(isKnown);
  const labels = (kinds: readonly string[]) => chips.flatMap(({ kind, label }) => (kinds.includes(kind) ? [label] : [])).toSorted();
  const miss = { words: labels(WISHES), limits: labels(LIMITS) };
  return miss.words.length + miss.limits.length === 0 ? null : miss;
}

function isKnown({ id, kind }: Chip): boolean {
  if (kind !== "without") return true;
  const { conceptById, interestById } = lexicon();
  const thing = id.slice("without:".length);
  return conceptById.has(thing) || interestById.has(thing);
}
