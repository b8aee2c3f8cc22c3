import { formatShortMoney } from "#app/platform/money.ts";
import type { AgeSpan, Brief, Budget, GiftReading, Understood } from "../types.ts";
import { isForInterest } from "./explain/claims.ts";
import { nameInterest, nameOccasion, namePerson, nameTrait } from "./explain/naming.ts";
import { PHRASES } from "./explain/phrases.ts";
import type { ScoreParts } from "../rank/score.ts";
import { hashOf } from "../rank/seeded-random.ts";

/** Confidence from which a reason may state what was read. */
const CERTAIN = 0.5;
/** Fit from which a second interest is named beside the first. */
const BOTH = 0.6;
const MAX_QUOTE_LENGTH = 40;
/**
 * Fractions of a budget: the deviation that counts as near a target, and the share of a maximum that counts as little or as nearly all of
 * it.
 */
const NEAR_TARGET = 0.25;
const LITTLE = 0.45;
const NEARLY_ALL = 0.9;

/**
 * Picks one of several phrasings: always the same for the same gift, but different across gifts, so that a page of reasons does not repeat
 * one sentence.
 */
type PickWay = <Way>(ways: readonly Way[]) => Way;

/**
 * Explains why a gift fits, as one line in an array (empty only for a gift of which there is nothing to say): what it has of the wish, whom
 * or what it suits, and its price. It uses the brief's own words, and states of the gift only what its row, its tags and its text state.
 */
