import type { AgeSpan, Brief, GiftReading, WeightsById } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";
import { celebratesBaby } from "../../ask/assume.ts";
import { monthsIn } from "../../ask/child-ages.ts";
import { type RankingConstants, RANKING } from "../constants.ts";
import { fitWithLearnt } from "../plausibility.ts";

const CHILD_UNTIL = 12;
const TEEN_FROM = 13;
const ADULT_FROM = 18;
/** Fit of a gift for adults of another age. */
const OTHER_ADULTS = 0.45;
/** Fit of a gift for adults when the person is a teenager. */
const ADULTS_FOR_TEENS = 0.3;
/** Fit where nothing says whom a gift is for: most such things are for adults. */
const UNKNOWN_FOR_ADULTS = 0.55;
const UNKNOWN_FOR_CHILDREN = 0.1;
const UNKNOWN = 0.4;

/** Upper bound for a gift that suits somebody much like the person. */
const NEAR_PERSON = 0.65;

/**
 * Returns how well gifts suit the person of a brief, 0 to 1; null when the brief says nothing of the person. `learnt` holds the people that the learnt
 * reader claims for a gift of which nobody has said whom it is for.
 */
export function createPersonFit(
  brief: Brief,
  constants: RankingConstants = RANKING,
): (reading: GiftReading, learnt?: WeightsById | null) => number | null {
  const { person, alsoFor, age, gender } = brief;
  if (person === null && age === null && gender === null) return () => null;
  const people = person === null ? [] : [person, ...alsoFor].map(({ value }) => likenessToPerson(value));
  return (reading, learnt = null) => {
    const fits: [weight: number, fit: number][] = [];
    // Of two people the gift should suit both, so that one for either of them stands behind.
    const suits = people.reduce((sum, likeness) => sum + fitRecipient(reading.persons, likeness, constants, learnt), 0);
    if (people.length > 0) fits.push([3, suits / people.length]);
    if (age !== null) fits.push([age.value.max <= CHILD_UNTIL ? 4 : 1.5, fitAge(reading.age, age.value)]);
    if (gender !== null && reading.gender !== null) fits.push([1, reading.gender === gender.value ? 1 : 0]);
    const weights = fits.reduce((sum, [weight]) => sum + weight, 0);
    return weights === 0 ? null : fits.reduce((sum, [weight, fit]) => sum + weight * fit, 0) / weights;
  };
}

function fitRecipient(persons: WeightsById, likeness: Likeness, constants: RankingConstants, learnt: WeightsById | null): number {
  const read = persons.size === 0 ? null : bestFor(persons, likeness);
  return learnt === null ? (read ?? UNKNOWN) : fitWithLearnt(read, bestFor(learnt, likeness), constants);
}

type Likeness = ReadonlyMap<string, number>;

function bestFor(persons: WeightsById, likeness: Likeness): number {
  let best = 0;
  persons.forEach((weight, id) => {
    best = Math.max(best, weight * (likeness.get(id) ?? 0));
  });
  return best;
}

/**
 * Returns how likely a gift for others would please this person: others of the same sex and about the same age. The person's own entry has
 * 1.
 */
function likenessToPerson(id: string): Map<string, number> {
  const { personById } = lexicon();
  const person = personById.get(id);
  const likeness = new Map([[id, 1]]);
  if (person === undefined) return likeness;
  for (const other of personById.values()) {
    if (other.id === id || (person.gender !== undefined && other.gender !== undefined && person.gender !== other.gender)) continue;
    const sameGender = person.gender === other.gender ? 1 : 0.6;
    likeness.set(other.id, NEAR_PERSON * sameGender * sharedYears(person.age, other.age));
  }
  return likeness;
}

function sharedYears(one: AgeSpan | undefined, other: AgeSpan | undefined): number {
  if (one === undefined || other === undefined) return 0.5;
  const shared = Math.min(one.max, other.max) - Math.max(one.min, other.min) + 1;
  return Math.max(0, shared) / Math.min(one.max - one.min + 1, other.max - other.min + 1);
}

/** What a child's thing loses that is outgrown within so many years. */
const OUTGROWN: readonly number[] = [0.25, 0.15, 0.05];

/** Returns how well the ages that a gift suits cover the person's, 0 to 1. */
export function fitAge(suits: AgeSpan | null, person: AgeSpan): number {
  if (suits === null) return person.max <= CHILD_UNTIL ? UNKNOWN_FOR_CHILDREN : UNKNOWN_FOR_ADULTS;
  const years = person.max - person.min + 1;
  const shared = Math.min(suits.max, person.max) - Math.max(suits.min, person.min) + 1;
  if (shared <= 0) {
    if (suits.max < ADULT_FROM) return 0;
    return person.min >= ADULT_FROM ? OTHER_ADULTS : person.min >= TEEN_FROM ? ADULTS_FOR_TEENS : 0;
  }
  return 0.6 + 0.4 * Math.min(1, shared / years) - (OUTGROWN[suits.max - person.max] ?? 0);
}

/** Ages in years: a thing "for ages 8 and up" is a child's, whatever its maker hopes. */
const CHILDS_FROM = 10;
const OLDER_CHILDS_FROM = 13;

/**
 * Returns how much a gift is a child's thing where the person is not a child, or may not be one, 0 to 1. `isOnTopic` means that the person
 * likes such things.
 */
export function childScore({ age, profile }: GiftReading, brief: Brief, isOnTopic: boolean): number {
  if (age === null || (brief.age !== null && brief.age.value.min < OLDER_CHILDS_FROM) || celebratesBaby(brief)) return 0;
  if (age.max <= CHILD_UNTIL) return 1;
  if (age.min === 0 || profile.tags.ageRange !== undefined) return 0;
  // A cake is for everybody from four years on, and no child's thing; a model that has read the gift knows which it is.
  const child = profile.modelClaims?.find(({ kind }) => kind === "child");
  const share = child?.kind === "child" ? child.weight : 1;
  return share * upwardsScore(age, isOnTopic);
}

/** Returns how much what is for everybody from some age on is a child's thing. */
function upwardsScore(age: AgeSpan, isOnTopic: boolean): number {
  if (age.min >= OLDER_CHILDS_FROM) return 0;
  if (isOnTopic) return age.min < CHILDS_FROM ? 0.5 : 0;
  return age.min < CHILDS_FROM ? 1 : 0.7;
}

/** Words of names that say for how small a child a thing is, and the years up to which it is one. */
const STAGES: readonly (readonly [words: RegExp, until: number])[] = [
  [/\bnewborns?\b/i, 0],
  [/\b(?:bab(?:y|ies)|infants?)\b/i, 1],
  [/\b(?:toddlers?|tiny hands|first steps)\b/i, 3],
];
const stageOf = derivation(({ profile: { name } }) => ({ until: STAGES.find(([words]) => words.test(coreOfName(name)))?.[1] ?? null }));

/** Months from which a baby is no newborn any more. */
const NEWBORN_UNTIL = 4;

/** True for what is named as one for smaller children than the brief's, whatever ages a shop has tagged it for. */
export function isForYounger(reading: GiftReading, { age, occasion }: Pick<Brief, "age" | "occasion">): boolean {
  if (age === null || age.value.min > CHILD_UNTIL || celebratesBaby({ occasion })) return false;
  const { until } = stageOf(reading);
  if (until === null) return false;
  return age.value.min > until || (until === 0 && (monthsIn(age.words) ?? 0) >= NEWBORN_UNTIL);
}
