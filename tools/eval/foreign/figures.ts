import { fromDollars } from "#app/platform/money.ts";
import type { ListedGift } from "../eval-database.ts";
import { meanOf, ndcgAt, precisionAt } from "../metrics.ts";
import { byKey, type ForeignBrief, gradeOf, type Judgements, keysOf } from "./judgements.ts";

const DEPTH = 10;
const NAMED_INTEREST_DEPTH = 5;
/** What a shopper sees at once, by which readers judge. */
const SEEN = 6;
const ADULT = 18;
const YEARS_BESIDE = 2;
const GOOD_FROM = 2;

/** Figures over many answers; a share is NaN where there is nothing to take it of. */
export interface Figures {
  briefs: number;
  ndcg: number;
  precision: number;
  /** Shares of the first ten gifts shown to somebody whose age is known: clashes, and children's things of those shown to adults. */
  ageClashes: number;
  childrensToAdults: number;
  /** Share of briefs without any gift. */
  empty: number;
  /** Share of the first ten gifts that keep the price that the judgements state; a gift without a price keeps none. */
  limitsRespected: number;
  /** Of the first six that have a grade: 2 and more, and 0; and how many of them have one. */
  good: number;
  wrong: number;
  graded: number;
}

type Span = readonly [from: number, to: number];

/** True for a child's thing shown to an adult, an adult's to a child, and one that is two or more years beside a child's age. */
export function agesClash([youngest, oldest]: Span, [from, to]: Span): boolean {
  if (youngest >= ADULT) return to < ADULT;
  if (oldest >= ADULT) return false;
  return from >= ADULT || from - oldest >= YEARS_BESIDE || youngest - to >= YEARS_BESIDE;
}

function keepsPrice({ priceCents }: ListedGift, { minPrice, maxPrice }: ForeignBrief): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true;
  if (priceCents === null) return false;
  return priceCents >= fromDollars(minPrice ?? 0) && priceCents <= fromDollars(maxPrice ?? Infinity);
}

const share = (items: readonly boolean[]) => items.filter(Boolean).length / items.length;

/** Measures answers, which are ids of gifts by a brief's id, the best first. */
export function measureAnswers(
  judgements: Judgements,
  briefs: readonly ForeignBrief[],
  gifts: readonly ListedGift[],
  answers: ReadonlyMap<string, readonly string[]>,
): Figures {
  const byId = new Map(gifts.map((gift) => [gift.id, gift]));
  const perBrief = briefs.map((brief) => {
    const shown = (answers.get(brief.id) ?? []).slice(0, DEPTH).flatMap((id) => byId.get(id) ?? []);
    const grades = shown.map((gift) => gradeOf(judgements, brief, gift));
    const there = gifts.map((gift) => gradeOf(judgements, brief, gift) ?? 0);
    const { age } = brief;
    // For whom a gift is may be unknown; it clashes with nobody then.
    const ages = age === undefined ? [] : shown.map((gift) => byKey(judgements.gifts, keysOf(gift, brief.text))?.age);
    return {
      ndcg: ndcgAt(
        DEPTH,
        grades.map((grade) => grade ?? 0),
        there,
      ),
      precision: brief.interest
        ? precisionAt(
            NAMED_INTEREST_DEPTH,
            grades.map((grade) => (grade ?? 0) > 0),
            there.filter((grade) => grade > 0).length,
          )
        : null,
      clashes: ages.map((gifts) => gifts !== undefined && agesClash(age as Span, gifts)),
      childrens: (age?.[0] ?? 0) >= ADULT ? ages.map((gifts) => gifts !== undefined && gifts[1] < ADULT) : [],
      isEmpty: shown.length === 0,
      kept: brief.minPrice === undefined && brief.maxPrice === undefined ? [] : shown.map((gift) => keepsPrice(gift, brief)),
      seen: grades.slice(0, SEEN),
    };
  });
  const seen = perBrief.flatMap((each) => each.seen);
  const graded = seen.filter((grade) => grade !== null);
  return {
    briefs: briefs.length,
    ndcg: meanOf(perBrief.map(({ ndcg }) => ndcg)),
    precision: meanOf(perBrief.map(({ precision }) => precision)),
    ageClashes: share(perBrief.flatMap(({ clashes }) => clashes)),
    childrensToAdults: share(perBrief.flatMap(({ childrens }) => childrens)),
    empty: share(perBrief.map(({ isEmpty }) => isEmpty)),
    limitsRespected: share(perBrief.flatMap(({ kept }) => kept)),
    good: share(graded.map((grade) => grade >= GOOD_FROM)),
    wrong: share(graded.map((grade) => grade === 0)),
    graded: graded.length / seen.length,
  };
}

/** Returns the keys of judgements that no gift of the catalogue has; most likely one of the two files is another shop's. */
export function listUnknownKeys({ briefs }: Judgements, gifts: readonly ListedGift[]): string[] {
  const unknown = new Set(briefs.flatMap(({ grades }) => Object.keys(grades)));
  for (const { text } of briefs) for (const gift of gifts) for (const key of keysOf(gift, text)) unknown.delete(key);
  return [...unknown];
}
