import { lexicon } from "./engine/lexicon/lexicon.ts";
import type { Brief } from "./types.ts";

type IdField = "person" | "occasion" | "interests" | "traits";

/** The first id of a brief that stands for no entry of the lexicon, with the field it is in; null when all do. */
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

/** The brief without ids that stand for nothing: of an address that is older than the lexicon, or made up. */
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
