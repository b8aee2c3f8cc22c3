import { countDays } from "#app/platform/days.ts";
import type { AgeSpan, Brief, GiftReading, Understood } from "../types.ts";
import { comesTooLate } from "./delivery.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { OF_LOVERS } from "./score/bound-names.ts";
import { isInBand, priceBandOf } from "./limits/budget.ts";
import { impliedLimits } from "./limits/implied.ts";
import { excludedThings } from "./limits/excluded-things.ts";

/** The reason why a gift must not be shown. `subject` names what it violates: a lexicon id, a word, or nothing. */
export interface Limit {
  kind: "stock" | "budget" | "excluded" | "avoided" | "age" | "gender" | "withinDays" | "date" | "notThese" | "implied";
  subject: string | null;
}

/** Confidence from which a gift counts as a kind that is avoided for a person without being excluded in the text. */
const AVOIDED_FROM = 0.4;
/** For children below this age a gift must state that it is for them: an unaddressed one may be unsafe or mean nothing to them. */
const SAYS_SO_UNTIL = 13;
/** For children below this age, things for older ones are not safe. */
const SAFETY_AGE = 5;
export const ADULT_AGE = 18;
const TEEN_AGE = 13;
/** Age range of students and similar people: some of them are not yet eighteen, or twenty-one. */
const YOUNG_FROM = 16;
const YOUNG_UNTIL = 25;
/** Years that a recipient may be above a gift's upper age, since nobody outgrows a thing overnight. */
const AGE_SLACK = 2;

/** Returns a check for the limits of a brief on `today` (an ISO day): the limits that a gift violates, empty when it may be shown. */
export function limitsOf(brief: Brief, today: string): (reading: GiftReading) => Limit[] {
  const excluded = excludedThings(brief);
  const avoided = avoidedConcepts(brief);
  const implied = impliedLimits(brief);
  const recipients = recipientsOf(brief);
  const isGrownUp = (brief.age?.value.min ?? 0) >= ADULT_AGE;
  const notThese = new Set(brief.notThese);
  const band = brief.budget === null ? null : priceBandOf(brief.budget);
  const untilDate = brief.date === null ? null : countDays(today, brief.date.value);
  return (reading) => {
    const { profile } = reading;
    const limits: Limit[] = [];
    const add = (kind: Limit["kind"], subject: string | null = null) => limits.push({ kind, subject });
    if (!profile.inStock) add("stock");
    if (band !== null && !isInBand(profile, band)) add("budget");
    for (const subject of excluded(reading)) add("excluded", subject);
    for (const id of implied(reading)) add("implied", id);
    // A gift that an editor has tagged for the person is not one that the person must avoid.
    const isMeantFor = isGrownUp && profile.tags.recipient?.some((slug) => recipients.has(slug));
    for (const id of isMeantFor ? avoided.byRest : avoided.byAll) if ((reading.concepts.get(id) ?? 0) >= AVOIDED_FROM) add("avoided", id);
    if (brief.age !== null && !suitsAge(reading, brief.age)) add("age");
    if (brief.gender !== null && reading.gender !== null && reading.gender !== brief.gender.value) add("gender", reading.gender);
    if (brief.withinDays !== null && comesTooLate(profile.shippingDays, brief.withinDays.value)) add("withinDays");
    if (untilDate !== null && comesTooLate(profile.shippingDays, untilDate)) add("date");
    if (notThese.has(profile.id)) add("notThese");
    return limits;
  };
}

/** Returns every limit of the brief that this gift violates on `today` (an ISO day); empty when it may be shown. */
export function violatedLimits(reading: GiftReading, brief: Brief, today: string): Limit[] {
  return limitsOf(brief, today)(reading);
}

const AT_WORK: ReadonlySet<string> = new Set(["coworker", "boss", "assistant", "client", "mentor", "teacher", "doctor"]);

