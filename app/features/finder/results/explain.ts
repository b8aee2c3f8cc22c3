import type { Brief, GiftReading } from "../types.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import { isNamed } from "./explain/claims.ts";
import { type Fact, factOf, statedAgeOf } from "./explain/facts.ts";
import { likingsServed, type ServedLiking, speaksOf } from "./explain/likings.ts";
import { nameOccasion, nameRole, type Pronouns, pronounsOf } from "./explain/naming.ts";
import { isGrave, needsOf } from "./explain/needs.ts";

const GROWN_UP = 18;
/** A thing for much younger ones is nothing made for this age. */
const YEARS_OLDER = 3;
/** Of so many gifts side by side, at most `OFTEN` have a sentence of the same build. */
const SIDE_BY_SIDE = 6;
const OFTEN = 2;
const LONGEST = 165;

/** A sentence and its build: the liking or need first, the fact first, or the likings as a cause. */
interface Sentence {
  build: "for" | "because" | "one for";
  text: string;
}

/**
 * Explains why gifts that stand in this order fit, each in at most one sentence: a fact of the request that the gift's tags or words answer,
 * and a whole clause of the gift's own text that says more than its name. Empty where one of the two is missing.
 */
export function explainGifts(readings: readonly GiftReading[], brief: Brief): string[][] {
  const builds: (Sentence["build"] | null)[] = [];
  return readings.map((reading) => {
    const before = builds.slice(1 - SIDE_BY_SIDE);
    const uses = (build: Sentence["build"]) => before.filter((other) => other === build).length;
    const [chosen] = sentencesFor(reading, brief)
      .filter(({ build, text }) => uses(build) < OFTEN && text.length <= LONGEST)
      .toSorted((one, other) => uses(one.build) - uses(other.build));
    builds.push(chosen?.build ?? null);
    return chosen === undefined ? [] : [chosen.text];
  });
}

/** Returns the sentences that can be made of the best ground for a gift, the plainest first. */
function sentencesFor(reading: GiftReading, brief: Brief): Sentence[] {
  const byLiking = sentencesOfLikings(reading, brief);
  if (byLiking.length > 0) return byLiking;
  const byNeed = sentencesOfNeeds(reading, brief);
  if (byNeed.length > 0) return byNeed;
  return [...sentencesOfOccasion(reading, brief), ...sentencesOfRole(reading, brief), ...sentencesOfAge(reading, brief)];
}

/** A clause that names the liking outweighs any other; one that meets a need besides is best. */
const NAMES_IT = 3;
const MEETS_NEED = 6;
const DOES_NOT_COUNT = -1;

function sentencesOfLikings(reading: GiftReading, brief: Brief): Sentence[] {
  const likings = likingsServed(reading, brief);
  if (likings.length === 0) return [];
  const needs = needsOf(brief);
  const fact = factOf(reading, brief, (clause) => {
    const names = likings.some(({ id }) => speaksOf(clause, id));
    const meets = needs.some(({ proof }) => proof.test(clause.text));
    if (!names && !(clause.isTelling && likings.some(isPlainly))) return DOES_NOT_COUNT;
    return (names ? NAMES_IT : 0) + (meets ? MEETS_NEED : 0);
  });
  if (fact === null) return [];
  const [first, second] = likings.filter((liking) => isPlainly(liking) || speaksOf(fact, liking.id));
  if (first === undefined) return [];
  const need = needs.find(({ proof }) => proof.test(fact.text));
  return sentencesAbout({ first, second, need: need?.words, fact }, brief);
}

/** True where a gift is so plainly for a liking that any statement about the gift bears on it. */
const isPlainly = ({ isInName, isBeside }: ServedLiking) => isInName && !isBeside;

interface Ground {
  first: ServedLiking;
  second: ServedLiking | undefined;
  need: string | undefined;
  fact: Fact;
}

