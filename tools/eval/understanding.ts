import type { EvalBrief, EvalData, Gold } from "./eval-types.ts";
import { namedInterests } from "./grading.ts";
import { deadlineDays } from "./suitability.ts";

/** An engine's understanding of a brief, in the catalogue's slugs. `said` is false for what it only assumed. */
export interface Understanding {
  person: { recipients: string[]; words: string; said: boolean } | null;
  age: { min: number; max: number; said: boolean } | null;
  gender: "male" | "female" | null;
  occasion: { slugs: string[]; words: string; said: boolean } | null;
  /** Days until the gift must arrive, as far as the text states so. */
  deadlineDays: number | null;
  /** Budget in US cents. */
  budget: { min: number | null; max: number | null; target: number | null } | null;
  interests: { slugs: string[]; words: string; said: boolean }[];
  /** Concepts or plain words, with the words that they were read from. */
  excluded: { id: string; words: string }[];
  otherWords: string[];
}

export const SLOTS = ["budget", "recipient", "occasion", "age", "gender", "deadline", "interests", "exclusions"] as const;
export type Slot = (typeof SLOTS)[number];

/** The score of a slot's values in one brief: `right` of `asked` are understood, and `invented` ones are not in the text. */
export interface SlotScore {
  right: number;
  asked: number;
  invented: number;
}

/** Words that mean nobody in particular, so that understanding them as a person is no mistake. */
const ANYBODY = /\b(person|people|someone|somebody|adults?|wom[ae]n|m[ae]n|guy|lady|girl|boy|him|her|them|he|she|friends?)\b/i;
/** Factor by which a "max" may exceed "around" and still mean the same. */
const AROUND_TOLERANCE = 1.25;
/** Years by which the span that was read may be wider than the stated one. */
const AGE_SLACK_YEARS = 10;

const includesAny = (text: string, words: readonly string[]) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

const overlapsWith = (slugs: readonly string[], wanted: readonly string[]) => slugs.some((slug) => wanted.includes(slug));

/** Scores one value that is either understood or not; callers use null where the brief leaves it open. */
function single(isAsked: boolean, isRight: boolean, isInvented: boolean): SlotScore {
  return isAsked ? { right: isRight ? 1 : 0, asked: 1, invented: 0 } : { right: 0, asked: 0, invented: isInvented ? 1 : 0 };
}

function scoreBudget({ budget: gold }: Gold, { budget }: Understanding): SlotScore {
  if (gold === null) return single(false, false, budget !== null);
  if (budget === null) return single(true, false, false);
  const sum = gold.around ?? (gold.isBareSum ? gold.max : null);
  const isTarget =
    sum !== null && (budget.target === sum || (budget.max !== null && budget.max >= sum && budget.max <= sum * AROUND_TOLERANCE));
  const isLimit = gold.around === null && budget.max === gold.max && budget.min === gold.min;
  return single(true, isTarget || isLimit, false);
}

function scoreRecipient(gold: Gold, { person }: Understanding): SlotScore | null {
  if (gold.recipientIsOpen) return null;
  if (gold.recipients.length > 0 || gold.recipientWords !== undefined) {
    const isRight =
      person !== null && (overlapsWith(person.recipients, gold.recipients) || includesAny(person.words, gold.recipientWords ?? []));
    return single(true, isRight, false);
  }
  return single(false, false, person !== null && person.said && person.recipients.length > 0 && !ANYBODY.test(person.words));
}

function scoreOccasion(gold: Gold, { occasion }: Understanding): SlotScore | null {
  if (gold.occasionIsOpen) return null;
  if (gold.occasion !== null) return single(true, occasion?.slugs.includes(gold.occasion) ?? false, false);
  const isSpecial = occasion !== null && occasion.said && !occasion.slugs.includes("just-because");
  return single(false, false, isSpecial && !includesAny(occasion.words, gold.occasionWords ?? []));
}

function scoreAge(gold: Gold, { age }: Understanding): SlotScore | null {
  if (gold.ageIsOpen) return null;
  if (gold.age === null) return single(false, false, age?.said ?? false);
  const [min, max] = gold.age;
  const isRight = age !== null && age.min <= max && age.max >= min && age.max - age.min <= max - min + AGE_SLACK_YEARS;
  return single(true, isRight, false);
}

function scoreGender(gold: Gold, { gender }: Understanding): SlotScore | null {
  if (gold.genderIsOpen) return null;
  return single(gold.gender !== null, gender === gold.gender, gender !== null);
}

function scoreDeadline(gold: Gold, { deadlineDays: understood }: Understanding): SlotScore {
  const asked = deadlineDays(gold);
  const isRight = asked !== null && understood !== null && Math.abs(asked - understood) <= (gold.dateSlackDays ?? 0);
  return single(asked !== null, isRight, understood !== null);
}

function scoreInterests(gold: Gold, { interests, otherWords }: Understanding): SlotScore {
  const isKnown = (alternatives: string) => interests.some(({ slugs }) => slugs.some((slug) => alternatives.split("/").includes(slug)));
  const free = gold.freeInterests ?? [];
  const isFreeKnown = (word: string) =>
    interests.some(({ words }) => includesAny(words, [word])) || includesAny(otherWords.join(" "), [word]);
  const allowed = [...namedInterests(gold), ...(gold.openInterests ?? [])];
  const meant = gold.words === undefined ? null : new RegExp(`\\b(?:${gold.words})`, "i");
  const invented = interests.filter(
    ({ slugs, words, said }) =>
      said &&
      slugs.length > 0 &&
      !slugs.some((slug) => allowed.includes(slug)) &&
      !includesAny(words, free) &&
      !(meant?.test(words) ?? false),
  );
  return {
    right: gold.interests.filter(isKnown).length + free.filter(isFreeKnown).length,
    asked: gold.interests.length + free.length,
    invented: invented.length,
  };
}

function scoreExclusions(gold: Gold, { excluded }: Understanding, exclusions: EvalData["exclusions"]): SlotScore {
  const statedFor = (key: string) => exclusions[key]?.said ?? [];
  const isMeant = (key: string) => excluded.some(({ id, words }) => includesAny(`${id} ${words}`, statedFor(key)));
  const hard = gold.excluded.filter((key) => !exclusions[key]?.isSoft);
  return {
    right: hard.filter(isMeant).length,
    asked: hard.length,
    invented: excluded.filter(({ id, words }) => !gold.excluded.some((key) => includesAny(`${id} ${words}`, statedFor(key)))).length,
  };
}

/** Returns how well each slot of a brief was understood; null for a slot that the brief leaves open. */
export function scoreUnderstanding(
  { gold }: EvalBrief,
  understood: Understanding,
  exclusions: EvalData["exclusions"],
): Record<Slot, SlotScore | null> {
  return {
    budget: scoreBudget(gold, understood),
    recipient: scoreRecipient(gold, understood),
    occasion: scoreOccasion(gold, understood),
    age: scoreAge(gold, understood),
    gender: scoreGender(gold, understood),
    deadline: scoreDeadline(gold, understood),
    interests: scoreInterests(gold, understood),
    exclusions: scoreExclusions(gold, understood, exclusions),
  };
}

/** Returns the share of right values among all that were asked for or invented, so that guessing does not pay; NaN where there are none. */
export function accuracyOf(scores: readonly (SlotScore | null)[]): number {
  const known = scores.filter((score) => score !== null);
  const sum = (read: (score: SlotScore) => number) => known.reduce((total, score) => total + read(score), 0);
  return sum(({ right }) => right) / sum(({ asked, invented }) => asked + invented);
}