/** Returns the concepts that this person, these interests and this occasion rule out, without those that the brief asks for by name. */
function avoidedConcepts(brief: Brief): { byAll: string[]; byRest: string[] } {
  const { personById, interestById, occasionById } = lexicon();
  const wanted = wantedConcepts(brief);
  const unwanted = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !wanted.has(id));
  const avoidedFor = brief.person === null ? [] : (personById.get(brief.person.value)?.avoid ?? []);
  // A daughter's anniversary is hers and her wife's: what two lovers do is for them, though a colleague gives nothing of the kind.
  const isOfTwo = brief.occasion !== null && OF_LOVERS.has(brief.occasion.value) && !AT_WORK.has(brief.person?.value ?? "");
  const byPerson = isOfTwo ? avoidedFor.filter((id) => id !== "romance") : avoidedFor;
  const byRest = [
    ...(mayBeChild(brief) ? adultsThings() : []),
    ...(brief.occasion === null ? [] : (occasionById.get(brief.occasion.value)?.avoid ?? [])),
    ...brief.interests.flatMap(({ value }) => interestById.get(value)?.avoid ?? []),
  ];
  return { byAll: unwanted([...byPerson, ...byRest]), byRest: unwanted(byRest) };
}

/** Weight from which a tag counts as naming the same person. */
const SAME_PERSON = 0.9;

/** Returns the recipient tags that mean the brief's person. */
function recipientsOf({ person }: Brief): ReadonlySet<string> {
  const tags = person === null ? undefined : lexicon().personById.get(person.value)?.tags.recipient;
  return new Set(Object.entries(tags ?? {}).flatMap(([slug, weight]) => (weight >= SAME_PERSON ? [slug] : [])));
}

/** True for a person who may be a child, such as a nephew of unknown age. */
export function mayBeChild({ person, age }: Pick<Brief, "person" | "age">): boolean {
  const from = person === null ? undefined : lexicon().personById.get(person.value)?.age?.min;
  return age === null && from !== undefined && from < ADULT_AGE;
}

function adultsThings(): string[] {
  return [...lexicon().conceptById.values()].filter(({ minAge = 0 }) => minAge >= ADULT_AGE).map(({ id }) => id);
}

/** Returns the kinds of things that the brief's own words ask for. */
export function wantedConcepts({ otherWords, interests }: Pick<Brief, "otherWords" | "interests">): Set<string> {
  const matches = [...otherWords, ...interests.map(({ words }) => words)].flatMap((words) => matchPhrases(words));
  return new Set(matches.filter(({ kind }) => kind === "concept").map(({ id }) => id));
}

function suitsAge({ age, concepts, safeFrom, profile }: GiftReading, { value: person, source }: Understood<AgeSpan>): boolean {
  // For "our three and five year olds" the younger age counts; for an assumed age even that is uncertain, so the older one counts.
  const isYoung = person.min >= YOUNG_FROM && person.max <= YOUNG_UNTIL;
  const youngest = (source === "assumed" || person.min >= ADULT_AGE) && !isYoung ? person.max : person.min;
  if (safeFrom !== null && youngest < safeFrom) return false;
  for (const [id, weight] of concepts) {
    if (weight < AVOIDED_FROM) continue;
    const { minAge, maxAge } = lexicon().conceptById.get(id) ?? {};
    // Where the age is a span, the youngest counts; adults are assumed to be as old as the span allows.
    if (minAge !== undefined && (person.min >= ADULT_AGE && !isYoung ? person.max : person.min) < minAge) return false;
    // Age ranges that editors have tagged outweigh what a word or two of the text suggests.
    if (maxAge !== undefined && person.min > maxAge && profile.tags.ageRange === undefined) return false;
  }
  if (age === null) return person.max >= SAYS_SO_UNTIL;
  // Adults are not distinguished: what thirty-year-olds like may please at seventy.
  if (person.min >= ADULT_AGE) return age.max >= ADULT_AGE || age.max + AGE_SLACK >= person.max;
  // A child's thing that says "ages three and up" is for a child of three, whatever older ones a shop has tagged it for.
  const from = safeFrom === null || age.max >= ADULT_AGE ? age.min : Math.min(age.min, safeFrom);
  if (person.max < SAFETY_AGE && from > person.min) return false;
  // Teenagers may like things for adults; unsafe and unsuitable ones have been ruled out above.
  if (person.min >= TEEN_AGE && age.min === ADULT_AGE) return true;
  return from <= person.max && age.max + AGE_SLACK > person.min;
}
