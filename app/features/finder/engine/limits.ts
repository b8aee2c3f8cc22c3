import type { AgeSpan, Brief, Budget, GiftReading, Understood } from "../types.ts";
import { daysBetween, UNKNOWN_SHIPPING_DAYS } from "./delivery.ts";
import { lexicon, matchPhrases } from "./lexicon/lexicon.ts";
import { excludedThings } from "./limits/excluded-things.ts";

/** Why a gift must not be shown. `subject` names what it hits: a lexicon id, a word, or nothing. */
export interface Limit {
  kind: "stock" | "budget" | "excluded" | "avoided" | "age" | "gender" | "withinDays" | "date" | "notThese";
  subject: string | null;
}

/** How sure a reading must be that a gift is of a kind which somebody must not get, where nobody has said so expressly. */
const AVOIDED_FROM = 0.4;
/** For children below this age a thing must say that it is for them: what is for nobody in particular may not be safe, or mean nothing to them. */
const SAYS_SO_UNTIL = 13;
/** For children below this age what is for older ones is not safe. */
const SAFETY_AGE = 5;
const ADULT_AGE = 18;
const TEEN_AGE = 13;
/** Students and their like: some of them are not eighteen, or twenty-one, yet. */
const YOUNG_FROM = 16;
const YOUNG_UNTIL = 25;
/** Nobody has outgrown a thing the day after. In years. */
const AGE_SLACK = 2;

/** The limits of a brief on `today` (an ISO day) as a check of one gift: what it violates, empty when it may be shown. */
export function limitsOf(brief: Brief, today: string): (reading: GiftReading) => Limit[] {
  const excluded = excludedThings(brief);
  const avoided = avoidedConcepts(brief);
  const recipients = recipientsOf(brief);
  const isGrownUp = (brief.age?.value.min ?? 0) >= ADULT_AGE;
  const notThese = new Set(brief.notThese);
  const untilDate = brief.date === null ? null : daysBetween(today, brief.date.value);
  return (reading) => {
    const { profile } = reading;
    const limits: Limit[] = [];
    const add = (kind: Limit["kind"], subject: string | null = null) => limits.push({ kind, subject });
    if (!profile.inStock) add("stock");
    if (brief.budget !== null && !isInBudget(profile.priceCents, brief.budget.value)) add("budget");
    for (const subject of excluded(reading)) add("excluded", subject);
    // What people have tagged for her is nothing that she must not get.
    const isMeantFor = isGrownUp && profile.tags.recipient?.some((slug) => recipients.has(slug));
    for (const id of isMeantFor ? avoided.byRest : avoided.byAll) if ((reading.concepts.get(id) ?? 0) >= AVOIDED_FROM) add("avoided", id);
    if (brief.age !== null && !suitsAge(reading, brief.age)) add("age");
    if (brief.gender !== null && reading.gender !== null && reading.gender !== brief.gender.value) add("gender", reading.gender);
    const shippingDays = profile.shippingDays ?? UNKNOWN_SHIPPING_DAYS;
    if (brief.withinDays !== null && shippingDays > brief.withinDays.value) add("withinDays");
    if (untilDate !== null && shippingDays > untilDate) add("date");
    if (notThese.has(profile.id)) add("notThese");
    return limits;
  };
}

/** Every limit of the brief that this gift violates on `today` (an ISO day); empty when it may be shown. */
export function violatedLimits(reading: GiftReading, brief: Brief, today: string): Limit[] {
  return limitsOf(brief, today)(reading);
}

/** True for a price within the budget. An unknown price is in no budget. */
export function isInBudget(priceCents: number | null, { minCents, maxCents }: Budget): boolean {
  if (priceCents === null) return false;
  return priceCents >= (minCents ?? 0) && priceCents <= (maxCents ?? Infinity);
}

