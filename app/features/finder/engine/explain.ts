import { formatPrice } from "#app/features/catalogue/rules.ts";
import type { Brief, Budget, GiftReading, Understood } from "../types.ts";
import { PHRASES } from "./explain/phrases.ts";
import { lexicon } from "./lexicon/lexicon.ts";
import type { ScoreParts } from "./score.ts";

/** How sure a reading must be before a reason says so. */
const CERTAIN = 0.5;
const MAX_CLAUSES = 3;
const MAX_QUOTE_LENGTH = 40;
const WORD_PHRASES = { name: PHRASES.word, kind: PHRASES.kind, description: PHRASES.mentions };

/**
 * Why a gift fits, as one line in an array (empty only for a gift of which there is nothing to say). It uses the brief's own words,
 * and of the gift it says only what its row, its tags and its text say.
 */
export function explainGift(reading: GiftReading, brief: Brief, parts: ScoreParts): string[] {
  const clauses = [...topicClauses(brief, parts), ...personClauses(reading, brief, parts), ...offerClauses(reading, brief)].slice(
    0,
    MAX_CLAUSES,
  );
  const priced = priceClause(reading.profile.priceCents, brief.budget?.value ?? null);
  const line = (priced === null ? clauses : [...clauses.slice(0, MAX_CLAUSES - 1), priced]).join(", ");
  return line === "" ? [] : [`${line.charAt(0).toUpperCase()}${line.slice(1)}.`];
}

function topicClauses(brief: Brief, { interests, words, traits }: ScoreParts): string[] {
  const { interestById, traitById } = lexicon();
  const nameOf = (parts: readonly Understood<string>[], byId: ReadonlyMap<string, { name: string }>, id: string) =>
    quote(
      parts.find(({ value }) => value === id),
      byId.get(id)?.name,
    );
  const own = interests.filter(({ through, fit }) => through === null && fit >= CERTAIN).slice(0, 2);
  const near = interests.find(({ through }) => through !== null);
  const [word] = words;
  const [trait] = traits.filter(({ fit }) => fit >= CERTAIN);
  const topics = own.map(({ id }) => nameOf(brief.interests, interestById, id)).filter((name) => name !== "");
  return [
    ...(word === undefined ? [] : [WORD_PHRASES[word.place](shorten(word.word))]),
    ...(topics.length === 0 ? [] : [PHRASES.topics(topics.join(` ${PHRASES.and} `))]),
    ...(topics.length > 0 || near === undefined ? [] : [PHRASES.near(nameOf(brief.interests, interestById, near.id))]),
    ...(trait === undefined ? [] : [PHRASES.trait(nameOf(brief.traits, traitById, trait.id))]),
  ];
}

function personClauses(reading: GiftReading, { person, age, occasion }: Brief, parts: ScoreParts): string[] {
  const { personById, occasionById } = lexicon();
  const suitsPerson = person !== null && (reading.persons.get(person.value) ?? 0) >= CERTAIN;
  const suitsAge = !suitsPerson && age !== null && age.words !== "" && reading.age !== null;
  const suitsOccasion = occasion !== null && (parts.occasion ?? 0) >= CERTAIN && reading.occasions.has(occasion.value);
  return [
    ...(suitsPerson ? [PHRASES.person(quote(person, personById.get(person.value)?.name))] : []),
    ...(suitsAge ? [PHRASES.age(shorten(age.words))] : []),
    ...(suitsOccasion ? [PHRASES.occasion(quote(occasion, occasionById.get(occasion.value)?.name))] : []),
  ];
}

function offerClauses({ profile }: GiftReading, brief: Brief): string[] {
  const isUrgent = brief.withinDays !== null || brief.date?.source === "text" || brief.leans.includes("faster");
  return [
    ...(isUrgent && profile.shippingDays !== null ? [PHRASES.delivery(profile.shippingDays)] : []),
    ...(brief.budget === null && profile.priceCents !== null ? [PHRASES.price(price(profile.priceCents))] : []),
    ...(profile.isFeatured ? [PHRASES.featured] : []),
    ...(profile.isTrending ? [PHRASES.trending] : []),
    PHRASES.inStock,
  ];
}

function priceClause(priceCents: number | null, budget: Budget | null): string | null {
  if (priceCents === null || budget === null) return null;
  if (budget.targetCents !== null) return PHRASES.around(price(priceCents), price(budget.targetCents));
  return budget.maxCents === null ? PHRASES.price(price(priceCents)) : PHRASES.within(price(priceCents), price(budget.maxCents));
}

const price = (cents: number) => formatPrice(cents).replace(/\.00$/, "");

/** The brief's own words for something, without "my" and "for"; its name where it was chosen or is too long to repeat. */
function quote(part: Understood<string> | null | undefined, name = ""): string {
  const words = (part?.words ?? "")
    .replace(/^(?:(?:for|to|my|our|his|her|their|the|an?|is|has|loves?|likes?|enjoys?|into)\s+)+/i, "")
    .trim();
  return words === "" || words.length > MAX_QUOTE_LENGTH ? lowerFirst(name) : words;
}

const lowerFirst = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

const shorten = (words: string) => (words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH - 1)}…` : words);
