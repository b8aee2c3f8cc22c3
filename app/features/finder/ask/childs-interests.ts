import type { Brief, Understood } from "../types.ts";
import { lexicon } from "../lexicon/lexicon.ts";

const ADULT = 18;
const CHILD_UNTIL = 12;
const SCHOOL_FROM = 5;
const NUMBERS = /\b(?:count|number)/i;
/** Readings that a child has no use for, where the word has another: a goth of ten is after skulls, and no guitar. */
const GROWN_READINGS = new Set(["rock-music"]);
const CHILDS_RANGES = ["baby-0-1", "toddler-1-3", "kids-4-7", "kids-8-12"];

/**
 * Returns the brief without readings of a word that do not suit the age, where it has others: a truck is a toy for a child and a car for
 * others.
 */
export function dropUnsuitableForAge(brief: Brief): Brief {
  const { age, person } = brief;
  const isChild = age !== null && age.value.max <= CHILD_UNTIL;
  const isGrown = age !== null ? age.value.min >= ADULT : person === null;
  if (!isChild && !isGrown) return brief;
  const interests = isChild && age.value.min >= SCHOOL_FROM ? brief.interests.map(asCounted) : brief.interests;
  const suits = ({ value }: Understood<string>) => isChildsInterest(value) === isChild;
  const isGrownReading = ({ value }: Understood<string>) => isChild && GROWN_READINGS.has(value);
  const hasOther = (part: Understood<string>) =>
    part.words !== "" &&
    interests.some((other) => other.words === part.words && other.value !== part.value && (suits(other) || isGrownReading(part)));
  return { ...brief, interests: interests.filter((part) => (suits(part) && !isGrownReading(part)) || !hasOther(part)) };
}

/** A schoolchild counts with numbers, and no longer with cups. */
function asCounted(part: Understood<string>): Understood<string> {
  return part.value === "sensory-learning" && NUMBERS.test(part.words) ? { ...part, value: "math-logic" } : part;
}

function isChildsInterest(id: string): boolean {
  const ranges = Object.keys(lexicon().interestById.get(id)?.tags.ageRange ?? {});
  return ranges.length > 0 && ranges.every((range) => CHILDS_RANGES.includes(range));
}
