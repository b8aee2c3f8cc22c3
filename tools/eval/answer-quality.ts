import type { ListedGift } from "./eval-database.ts";
import type { EvalBrief, EvalData, EvalGift } from "./eval-types.ts";
import { gradeGift, namedInterests, topicFit } from "./grading.ts";
import { meanOf, ndcgAt, precisionAt } from "./metrics.ts";
import { type BrokenLimit, brokenLimits, hasAgeClash, hasGenderClash, impliedAge } from "./suitability.ts";

const DEPTH = 10;
const NAMED_INTEREST_DEPTH = 5;

/** The quality of one answer. */
export interface AnswerQuality {
  brief: EvalBrief;
  shown: EvalGift[];
  /** Null where the catalogue has nothing for the brief. */
  ndcg: number | null;
  /** Null where the brief names no interest, or the catalogue has nothing for it. */
  precision: number | null;
  broken: { gift: EvalGift; limits: BrokenLimit[] }[];
  genderClashes: number;
  ageClashes: number;
  /** Number of repeated listings of a gift that was shown already. */
  repeats: number;
}

/** Figures over many answers; shares are of all gifts shown, or of those shown for a person whose gender or age is known. */
export interface Summary {
  shown: number;
  ndcg: number;
  precision: number;
  limitsRespected: number;
  broken: Record<BrokenLimit, number>;
  genderClashes: number;
  ageClashes: number;
  repeats: number;
}

/** Judges the gifts that were shown for a brief by the tags that editors gave them in the demo catalogue. */
export function judgeAnswer(
  brief: EvalBrief,
  ids: readonly string[],
  listed: ReadonlyMap<string, ListedGift>,
  data: EvalData,
): AnswerQuality {
  const bySlug = new Map(data.gifts.map((gift) => [gift.slug, gift]));
  const seen = new Set<string>();
  const shown = ids.slice(0, DEPTH).map((id) => bySlug.get(listed.get(id)?.slug ?? "") as EvalGift);
  const grades = shown.map((gift) => {
    // The same thing from another seller helps nobody.
    if (seen.has(gift.slug)) return 0;
    seen.add(gift.slug);
    return gradeGift(gift, brief, data);
  });
  const isOnInterest = (gift: EvalGift) => ["strong", "partial"].includes(topicFit(gift, brief.gold)) && gradeGift(gift, brief, data) > 0;
  const namesInterest = namedInterests(brief.gold).length > 0;
  return {
    brief,
    shown,
    ndcg: ndcgAt(
      DEPTH,
      grades,
      data.gifts.map((gift) => gradeGift(gift, brief, data)),
    ),
    precision: namesInterest
      ? precisionAt(
          NAMED_INTEREST_DEPTH,
          shown.map((gift, place) => (grades[place] as number) > 0 && isOnInterest(gift)),
          data.gifts.filter(isOnInterest).length,
        )
      : null,
    broken: shown.map((gift) => ({ gift, limits: brokenLimits(gift, brief.gold, data) })).filter(({ limits }) => limits.length > 0),
    genderClashes: shown.filter((gift) => hasGenderClash(gift, brief.gold)).length,
    ageClashes: shown.filter((gift) => hasAgeClash(gift, brief.gold, data.minimumAges)).length,
    repeats: shown.length - seen.size,
  };
}

const sumOf = (answers: readonly AnswerQuality[], read: (answer: AnswerQuality) => number) =>
  answers.reduce((sum, answer) => sum + read(answer), 0);
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Summarizes the quality of answers. */
export function summarise(answers: readonly AnswerQuality[]): Summary {
  const shown = sumOf(answers, ({ shown: gifts }) => gifts.length);
  const withGender = answers.filter(({ brief }) => brief.gold.gender !== null);
  const withAge = answers.filter(({ brief }) => impliedAge(brief.gold) !== null);
  const count = (limit: BrokenLimit) => sumOf(answers, ({ broken }) => broken.filter(({ limits }) => limits.includes(limit)).length);
  return {
    shown,
    ndcg: meanOf(answers.map(({ ndcg }) => ndcg)),
    precision: meanOf(answers.map(({ precision }) => precision)),
    limitsRespected:
      1 -
      shareOf(
        sumOf(answers, ({ broken }) => broken.length),
        shown,
      ),
    broken: {
      "over budget": count("over budget"),
      "out of stock": count("out of stock"),
      excluded: count("excluded"),
      "unsafe for the age": count("unsafe for the age"),
      "too late": count("too late"),
    },
    genderClashes: shareOf(
      sumOf(withGender, ({ genderClashes }) => genderClashes),
      sumOf(withGender, ({ shown: gifts }) => gifts.length),
    ),
    ageClashes: shareOf(
      sumOf(withAge, ({ ageClashes }) => ageClashes),
      sumOf(withAge, ({ shown: gifts }) => gifts.length),
    ),
    repeats: shareOf(
      sumOf(answers, ({ repeats }) => repeats),
      shown,
    ),
  };
}
