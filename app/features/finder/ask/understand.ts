import { cutText } from "#app/platform/text.ts";
import { runAtOnce, type Steps } from "#app/platform/work/steps.ts";
import { MAX_TEXT_LENGTH } from "../constants.ts";
import type { Brief, Understood } from "../types.ts";
import { EMPTY_BRIEF, PARTS } from "../brief/parts.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { celebratesBaby, personOfOccasion } from "./assume.ts";
import { assumeRest } from "./assume-rest.ts";
import type { DateContext } from "./dates.ts";
import { tellsOfLikingBefore, isDeed } from "./deeds.ts";
import { readExclusions } from "./exclusions.ts";
import { grownUp } from "./grown-ups.ts";
import { isBelief, isPursuit, isStatedLiking } from "./likings.ts";
import { isOccasionStated, surestOccasion, VAGUE_OCCASIONS } from "./occasions.ts";
import { asParents, findRecipient, isMany, isMentioned, readSaidGender, withOwner } from "./people.ts";
import { othersSentences } from "./roles/others-sentences.ts";
import { readPractice, withoutListening } from "./situations/practice.ts";
import { asMeant } from "./meant-words.ts";
import { readSituations } from "./situations/read-situations.ts";
import { findMindedPets, petsOfOccasion } from "./pets.ts";
import { blankOut, coverOf, isWithin, plainText, type Found, type Span } from "./plain-text.ts";
import { likingsOfAspirations, ASPIRATION } from "./roles/aspirations.ts";
import { asCompanions } from "./roles/companions.ts";
import { readLacks } from "./roles/lacks.ts";
import { asOwners } from "./roles/owners.ts";
import { isRuledOutHere, isSpoken, rolesOf } from "./roles/roles.ts";
import { asksAboutDelivery } from "./delivery.ts";
import { readDepartures } from "./departures.ts";
import { isNotMeant, OTHERS_STATE, othersBeside } from "./roles/relatives.ts";
import { saidText } from "./said-text.ts";
import { readSums } from "./sums.ts";
import { findOtherWords, matchesOf } from "./things.ts";
import { readToldLikings } from "./told-likings.ts";