/** The concepts that this person, these interests and this occasion rule out, without those that the brief asks for by name. */
function avoidedConcepts(brief: Brief): { byAll: string[]; byRest: string[] } {
  const { personById, interestById, occasionById } = lexicon();
  const wanted = wantedConcepts(brief);
  const unwanted = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !wanted.has(id));
  const byPerson = brief.person === null ? [] : (personById.get(brief.person.value)?.avoid ?? []);
  const byRest = [
    ...(mayBeChild(brief) ? adultsThings() : []),
    ...(brief.occasion === null ? [] : (occasionById.get(brief.occasion.value)?.avoid ?? [])),
    ...brief.interests.flatMap(({ value }) => interestById.get(value)?.avoid ?? []),
  ];
  return { byAll: unwanted([...byPerson, ...byRest]), byRest: unwanted(byRest) };
}

/** How surely a tag has to stand for a person to be the one. */
const SAME_PERSON = 0.9;

/** The recipients by whose tags people mean the brief's person. */
function recipientsOf({ person }: Brief): ReadonlySet<string> {
  const tags = person === null ? undefined : lexicon().personById.get(person.value)?.tags.recipient;
  return new Set(Object.entries(tags ?? {}).flatMap(([slug, weight]) => (weight >= SAME_PERSON ? [slug] : [])));
}

/** True of somebody who may be a child, such as a nephew of whom no age is known. */
function mayBeChild({ person, age }: Brief): boolean {
  const from = person === null ? undefined : lexicon().personById.get(person.value)?.age?.min;
  return age === null && from !== undefined && from < ADULT_AGE;
}

function adultsThings(): string[] {
  return [...lexicon().conceptById.values()].filter(({ minAge = 0 }) => minAge >= ADULT_AGE).map(({ id }) => id);
}

/** The kinds of things that the brief's own words ask for. */
export function wantedConcepts({ otherWords, interests }: Pick<Brief, "otherWords" | "interests">): Set<string> {
  const matches = [...otherWords, ...interests.map(({ words }) => words)].flatMap((words) => matchPhrases(words));
  return new Set(matches.filter(({ kind }) => kind === "concept").map(({ id }) => id));
}

function suitsAge({ age, concepts, safeFrom, profile }: GiftReading, { value: person, source }: Understood<AgeSpan>): boolean {
  // Of "our three and five year olds" the younger one counts; of whom nobody has said how old they are, not even that is known.
  const isYoung = person.min >= YOUNG_FROM && person.max <= YOUNG_UNTIL;
  const youngest = (source === "assumed" || person.min >= ADULT_AGE) && !isYoung ? person.max : person.min;
  if (safeFrom !== null && youngest < safeFrom) return false;
  for (const [id, weight] of concepts) {
    if (weight < AVOIDED_FROM) continue;
    const { minAge, maxAge } = lexicon().conceptById.get(id) ?? {};
    // Where the age is a span, the youngest counts; grown-ups are taken to be as old as they may be.
    if (minAge !== undefined && (person.min >= ADULT_AGE && !isYoung ? person.max : person.min) < minAge) return false;
    // What a thing looks like by a word or two yields to the ages that people have given it.
    if (maxAge !== undefined && person.min > maxAge && profile.tags.ageRange === undefined) return false;
  }
  if (age === null) return person.max >= SAYS_SO_UNTIL;
  // Grown-ups are not told apart: what thirty-year-olds like may please at seventy.
  if (person.min >= ADULT_AGE) return age.max >= ADULT_AGE || age.max + AGE_SLACK >= person.max;
  // A child's thing that says "ages three and up" is for a child of three, whatever older ones a shop has tagged it for.
  const from = safeFrom === null || age.max >= ADULT_AGE ? age.min : Math.min(age.min, safeFrom);
  if (person.max < SAFETY_AGE && from > person.min) return false;
  // Teenagers may like what is meant for grown-ups; what is not safe, or not for them, has been sorted out above.
  if (person.min >= TEEN_AGE && age.min === ADULT_AGE) return true;
  return from <= person.max && age.max + AGE_SLACK > person.min;
}
