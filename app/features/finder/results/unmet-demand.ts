import { lexicon } from "../lexicon/lexicon.ts";
import { type Chip, chipsOf, partOfChip } from "../brief/chips.ts";
import { type Part, PARTS } from "../brief/parts.ts";
import type { Brief } from "../types.ts";

/** A result with fewer gifts than this counts as unmet demand. */
export const FEW_GIFTS = 4;

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
  const labels = (demand: "wish" | "limit") => chips.flatMap(({ kind, label }) => (demandOf(kind) === demand ? [label] : [])).toSorted();
  const unmet = { words: labels("wish"), limits: labels("limit") };
  return unmet.words.length + unmet.limits.length === 0 ? null : unmet;
}

function demandOf(kind: string): "wish" | "limit" | undefined {
  const name = partOfChip(kind);
  const part = name === undefined ? undefined : (PARTS[name] as Part);
  return part === undefined || part.kind === "number" ? undefined : part.demand;
}

function isKnown({ id, kind }: Chip): boolean {
  if (kind !== "without") return true;
  const { conceptById, interestById } = lexicon();
  const thing = id.slice("without:".length);
  return conceptById.has(thing) || interestById.has(thing);
}
