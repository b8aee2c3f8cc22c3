import type { PhraseMatch } from "../lexicon/matcher.ts";
import type { Found } from "./plain-text.ts";
import { relationOf } from "./roles/others-partners.ts";
import { FOR_HER, GIFT_IS } from "./roles/owners.ts";
import { isDeniedPerson, isNotMeant, isOwnerWithoutSign, isOwnersOwn } from "./roles/relatives.ts";

/** People of whom nothing but sex or age is stated; a closer relation takes precedence. */
const PLAIN_PEOPLE = new Set([
  "woman",
  "man",
  "girl",
  "boy",
  "adult",
  "kids",
  "young-adult",
  "single-person",
  "stranger",
  "myself",
  "teenager",
  "teen-girl",
  "teen-boy",
  "senior",
  "family",
  // "New baby and new house, my brother and his wife": it may be what happened.
  "newborn",
]);
const PLAIN_ADULTS = new Set(["woman", "man", "adult", "stranger", "single-person"]);
/** Occupations and roles, over which a relation takes precedence. */
const ROLES = new Set([
  "teacher",
  "nurse",
  "doctor",
  "first-responder",
  "service-member",
  "coach",
  "volunteer",
  "homeowner",
  "pet-owner",
  "dog-owner",
  "cat-owner",
  "college-student",
  "graduate",
  "retiree",
  "boss",
  "host",
  "mail-carrier",
  "house-cleaner",
  "hairdresser",
  "pastor",
  "babysitter",
  "daycare-worker",
  "mentor",
  "single-person",
  "widow",
]);
/** Two people who get a gift together, and the entry for both. */
const PAIRS: readonly (readonly [one: string, other: string, both: string])[] = [
  ["mom", "dad", "parents"],
  ["grandmother", "grandfather", "grandparents"],
  ["aunt", "uncle", "aunt-and-uncle"],
  ["mother-in-law", "father-in-law", "in-laws"],
];
/** Matches "and her guy" after "my friend". */
const AND_PARTNER =
  /^(?:'s)? (?:and|&) (?:his|her|their) (?:new |lovely )?(?:guy|man|fella|husband|hubby|wife|partner|boyfriend|girlfriend|fiancee?|fianc\u00e9e?|other half|spouse)(?![a-z']| (?:is|was|gave|gets?|got|has|have|says?|asked)\b)/;
/** Entries for several people, whose sex is unknown whatever is stated of one of them. */
const MANY = new Set([
  "couple",
  "newlyweds",
  "parents",
  "grandparents",
  "in-laws",
  "aunt-and-uncle",
  "godparents",
  "friend-group",
  "new-parents",
  "family",
]);
const BOTH = /\b(?:both|together|they|them|their|each other|to share|they're|they've)\b/;

const DETERMINER =
  "(?:my|our|a|an|the|his|her|their|your|this|both|new|dear|old|older|younger|elder|big|little|lovely|sweet|own|sweet|elderly|teenage|teen|vegan|sober|[a-z]+-year-old|\\d+[ -]year[ -]old|\\d+ ?yo)";
