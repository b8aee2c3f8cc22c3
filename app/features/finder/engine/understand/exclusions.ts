import type { PhraseMatch } from "../lexicon/matcher.ts";
import { IMPLIED_EXCLUSIONS } from "./diets.ts";
import { namedAround } from "./named-around.ts";
import { coverOf, isWithin, overlaps, type Found, type Span } from "./plain-text.ts";
import { SMALL_WORDS } from "./small-words.ts";

/** "no", "hates": never such a thing. "owns": not the same thing again, though the person likes what it is for. */
interface Cue extends Span {
  kind: "no" | "owns";
}

const NOT_VERB =
  "(?:do|does|did|would|will|can|could|is|are|was)(?: not|n't|nt)|can't|cant|won't|wont|cannot|shouldn't|should not|mustn't|must not|never|no longer|not";
const NO = new RegExp(
  "\\b(?:" +
    [
      `(?:${NOT_VERB}) (?:want|wish|like|plan|need) to (?:give|gift|get|buy|send|bring)(?: (?:her|him|them|me))?`,
      "(?:can't|cant|cannot|can not|may not|(?:is not|isn't|not) allowed(?: to)?|unable to) (?:have|eat|drink|wear|use|do|touch|tolerate|stomach|handle|be (?:around|near))",
      `(?:${NOT_VERB}) (?:really |actually |particularly |even |much |so |that |terribly |overly |too |very |big )?(?:(?:own|have|has|got) (?:an? |any )|on |likes?|want|wants|drinks?|eats?|wears?|use[sd]?|needs?|enjoys?|care (?:for|about)|read|reads|watch|into|a fan of|(?:a |an )?(?:big |huge |great )?fan of|interested in|keen on|about|stand|have room for|do|does|collect|celebrate|buy|touch|believe in)`,
      "(?:has |have |with )?no (?:patience|interest|room|use|need|time|love|space|taste) (?:for|in|of)",
      "(?:isn't|isnt|aren't|wasn't) (?:really )?(?:into|a fan of|an?)",
      "hates?|hated|dislikes?|loathes?|despises?|detests?|can't stand|cant stand|cannot stand|avoids?|avoiding|anti",
      "(?:is |are )?(?:severely |highly |very )?(?:allergic to|intolerant (?:to|of)|sensitive to)|(?:has|with) an? allergy to",
      "(?:cut|cutting|cuts) (?:down|back|out)(?: on)?|(?:give|giving|gave|given|gives) up|(?:is|are|am|dead|totally|strongly|'s|'re) against|opposed to|off(?= (?:the )?(?:coffee|caffeine|alcohol|booze|drink|sugar|sweets|carbs|meat|dairy|gluten|chocolate)\\b)",
      "not anything (?:for|with|from|to do with)(?: the)?",
      "(?:sick|tired|bored|fed up) (?:of|with) (?:buying|getting|giving|receiving|seeing)(?: (?:him|her|them|me))?",
      "the last thing (?:s?he|they|i|anyone|anybody) (?:needs?|wants?) (?:is|are)|as long as it(?:'s| is) not|as long as it (?:isn't|isnt)|(?:had )?bad experiences? with",
      "zero (?:interest|need|use|patience|time|room) (?:in|for)|sworn off|swore off|quit(?:ting|s)?|exclud(?:es?|ed|ing)|(?:does not|doesn't|doesnt|do not|don't|dont|won't) (?:allow|permit)",
      "(?:sick|tired|bored|afraid|scared|terrified) of|fed up with|over it with|gone off|went off|put off by|hold the|phobia of",
      "(?:migraines?|headaches?|rash(?:es)?|hives|sick|asthma|sneezing) from|(?:is|'s|are|'re) over(?= (?!\\d|the moon|here|there|and))",
      "anything (?:but|except)|everything (?:but|except)|except(?: for)?|other than|apart from|rather than|instead of|stay(?:ing)? away from|steer clear of|skip(?: the)?",
      "nothing (?:with|to do with|like|involving|for (?:the|his|her|their)|to (?:hang|put)(?: up)?(?: on| in)?|made (?:of|from|with)|related to|that (?:is|has|uses|needs|contains)|containing|that sits on)|nothing(?! to\\b)",
      "without(?: any)?|w\\/o|free of|minus",
      "(?:do not|don't|dont|never) (?:even )?think (?:about|of)|(?:leav(?:e|ing)|rul(?:e|es|ing)) out|forget(?: about)?(?= (?:an?|the|any|all)\\b)|no thanks to",
      "please (?:no|not|don't|dont)|don't (?:get|give|buy|send)(?: me| her| him| them)?|dont (?:get|give|buy)|no more|not (?:another|yet another|a|an|the|any|more|in|made of|from)|neither|nor|not|no|non|never",
    ].join("|") +
    ")(?![a-z'])(?: ?[:=])?",
  "g",
);
const OWNS =
  /\b(?:(?:already )?(?:has|have|had|owns?|got|gets|he's got|she's got|they've got|we've got|'s got|'ve got)(?: already)?(?: got)? (?:enough|plenty(?: of)?|too many|too much|all the|a million|a ton of|tons of|lots of|loads of|every|so many|(?:a|an entire|a whole|his|her|their) (?:whole )?(?:drawer|closet|shelf|cupboard|wardrobe|garage|house|stack|pile|box|basement|lifetime supply)(?: full)? of)|already (?:has|have|had|owns?|got|bought)|(?:has|have|owns?|got) already|drowning in|swimming in|overrun with|overflowing with|full (?:set )?of|(?:his|her|their) fill of|(?:gave|bought|got) (?:him|her|them) (?=[^.!?;]*\b(?:last|already|before|previous)\b)|everyone (?:gives|gets|buys) (?:him|her|them|me)|up to (?:his|her|their) (?:ears|eyeballs|neck) in|enough)(?![a-z])/g;

