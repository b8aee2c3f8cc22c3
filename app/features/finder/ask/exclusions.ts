import { lexicon } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { stemsOf } from "../lexicon/words.ts";
import { DRINKS_NOTHING, IMPLIED_EXCLUSIONS } from "./diets.ts";
import { type Cue, cuesOf } from "./exclusion-cues.ts";
import { readNotFor } from "./not-for.ts";
import { readPhraseExclusions } from "./phrase-exclusions.ts";
import { coverOf, isWithin, overlaps, type Found, type Span } from "./plain-text.ts";
import { readPast } from "./roles/past.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { namesPart, namesWhole } from "./whole-names.ts";

/** Matches what ends the reach of an exclusion. */
const STOP =
  /[.!?;:\n()\uE000$£€<>]|\b(?:but|however|although|though|yet(?! another)|because|since|(?:after|before)(?= (?:an?|his|her|their|the|my|our|she|he|they|that|having|losing|moving|years)\b)|due to|owing to|as (?:he|she|they|we|i|it)|so|while|still|that's(?! not\b)|, ?(?:just|something|maybe|perhaps|mostly)|(?<=[a-z] )something (?=(?:for|to) )|(?<!anything |something |stuff |things |thing )for (?:my|our|her|his|a|the|him)|from (?:him|her|them|me|us)|please|pls|plz|thanks|and (?:took|takes|taken|started|picked|switched|moved on|began|turned|found|discovered|got into|now|he|she|they|i|we|it|likes?|loves?|is|a budget|lives|drinks|eats|reads|spends|runs|plays|collects|goes|works|wants|needs|always|mostly|travels|cooks|bakes|gardens|listens|watches)|who|which|he|she|they|i|i'd|i'm|he's|she's|they're|we|loves?|likes|enjoys?|into|prefers?|adores?|budget|under|max|around|up to|is|are|was|would|if|when|any ?more(?= *(?:[.,;:!?)]|$))|something else|makes?|either|only|instead|except|already)\b/g;
/** Matches the "for" before the person; in "nothing for kids" and "no stuff for kids" it is a part of the thing, in "no stuff for my mom" it is not. */
const RECEIVER = /(?<=[a-z] )(?:(?<!(?:any|some|no)thing )for (?:my|our) |(?<!(?:any|some|no)thing |stuff |things? )for )/g;
const MAX_REACH = 90;
const MAX_WORDS = 3;

/**
 * Matches the words before what a person does not do. "Can't" is left out, since the person may want to learn it, where it is not of the body:
 * "can't climb stairs".
 */