export function explainGift(reading: GiftReading, brief: Brief, parts: ScoreParts): string[] {
  let turn = 0;
  const pick: PickWay = (ways) => ways[hashOf(`${reading.profile.slug}/${turn++}`) % ways.length] as (typeof ways)[number];
  const wish = wishClauses(reading, brief, parts, pick);
  const whom = whomClauses(reading, brief, parts, pick);
  const said = [...wish.slice(0, 1), ...whom, ...wish.slice(1)].slice(0, 2);
  const offer = offerClauses(reading, brief, pick);
  const first = said.length > 0 ? said : offer.slice(0, 1);
  const rest = (said.length > 0 ? offer : offer.slice(1)).slice(0, 1);
  // What was stated is joined, and the price gets a sentence of its own.
  const lines = [first.join(", and "), ...rest].filter((line) => line !== "");
  return lines.length === 0 ? [] : [lines.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`).join(" ")];
}

/** Returns clauses on the named things, interests and qualities that the gift has, the most specific first. */
function wishClauses(reading: GiftReading, brief: Brief, { interests, words, traits }: ScoreParts, pick: PickWay): string[] {
  const partOf = (id: string) => brief.interests.find(({ value }) => value === id) ?? { value: id, words: "", source: "assumed" as const };
  const own = interests
    .filter(({ id, through, fit }) => through === null && fit >= CERTAIN && isForInterest(reading, id))
    .map(({ id, fit }) => ({ part: partOf(id), fit }));
  const near = interests.find(({ through }) => through !== null && isForInterest(reading, through));
  const topics = own.map(({ part }) => nameInterest(part));
  const isTold = (words: string) => topics.some(({ name, said }) => name.includes(words) || said.includes(words) || words.includes(said));
  const word = words.find((one) => !isTold(one.word));
  const trait = traits.find(({ fit }) => fit >= CERTAIN);
  const traitPart = brief.traits.find(({ value }) => value === trait?.id);
  const traitPhrase = traitPart === undefined ? "" : nameTrait(traitPart);
  return [
    ...(word === undefined ? [] : [wordClause(word, pick)]),
    ...topicClauses(own, brief, pick),
    ...(own.length > 0 || near === undefined
      ? []
      : [pick(PHRASES.near)(nameInterest(partOf(near.id)).name, nameInterest({ value: near.through ?? near.id, words: "" }).name)]),
    ...(traitPhrase === "" || isTold(traitPhrase) ? [] : [pick(PHRASES.trait)(traitPhrase)]),
  ];
}

function wordClause({ word, place }: ScoreParts["words"][number], pick: PickWay): string {
  const quoted = shorten(word);
  switch (place) {
    case "name":
      return pick(PHRASES.word)(quoted);
    case "kind":
      return pick(PHRASES.kind)(quoted);
    case "description":
      return pick(PHRASES.mentions)(quoted);
  }
}

function topicClauses(own: readonly { part: Understood<string>; fit: number }[], brief: Brief, pick: PickWay): string[] {
  const [first, second] = own;
  if (first === undefined) return [];
  const { name, said } = nameInterest(first.part);
  const other = second === undefined || second.fit < BOTH ? name : nameInterest(second.part).name;
  if (!name.includes(other) && !other.includes(name)) return [pick(PHRASES.topics)(name, other)];
  const whose = brief.gender === null ? "their" : brief.gender.value === "female" ? "her" : "his";
  return [first.part.source === "assumed" ? pick(PHRASES.guessed)(name, said) : pick(PHRASES.liked)(name, whose, said)];
}

/** Returns clauses on the person and the occasion that the gift suits. */
function whomClauses(reading: GiftReading, brief: Brief, parts: ScoreParts, pick: PickWay): string[] {
  const { person, age } = brief;
  const called = person !== null && (reading.persons.get(person.value) ?? 0) >= CERTAIN ? namePerson(brief) : null;
  const isOccasion = brief.occasion !== null && (parts.occasion ?? 0) >= CERTAIN && reading.occasions.has(brief.occasion.value);
  const occasion = isOccasion ? nameOccasion(brief) : null;
  const suitsAge = called === null && age?.source === "text" && reading.age !== null && covers(reading.age, age.value);
  return [
    ...(occasion === null ? [] : [pick(PHRASES.occasion)(occasion)]),
    ...(called === null ? [] : [pick(PHRASES.person)(called)]),
    ...(suitsAge ? [pick(PHRASES.age)(phraseAge(age.value))] : []),
  ];
}

const covers = (suits: AgeSpan, { min, max }: AgeSpan) => suits.min <= min && suits.max >= max;

const phraseAge = ({ min, max }: AgeSpan) => (max < 1 ? "a baby" : min === max ? `age ${min}` : `ages ${min} to ${max}`);

/** Returns clauses on the shop's offer, the most wanted first. */
function offerClauses({ profile }: GiftReading, brief: Brief, pick: PickWay): string[] {
  const isUrgent = brief.withinDays !== null || brief.date?.source === "text" || brief.leans.includes("faster");
  return [
    ...(isUrgent && profile.shippingDays !== null ? [PHRASES.delivery(profile.shippingDays)] : []),
    ...priceClauses(profile.statedPriceCents, brief.budget?.value ?? null, pick),
    ...(profile.isFeatured ? [PHRASES.featured] : []),
    ...(profile.isTrending ? [PHRASES.trending] : []),
    PHRASES.inStock,
  ];
}

function priceClauses(priceCents: number | null, budget: Budget | null, pick: PickWay): string[] {
  if (priceCents === null) return [];
  const cost = formatShortMoney(priceCents);
  if (budget === null || (budget.maxCents === null && budget.targetCents === null)) return [pick(PHRASES.price)(cost)];
  const { targetCents } = budget;
  if (targetCents !== null) {
    if (targetCents === priceCents) return [PHRASES.exact(cost)];
    const isNear = Math.abs(priceCents - targetCents) <= targetCents * NEAR_TARGET;
    return [(isNear ? pick(PHRASES.around) : PHRASES.away)(cost, formatShortMoney(targetCents))];
  }
  const most = budget.maxCents ?? 0;
  const ways = priceCents < most * LITTLE ? PHRASES.wellWithin : priceCents > most * NEARLY_ALL ? PHRASES.justWithin : PHRASES.within;
  return [pick<(cost: string, most: string) => string>(ways)(cost, formatShortMoney(most))];
}

const shorten = (words: string) => (words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH - 1)}…` : words);
