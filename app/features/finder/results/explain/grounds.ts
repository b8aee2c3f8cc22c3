import { matchPhrases } from "../../lexicon/lexicon.ts";
import type { Brief, GiftReading } from "../../types.ts";
import { isInName, isNamed, isPartOf } from "./claims.ts";
import { type Fact, factOf, interestsNamedIn, statedAgeOf } from "./facts.ts";
import { likingsServed, type ServedLiking, speaksOf } from "./likings.ts";
import { nameOccasion, nameRole } from "./naming.ts";
import { namesAll } from "./narrow-words.ts";
import { isGrave, needsOf } from "./needs.ts";
import { sayFor, sayLiked, sayLikedAndNeeded, type Sentence } from "./sentences.ts";

const GROWN_UP = 18;
/** A thing for much younger ones is nothing made for this age. */
const YEARS_OLDER = 3;

/** How much it counts that a clause names what was asked for; what meets a need besides is best. */
const NAMES_IT = 3;
const MEETS_NEED = 6;
const DOES_NOT_COUNT = -1;

/** Returns the sentences that can be made of the best ground for a gift, the plainest first; none where there is no ground. */
export function sentencesFor(reading: GiftReading, brief: Brief): Sentence[] {
  const grounds = [byLikings, byNeeds, byOccasion, byRole, byAge];
  return grounds.map((ground) => ground(reading, brief)).find((sentences) => sentences.length > 0) ?? [];
}

function byLikings(reading: GiftReading, brief: Brief): Sentence[] {
  const likings = likingsServed(reading, brief);
  if (likings.length === 0) return [];
  const needs = needsOf(brief);
  const needMet = ({ text }: Fact) => needs.find(({ proof }) => proof.test(text));
  const likingsIn = ({ text }: Fact) => likings.filter(({ narrow }) => namesAll(text, narrow));
  const fact = factOf(reading, brief, (clause) => {
    const meant = likingsIn(clause);
    const namesOne = meant.some(({ id }) => isAbout(clause, id));
    // Of a thing that is called after the liking, what one of its parts does bears on it too.
    const isItsOwn = meant.some((liking) => isPlainly(liking) && (clause.isTelling || (clause.isDoing && liking.isCalledSo)));
    if (likings.some(({ id }) => isOnlyLikened(clause, id)) || (!namesOne && !isItsOwn)) return DOES_NOT_COUNT;
    return (namesOne ? NAMES_IT : 0) + (needMet(clause) === undefined ? 0 : MEETS_NEED);
  });
  if (fact === null) return [];
  const [first, second] = likingsIn(fact).filter((liking) => isPlainly(liking) || isAbout(fact, liking.id));
  if (first === undefined) return [];
  const met = isGrave(brief) ? undefined : needMet(fact);
  // "For their desk at home and the desk at home" says one thing twice.
  const need =
    met !== undefined && (OF_SOMEBODY.test(met.words) || (first.owned !== null && met.words.includes(first.owned))) ? undefined : met;
  return need === undefined ? sayLiked([first, second], fact, brief) : sayLikedAndNeeded(first, need.words, fact, brief);
}

/** Things in a row at the beginning, as on a tray: "Toast, coffee and a bud vase". */
const IN_A_ROW = /^[\w'-]+(?: [\w'-]+)?, (?:[\w'-]+(?: [\w'-]+)?, )*(?:[\w'-]+ )?[\w'-]+,? and (?:an? )?[\w'-]+/;

/** True where a clause speaks of a liking, and of more than its name among others. */
const isAbout = (fact: Fact, id: string) =>
  speaksOf(fact, id) &&
  (!IN_A_ROW.test(fact.text) || speaksOf({ ...fact, interests: interestsNamedIn(fact.text.replace(IN_A_ROW, "")) }, id));

/** What is not said beside "her bread": "and a beginner". */
const OF_SOMEBODY = /^(?:a (?:beginner|new driver|first)|learning|when|sleeping)\b/;

const LIKENED = /\blike (?:an? |the )?(\w+)/g;

/** True where a clause only compares with the liking: "holds sand like tea holds water". */
const isOnlyLikened = ({ text }: Fact, liking: string) =>
  [...text.matchAll(LIKENED)].some(([, word = ""]) =>
    matchPhrases(word, { in: "gift" }).some(({ kind, id }) => kind === "interest" && isPartOf(id, liking)),
  );

/** True where a gift is so plainly for a liking that any statement about the gift bears on it. */
const isPlainly = (liking: ServedLiking) => liking.isInName && !liking.isBeside;

function byNeeds(reading: GiftReading, brief: Brief): Sentence[] {
  if (PETS.some((id) => isInName(reading, id))) return [];
  for (const { words, proof } of needsOf(brief)) {
    const fact = factOf(reading, brief, ({ text, isTelling }) => (proof.test(text) && isTelling ? MEETS_NEED : DOES_NOT_COUNT));
    if (fact !== null) return sayFor(words, fact);
  }
  return [];
}

/** A cat's warm cave is no comfort to anybody else. */
const PETS = ["dogs", "cats", "small-pets"];

/** Occasions for a baby, and the words that show that a gift is for one. */
const FOR_A_BABY: ReadonlySet<string> = new Set(["new-baby", "baby-shower", "christening", "first-birthday"]);
const OF_A_BABY = /\b(?:bab(?:y|ies)|newborns?|nursery|crib|cradle|tummy|first months|little fists)\b/i;

function byOccasion(reading: GiftReading, brief: Brief): Sentence[] {
  const name = nameOccasion(brief);
  const id = brief.occasion?.value;
  if (name === null || id === undefined) return [];
  const isForBaby = FOR_A_BABY.has(id);
  const isItsThing = isOccasionInName(reading, id) || (isForBaby && OF_A_BABY.test(reading.profile.name));
  const fact = factOf(reading, brief, ({ text, others, isTelling }) =>
    (others.includes(id) && !/\bor\b/.test(text)) || (isItsThing && isTelling) || (isForBaby && OF_A_BABY.test(text))
      ? NAMES_IT
      : DOES_NOT_COUNT,
  );
  return fact === null ? [] : sayFor(name, fact);
}

function isOccasionInName({ profile: { name } }: GiftReading, occasion: string): boolean {
  return matchPhrases(name, { in: "gift" }).some(({ kind, id, from }) => kind === "occasion" && from === "synonym" && id === occasion);
}

/** A role that the gift's own text names, where no liking was spoken of. */
function byRole(reading: GiftReading, brief: Brief): Sentence[] {
  const name = nameRole(brief);
  const id = brief.person?.value;
  if (name === null || id === undefined || brief.interests.length > 0 || !isNamed(reading, "person", id)) return [];
  const fact = factOf(reading, brief, ({ others, isTelling }) => (others.includes(id) ? NAMES_IT : isTelling ? 0 : DOES_NOT_COUNT));
  return fact === null ? [] : sayFor(name, fact);
}

/** A child's stated age, where the gift's own text states the age from which it is, and no liking was spoken of. */
function byAge(reading: GiftReading, { age, interests, ...brief }: Brief): Sentence[] {
  if (age?.source !== "text" || interests.length > 0) return [];
  const { min, max } = age.value;
  const from = statedAgeOf(reading);
  if (from === null || min !== max || max >= GROWN_UP || min < from || min - from > YEARS_OLDER) return [];
  const fact = factOf(reading, { ...brief, age, interests }, ({ isTelling }) => (isTelling ? 0 : DOES_NOT_COUNT));
  return fact === null ? [] : [{ build: "for", text: `Right for age ${min}: ${fact.text}.` }];
}
