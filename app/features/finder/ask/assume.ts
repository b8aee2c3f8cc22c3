import type { AgeSpan, Brief, Understood } from "../types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { Person } from "../lexicon/types.ts";
import type { DateContext } from "./dates.ts";
import { nextOccasionDay } from "#app/features/occasions/occasion-days.ts";

const ADULT = 18;
/** Entries whose ages begin here, such as a sister or a friend, are assumed to be adults; a daughter or a niece may be any age. */
const MOSTLY_GROWN_FROM = 10;
const CHILD_UNTIL = 25;
/** The child's age at occasions that fall at a certain age. */
const AGES_OF_OCCASIONS: Readonly<Record<string, AgeSpan>> = {
  christening: { min: 0, max: 1 },
  "first-birthday": { min: 1, max: 1 },
  "first-day-of-school": { min: 4, max: 7 },
  "first-communion": { min: 7, max: 15 },
  "bar-mitzvah": { min: 12, max: 13 },
  quinceanera: { min: 15, max: 15 },
  "sweet-sixteen": { min: 16, max: 16 },
};

/** Returns an assumed part, which follows from another and has no words of its own. */
export function derived<Value>(value: Value): Understood<Value> {
  return { value, source: "assumed", words: "" };
}

export function isDerived(part: Understood<unknown> | null): boolean {
  return part !== null && part.source === "assumed" && part.words === "";
}

/** Younger than this nobody is a mother or a boss: the age is somebody else's. */
const PARENT_FROM = 16;
/** Entries whose ages begin here, such as a mother, are never children; a neighbor may be one. */
const GROWN_FROM = 25;

/** Those of this age and more are no children, however many they have. */
const NO_CHILD_ABOVE = 25;
const OF_CHILDREN = /\b(?:kids|children|grandkids|grandchildren|toddlers|little ones|boys|girls|sons|daughters)\b/i;

function withWordBefore(text: string, words: string): string {
  const at = words === "" ? -1 : text.indexOf(words);
  return at === -1 ? words : (/[a-z]+[, (]*$/i.exec(text.slice(0, at))?.[0] ?? "") + words;
}

/** True for a child's age beside a person who is none. */
function isAnothersAge({ age, text }: Brief, person: Person | undefined): boolean {
  if (age === null || age.source === "form" || age.value.max >= PARENT_FROM || person?.age === undefined) return false;
  // "They have three kids under 8" gives no age to the couple.
  const { min, max } = person.age;
  return min >= GROWN_FROM || (min >= MOSTLY_GROWN_FROM && max > NO_CHILD_ABOVE && OF_CHILDREN.test(withWordBefore(text, age.words)));
}

/** Returns the brief with the age and gender that its person and occasion imply, where the brief states neither. */
export function assumeFromPerson(brief: Brief): Brief {
  const person = brief.person === null ? undefined : lexicon().personById.get(brief.person.value);
  const age = (isAnothersAge(brief, person) ? null : brief.age) ?? ageOfOccasion(brief, person) ?? ageOfPerson(brief, person);
  // Of a mother and a stepfather nobody can say "her".
  const isOfAll = brief.alsoFor.every(({ value }) => lexicon().personById.get(value)?.gender === person?.gender);
  const gender = brief.gender ?? (person?.gender === undefined || !isOfAll ? null : derived(person.gender));
  return { ...brief, age, gender };
}

function ageOfOccasion({ occasion }: Brief, person: Person | undefined): Understood<AgeSpan> | null {
  const age = occasion === null ? undefined : AGES_OF_OCCASIONS[occasion.value];
  const mayBeChild = person?.age === undefined || person.age.min < ADULT;
  return age === undefined || !mayBeChild ? null : derived(age);
}

function ageOfPerson(brief: Brief, person: Person | undefined): Understood<AgeSpan> | null {
  if (person?.age === undefined || (celebratesBaby(brief) && person.age.min > 0)) return null;
  return usualAge(person.age);
}

/** True where the occasion is about a baby, so that the gift may be for it, even when another person receives it. */
export function celebratesBaby({ occasion }: { occasion: { value: string } | null }): boolean {
  return occasion !== null && (lexicon().occasionById.get(occasion.value)?.tags.recipient?.baby ?? 0) >= 0.5;
}

function usualAge({ min, max }: AgeSpan): Understood<AgeSpan> | null {
  if (min >= ADULT || max <= CHILD_UNTIL) return min < ADULT && max > ADULT && min < MOSTLY_GROWN_FROM ? null : derived({ min, max });
  return min >= MOSTLY_GROWN_FROM ? derived({ min: ADULT, max }) : null;
}

/** Returns the brief with the day of its occasion, where the brief names no day and the occasion has one. */
export function assumeFromOccasion(brief: Brief, { today, country }: DateContext): Brief {
  if (brief.date !== null || brief.occasion === null) return brief;
  const day = nextOccasionDay(brief.occasion.value, country, today);
  return day === null ? brief : { ...brief, date: derived(day) };
}

const OFFICE_OCCASIONS = new Set(["secret-santa", "work-gift", "host-gift"]);
const WHOSE: Record<string, string> = {
  "mothers-day": "mom",
  "mothering-sunday": "mom",
  "fathers-day": "dad",
  "grandparents-day": "grandparents",
  "boss-day": "boss",
  "nurses-week": "nurse",
  "teacher-appreciation": "teacher",
  "teacher-thank-you": "teacher",
  "secretary-day": "assistant",
  "work-gift": "coworker",
  "host-gift": "host",
  wedding: "couple",
  engagement: "couple",
  "baby-shower": "new-parents",
  "new-baby": "new-parents",
  christening: "baby",
  "new-pet": "pet-owner",
  "secret-santa": "coworker",
  "bridal-shower": "bride",
  "bachelorette-party": "bride",
  "sweet-sixteen": "teen-girl",
  quinceanera: "teen-girl",
};

/** Returns the colleague whom an occasion is about, or the host; null for occasions that may be anybody's. */
export function officePersonOf(occasion: string): string | null {
  return OFFICE_OCCASIONS.has(occasion) ? personOfOccasion(occasion) : null;
}

/** Returns the person an occasion is for, where it is always the same one; null where it may be anybody. */
export function personOfOccasion(occasion: string): string | null {
  const id = WHOSE[occasion];
  return id !== undefined && lexicon().personById.has(id) ? id : null;
}

/** Returns the person entry for somebody of whom only the age is known; null for an adult. */
export function personOfAge({ max }: AgeSpan, gender: "male" | "female" | null): string | null {
  const { personById } = lexicon();
  const ids =
    max <= 1
      ? ["baby"]
      : max <= 3
        ? ["toddler"]
        : max <= 12
          ? [gender === "female" ? "girl" : gender === "male" ? "boy" : "kids", "kids"]
          : [];
  const teens = max > 12 && max <= 19 ? [gender === "female" ? "teen-girl" : gender === "male" ? "teen-boy" : "teenager", "teenager"] : [];
  return [...ids, ...teens].find((id) => personById.has(id)) ?? null;
}