const FOR = new RegExp(
  `\\b(?:for|to give|give|giving|what to (?:get|buy|bring|send)|(?:something|anything) to (?:get|send|bring)|gift to|present to|surprise|spoil|thank|treat)(?: to)?(?: ${DETERMINER}){0,4} $`,
);
/** Says for whom it is after others were named: "my mom's best friend knits, but it's for mom". */
const ONLY_FOR = new RegExp(`${GIFT_IS}(?: ${DETERMINER}){0,4} $`);
const TO = new RegExp(`\\bto(?: ${DETERMINER}){0,3} $`);
const FROM = new RegExp(`\\b(?:from|by)(?: ${DETERMINER}){0,3} $`);
/** Matches words before a person who belongs to or accompanies another: "with his grandpa", "her mom asked". */
const BESIDE = new RegExp(
  `\\b(?:(?:with|and|since|like|than|about|when) (?:his|her|their|a|the)|since|was an?|is an?|as an?|used to be an?|(?<!for |give |to )(?:his|her|their)|(?<!for |give |to )one(?: of (?:the|their|my|our|her|his))?) ?(?:${DETERMINER} )?$`,
);
/** A relative of hers, and words that say that the gift is for herself. */
const HERS = /\b(?:her|his) (?:[a-z]+ )?$/;
/** Before a baby that is not there yet. */
const WISHED = /\b(?:tr(?:y|ies|ying)|hop(?:e|es|ing)|waiting|wish(?:es|ing)?|adopt(?:ing)?) (?:for|to have) (?:a|another|their first) $/;
/** Matches a statement of the recipient before somebody who is only theirs: "he hates golf, his brother loves it", "but his dad does". */
const SUBJECT =
  /(?:^|[.;!?] ?)(?:s?he|he's|she's) [^.;!?]{2,60}(?:[,;] ?(?:and |but )?| but )(?:his|her) $|\b(?:s?he|he's|she's|they|they're) [^.;!?]{2,60} with (?:his|her|their|the) (?:[a-z]+ )?$/;
/** A person named later in a long text is rarely the recipient. */
const MAX_PEOPLE = 30;
/** Matches whose teacher or friend the person is: "the teacher of my twins". */
const WHOSE = new RegExp(`[a-z] of (?:my|our|his|her|their)(?: ${DETERMINER}){0,2} $`);
/** Matches the same before "my twins", which is one name. */
const WHOSE_OWN = /[a-z] of $/;
/** Matches words before somebody whom the recipient has or cares for: "turned 50, has 2 sons", "she raised five children". */
const HAS =
  /(?:\b(?:s?he|they|who)|[,;.](?: and)?|\band)(?: has|'s got| have| had| raised| raises| brought up| teaches| coaches| homeschools| fosters| looks after| cares for| minds)(?: (?:an?|one|two|three|four|five|six|\d+|his|her|their|grown|adult|young|little|small|teenage|own))* $/;
/** Matches words before somebody whom the recipient looks after: "a caregiver for her husband". */
const CARED_FOR =
  /\b(?:(?:cares?|caring|cared|caregiver|carer) for|(?:takes?|taking|took) care of|look(?:s|ing|ed)? after|nurs(?:es|ing|ed)|support(?:s|ing|ed))(?: (?:my|our|his|her|their|an?|sick|ill|old|elderly|disabled|aging|dying)){0,3} $/;
/** Matches words before somebody for whose sake the recipient does without something: "quit smoking for the baby". */
const FOR_SAKE =
  /\b(?:quit(?:s|ting)?|(?:gave|gives?|giving|given) up|stopped|stopping|cut(?:ting)? (?:out|back)|mov(?:ed|ing)|sav(?:es|ed|ing)) [^.!?;,]{0,30}\bfor (?:(?:my|our|his|her|their|the|a|new) )*$/;
const GIVER = /\b(?:i am|i'm|as) (?:a |an |the |her |his )?$/;

/** "Two boys and one girl" are of no one sex. */
const BOTH_SEXES =
  /\b(?:boys?|lads?|sons?|men|guys|nephews?|grandsons?)(?: \([^)]{1,12}\))?,? (?:and|&|\+) (?:(?:an?|one|two|three|four|five|\d) )?(?:girls?|lass(?:es)?|daughters?|women|ladies|nieces?|granddaughters?)\b|\b(?:girls?|lass(?:es)?|daughters?|women|ladies|nieces?|granddaughters?)(?: \([^)]{1,12}\))?,? (?:and|&|\+) (?:(?:an?|one|two|three|four|five|\d) )?(?:boys?|lads?|sons?|men|guys|nephews?|grandsons?)\b/;

const HER = /\b(?:hostess|landlady|she|she's|shes|her|hers|herself|woman|female|lady|girl|gal)\b/g;
const HIM = /\b(?:he|he's|hes|him|his|himself|man|male|guy|dude|boy)\b/g;

/** Returns, of all people that a text names, the one whom the gift is for; null where there is none. `text` is plain (see `plainText`). */
export function findRecipient(text: string, named: readonly PhraseMatch[]): PhraseMatch | null {
  const people = named.slice(0, MAX_PEOPLE);
  let best: PhraseMatch | null = null;
  let highest = -Infinity;
  people.forEach((person, place) => {
    const likeliness = rateRecipient(text, person, people) - place * 0.1;
    if (likeliness > highest) [best, highest] = [person, likeliness];
  });
  return highest > -5 ? best && pairOf(text, best, people) : null;
}

/** Returns the pair, such as the parents, where one of them is the likeliest recipient and the text mentions both. */
function pairOf(text: string, best: PhraseMatch, people: readonly PhraseMatch[]): PhraseMatch {
  if (!MANY.has(best.id) && AND_PARTNER.test(text.slice(best.end, best.end + 40))) return { ...best, id: "couple" };
  const pair = PAIRS.find(([one, other]) => best.id === one || best.id === other);
  const isNamed =
    pair !== undefined && pair.slice(0, 2).every((id) => people.some((person) => person.id === id && !isMentioned(text, person)));
  return isNamed && BOTH.test(text) ? { ...best, id: pair[2] } : best;
}

/** True for a giver, or a person who is only mentioned beside the recipient. */
export function isMentioned(text: string, { start }: PhraseMatch): boolean {
  const before = text.slice(Math.max(0, start - 50), start);
  return FROM.test(before) || GIVER.test(before) || BESIDE.test(before);
}

/** Words for one parent that are said of two: "two dads". */
const TWO_OF = /\b(?:two|2|both|his|her|their) (?:[a-z]+ )?$/;
const PARENTS_OF_ONE_SEX = /^(?:dads|daddies|fathers|moms|mums|mommies|mummies|mothers|mamas|papas)$/i;

/** Returns the people of a text with two mothers or fathers as the parents they are, new ones where a baby has come. */
export function asParents(text: string, people: readonly PhraseMatch[], hasBaby: boolean): PhraseMatch[] {
  return people.map((person) =>
    PARENTS_OF_ONE_SEX.test(person.words) && TWO_OF.test(text.slice(Math.max(0, person.start - 16), person.start))
      ? { ...person, id: hasBaby ? "new-parents" : "parents" }
      : person,
  );
}

/** True for several people in one, such as the parents or a couple. */
export function isMany(id: string): boolean {
  return MANY.has(id);
}

/** True for an adult of whom nothing but the sex is stated. */
export function isPlainAdult(id: string): boolean {
  return PLAIN_ADULTS.has(id);
}

function rateRecipient(text: string, person: PhraseMatch, people: readonly PhraseMatch[]): number {
  const before = text.slice(Math.max(0, person.start - 50), person.start);
  let rate = person.certainty;
  if (PLAIN_PEOPLE.has(person.id)) rate -= 1.5;
  if (ROLES.has(person.id)) rate -= 0.8;
  if (person.from !== "synonym") rate -= 1;
  if (CARED_FOR.test(before) || FOR_SAKE.test(before)) rate -= 6;
  else if (ONLY_FOR.test(before)) rate += 6;
  else if (FOR.test(before)) rate += 3;
  else if (TO.test(before)) rate += 2;
  else if (FROM.test(before) || GIVER.test(before)) rate -= 6;
  else if (isOfSomebody(before, person.words)) rate -= 3;
  else if (BESIDE.test(before)) rate -= SUBJECT.test(text.slice(0, person.start)) ? 6 : 1.5;
  if (HAS.test(before)) rate -= 6;
  // "Her brother paints. The gift is for her": the brother is not meant, nor what a brother likes.
  if (HERS.test(before) && FOR_HER.test(text)) rate -= 6;
  if (WISHED.test(before) && person.id === "baby") rate -= 9;
  if (isOwnersOwn(text, person)) rate -= 9;
  // "Not the baby. Everyone keeps buying for the baby": who is named again is the same one.
  if (isNotMeant(text, person) || people.some((other) => other.id === person.id && isDeniedPerson(text, other))) rate -= 9;
  if (locatesRecipient(text, person, people)) rate += 4;
  if (isPossessor(text, person, people)) rate -= 5;
  else if (
    !isNotMeant(text, person) &&
    people.some((other) => other.end <= person.start && person.start - other.end <= 20 && isPossessor(text, other, [person]))
  )
    rate += 4;
  return rate;
}

/** True for the twins in "the teacher of my twins". */
function isOfSomebody(before: string, words: string): boolean {
  return WHOSE.test(before) || (/^(?:my|our) /i.test(words) && WHOSE_OWN.test(before));
}

/** True for the cubicle in "the guy in the next cubicle": it says who the guy is. */
function locatesRecipient(text: string, { start, id }: PhraseMatch, people: readonly PhraseMatch[]): boolean {
  if (PLAIN_PEOPLE.has(id)) return false;
  return people.some(
    (other) =>
      PLAIN_ADULTS.has(other.id) &&
      other.end <= start &&
      /^ (?:(?:in|at|from|of|who|that|who is|who's|the|my|our|down|across) )*$/.test(text.slice(other.end, start)),
  );
}

/** Returns the recipient with the words of whose relative that is: "daughter's teacher". */
export function withOwner(text: string, recipient: PhraseMatch, people: readonly PhraseMatch[]): PhraseMatch {
  const owner = people.find(
    (other) =>
      other.end <= recipient.start &&
      recipient.start - other.end <= 24 &&
      isPossessor(text, other, [recipient]) &&
      other.id !== recipient.id,
  );
  if (owner === undefined) return recipient;
  return { ...recipient, id: relationOf(recipient.id, owner.id), start: owner.start, words: text.slice(owner.start, recipient.end) };
}

/** True for the sister in "my sister's husband", not in "my sister's birthday". */
function isPossessor(text: string, person: PhraseMatch, people: readonly PhraseMatch[]): boolean {
  if (isOwnerWithoutSign(text, person, people)) return true;
  const { end, id } = person;
  // A match may end before or after the apostrophe; "Mom's a librarian" says who she is.
  if (
    /^'?s (?:an?|the|been|got|not|so|very|really|just|also|always|turning|into|going|getting|having)\b/.test(
      text.slice(text[end - 1] === "s" ? end - 1 : end).replace(/^s'/, "'"),
    )
  )
    return false;
  const mark = /(?:'s?|s') $/.exec(text.slice(Math.max(0, end - 2), end + 1)) ?? /^'s? /.exec(text.slice(end, end + 3));
  if (mark === null) return false;
  const from = mark.index === 0 && text.charAt(end) === "'" ? end + mark[0].length : end + 1;
  return people.some((other) => other.id !== id && other.start >= from && /^(?:[a-z\d-]+ ){0,2}$/.test(text.slice(from, other.start)));
}

/**
 * Returns the gender of the words that a text uses for the recipient: the more frequent one, or on a tie the first after the recipient;
 * null for none.
 */
export function readSaidGender(text: string, recipient: { id: string; start: number } | null): Found<"male" | "female"> | null {
  if ((recipient !== null && MANY.has(recipient.id)) || BOTH_SEXES.test(text)) return null;
  const said = [
    ...[...text.matchAll(HER)].map((match) => ({
      value: "female" as const,
      start: match.index,
      end: match.index + match[0].length,
      isGuess: false,
    })),
    ...[...text.matchAll(HIM)].map((match) => ({
      value: "male" as const,
      start: match.index,
      end: match.index + match[0].length,
      isGuess: false,
    })),
  ].toSorted((one, other) => one.start - other.start);
  return said.find(({ start }) => recipient === null || start >= recipient.start) ?? said[0] ?? null;
}