function sentencesAbout({ first, second, need, fact }: Ground, brief: Brief): Sentence[] {
  const { whose, likes }: Pronouns = pronounsOf(brief);
  const grave = isGrave(brief);
  const owned = (liking: ServedLiking) => (liking.owned === null ? null : `${whose} ${liking.owned}`);
  const things = [owned(first), second === undefined ? undefined : owned(second)].filter((thing) => thing !== undefined);
  const whom = second === undefined ? `${articleFor(first.fan)} ${first.fan}` : `${articleFor(first.fan)} ${first.fan} who likes ${second.liked}`;
  const forWhat = things.includes(null) ? whom : things.join(" and ");
  const sentences: Sentence[] = [{ build: "for", text: `For ${forWhat}${need === undefined ? "" : ` and ${need}`}: ${fact.text}.` }];
  if (need !== undefined) return sentences;
  sentences.push({ build: "one for", text: grave ? `${fact.text}: something for ${forWhat}.` : `${fact.text}: one for ${theFan(first, second)}.` });
  if (!grave) {
    const liked = [first, second].flatMap((liking) => (liking === undefined ? [] : [liking.liked])).join(" and ");
    sentences.push({ build: "because", text: `Because ${likes} ${liked}: ${fact.text}.` });
  }
  return sentences;
}

const articleFor = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a");
const theFan = (first: ServedLiking, second: ServedLiking | undefined) =>
  second === undefined ? `the ${first.fan}` : `${articleFor(first.fan)} ${first.fan} who likes ${second.liked}`;

function sentencesOfNeeds(reading: GiftReading, brief: Brief): Sentence[] {
  for (const { words, proof } of needsOf(brief)) {
    const fact = factOf(reading, brief, (clause) => (proof.test(clause.text) && clause.isTelling ? MEETS_NEED : DOES_NOT_COUNT));
    if (fact !== null) return sentencesFor2(words, fact);
  }
  return [];
}

/** Returns both orders of what a gift is for and what it does. */
function sentencesFor2(words: string, fact: Fact): Sentence[] {
  return [
    { build: "for", text: `For ${words}: ${fact.text}.` },
    { build: "one for", text: `${fact.text}: something for ${words}.` },
  ];
}

/** Occasions for a baby, and the words of a clause that show that a gift is for one. */
const FOR_A_BABY: ReadonlySet<string> = new Set(["new-baby", "baby-shower", "christening", "first-birthday"]);
const OF_A_BABY = /\b(?:bab(?:y|ies)|newborns?|nursery|crib|cradle|tummy|first months|little fists)\b/i;

function sentencesOfOccasion(reading: GiftReading, brief: Brief): Sentence[] {
  const name = nameOccasion(brief);
  if (name === null || brief.occasion === null) return [];
  const { value } = brief.occasion;
  const isItsThing = isNamedInName(reading, value);
  const namesIt = ({ text, others, isTelling }: Fact) =>
    others.includes(value) || (isItsThing && isTelling) || (FOR_A_BABY.has(value) && OF_A_BABY.test(text));
  const fact = factOf(reading, brief, (clause) => (namesIt(clause) ? NAMES_IT : DOES_NOT_COUNT));
  return fact === null ? [] : sentencesFor2(name, fact);
}

function isNamedInName({ profile: { name } }: GiftReading, occasion: string): boolean {
  const named = matchPhrases(name, { in: "gift" }).some(({ kind, id, from }) => kind === "occasion" && from === "synonym" && id === occasion);
  return named || (FOR_A_BABY.has(occasion) && OF_A_BABY.test(name));
}

function sentencesOfRole(reading: GiftReading, brief: Brief): Sentence[] {
  const name = nameRole(brief);
  const id = brief.person?.value;
  if (name === null || id === undefined || brief.interests.length > 0 || !isNamed(reading, "person", id)) return [];
  const fact = factOf(reading, brief, ({ others, isTelling }) => (others.includes(id) ? NAMES_IT : isTelling ? 0 : DOES_NOT_COUNT));
  return fact === null ? [] : sentencesFor2(name, fact);
}

/** A child's stated age, where the gift's own text states the age from which it is, and nothing closer was asked for. */
function sentencesOfAge(reading: GiftReading, brief: Brief): Sentence[] {
  const { age, interests, occasion } = brief;
  if (age?.source !== "text" || age.value.max >= GROWN_UP || interests.length > 0 || occasion?.value === "new-baby") return [];
  const stated = statedAgeOf(reading);
  const { min, max } = age.value;
  if (stated === null || min < stated.years || min - stated.years > YEARS_OLDER || min !== max) return [];
  const fact = factOf(reading, brief, ({ isTelling }) => (isTelling ? 0 : DOES_NOT_COUNT));
  return fact === null ? [] : [{ build: "for", text: `Right for age ${min}: ${fact.text}.` }];
}