const UNDONE = /\b(?:do|does|did)(?: not|n't|nt) (?:really |actually |even |ever )?$|\b(?:(?<!\b(?:i|we)(?:'ve| have)? )never|no longer) $/;
const UNDONE_REACH = 24;
const CANNOT = /\b(?:can't|cant|cannot|can no longer|unable to|not able to|no longer able to|struggles to) (?:really |even |easily )?$/;
/** What the body does not do, and nobody learns. */
const OF_BODY = /^(?:climb|lift|walk|stand|bend|kneel|reach|carry|grip|hear|see|bite|chew)\b/;
const ANY_MORE = /^[^.!?;,\n]{0,40}\b(?:any ?more|any longer|since (?:his|her|their|the))\b/;
/** "Doesn't cook, wants to learn to cook": what somebody means to do is not ruled out. */
const LEARNS =
  /\b(?:learn(?:ing|s)?(?: how)? to|wants? to (?:start|try|take up|get into)|wishes (?:s?he|they) could|would love to) (?:play(?:ing)? (?:the )?)?([a-z]+)/g;
/** A person who reads nothing but crime novels does read. */
const ONLY = /^ (?:any ?thing|much) (?:but|except|besides|other than)\b/;

/** Things that must not be given: entries of the lexicon, or plain words. */
export interface Exclusions {
  found: Found<string>[];
  /** The parts of the text that state what is not wanted: nothing in them is a wish. */
  scopes: Span[];
  /** The parts that state what the person has already: another of it is no gift, and what it is for is liked. */
  owned: Span[];
}

/** A thing that somebody has and uses; what they drown in they need not like. */
const HAS_ALREADY = /\b(?:already|owns?)\b/;

/** Returns the exclusions of a plain text (see `plainText`). `conceptOf` returns the lexicon's concept for a word, or null. */
export function readExclusions(text: string, matches: readonly PhraseMatch[], conceptOf: (word: string) => string | null): Exclusions {
  const past = readPast(text).map((found) => ({ ...found, kind: "no" as const, isVague: true }));
  const around = [...readPhraseExclusions(text), ...past];
  const isPerson = coverOf(matches.filter(({ kind, from }) => kind === "person" && from === "synonym"));
  const isAround = coverOf(around);
  const isDrinking = coverOf([...text.matchAll(DRINKS_NOTHING)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })));
  const notFor = readNotFor(text);
  const isNotFor = coverOf(notFor);
  const cues = cuesOf(text).filter((cue) => !isAround(cue) && !isDrinking(cue) && !isNotFor(cue));
  const found: Found<string>[] = [];
  const scopes: Span[] = [];
  const owned: Span[] = [];
  cues.forEach((cue, place) => {
    const next = cues[place + 1]?.start ?? text.length;
    const scope = { start: cue.end, end: Math.min(next, reachOf(text, cue.end, matches)) };
    // "Doesn't drink any more" names nothing after the cue.
    if (text.slice(scope.start, scope.end).trim() === "") return;
    scopes.push({ start: cue.start, end: scope.end });
    if (cue.kind === "owns" && HAS_ALREADY.test(text.slice(cue.start, scope.end + " already".length))) owned.push(scope);
    found.push(...thingsIn(text, scope, matches, cue.kind));
  });
  for (const { start, end, value, kind, isVague } of around) {
    const said = { start, end: start + value.length };
    // "Grandad is predictable" describes the person, and "kids stuff is out" excludes things.
    if (isWithin({ start, end }, scopes) || (isPerson(said) && !isThingOf(said, matches))) continue;
    if (isVague && !matches.some((match) => isGivable(match) && overlaps(match, said))) continue;
    const things = thingsIn(text, said, matches, kind);
    if (things.length === 0) continue;
    scopes.push({ start, end });
    if (kind === "owns" && HAS_ALREADY.test(text.slice(start, end + " already".length))) owned.push(said);
    found.push(...things);
  }
  for (const scope of undoneOf(text, matches)) {
    if (isWithin(scope, scopes)) continue;
    scopes.push({ start: scope.said, end: scope.end });
    const others = thingsIn(text, scope, matches, "no").filter((thing) => !overlaps(thing, scope.match));
    found.push({ value: scope.match.id, start: scope.match.start, end: scope.match.end, isGuess: false }, ...others);
  }
  const described = matches
    .filter(({ kind, from }) => kind === "concept" && from === "describes")
    .map(({ id, start, end }): Found<string> => ({ value: id, start, end, isGuess: false }));
  for (const implied of [...impliedBy(text, conceptOf), ...described, ...notFor]) {
    if (!isWithin(implied, scopes)) found.push(implied);
  }
  const learned = [...text.matchAll(LEARNS)].map(([, deed = ""]) => stemsOf(deed).join(" "));
  return { found: unique(found.filter(({ start, end }) => !learned.includes(stemsOf(text.slice(start, end)).join(" ")))), scopes, owned };
}

/** Returns what the person does not do: "doesn't cook or bake". `said` is where that begins. */
function undoneOf(text: string, matches: readonly PhraseMatch[]): (Span & { said: number; match: PhraseMatch })[] {
  return matches.flatMap((match) => {
    const { kind, from, start, end } = match;
    if (kind !== "interest" || from === "product" || ONLY.test(text.slice(end))) return [];
    const before = text.slice(Math.max(0, start - UNDONE_REACH), start);
    const isPast = OF_BODY.test(text.slice(start)) || ANY_MORE.test(text.slice(end));
    const said = UNDONE.exec(before) ?? (isPast ? CANNOT.exec(before) : null);
    return said === null ? [] : [{ match, said: start - said[0].length, start, end: Math.max(end, reachOf(text, start, matches)) }];
  });
}