/** After "no" and "not": talk of sums, times and people's doubts, not of things. */
const NO_THING =
  /^[ -](?:to (?!do with)|more than|less than|later than|over|above|below|under|higher|idea|clue|sure|problem|matter|doubt|limit|rush|hurry|one|way|object|only|just|very|so|really|know|sure|exactly|necessarily|yet|that|who|how|what|why|if|because|at all|expensive|kidding|wonder|longer|worries|budget|preference|pressure|always|sits?|stops?|stop|been|be|sleep|see|tried|doing|have time|all|much|me|here|there|working|going|buying|getting|making|having)\b/;
/** Ends what an exclusion reaches. */
const STOP =
  /[.!?;:\n()\uE000$£€<>]|\b(?:but|however|although|though|yet(?! another)|because|since|as (?:he|she|they|we|i)|so|while|still|that's|for (?:my|our|her|his|a|the|him)|from (?:him|her|them|me|us)|please|pls|plz|thanks|and (?:he|she|they|i|we|it|likes?|loves?|is|a budget)|who|which|he|she|they|i|i'd|i'm|he's|she's|they're|we|loves?|likes|enjoys?|into|prefers?|adores?|budget|under|max|around|up to|is|are|was|would|if|when|any ?more(?= *(?:[.,;:!?)]|$))|something else|makes?|either|only|instead|except|already)\b/;
