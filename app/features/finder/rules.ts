import { lexicon } from "./engine/lexicon/lexicon.ts";
import type { Brief } from "./types.ts";

type IdField = "person" | "occasion" | "interests" | "traits";

/** Returns the first id of a brief without an entry in the lexicon, with its field; null when all have one. */
export function findUnknownId(brief: Brief): { field: IdField; id: string } | null {
  const { personById, occasionById, interestById, traitById } = lexicon();
  const find = (field: IdField, parts: readonly ({ value: string } | null)[], known: { has(id: string): boolean }) => {
    const unknown = parts.find((part) => part !== null && !known.has(part.value));
    return unknown ? [{ field, id: unknown.value }] : [];
  };
  const unknown = [
    ...find("person", [brief.person], personById),
    ...find("occasion", [brief.occasion], occasionById),
    ...find("interests", brief.interests, interestById),
    ...find("traits", brief.traits, traitById),
  ];
  return unknown[0] ?? null;
}

/** Returns the brief without unknown ids, which come from URLs that are older than the lexicon, or made up. */
export function dropUnknownIds(brief: Brief): Brief {
  const { personById, occasionById, interestById, traitById } = lexicon();
  return {
    ...brief,
    person: brief.person !== null && personById.has(brief.person.value) ? brief.person : null,
    occasion: brief.occasion !== null && occasionById.has(brief.occasion.value) ? brief.occasion : null,
    interests: brief.interests.filter(({ value }) => interestById.has(value)),
    traits: brief.traits.filter(({ value }) => traitById.has(value)),
  };
}
