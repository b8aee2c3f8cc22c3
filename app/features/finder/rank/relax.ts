import { centsIn, formatShortMoney } from "#app/platform/money.ts";
import type { Brief, Budget, GiftReading, Relaxation } from "../types.ts";
import { EMPTY_BRIEF } from "../brief/parts.ts";
import { inSentence } from "../lexicon/in-sentence.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { impliedLimitsOf } from "./limits/implied.ts";
import { type Limit, limitsOf } from "./limits.ts";

/** A brief with one limit relaxed, with the label of its button; the search finds out how many gifts that brings. */
export type RelaxedBrief = Omit<Relaxation, "gifts">;

/** A gift with the only limits that block it. */
interface Blocked {
  reading: GiftReading;
  limits: Limit[];
}

type Relax = (brief: Brief, blocked: readonly Blocked[]) => RelaxedBrief | null;

/** The limits that a shopper can relax, with their kinds in a check of a gift, in the order of what they cost the shopper. */
const RELAXATIONS: { limit: Relaxation["limit"]; kinds: Limit["kind"][]; relax: Relax }[] = [
  { limit: "budget", kinds: ["budget"], relax: (brief, blocked) => relaxBudget(brief, blocked) },
  { limit: "withinDays", kinds: ["withinDays"], relax: relaxDelivery },
  { limit: "date", kinds: ["date"], relax: relaxDate },
  { limit: "excluded", kinds: ["excluded"], relax: relaxExclusion },
  { limit: "implied", kinds: ["implied"], relax: relaxImplied },
  { limit: "age", kinds: ["age"], relax: (brief) => ({ limit: "age", label: "Any age", brief: { ...brief, age: null } }) },
  { limit: "person", kinds: ["avoided", "gender"], relax: relaxPerson },
];

/** Ways out that are offered. */
export const MAX_EASED = 3;

/** Returns the brief without the limits that the database applies, to see what lies just outside them. */
export function withoutBounds(brief: Brief): Brief {
  const standing = brief.budget;
  const sum = standing?.value.maxCents ?? standing?.value.minCents ?? null;
  const budget =
    standing === null || sum === null
      ? null
      : { ...standing, value: { minCents: null, maxCents: null, targetCents: sum, currency: standing.value.currency } };
  return { ...brief, budget, withinDays: null, date: null, gender: null };
}

/**
 * Returns briefs that would find something where this one finds nothing, by relaxing one limit as little as needed, or two of them where no
 * single one is to blame, and last by leaving whole limits out. `nearby` are gifts that fit but for the limits; `today` is an ISO day.
 */