const MOST_REACH = 90;
const MOST_WORDS = 3;
/** More than so many in a text are no description of anybody. */
const MOST_CUES = 60;
const DRINKS_NOTHING =
  /\b(?:does not|doesn't|doesnt|don't|dont|do not|never|can't|cannot|no longer) drinks?(?= *(?:[.,;!?)]|$|and\b|but\b|any ?more|at all|alcohol))/g;

/** What must not be given: an entry of the lexicon, or a plain word. */
export interface Exclusions {
  found: Found<string>[];
  /** The parts of the text that speak of what is not wanted: nothing in them is a wish. */
  scopes: Span[];
}

/** The exclusions of a plain text (see `plainText`). `conceptOf` gives the lexicon's concept for a word, or null. */
export function readExclusions(text: string, matches: readonly PhraseMatch[], conceptOf: (word: string) => string | null): Exclusions {
  const around = namedAround(text);
  const isAround = coverOf(around);
  const cues = cuesOf(text).filter((cue) => !isAround(cue));
  const found: Found<string>[] = [];
  const scopes: Span[] = [];
  cues.forEach((cue, place) => {
    const next = cues[place + 1]?.start ?? text.length;
    const scope = { start: cue.end, end: Math.min(next, reachOf(text, cue.end, matches)) };
    if (scope.end <= scope.start) return;
    scopes.push({ start: cue.start, end: scope.end });
    found.push(...thingsIn(text, scope, matches, cue.kind));
  });
  for (const { start, end, value } of around) {
    if (isWithin({ start, end }, scopes)) continue;
    const things = thingsIn(text, { start, end: start + value.length }, matches, "no");
    if (things.length === 0) continue;
    scopes.push({ start, end });
    found.push(...things);
  }
  const described = matches
    .filter(({ kind, from }) => kind === "concept" && from === "describes")
    .map(({ id, start, end }): Found<string> => ({ value: id, start, end, isGuess: false }));
  for (const implied of [...impliedBy(text, conceptOf), ...described]) {
    if (!isWithin(implied, scopes)) found.push(implied);
  }
  return { found: unique(found), scopes };
}

function cuesOf(text: string): Cue[] {
  const owns = [...text.matchAll(OWNS)].map((match): Cue => ({ kind: "owns", start: match.index, end: match.index + match[0].length }));
  const nos = [...text.matchAll(NO)]
    .map((match): Cue => ({ kind: "no", start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !NO_THING.test(text.slice(end, end + 24)) && !owns.some((own) => overlaps(own, { start, end })));
  return [...owns, ...nos].toSorted((one, other) => one.start - other.start).slice(0, MOST_CUES);
}

/** Where an exclusion ends that begins at `start`: at the end of its clause, or of its list. */
function reachOf(text: string, start: number, matches: readonly PhraseMatch[]): number {
  const reach = text.slice(start, start + MOST_REACH);
  const stop = STOP.exec(reach);
  const clause = stop === null ? reach : reach.slice(0, stop.index);
  // "Dislikes: flowers, jewelry" is a list to its end.
  if (/[:=] ?$/.test(text.slice(Math.max(0, start - 2), start))) return start + clause.length;
  const parts = clause.split(",");
  let end = start + (parts[0]?.length ?? 0);
  for (let place = 1; place < parts.length; place++) {
    const part = parts[place] as string;
    const isListed = goesOn(parts, place) || isThing({ start: end + 1, end: end + 1 + part.length }, part, matches);
    if (!isListed) break;
    end += part.length + 1;
  }
  return end;
}

/** True for a part of "a, b and c" whose end is still to come, or is this. */
function goesOn(parts: readonly string[], place: number): boolean {
  const isShort = (part: string) => part.trim().split(/\s+/).length <= 4;
  const last = parts.findIndex((part, at) => at >= place && /(?:^| )(?:or|and|nor|&) /.test(part));
  return (
    last !== -1 &&
    parts.slice(place, last).every((part) => isShort(part)) &&
    isShort((parts[last] as string).replace(/^.*?(?:or|and|nor|&) /, ""))
  );
}

/** True where all that is said names a thing, and nothing that somebody likes or celebrates. */
function isThing(span: Span, part: string, matches: readonly PhraseMatch[]): boolean {
  const inside = matches.filter((match) => overlaps(match, span));
  const concepts = inside.filter(({ kind }) => kind === "concept");
  const other = inside.filter(({ kind, from }) => kind !== "concept" && from === "synonym");
  return concepts.length > 0 && other.length === 0 && part.trim().split(/\s+/).length <= 2;
}

function thingsIn(text: string, scope: Span, matches: readonly PhraseMatch[], kind: Cue["kind"]): Found<string>[] {
  const inside = matches.filter((match) => match.start >= scope.start && match.end <= scope.end);
  const items = itemsOf(text, scope);
  // Somebody who has a meat thermometer may like meat; somebody who has enough yarn still knits; somebody who hates gadgets wants none.
  const concepts = [
    ...inside.filter((match) => match.kind === "concept" && match.from === "synonym" && (kind === "no" || !isPartOf(match, items))),
    // "Hates coffee" is known as a whole; it begins before what is ruled out.
    ...matches.filter((match) => match.kind === "concept" && match.from === "describes" && overlaps(match, scope)),
  ];
  const interests =
    kind === "owns"
      ? []
      : inside.filter(
          (match) => match.kind === "interest" && match.from === "synonym" && !isWithin(match, concepts) && !isPartOf(match, items),
        );
  const named = withoutParts([...concepts, ...interests]);
  const found = named.map((match): Found<string> => {
    // Of "hates coffee" the coffee is what is ruled out.
    const { start, end } = match.start < scope.start ? (items.find((item) => overlaps(item, match)) ?? scope) : match;
    return { value: match.id, start, end, isGuess: false };
  });
  for (const item of items) {
    if (!isWithin(item, named) && !inside.some((match) => match.kind === "occasion" && overlaps(match, item))) found.push(item);
  }
  return found;
}

/** "Noisy toys" alone, not the toys in them as well. */
function withoutParts(matches: readonly PhraseMatch[]): PhraseMatch[] {
  return matches.filter(
    ({ start, end }) => !matches.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
}

/** True of the toys in "loud toys": who wants none of those may well want others. */
function isPartOf({ start, end }: Span, items: readonly Span[]): boolean {
  return items.some((item) => item.start <= start && item.end >= end && item.end - item.start > end - start + 1);
}

const SPLIT = /,|\/|&|\+|\b(?:or|and|nor|with)\b/g;
const FILLER =
  /^(?:another|yet|more|any|some|anything|something|everything|colou?rs?|the|an?|all|big|large|small|strong|too|such|his|her|their|my|own|overly|stuff|things?|kinds?|sorts?|of|more|items?|products?|gifts?|presents?|related|based|flavou?red|made|please|every|enough|ever|need|in|on|to|it|plenty|lots|tons|loads|again|equipment|gear|cheesy|tacky|corny|boring|generic|personal|expensive|cheap|fancy|serious|sentimental|practical|useful|useless|permanent|wrong|real|off|one|ones|two|three|four|\d+)$/;

/** The things named in a scope by words that the lexicon may not know: each "a new kettle" of a list as "kettle". */
function itemsOf(text: string, scope: Span): Found<string>[] {
  const items: Found<string>[] = [];
  const said = text.slice(scope.start, scope.end);
  let start = 0;
  for (const split of [...said.matchAll(SPLIT), null]) {
    const end = split === null ? said.length : split.index;
    const words = [...said.slice(start, end).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)].filter(([word]) => !FILLER.test(word));
    const [first, last] = [words[0], words.at(-1)];
    if (first && last && words.length <= MOST_WORDS && words.some(([word]) => word.length >= 3 && !SMALL_WORDS.has(word))) {
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
  const said = [...text.matchAll(DRINKS_NOTHING)].map((match) => ({ match, things: ["alcohol"], isGuess: false }));
  const diets = IMPLIED_EXCLUSIONS.flatMap(({ words, things, isGuess }) =>
    [...text.matchAll(words)].map((match) => ({ match, things, isGuess })),
  );
  return [...said, ...diets].flatMap(({ match, things, isGuess }) =>
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