/** Returns where an exclusion ends that begins at `start`: at the end of its clause, or of its list. */
function reachOf(text: string, start: number, matches: readonly PhraseMatch[]): number {
  const reach = text.slice(start, start + MAX_REACH);
  // "No make up" goes on: a word that is part of a thing's name ends nothing.
  const isInName = (at: number) =>
    matches.some((match) => match.kind === "concept" && match.size > 1 && match.start <= at && match.end > at);
  const stop = [...reach.matchAll(STOP)].find(({ index }) => !isInName(start + index));
  const clause = reach.slice(0, Math.min(stop?.index ?? reach.length, receiverIn(reach, start, matches)));
  // "Dislikes: flowers, jewelry" is a list to its end.
  if (/[:=] ?$/.test(text.slice(Math.max(0, start - 2), start))) return start + clause.length;
  const parts = clause.split(",");
  let end = start + (parts[0]?.length ?? 0);
  for (let place = 1; place < parts.length; place++) {
    const part = parts[place] as string;
    const listed = { start: end + 1, end: end + 1 + part.length };
    const next = parts[place + 1] ?? "";
    const isListed =
      shouldContinue(parts, place) ||
      isThing(listed, part, matches) ||
      // In "No food, candles, mugs" a word between things is a thing too, though elsewhere it may be a liking.
      (namesThing(listed, part, matches) && isThing({ start: listed.end + 1, end: listed.end + 1 + next.length }, next, matches));
    if (!isListed) break;
    end += part.length + 1;
  }
  return end;
}

/** Returns where "for mom" begins after what is ruled out for her; the text's length where it does not. */
function receiverIn(reach: string, start: number, matches: readonly PhraseMatch[]): number {
  const found = [...reach.matchAll(RECEIVER)].find(({ index, 0: said }) =>
    matches.some((match) => match.kind === "person" && match.from === "synonym" && match.start === start + index + said.length),
  );
  return found?.index ?? reach.length;
}

/** True for a part of "a, b and c" up to the end of the list. */
function shouldContinue(parts: readonly string[], place: number): boolean {
  const isShort = (part: string) => part.trim().split(/\s+/).length <= 4;
  const last = parts.findIndex((part, at) => at >= place && /(?:^| )(?:or|and|nor|&) /.test(part));
  return (
    last !== -1 &&
    parts.slice(place, last).every((part) => isShort(part)) &&
    isShort((parts[last] as string).replace(/^.*?(?:or|and|nor|&) /, ""))
  );
}

/** True where the part names nothing but a thing: no liking and no occasion. */
function isThing(span: Span, part: string, matches: readonly PhraseMatch[]): boolean {
  const isOther = matches.some((match) => match.kind !== "concept" && match.from === "synonym" && overlaps(match, span));
  return !isOther && namesThing(span, part, matches);
}

/** True for a name of something that can be given. */
function isGivable({ kind, from }: PhraseMatch): boolean {
  return (kind === "concept" && from === "synonym") || kind === "interest";
}

/** True where a person's name is part of a thing's name. */
function isThingOf(said: Span, matches: readonly PhraseMatch[]): boolean {
  return matches.some((match) => match.kind === "concept" && match.size > 1 && overlaps(match, said));
}

/** True for one or two words that name a thing, whatever else they name. */
function namesThing(span: Span, part: string, matches: readonly PhraseMatch[]): boolean {
  return part.trim().split(/\s+/).length <= 2 && matches.some((match) => match.kind === "concept" && overlaps(match, span));
}

function thingsIn(text: string, scope: Span, matches: readonly PhraseMatch[], kind: Cue["kind"]): Found<string>[] {
  const inside = matches.filter((match) => match.start >= scope.start && match.end <= scope.end);
  const isMeant = (match: PhraseMatch) => namesWhole(match) || namesPart(text, match);
  const items = itemsOf(text, scope);
  // A person who has a meat thermometer may like meat, and one who has enough yarn still knits; one who hates gadgets wants none.
  const concepts = [
    ...inside.filter((match) => match.kind === "concept" && match.from === "synonym" && (kind === "no" || !isPartOf(match, items))),
    // "Hates coffee" and "anything with a screen" are phrases of the lexicon; they begin before what is ruled out.
    ...matches.filter(
      (match) => match.kind === "concept" && overlaps(match, scope) && (match.from === "describes" || startsBefore(match, scope)),
    ),
  ];
  const interests =
    kind === "owns"
      ? []
      : inside.filter((match) => match.kind === "interest" && isMeant(match) && !isCovered(match, concepts) && !isPartOf(match, items));
  const known = withoutParts([...concepts, ...interests]);
  const found = known.map((match): Found<string> => {
    // In "hates coffee" only the coffee is ruled out.
    const { start, end } = match.start < scope.start ? (items.find((item) => overlaps(item, match)) ?? scope) : match;
    const name = text.slice(start, end);
    // Who has a ukulele still likes ukuleles: only what is unwanted may bear a liking's id.
    const isPart = namesPart(text, match) && (kind === "no" || !lexicon().interestById.has(name));
    return { value: isPart ? name : match.id, start, end, isGuess: false };
  });
  for (const named of items) {
    // Who has a chess set still plays chess.
    const item =
      kind === "owns" && /[ -]sets?$/.test(text.slice(named.start, named.end)) ? { ...named, value: `${named.value} set` } : named;
    const isOccasion = inside.some((match) => match.kind === "occasion" && match.from === "synonym" && overlaps(match, item));
    const isThing = inside.some((match) => (match.kind === "interest" || match.kind === "concept") && overlaps(match, item));
    if (!isWithin(item, known) && (isThing || !isOccasion)) found.push(item);
  }
  return found;
}

