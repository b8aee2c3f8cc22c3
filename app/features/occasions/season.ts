import { addDays, countDays } from "#app/platform/days.ts";
import { hasOwnDays, nextOccasionDay } from "./occasion-days.ts";

interface SeasonOccasion {
  id: SeasonOccasionId;
  /** As it begins a sentence: "Christmas is in 26 days". */
  name: string;
  icon: string;
  verb: "is" | "starts";
  /** Days before it from which it is what a shop talks about. */
  leadDays: number;
  /** How a sentence to the finder begins. */
  brief: string;
  /** Words in a slug by which a shop's category or a collection's rule means it. */
  slugs: readonly string[];
}

export const SEASON_OCCASION_IDS = [
  "valentines-day",
  "eid",
  "easter",
  "mothers-day",
  "graduation",
  "fathers-day",
  "back-to-school",
  "diwali",
  "hanukkah",
  "christmas",
] as const;
export type SeasonOccasionId = (typeof SEASON_OCCASION_IDS)[number];

const OCCASIONS: Readonly<Record<SeasonOccasionId, Omit<SeasonOccasion, "id">>> = {
  "valentines-day": {
    name: "Valentine’s Day",
    icon: "💘",
    verb: "is",
    leadDays: 40,
    brief: "A Valentine’s Day gift for ",
    slugs: ["valentines-day", "valentines", "valentine"],
  },
  eid: { name: "Eid al-Fitr", icon: "🌙", verb: "is", leadDays: 35, brief: "An Eid gift for ", slugs: ["eid", "eid-al-fitr"] },
  easter: { name: "Easter", icon: "🐣", verb: "is", leadDays: 35, brief: "An Easter gift for ", slugs: ["easter"] },
  "mothers-day": {
    name: "Mother’s Day",
    icon: "🌷",
    verb: "is",
    leadDays: 45,
    brief: "A Mother’s Day gift for ",
    slugs: ["mothers-day", "mothering-sunday"],
  },
  graduation: {
    name: "Graduation season",
    icon: "🎓",
    verb: "starts",
    leadDays: 30,
    brief: "A graduation gift for ",
    slugs: ["graduation"],
  },
  "fathers-day": { name: "Father’s Day", icon: "🧔", verb: "is", leadDays: 40, brief: "A Father’s Day gift for ", slugs: ["fathers-day"] },
  "back-to-school": {
    name: "Back-to-school season",
    icon: "🎒",
    verb: "starts",
    leadDays: 30,
    brief: "A back-to-school gift for ",
    slugs: ["back-to-school"],
  },
  diwali: { name: "Diwali", icon: "🪔", verb: "is", leadDays: 40, brief: "A Diwali gift for ", slugs: ["diwali"] },
  hanukkah: { name: "Hanukkah", icon: "🕎", verb: "starts", leadDays: 30, brief: "A Hanukkah gift for ", slugs: ["hanukkah", "chanukah"] },
  christmas: {
    name: "Christmas",
    icon: "🎄",
    verb: "is",
    leadDays: 60,
    brief: "A Christmas gift for ",
    slugs: ["christmas", "xmas"],
  },
};

/** Countries most of whose people keep Eid, and of whose shops few speak of Christian feasts. */
const EID_COUNTRIES = new Set("AE BD BH DZ EG ID IQ IR JO KW LY MA MR MV MY OM PK PS QA SA SD SO SY TN TR YE".split(" "));
const SUMMER_SCHOOL_COUNTRIES = new Set(["US", "CA", "GB", "IE"]);
const WINTER_SCHOOL_COUNTRIES = new Set(["AU", "NZ", "ZA"]);
const GRADUATION_COUNTRIES = new Set(["US", "CA"]);
/** Countries where other feasts than the Christian ones are the great ones, and shops speak of Christmas all the same. */
const CHRISTMAS_BESIDE_COUNTRIES = new Set(["IL", "IN", "JP"]);

