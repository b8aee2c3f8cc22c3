import { CURRENCY, type Currency, fromDollars } from "#app/platform/money.ts";
import type { Brief, Budget } from "../types.ts";
import { situationById } from "./situations/situations.ts";

/** What people usually spend. */
export interface UsualPrice {
  minCents: number;
  maxCents: number;
  currency: Currency;
  /** True where an occasion has this price for anybody. */
  isOfOccasion: boolean;
}

/** The id by which a brief says that the usual price is not to count (its part `allowed`). */
export const USUAL_PRICE = "usual-price";

/** Dollars by who it is for: the closer, the more. */
const BY_CLOSENESS: readonly (readonly [ids: string, min: number, max: number])[] = [
  ["wife husband spouse partner girlfriend boyfriend fiancee fiance", 40, 150],
  ["mom dad parents stepmom stepdad", 30, 100],
  ["daughter son daughter-in-law son-in-law couple newlyweds", 25, 90],
  ["sister brother sibling best-friend grandmother grandfather grandparents great-grandmother great-grandfather", 20, 75],
  ["mother-in-law father-in-law in-laws sister-in-law brother-in-law godmother godfather godparents", 25, 70],
  ["granddaughter grandson grandchild goddaughter godson godchild niece nephew", 15, 60],
  ["aunt uncle aunt-and-uncle cousin friend-group roommate family crush", 15, 50],
  ["kids girl boy tween toddler preschooler baby newborn student-of-mine", 15, 45],
  ["teenager teen-girl teen-boy", 20, 60],
  ["coworker boss assistant mentor client", 15, 40],
  ["teacher coach babysitter dog-sitter daycare-worker nurse doctor mail-carrier house-cleaner hairdresser pastor volunteer", 10, 30],
  ["neighbor host house-guest landlady landlord stranger", 15, 35],
];

/** Dollars by occasions that have a price of their own, for any person. */
const BY_OCCASION: readonly (readonly [ids: string, min: number, max: number])[] = [
  ["stocking-stuffer advent party-favor saint-nicholas-day", 3, 25],
  ["secret-santa white-elephant", 15, 30],
  ["teacher-appreciation teacher-thank-you", 10, 30],
  ["host-gift", 15, 40],
  ["thank-you", 10, 40],
  ["work-gift boss-day secretary-day employee-appreciation nurses-week", 15, 40],
  ["get-well", 15, 45],
  ["sympathy", 20, 60],
  ["farewell moving-away new-job promotion", 20, 60],
  ["baby-shower new-baby gender-reveal christening", 25, 75],
  ["housewarming", 25, 75],
  ["engagement bridal-shower", 30, 90],
  ["wedding", 60, 160],
  ["golden-anniversary", 50, 160],
];
/** These occasions come once or seldom, so people spend more. */
const SPECIAL: ReadonlySet<string> = new Set([
  "milestone-birthday",
  "graduation",
  "retirement",
  "anniversary",
  "eighteenth-birthday",
  "twenty-first-birthday",
]);
const SPECIAL_FACTOR = 1.5;

/** The people and occasions that have a usual price. */
export const PRICED = [...BY_CLOSENESS, ...BY_OCCASION].flatMap(([ids]) => ids.split(" "));

/** Situations that say how much rather than what, the surest first; another one's price counts where nothing else says anything. */
const ABOUT_SPENDING = [
  "stocking-filler",
  "kids-party",
  "office-exchange",
  "once-in-a-lifetime",
  "group-gift",
  "barely-known",
  "boss-unknown",
  "client-gift",
  "neighbor-new",
  "new-relationship",
  "weekend-guest",
  "thank-you-big",
];

/**
 * Returns what people usually spend on such a gift; null where a budget is stated, where the shopper has said that it does not matter, and
 * where nothing tells.
 */
export function usualPriceOf(brief: Brief): UsualPrice | null {
  if (brief.budget !== null || brief.allowed.includes(USUAL_PRICE)) return null;
  const ids = brief.situations.map(({ value }) => value);
  const spending = ABOUT_SPENDING.find((id) => ids.includes(id));
  if (spending !== undefined) return priceOfSituation(spending, true);
  const occasion = brief.occasion?.value ?? "";
  const byOccasion = find(BY_OCCASION, occasion);
  const byCloseness = brief.person === null ? null : find(BY_CLOSENESS, brief.person.value);
  if (byOccasion !== null) return { ...byOccasion, isOfOccasion: true };
  if (byCloseness !== null)
    return SPECIAL.has(occasion) ? { ...byCloseness, maxCents: byCloseness.maxCents * SPECIAL_FACTOR } : byCloseness;
  const [first] = ids;
  return first === undefined ? null : priceOfSituation(first, false);
}

/** Returns it as a budget, such as the price that a search begins around. */
export function asBudget({ minCents, maxCents, currency }: Omit<UsualPrice, "isOfOccasion">): Budget {
  return { minCents, maxCents, targetCents: null, currency };
}

function find(table: typeof BY_OCCASION, id: string): UsualPrice | null {
  const row = table.find(([ids]) => ids.split(" ").includes(id));
  if (row === undefined) return null;
  return { minCents: fromDollars(row[1]), maxCents: fromDollars(row[2]), currency: CURRENCY, isOfOccasion: false };
}

function priceOfSituation(id: string, isOfOccasion: boolean): UsualPrice | null {
  const situation = situationById.get(id);
  if (situation === undefined) return null;
  const { priceCents, currency } = situation;
  return { minCents: priceCents.min, maxCents: priceCents.max, currency, isOfOccasion };
}