const MAX_WORDS_LENGTH = 120;
const COMPANION = /^(?:companion|partner|budd(?:y|ies)|pal|mate)s?(?:'s?)?$/i;
/** A situation that says what somebody does not do. */
const DENYING = /\b(?:can't|cant|cannot|can not|does ?n'?t|do ?n'?t|never|hates?|hating)\b/;

/**
 * Reads what a text states about a person and the gift for them; `today` is an ISO day, `country` two capital letters. Whatever follows or
 * is likely rather than stated has the source "assumed". Never fails; text beyond 10,000 characters is not read.
 */
export function understandText(text: string, context: DateContext): Brief {
  return runAtOnce(understandInSteps(text, context));
}

/** Does the same in steps, the longest of which takes less than half of the time. */
export function* understandInSteps(text: string, { today, country }: DateContext): Steps<Brief> {
  const written = text.slice(0, MAX_TEXT_LENGTH);
  const said = saidText(written);
  const plain = plainText(said);
  const roles = rolesOf(plain);
  yield;
  const sums = readSums(
    plain,
    { today, country },
    roles.filter(({ isCounted }) => isCounted),
  );
  const { within, date, age, budget, shipsTo } = sums;
  yield;
  const ofOthers = roles.filter(({ role }) => role === OTHERS_STATE);
  const situations = readSituations(said)
    .filter(({ start, end }) => !ofOthers.some((state) => state.start <= start && state.end >= end))
    .slice(0, PARTS.situations.most);
  const taken = situations.filter(({ takesWords }) => takesWords);
  yield;
  // What somebody does without says nothing against what it is for.
  const lacks = readLacks(plain);
  const read = [within, date, age, budget, shipsTo, ...taken, ...lacks].filter((found) => found !== null);
  const named = matchPhrases(said);
  yield;
  const aspired = likingsOfAspirations(
    named,
    roles.filter(({ role }) => role === ASPIRATION),
  );
  const matches = [...named, ...aspired, ...readToldLikings(plain, said), ...readDepartures(plain, said)].filter(
    (match) =>
      !isSpoken(match, roles) &&
      !isWithin(match, lacks) &&
      !isWithin(
        match,
        [budget, date, ...taken.filter(() => match.kind !== "occasion" && match.kind !== "person")].filter((found) => found !== null),
      ),
  );
  yield;
  const { found: excluded, scopes, owned } = readExclusions(blankOut(plain, read), matches, conceptOf);
  yield;
  const isUnwanted = coverOf(scopes);
  const isOwned = coverOf(owned);
  // Who has a puzzle of a dinosaur need not like puzzles: the liking is the whole thing that is owned.
  const isWholly = ({ start, end }: Span) => excluded.some((thing) => start <= thing.start && end >= thing.end);
  const minded = findMindedPets(plain);
  const isMinded = coverOf(minded);
  // Who can't cook does not like cooking.
  const isOfDenial = coverOf(situations.filter(({ start, end }) => DENYING.test(plain.slice(start, end))));
  const denied = matches.filter((match) => match.kind !== "person" && match.kind !== "concept" && isRuledOutHere(plain, match));
  // A named thing reveals nothing of a character.
  const isMeant = ({ kind, from }: PhraseMatch) => kind !== "trait" || from !== "product";
  const tellsOfAnother = tellsOfLikingBefore(matches);
  const deeds = matches.filter(
    (match) => match.kind !== "person" && match.kind !== "occasion" && (isDeed(plain, match) || tellsOfAnother(match)),
  );
  const wanted = matches.filter(
    (match) =>
      isMeant(match) &&
      (!isUnwanted(match) || (match.kind === "interest" && isOwned(match) && isWholly(match))) &&
      !denied.includes(match) &&
      !deeds.includes(match) &&
      (match.kind !== "interest" || (!isMinded(match) && !isOfDenial(match) && !isBelief(plain, match))),
  );
  const occasion = surestOccasion(plain, matchesAt(wanted, "occasion"));
  yield;
  const practice = readPractice(plain, matchesAt(wanted, "interest"));
  const isNew = practice !== null && !situations.some(({ value }) => value === practice.value || value === "just-starting");
  const told = isNew ? [...situations.slice(0, PARTS.situations.most - 1), practice] : situations;
  const stated = withoutListening(told, matchesAt(wanted, "interest"));
  const people = asParents(
    plain,
    asCompanions(plain, asOwners(plain, matchesAt(wanted, "person")), matchesAt(wanted, "interest")),
    occasion !== null && celebratesBaby({ occasion: { value: occasion.id } }),
  );
  const called = recipientOf(plain, people, occasion, matchesAt(wanted, "occasion"));
  const recipient = age === null ? grownUp(plain, called) : called;
  const others = recipient === null || isMany(recipient.id) ? [] : othersBeside(plain, recipient, people).slice(0, PARTS.alsoFor.most);
  const gender = others.length > 0 ? null : genderOf(blankOut(plain, scopes), recipient);
  const isOthers = coverOf(recipient === null || isMany(recipient.id) || others.length > 0 ? [] : othersSentences(plain, recipient));
  const likings = [
    ...likingsOf(wanted, recipient).filter((match) => match.kind !== "interest" || !isOthers(match)),
    ...(occasion === null || isMinded(occasion) ? [] : petsOfOccasion(occasion)),
  ];
  // "Watches fishing shows, doesn't fish"; no more yarn is no word against knitting.
  const beginning = (words: string) => words.toLowerCase().slice(0, 4);
  const ruledOut = new Set(
    excluded.filter((one) => !isOwned(one)).map(({ value, start, end }) => `${value} ${beginning(said.slice(start, end))}`),
  );
  const interests = matchesOf(
    likings.filter(({ id, words }) => !ruledOut.has(`${id} ${beginning(words)}`)),
    "interest",
    PARTS.interests.most,
  );
  const understood = <Value>({ value, start, end, isGuess }: Found<Value>): Understood<Value> => ({
    value,
    source: isGuess ? "assumed" : "text",
    words: wordsAt(said, { start, end }),
  });
  // "Cozy" or "host" describes the person first; a liking read from it is a guess.
  const isTrait = coverOf(wanted.filter(({ kind, from }) => (kind === "trait" && from === "synonym") || kind === "person"));
  // The subject that a teacher teaches is a guess as well.
  const isSubject = ({ end }: Span) => recipient !== null && /^[ -]$/.test(plain.slice(end, recipient.start));
  const asRead = interests.map((match) =>
    isTrait(match) || isSubject(match) || isOwned(match) || !(isStatedLiking(plain, match) || isPursuit(plain, match))
      ? { ...ofMatch(match), source: "assumed" as const }
      : { ...ofMatch(match), ...(isPursuit(plain, match) ? { source: "text" as const } : {}) },
  );
  // The walks of "my walking companion", and the oven that somebody has, stand back where something is liked in so many words.
  const isStated = asRead.some(({ source }) => source === "text");
  const isCompanion = recipient !== null && COMPANION.test(recipient.words);
  const likes = asRead.filter((_, place) => {
    const match = interests[place] as PhraseMatch;
    return !isStated || !((isCompanion && isSubject(match)) || (isOwned(match) && match.from === "product"));
  });
  yield;
  const brief: Brief = {
    ...EMPTY_BRIEF,
    text: written,
    person: recipient && ofMatch(withOwner(said, recipient, people)),
    alsoFor: others.map(ofMatch),
    age: age && understood(age),
    gender: gender && understood(gender),
    occasion: occasion && { ...ofMatch(occasion), ...(VAGUE_OCCASIONS.has(occasion.id) ? { source: "assumed" as const } : {}) },
    date: date && understood(date),
    budget: budget && understood(budget),
    interests: asMeant(plain, country, likes),
    traits: matchesOf(wanted, "trait", PARTS.traits.most).map(ofMatch),
    situations: stated.map(understood),
    excluded: asMeant(plain, country, excluded.slice(0, PARTS.excluded.most).map(understood)),
    withinDays: within && understood(within),
    shipsTo: shipsTo && understood(shipsTo),
    otherWords: findOtherWords(plain, wanted, [...read, ...situations, ...scopes, ...excluded, ...minded, ...roles, ...denied, ...deeds]),
    asks: asksAboutDelivery(plain) ? ["delivery"] : [],
  };
  return assumeRest(
    brief,
    plain,
    { today, country },
    matchesAt(wanted, "occasion")
      .filter(isOccasionStated)
      .map(({ id }) => id),
  );
}

/**
 * Returns the person the gift is for; null where the text only mentions people beside those whom the occasion is for: "host gift, one kid
 * is allergic".
 */
function recipientOf(
  plain: string,
  people: readonly PhraseMatch[],
  occasion: PhraseMatch | null,
  occasions: readonly PhraseMatch[],
): PhraseMatch | null {
  const recipient = findRecipient(plain, people);
  const hasHost = occasions.some(({ id }) => personOfOccasion(id) !== null);
  if (recipient !== null) return hasHost && isMentioned(plain, recipient) ? null : recipient;
  const inOccasion = occasion === null ? null : personIn(occasion);
  return inOccasion === null || isNotMeant(plain, inOccasion) ? null : inOccasion;
}

/** Returns what a text says of the recipient's sex; "his" in "for his mom" says nothing of her. */
function genderOf(plain: string, recipient: PhraseMatch | null): Found<"male" | "female"> | null {
  const known = recipient === null ? undefined : lexicon().personById.get(recipient.id)?.gender;
  const gender = readSaidGender(plain, recipient);
  return known === undefined || gender?.value === known ? gender : null;
}

/** Returns the person inside a match, such as the colleague of "a colleague leaving". */
function personIn({ words, start }: PhraseMatch): PhraseMatch | null {
  for (const { 0: word, index } of words.matchAll(/\S+/g)) {
    const named = matchPhrases(word).find(({ kind, from }) => kind === "person" && from === "synonym");
    if (named !== undefined) return { ...named, start: start + index, end: start + index + word.length };
  }
  return null;
}

/** Returns the kind of thing that a word names: the concept with that name goes before one that includes it ("pork" is meat too). */
function conceptOf(word: string): string | null {
  const ids = matchPhrases(word).flatMap(({ kind, id }) => (kind === "concept" ? [id] : []));
  return ids.find((id) => id.startsWith(word)) ?? ids[0] ?? null;
}

function matchesAt(matches: readonly PhraseMatch[], kind: PhraseMatch["kind"]): PhraseMatch[] {
  return matches.filter((match) => match.kind === kind).toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/**
 * Returns the matches without words that are part of the recipient's or an occasion's name, and without things that are likings of their
 * own.
 */
function likingsOf(matches: readonly PhraseMatch[], recipient: PhraseMatch | null): PhraseMatch[] {
  const isName = coverOf([...matchesAt(matches, "occasion"), ...(recipient === null ? [] : [recipient])]);
  const isStated = coverOf(matches.filter(({ kind, from }) => kind === "interest" && from !== "product"));
  return matches.filter((match) => !isName(match) && (match.from !== "product" || !isStated(match)));
}

function ofMatch({ id, words, certainty, from }: PhraseMatch): Understood<string> {
  return {
    value: id,
    source: from === "product" || certainty < 0.5 || (from === "describes" && !words.includes(" ")) ? "assumed" : "text",
    words: cutText(words, MAX_WORDS_LENGTH),
  };
}

function wordsAt(text: string, { start, end }: Span): string {
  return cutText(text.slice(start, end), MAX_WORDS_LENGTH).trim();
}
