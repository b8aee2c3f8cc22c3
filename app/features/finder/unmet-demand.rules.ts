import { lexicon } from "./engine/lexicon/lexicon.ts";
import { type Chip, chipsOf } from "./engine/understand/chips.ts";
import type { Brief } from "./types.ts";

/** A result with fewer gifts than this counts as unmet demand. */
export const FEW_GIFTS = 4;

const WISHES: readonly string[] = ["interest", "trait", "occasion"];
const LIMITS: readonly string[] = ["budget", "without", "withinDays"];

export interface UnmetTerms {
  words: string[];
  limits: string[];
}

/**
 * Returns what an unmet brief wished for and what narrowed it, in the words of its chips: without the person, the day, and words that the
 * lexicon does not know, which may be a person's name. Null where nothing is left.
 */
export function describeUnmetBrief(brief: Brief): UnmetTerms | null {
  const chips = chipsOf(brief).filter(isKnown);
  const labels = (kinds: readonly string[]) => chips.flatMap(({ kind, label }) => (kinds.includes(kind) ? [label] : [])).toSorted();
  const unmet = { words: labels(WISHES), limits: labels(LIMITS) };
  return unmet.words.length + unmet.limits.length === 0 ? null : unmet;
}

function isKnown({ id, kind }: Chip): boolean {
  if (kind !== "without") return true;
  const { conceptById, interestById } = lexicon();
  const thing = id.slice("without:".length);
  return conceptById.has(thing) || interestById.has(thing);
}