/** True for a name that begins with the cue of the exclusion and ends with the thing. */
function startsBefore({ from, start, end }: PhraseMatch, scope: Span): boolean {
  return from === "synonym" && start < scope.start && end <= scope.end;
}

/** True for a name that overlaps another one and is no longer than that: the toys of "toy trains" are within the trains. */
function isCovered({ start, end }: Span, others: readonly Span[]): boolean {
  return others.some(
    (other) => overlaps({ start, end }, other) && !(start <= other.start && end >= other.end && end - start > other.end - other.start),
  );
}

/** Returns "noisy toys" alone, without the toys inside that match. */
function withoutParts(matches: readonly PhraseMatch[]): PhraseMatch[] {
  return matches.filter(
    ({ start, end }) => !matches.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
}

/** True for the toys in "loud toys": a person who wants none of those may well want others. */
function isPartOf({ start, end }: Span, items: readonly Span[]): boolean {
  return items.some((item) => item.start <= start && item.end >= end && item.end - item.start > end - start + 1);
}

const SPLIT = /,|\/|&|\+|\b(?:or|and|nor|with)\b/g;
const FILLER =
  /^(?:another|yet|more|any|some|anything|something|everything|colou?rs?|the|an?|all|big|large|small|strong|too|such|his|her|their|my|own|overly|stuff|things?|kinds?|sorts?|of|more|items?|products?|gifts?|presents?|related|based|flavou?red|made|please|every|enough|ever|need|in|on|to|it|plenty|lots|tons|loads|again|equipment|gear|cheesy|tacky|corny|boring|generic|personal|expensive|cheap|fancy|serious|sentimental|practical|useful|useless|permanent|wrong|real|off|one|ones|two|three|four|\d+)$/;

/** Returns the things named in a scope by words that the lexicon may not know: "a new kettle" in a list as "kettle". */
function itemsOf(text: string, scope: Span): Found<string>[] {
  const items: Found<string>[] = [];
  const said = text.slice(scope.start, scope.end);
  let start = 0;
  for (const split of [...said.matchAll(SPLIT), null]) {
    const end = split === null ? said.length : split.index;
    const words = [...said.slice(start, end).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)].filter(([word]) => !FILLER.test(word));
    const [first, last] = [words[0], words.at(-1)];
    if (first && last && words.length <= MAX_WORDS && words.some(([word]) => word.length >= 3 && !SMALL_WORDS.has(word))) {
      const from = scope.start + start + first.index;
      const to = scope.start + start + last.index + last[0].length;
      const value = words
        .map(([word]) => word)
        .filter((word) => !SMALL_WORDS.has(word))
        .join(" ");
      if (value.length >= 3 && value.length <= 60) items.push({ value, start: from, end: to, isGuess: false });
    }
    start = split === null ? end : end + split[0].length;
  }
  return items;
}

function impliedBy(text: string, conceptOf: (word: string) => string | null): Found<string>[] {
  const diets = IMPLIED_EXCLUSIONS.flatMap(({ words, things, isGuess }) =>
    [...text.matchAll(words)].map((match) => ({ match, things, isGuess })),
  );
  return diets.flatMap(({ match, things, isGuess }) =>
    things.map((thing): Found<string> => ({
      value: conceptOf(thing) ?? thing,
      start: match.index,
      end: match.index + match[0].length,
      isGuess,
    })),
  );
}

function unique(found: readonly Found<string>[]): Found<string>[] {
  return [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed();
}
