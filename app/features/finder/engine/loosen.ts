import { formatDay, formatPrice } from "#app/features/catalogue/rules.ts";
import type { Brief, Budget, GiftReading, Loosening } from "../types.ts";
import { lexicon } from "./lexicon/lexicon.ts";
import { type Limit, limitsOf } from "./limits.ts";

/** A brief with one limit eased, as a button says it; how many gifts that brings is for the search to find out. */
export type EasedBrief = Omit<Loosening, "gifts">;

/** A gift with what alone keeps it from being shown. */
interface Blocked {
  reading: GiftReading;
  limits: Limit[];
}

type Ease = (brief: Brief, blocked: readonly Blocked[]) => EasedBrief | null;

/** The limits that a shopper can ease, by what they are called in a check of a gift; those first that cost least. */
const EASES: { limit: Loosening["limit"]; kinds: Limit["kind"][]; ease: Ease }[] = [
  { limit: "budget", kinds: ["budget"], ease: easeBudget },
  { limit: "withinDays", kinds: ["withinDays"], ease: easeDelivery },
  { limit: "date", kinds: ["date"], ease: easeDate },
  { limit: "excluded", kinds: ["excluded"], ease: easeExclusion },
  { limit: "age", kinds: ["age"], ease: (brief) => ({ limit: "age", label: "Whatever the age", brief: { ...brief, age: null } }) },
  { limit: "person", kinds: ["avoided", "gender"], ease: easePerson },
];

const MAX_EASED = 4;

/** The brief without all that may keep gifts away in the database, to see what lies just outside its limits. */
export function withoutBounds(brief: Brief): Brief {
  const sum = brief.budget?.value.maxCents ?? brief.budget?.value.minCents ?? null;
  const budget =
    brief.budget === null || sum === null ? null : { ...brief.budget, value: { minCents: null, maxCents: null, targetCents: sum } };
  return { ...brief, budget, withinDays: null, date: null, gender: null };
}

/**
 * The briefs that would bring something where this one brings nothing, by easing one limit as little as it takes, or where no single one
 * is to blame two of them. `nearby` are gifts that fit but for the limits; `today` is an ISO day.
 */
export function easeBrief(brief: Brief, nearby: readonly GiftReading[], today: string): EasedBrief[] {
  const check = limitsOf(brief, today);
  const blocked = nearby
    .map((reading) => ({ reading, limits: check(reading) }))
    .filter(({ limits }) => !limits.some(({ kind }) => kind === "stock"));
  const byOne = EASES.flatMap(({ kinds, ease }) => {
    const behind = blocked.filter(({ limits }) => limits.length > 0 && limits.every(({ kind }) => kinds.includes(kind)));
    return behind.length === 0 ? [] : [ease(brief, behind)];
  }).filter((eased) => eased !== null);
  return (byOne.length > 0 ? byOne : easeTwo(brief, blocked)).slice(0, MAX_EASED);
}

function easeTwo(brief: Brief, blocked: readonly Blocked[]): EasedBrief[] {
  return EASES.flatMap((first, place) =>
    EASES.slice(place + 1).flatMap((second) => {
      const behind = blocked.filter(
        ({ limits }) => limits.length > 0 && limits.every(({ kind }) => first.kinds.includes(kind) || second.kinds.includes(kind)),
      );
      const eased = behind.length === 0 ? null : first.ease(brief, behind);
      const both = eased === null ? null : second.ease(eased.brief, behind);
      return eased === null || both === null
        ? []
        : [{ limit: eased.limit, label: `${eased.label}, ${lowerFirst(both.label)}`, brief: both.brief }];
    }),
  );
}

function easeBudget(brief: Brief, blocked: readonly Blocked[]): EasedBrief | null {
  if (brief.budget === null) return null;
  const { value } = brief.budget;
  const prices = blocked.flatMap(({ reading: { profile } }) => profile.priceCents ?? []);
  const above = prices.filter((cents) => value.maxCents !== null && cents > value.maxCents);
  const below = prices.filter((cents) => cents < (value.minCents ?? 0));
  const withBudget = (budget: Budget, label: string): EasedBrief => ({
    limit: "budget",
    label,
    brief: { ...brief, budget: { value: budget, source: "form", words: "" } },
  });
  if (above.length > 0) {
    const maxCents = roundUp(Math.min(...above));
    return withBudget({ ...value, maxCents, targetCents: null }, `Up to ${price(maxCents)} instead of ${price(value.maxCents ?? 0)}`);
  }
  if (below.length > 0) {
    const minCents = Math.max(0, roundUp(Math.max(...below)) - roundingStep(Math.max(...below)));
    return withBudget({ ...value, minCents, targetCents: null }, `From ${price(minCents)} instead of ${price(value.minCents ?? 0)}`);
  }
  return { limit: "budget", label: "Without a budget (these have no known price)", brief: { ...brief, budget: null } };
}

function easeDelivery(brief: Brief, blocked: readonly Blocked[]): EasedBrief | null {
  if (brief.withinDays === null) return null;
  const days = Math.min(...blocked.map(({ reading: { profile } }) => profile.shippingDays ?? Infinity));
  if (days === Infinity) return { limit: "withinDays", label: "Whenever it arrives", brief: { ...brief, withinDays: null } };
  return {
    limit: "withinDays",
    label: `In ${days} days instead of ${brief.withinDays.value}`,
    brief: { ...brief, withinDays: { value: days, source: "form", words: "" } },
  };
}

function easeDate(brief: Brief): EasedBrief | null {
  if (brief.date === null) return null;
  return { limit: "date", label: `Later than ${formatDay(new Date(brief.date.value))}`, brief: { ...brief, date: null } };
}

/** Allows the one exclusion that stands before most gifts, or all where several stand before each of them. */
function easeExclusion(brief: Brief, blocked: readonly Blocked[]): EasedBrief | null {
  const alone = blocked.flatMap(({ limits }) => (limits.length === 1 ? (limits[0]?.subject ?? []) : []));
  const counts = new Map<string, number>();
  for (const subject of alone) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) return { limit: "excluded", label: "Whatever was ruled out", brief: { ...brief, excluded: [] } };
  const [subject] = most;
  const { conceptById, interestById } = lexicon();
  const name = conceptById.get(subject)?.name ?? interestById.get(subject)?.name ?? subject;
  return {
    limit: "excluded",
    label: `With ${lowerFirst(name)}`,
    brief: { ...brief, excluded: brief.excluded.filter(({ value }) => value !== subject) },
  };
}

function easePerson(brief: Brief): EasedBrief | null {
  if (brief.person === null && brief.gender === null) return null;
  return { limit: "person", label: "Whoever it is for", brief: { ...brief, person: null, gender: null } };
}

const roundingStep = (cents: number) => (cents < 2000 ? 100 : cents < 10_000 ? 500 : 1000);
const roundUp = (cents: number) => Math.ceil(cents / roundingStep(cents)) * roundingStep(cents);
const price = (cents: number) => formatPrice(cents).replace(/\.00$/, "");
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