export function relaxBrief(brief: Brief, nearby: readonly GiftReading[], today: string): RelaxedBrief[] {
  const check = limitsOf(brief, today);
  const blocked = nearby
    .map((reading) => ({ reading, limits: check(reading) }))
    .filter(({ limits }) => !limits.some(({ kind }) => kind === "stock"));
  const byOne = RELAXATIONS.flatMap(({ kinds, relax }) => {
    const behind = blocked.filter(({ limits }) => limits.length > 0 && limits.every(({ kind }) => kinds.includes(kind)));
    return behind.length === 0 ? [] : [relax(brief, behind)];
  }).filter((relaxed) => relaxed !== null);
  const all = [
    ...(byOne.length > 0 ? byOne : relaxTwo(brief, blocked, today)),
    ...relaxLikings(brief),
    ...widen(brief, blocked, today),
    ...(byOne.length > 0 ? relaxTwo(brief, blocked, today) : []),
    ...relaxAll(brief),
  ];
  const seen = new Set([JSON.stringify(brief)]);
  return all.filter((relaxed) => {
    const key = JSON.stringify(relaxed.brief);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Leaves nothing of a brief but what is liked, within the same price; and then nothing but what is liked. */
function relaxAll(brief: Brief): RelaxedBrief[] {
  const { text, budget, interests, otherWords, shipsTo } = brief;
  const [name] = [...interests.flatMap(({ value }) => lexicon().interestById.get(value)?.name ?? []).map(inSentence), ...otherWords];
  const label = name === undefined ? "For anyone, at any time" : `Anything to do with ${name}`;
  const liked = { ...EMPTY_BRIEF, text, interests, otherWords, shipsTo };
  return [
    ...(budget === null ? [] : [{ limit: "person" as const, label: `${label}, at that price`, brief: { ...liked, budget } }]),
    { limit: "person", label, brief: liked },
  ];
}

/** Relaxes two limits together; the second only as far as the gifts need that the first one has let through. */
function relaxTwo(brief: Brief, blocked: readonly Blocked[], today: string): RelaxedBrief[] {
  return RELAXATIONS.flatMap((first, place) =>
    RELAXATIONS.slice(place + 1).flatMap((second) => {
      const behind = blocked.filter(
        ({ limits }) => limits.length > 0 && limits.every(({ kind }) => first.kinds.includes(kind) || second.kinds.includes(kind)),
      );
      const relaxed = behind.length === 0 ? null : first.relax(brief, behind);
      const both = relaxed === null ? null : second.relax(relaxed.brief, stillBehind(behind, relaxed.brief, second.kinds, today));
      return relaxed === null || both === null
        ? []
        : [{ limit: relaxed.limit, label: `${relaxed.label}, ${inSentence(both.label)}`, brief: both.brief }];
    }),
  );
}

function stillBehind(blocked: readonly Blocked[], brief: Brief, kinds: readonly Limit["kind"][], today: string): Blocked[] {
  const check = limitsOf(brief, today);
  return blocked
    .map(({ reading }) => ({ reading, limits: check(reading) }))
    .filter(({ limits }) => limits.length > 0 && limits.every(({ kind }) => kinds.includes(kind)));
}

/** Gifts that a wider budget brings at least. */
const SOME_GIFTS = 4;

/** Returns the brief with a budget that brings several gifts, and without limits on the price and the time. */
function widen(brief: Brief, blocked: readonly Blocked[], today: string): RelaxedBrief[] {
  const isTimed = brief.withinDays !== null || brief.date !== null;
  const priced = blocked.filter(({ limits }) => limits.length > 0 && limits.every(({ kind }) => kind === "budget"));
  const several = relaxBudget(brief, priced, SOME_GIFTS - 1);
  // What comes too late for the days that were said and for the date as well.
  const untimed = { ...brief, withinDays: null, date: null };
  const late = isTimed ? relaxBudget(untimed, stillBehind(blocked, untimed, ["budget"], today)) : null;
  const free = { ...brief, budget: null };
  const [cost, arrival] = ["At any price", "Any delivery time"];
  return [
    ...(several === null ? [] : [several]),
    ...(brief.budget === null ? [] : [{ limit: "budget" as const, label: cost, brief: free }]),
    ...(late === null ? [] : [{ ...late, label: `${late.label}, ${inSentence(arrival)}` }]),
    ...(isTimed
      ? [
          {
            limit: "withinDays" as const,
            label: brief.budget === null ? arrival : `${cost}, ${inSentence(arrival)}`,
            brief: { ...free, withinDays: null, date: null },
          },
        ]
      : []),
  ];
}

/** Returns the brief with the nearest price that brings a gift, or with the one that brings so many more. */
function relaxBudget(brief: Brief, blocked: readonly Blocked[], more = 0): RelaxedBrief | null {
  if (brief.budget === null) return null;
  const { value } = brief.budget;
  const prices = blocked.flatMap(({ reading: { profile } }) => centsIn(value.currency, profile.priceCents, profile.currency) ?? []);
  const above = prices.filter((cents) => value.maxCents !== null && cents > value.maxCents).toSorted((one, other) => one - other);
  const below = prices.filter((cents) => cents < (value.minCents ?? 0)).toSorted((one, other) => other - one);
  const [higher, lower] = [above[more], below[more]];
  const withBudget = (budget: Budget, label: string): RelaxedBrief => ({
    limit: "budget",
    label,
    brief: { ...brief, budget: { value: budget, source: "form", words: "" } },
  });
  if (higher !== undefined) {
    const maxCents = roundUp(higher);
    return withBudget(
      { ...value, maxCents, targetCents: null },
      `Up to ${formatShortMoney(maxCents, value.currency)} instead of ${formatShortMoney(value.maxCents ?? 0, value.currency)}`,
    );
  }
  if (lower !== undefined) {
    const minCents = Math.max(0, roundUp(lower) - roundingStep(lower));
    return withBudget(
      { ...value, minCents, targetCents: null },
      `From ${formatShortMoney(minCents, value.currency)} instead of ${formatShortMoney(value.minCents ?? 0, value.currency)}`,
    );
  }
  return null;
}

function relaxDelivery(brief: Brief, blocked: readonly Blocked[]): RelaxedBrief | null {
  if (brief.withinDays === null) return null;
  const days = Math.min(...blocked.map(({ reading: { profile } }) => profile.shippingDays ?? Infinity));
  if (days === Infinity) return { limit: "withinDays", label: "Any delivery time", brief: { ...brief, withinDays: null } };
  return {
    limit: "withinDays",
    label: `Within ${days} days instead of ${brief.withinDays.value}`,
    brief: { ...brief, withinDays: { value: days, source: "form", words: "" } },
  };
}

function relaxDate(brief: Brief): RelaxedBrief | null {
  if (brief.date === null) return null;
  return { limit: "date", label: `After ${brief.date.value}`, brief: { ...brief, date: null } };
}

function mostFrequent(subjects: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Allows the one exclusion that blocks most gifts, or all where several block each of them. */
function relaxExclusion(brief: Brief, blocked: readonly Blocked[]): RelaxedBrief | null {
  const alone = blocked.flatMap(({ limits }) => (limits.length === 1 ? (limits[0]?.subject ?? []) : []));
  const subject = mostFrequent(alone);
  if (subject === undefined) return { limit: "excluded", label: "Including what you ruled out", brief: { ...brief, excluded: [] } };
  const { conceptById, interestById } = lexicon();
  const name = conceptById.get(subject)?.name ?? interestById.get(subject)?.name ?? subject;
  return {
    limit: "excluded",
    label: `With ${inSentence(name)}`,
    brief: { ...brief, excluded: brief.excluded.filter(({ value }) => value !== subject) },
  };
}

/** Offers gifts for something else, within the same limits. */
function relaxLikings(brief: Brief): RelaxedBrief[] {
  const names = brief.interests.flatMap(({ value }) => lexicon().interestById.get(value)?.name ?? []).map(inSentence);
  if (names.length === 0) return [];
  const label = `Something other than ${new Intl.ListFormat("en").format(names.slice(0, 2))}`;
  return [{ limit: "interest", label, brief: { ...brief, interests: [], otherWords: [] } }];
}

/** Lifts the one implied limit that blocks most gifts. */
function relaxImplied(brief: Brief, blocked: readonly Blocked[]): RelaxedBrief | null {
  const alone = blocked.flatMap(({ limits }) => (limits.length === 1 ? (limits[0]?.subject ?? []) : []));
  const most = mostFrequent(alone);
  const limit = impliedLimitsOf(brief).find(({ id }) => id === most);
  if (limit === undefined) return null;
  const label = limit.said.replace(/^Nothing/, "Including anything");
  return { limit: "implied", label, brief: { ...brief, allowed: [...brief.allowed, limit.id] } };
}

function relaxPerson(brief: Brief): RelaxedBrief | null {
  if (brief.person === null && brief.gender === null) return null;
  return { limit: "person", label: "For anyone", brief: { ...brief, person: null, gender: null } };
}

const roundingStep = (cents: number) => (cents < 2000 ? 100 : cents < 10_000 ? 500 : 1000);
const roundUp = (cents: number) => Math.ceil(cents / roundingStep(cents)) * roundingStep(cents);