/** Says whether most shoppers of a country keep an occasion, some do, or none. */
function spreadOf(id: SeasonOccasionId, country: string): "most" | "some" | "none" {
  const isEidCountry = EID_COUNTRIES.has(country);
  switch (id) {
    case "eid":
      return isEidCountry ? "most" : "some";
    case "hanukkah":
      return country === "IL" ? "most" : isEidCountry ? "none" : "some";
    case "diwali":
      return country === "IN" ? "most" : "some";
    case "christmas":
    case "easter":
      return isEidCountry ? "none" : CHRISTMAS_BESIDE_COUNTRIES.has(country) ? "some" : "most";
    case "valentines-day":
      return isEidCountry ? "none" : "most";
    case "graduation":
      return GRADUATION_COUNTRIES.has(country) ? "most" : "none";
    case "back-to-school":
      return SUMMER_SCHOOL_COUNTRIES.has(country) || WINTER_SCHOOL_COUNTRIES.has(country) ? "most" : "none";
    default:
      return "most";
  }
}

const NAMED_COUNTRIES = new Set(
  [SUMMER_SCHOOL_COUNTRIES, WINTER_SCHOOL_COUNTRIES, GRADUATION_COUNTRIES, CHRISTMAS_BESIDE_COUNTRIES].flatMap((countries) => [
    ...countries,
  ]),
);
/** What ISO 3166-1 leaves to users: here any country of which nothing is said by name. */
const ANY_OTHER_COUNTRY = "ZZ";

/** Returns one country for all that have the same seasons, so that a page that follows them is kept forty times and not 250; null for none. */
export function countryOfSeason(country: string | null): string | null {
  if (country === null) return null;
  if (EID_COUNTRIES.has(country)) return "EG";
  return NAMED_COUNTRIES.has(country) || hasOwnDays(country) ? country : ANY_OTHER_COUNTRY;
}

/** Returns the day of an occasion; seasons without a day of their own have a first one that is ours: no law names it. */
function dayOfSeason(id: SeasonOccasionId, country: string, today: string): string | null {
  const isWinter = WINTER_SCHOOL_COUNTRIES.has(country);
  const first = id === "graduation" ? "05-15" : id === "back-to-school" ? (isWinter ? "01-15" : "08-15") : null;
  if (first === null) return nextOccasionDay(id, country, today);
  const year = Number(today.slice(0, 4));
  return `${today <= `${year}-${first}` ? year : year + 1}-${first}`;
}

/** An occasion with its next day. */
export interface ComingOccasion extends SeasonOccasion {
  day: string;
}

/** Returns an occasion with its next day in a country, today included; null where the calendar has none ahead. */
export function comingOccasion(id: SeasonOccasionId, country: string, today: string): ComingOccasion | null {
  const day = dayOfSeason(id, country, today);
  return day === null ? null : { id, ...OCCASIONS[id], day };
}

/** Occasions beside the one that the band is about. */
const MOST_BESIDE = 2;

/**
 * Returns the occasion that a country's shoppers think of next, and others that are near. One that most of them keep goes before one that
 * some do; the nearest goes first.
 */
export function findSeason(country: string, today: string): { occasion: ComingOccasion | null; beside: ComingOccasion[] } {
  const coming = SEASON_OCCASION_IDS.filter((id) => spreadOf(id, country) !== "none")
    .map((id) => comingOccasion(id, country, today))
    .filter((occasion) => occasion !== null)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const near = coming.filter(({ day, leadDays }) => countDays(today, day) <= leadDays);
  const isForMost = ({ id }: ComingOccasion) => spreadOf(id, country) === "most";
  const occasion = near.find(isForMost) ?? near[0] ?? coming.find(isForMost) ?? coming[0] ?? null;
  return { occasion, beside: near.filter((one) => one.id !== occasion?.id).slice(0, MOST_BESIDE) };
}

/** Returns the last day to order something that takes so many days; null where that day has passed. */
export function lastOrderDay(day: string, shippingDays: number, today: string): string | null {
  const last = addDays(day, -shippingDays);
  return last < today ? null : last;
}

/** Returns the distance of an occasion in words: "Christmas is in 26 days". */
export function sayComing({ name, verb, day }: Pick<ComingOccasion, "name" | "verb" | "day">, today: string): string {
  const days = countDays(today, day);
  return `${name} ${verb} ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`}`;
}

/** The names of the occasions, for who pins one. */
export const SEASON_OCCASION_NAMES = SEASON_OCCASION_IDS.map((id) => ({ id, name: OCCASIONS[id].name }));
