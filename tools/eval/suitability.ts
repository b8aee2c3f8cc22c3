import { countDays } from "#app/platform/days.ts";
import { EVAL_TODAY } from "./eval-data.ts";
import type { EvalData, EvalGift, Gold } from "./eval-types.ts";

const ADULT = 18;
/** Factor by which the price may exceed "around $40" or plain "$40". */
const SUM_TOLERANCE = 1.25;

const AGE_RANGES: Record<string, [number, number]> = {
  "baby-0-1": [0, 1],
  "toddler-1-3": [1, 3],
  "kids-4-7": [4, 7],
  "kids-8-12": [8, 12],
  "teens-13-17": [13, 17],
  "young-adults-18-29": [18, 29],
  "adults-30-59": [30, 59],
  "seniors-60-plus": [60, 120],
};

/** Ages that a recipient implies where none is stated. A daughter may be of any age. */
const AGES_OF_RECIPIENTS: Record<string, [number, number]> = {
  baby: [0, 1],
  toddler: [1, 3],
  kids: [4, 12],
  teenager: [13, 19],
  "college-student": [18, 24],
  grandmother: [50, 95],
  grandfather: [50, 95],
};
const ADULTS = [
  "mom",
  "dad",
  "wife",
  "husband",
  "girlfriend",
  "boyfriend",
  "coworker",
  "boss",
  "teacher",
  "couple",
  "host",
  "neighbor",
  "new-parents",
  "pet-owner",
  "best-friend",
  "sister",
  "brother",
];

export type BrokenLimit = "over budget" | "out of stock" | "excluded" | "unsafe for the age" | "too late";

/** Returns the maximum that a gift may cost in cents, or null. */
export function priceCeiling({ budget }: Gold): number | null {
  if (budget === null) return null;
  if (budget.around !== null) return budget.around * SUM_TOLERANCE;
  if (budget.max === null) return null;
  return budget.isBareSum ? budget.max * SUM_TOLERANCE : budget.max;
}

/** Returns the days from today until the gift must arrive, or null. */
export function deadlineDays({ withinDays, date }: Gold): number | null {
  const untilDate = date === undefined ? Infinity : countDays(EVAL_TODAY, date);
  const days = Math.min(withinDays ?? Infinity, untilDate);
  return days === Infinity ? null : days;
}

/** Returns the person's age in years, stated or implied by the recipient; null where it may be anything (a son). */
export function impliedAge(gold: Gold): [number, number] | null {
  if (gold.age !== null) return gold.age;
  // A person without a recipient in the brief is assumed to be an adult.
  if (gold.recipients.length === 0) return [ADULT, 120];
  const spans = gold.recipients.map((recipient) => AGES_OF_RECIPIENTS[recipient] ?? (ADULTS.includes(recipient) ? [ADULT, 120] : null));
  const known = spans.filter((span) => span !== null) as [number, number][];
  return known.length === 0 ? null : [Math.min(...known.map(([min]) => min)), Math.max(...known.map(([, max]) => max))];
}

function isForBaby(gold: Gold): boolean {
  return gold.occasion === "baby-shower" || ["baby", "new-parents"].some((slug) => gold.recipients.includes(slug));
}

/** Returns a gift's ages by its tags: each as years. */
export function agesOf(gift: EvalGift): [number, number][] {
  return gift.ageRanges.map((slug) => AGE_RANGES[slug] as [number, number]);
}

/** True when a child's gift meets an adult, or a gift meets a child of quite another age. One year of difference does not count. */
export function hasAgeClash(gift: EvalGift, gold: Gold, minimumAges: EvalData["minimumAges"]): boolean {
  const age = impliedAge(gold);
  if (age === null) return false;
  const spans = agesOf(gift);
  if (isForBaby(gold) && spans.some(([min]) => min <= 1)) return false;
  const [from, to] = age;
  if (from >= ADULT) return to > 19 && spans.every(([, max]) => max < ADULT);
  if (spans.some(([min, max]) => from <= max + 1 && to >= min - 1)) return false;
  // A teenager may well like what is tagged for adults only, unless the gift states that it is not meant for them.
  if (from >= 13 && spans.every(([min]) => min >= ADULT)) return (minimumAges[gift.slug] ?? 0) > to;
  return true;
}

/** True when a gift for one gender meets the other. */
export function hasGenderClash(gift: EvalGift, gold: Gold): boolean {
  return gift.gender !== "unisex" && gold.gender !== null && gift.gender !== gold.gender;
}

/** Returns "forbidden" for an exclusion of the brief, "doubtful" where opinions differ or it is only a wish, or null. */
export function exclusionOf(gift: EvalGift, gold: Gold, exclusions: EvalData["exclusions"]): "forbidden" | "doubtful" | null {
  let worst: "doubtful" | null = null;
  for (const key of gold.excluded) {
    const exclusion = exclusions[key];
    if (exclusion === undefined) throw new Error(`No exclusion ${key}`);
    if (exclusion.unsure?.includes(gift.slug)) worst = "doubtful";
    const isNamed =
      exclusion.gifts?.includes(gift.slug) ||
      exclusion.giftTypes?.some((slug) => gift.giftTypes.includes(slug)) ||
      exclusion.interests?.some((slug) => gift.interests.includes(slug));
    if (!isNamed || exclusion.sparing?.includes(gift.slug)) continue;
    if (!exclusion.isSoft) return "forbidden";
    worst = "doubtful";
  }
  return worst;
}

/** Returns the hard limits of the brief that this gift breaks. */
export function brokenLimits(gift: EvalGift, gold: Gold, data: Pick<EvalData, "exclusions" | "minimumAges">): BrokenLimit[] {
  const ceiling = priceCeiling(gold);
  const deadline = deadlineDays(gold);
  const age = impliedAge(gold);
  const broken: BrokenLimit[] = [];
  if (ceiling !== null && gift.priceCents > ceiling) broken.push("over budget");
  if (!gift.inStock) broken.push("out of stock");
  if (exclusionOf(gift, gold, data.exclusions) === "forbidden") broken.push("excluded");
  if (age !== null && age[1] < Math.floor(data.minimumAges[gift.slug] ?? 0) && !(isForBaby(gold) && age[1] > 1))
    broken.push("unsafe for the age");
  if (deadline !== null && gift.shippingDays > deadline) broken.push("too late");
  return broken;
}
