import { addDays } from "#app/platform/days.ts";
import { formatShortMoney, fromDollars } from "#app/platform/money.ts";
import { FOREIGN } from "../ask/budget.ts";
import { nameBudget, nameCountry } from "../brief/values.ts";
import { daysLeft } from "../rank/delivery.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { Brief, FoundGift } from "../types.ts";

/** Where and when the page is read: the shop's country in two capital letters, today as an ISO day. */
interface Here {
  today: string;
  country: string;
}
type Gift = { reading: { profile: Pick<FoundGift["reading"]["profile"], "shippingDays">; concepts: FoundGift["reading"]["concepts"] } };

/** Returns what the page says above the gifts that are shown: answers to questions in the text, and what has been taken for what. */
export function notesOf(brief: Brief, gifts: readonly Gift[], { today, country }: Here): string[] {
  const abroad = noteOnCountry(brief, country);
  // "Can you ship to Canada?" asks for no days.
  const asksForDays = brief.asks.includes("delivery") && (abroad.length === 0 || daysLeft(brief, today) !== null || TIME.test(brief.text));
  return [
    ...(asksForDays ? [answerAboutDelivery(brief, gifts, today)] : []),
    ...[...abroad, ...noteOnIngredients(brief, gifts), ...noteOnCurrency(brief), ...noteOnBareSum(brief)],
  ];
}

/** What may be in food without its text saying so, by its concept. */
const INGREDIENTS: ReadonlySet<string> = new Set(["nuts", "gluten", "dairy", "seafood"]);
const MUST_NOT = /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|coeliac|celiac|anaphyla\w+)\b/i;
/** Confidence from which a gift counts as something to eat. */
const FOOD_FROM = 0.5;
const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

/** Says that a text may be silent about what somebody must not eat. */
function noteOnIngredients({ excluded, text }: Brief, gifts: readonly Gift[]): string[] {
  const kept = [...new Set(excluded.flatMap(({ value }) => (INGREDIENTS.has(value) ? [value] : [])))];
  const isFood = gifts.some(({ reading }) => (reading.concepts.get("food") ?? 0) >= FOOD_FROM);
  if (kept.length === 0 || !isFood || !MUST_NOT.test(text)) return [];
  return [
    `No ${anyOf.format(kept)}? We go by each gift’s description, which may leave something out. Please check the ingredients with the store.`,
  ];
}

const TIME = /\b(?:how (?:long|soon|fast|quick(?:ly)?)|when|days?|weeks?|in time|on time)\b/i;

/** Says that nobody has stated where the stores send gifts to; in the shop's own country they do as a matter of course. */
function noteOnCountry({ shipsTo }: Brief, country: string): string[] {
  return shipsTo === null || shipsTo.value === country
    ? []
    : [`Do these ship to ${nameCountry(shipsTo.value)}? We don’t know, so please check with the store.`];
}

/** Answers "will it arrive by Friday?" with yes, no or unknown, from what the stores of the shown gifts say. */
function answerAboutDelivery(brief: Brief, gifts: readonly Gift[], today: string): string {
  const days = daysLeft(brief, today);
  const stated = gifts.flatMap(({ reading }) => reading.profile.shippingDays ?? []);
  const unknown = gifts.length - stated.length;
  const check = "so please check with the store";
  if (days === null) {
    if (stated.length === 0) return `How long does delivery take? We don’t know, ${check}.`;
    const slowest = Math.max(...stated);
    const span = `${slowest} ${slowest === 1 ? "day" : "days"} at most`;
    return `How long does delivery take? ${unknown === 0 ? `${span}.` : `${span} for ${stated.length} of these ${gifts.length}. We don’t know about the others, ${check}.`}`;
  }
  const question = `Will it arrive by ${addDays(today, days)}?`;
  if (gifts.length === 0) return `${question} No, nothing that fits will arrive by then.`;
  if (stated.length === 0) return `${question} We don’t know, ${check}.`;
  return unknown === 0
    ? `${question} Yes, according to the stores.`
    : `${question} Yes for ${stated.length} of these ${gifts.length}, according to the stores. We don’t know about the others, ${check}.`;
}

/** Says that another currency's sum was taken for dollars. */
function noteOnCurrency({ budget }: Brief): string[] {
  if (budget === null || !FOREIGN.test(budget.words.toLowerCase())) return [];
  return [`Prices here are in US dollars, so we read “${budget.words}” as ${nameBudget({ ...budget, words: "" }).toLowerCase()}.`];
}

const BARE_NUMBER = /^[1-9]\d$/;
const GROWN_UP_FROM = 18;
/** "He" may be of any age. */
const ANY_AGE = { min: GROWN_UP_FROM, max: 99 };

/** Says that a number without a word of money was taken for a sum, where it could be the person's age as well: "dad golf 50". */
function noteOnBareSum({ budget, age, person, gender, text }: Brief): string[] {
  const years = BARE_NUMBER.test(budget?.words ?? "") ? Number(budget?.words) : null;
  const likely = person === null && gender !== null ? ANY_AGE : lexicon().personById.get(person?.value ?? "")?.age;
  if (budget === null || budget.value.maxCents !== fromDollars(years ?? 0) || years === null || likely === undefined) return [];
  // Of whom the age is said another number is none.
  if ((age !== null && age.words !== "") || years < Math.max(GROWN_UP_FROM, likely.min) || years > likely.max) return [];
  if (person === null && new RegExp(`\\b${years} (?:for|to|max|please|each)\\b`, "i").test(text)) return [];
  const sum = formatShortMoney(budget.value.maxCents, budget.value.currency);
  return [`We took ${years} as a budget of ${sum}. If it’s their age, remove the budget and add “age ${years}”.`];
}
