import { isRealWord } from "../../lexicon/real-words.ts";
import { stemsOfPhrase, type Token, tokensOf } from "../../lexicon/tokens.ts";
import { createSpeller, type Speller } from "../../lexicon/typos.ts";
import { type Found, plainText } from "../plain-text.ts";
import { isRelatives } from "./others-situations.ts";
import { SITUATIONS, type Situation } from "./situations.ts";

/** A situation that a text states; `takesWords` as in `Situation`. */
export interface StatedSituation extends Found<string> {
  takesWords: boolean;
}

interface Phrase {
  situation: Situation;
  /** The stems, with `null` for one or two words of any kind. */
  stems: (string | null)[];
  /** True for a phrase that means something else. */
  isNot: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const DENIALS = words(
  "no not nothing isnt arent wasnt werent doesnt dont didnt hasnt havent hadnt never without nor neither cant cannot wont shouldnt wouldnt",
);
/** Words after which a new statement begins, so that no denial reaches beyond them. */
const TURNS = words("because but and since who as so while though although that with or than if until till");
const GIVERS = words("i we im ive were");
const OTHERS = words("she he they shes hes her his their who whos that it");
/** Short for "he is" and the like, which begin a phrase as "is" does: "who's deaf". */
const CONTRACTED_IS = words("hes shes whos its");
/** What may follow "wants nothing": before any other word it means nothing of a kind, "nothing sentimental". */
const AFTER_NOTHING = words(
  "for at but this from more and or really because so until to in on when except ever special as he she they i we",
);
/** Words that a denial, or the giver as the subject, stands at most before a phrase. */
const REACH = 3;

let phrasesByStem: Map<string, Phrase[]> | undefined;

/** Returns the phrases by their first stem, longer ones first. */
function readyPhrases(): Map<string, Phrase[]> {
  if (phrasesByStem !== undefined) return phrasesByStem;
  phrasesByStem = new Map();
  for (const situation of SITUATIONS) {
    const phrases = [
      ...situation.says.map((says) => ({ says, isNot: false })),
      ...(situation.not ?? []).map((says) => ({ says, isNot: true })),
    ];
    for (const { says, isNot } of phrases) {
      const stems = says.split(/ ?\* ?/).flatMap((part, place) => [...(place === 0 ? [] : [null]), ...stemsOfPhrase(part)]);
      const [first] = stems;
      if (first === null || first === undefined) continue;
      phrasesByStem.set(first, [...(phrasesByStem.get(first) ?? []), { situation, stems, isNot }]);
    }
  }
  return phrasesByStem;
}

/** Shorter words of a sentence are too often names. */
const MISSPELLED_FROM = 8;
let speller: Speller | undefined;

/** Returns a text's words; long ones with mistakes are those of the phrases that they mean: "artheritis". */
function wordsOf(text: string): Token[] {
  return tokensOf(text).map((token) => {
    if (token.word.length < MISSPELLED_FROM || isRealWord(token.word)) return token;
    speller ??= createSpeller(stemsOfPhrases(), isRealWord);
    const stem = speller.correct(token.stem, token.word);
    return stem === null ? token : { ...token, stem };
  });
}

function stemsOfPhrases(): Set<string> {
  return new Set([...readyPhrases().values()].flatMap((phrases) => phrases.flatMap(({ stems }) => stems.filter((stem) => stem !== null))));
}

/** Returns the situations that a text states of the person, in text order, each once: no denied ones, and none of the giver's own or a relative's. */
export function readSituations(text: string): StatedSituation[] {
  const tokens = wordsOf(text);
  const plain = plainText(text);
  const matches = tokens.flatMap((token, at) =>
    phrasesFrom(token).flatMap((phrase) => {
      const end = endOf(phrase.stems.slice(1), tokens, at + 1);
      return end === null || isOfKind(tokens, end) ? [] : [{ ...phrase, at, end }];
    }),
  );
  const meant = matches.filter(
    (match) =>
      !match.isNot &&
      !matches.some((not) => not.isNot && not.situation === match.situation && not.at < match.end && match.at < not.end) &&
      !matches.some((other) => other.at <= match.at && other.end >= match.end && other.end - other.at > match.end - match.at) &&
      !isDenied(tokens, match.at) &&
      (match.situation.ofGiver === true || !isGivers(tokens, match.at)) &&
      !isRelatives(plain, match.situation.id, (tokens[match.at] as Token).start),
  );
  const once = new Map(meant.toReversed().map((match) => [match.situation.id, match]));
  return [...once.values()]
    .toSorted((one, other) => one.at - other.at)
    .map(({ situation, at, end }) => ({
      value: situation.id,
      start: (tokens[at] as Token).start,
      end: (tokens[end - 1] as Token).end,
      isGuess: false,
      takesWords: situation.takesWords === true,
    }));
}

/** Returns the phrases that may begin with a word. */
function phrasesFrom({ word, stem }: Token): readonly Phrase[] {
  const phrases = readyPhrases();
  return [...(phrases.get(stem) ?? []), ...(CONTRACTED_IS.has(word) ? (phrases.get("is") ?? []) : [])];
}

/** Returns where the rest of a phrase ends (exclusive) that goes on at a token, or null where the text has another phrase. */
function endOf([stem, ...rest]: readonly (string | null)[], tokens: readonly Token[], at: number): number | null {
  if (stem === undefined) return at;
  const token = tokens[at];
  if (token === undefined || token.isBreak) return null;
  if (stem !== null) return token.stem === stem ? endOf(rest, tokens, at + 1) : null;
  return endOf(rest, tokens, at + 1) ?? (tokens[at + 1]?.isBreak === false ? endOf(rest, tokens, at + 2) : null);
}

/** True for a phrase that ends in "nothing" where a word of a kind follows. */
function isOfKind(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return /^(?:no|any)thing$/.test(tokens[end - 1]?.word ?? "") && next !== undefined && !next.isBreak && !AFTER_NOTHING.has(next.word);
}

/** Returns the words right before a phrase, nearest first, up to the beginning of the statement. */
function wordsBefore(tokens: readonly Token[], at: number): string[] {
  const before: string[] = [];
  for (let back = at; back > 0 && before.length < REACH; back--) {
    if (tokens[back]?.isBreak === true) break;
    const { word } = tokens[back - 1] as Token;
    if (TURNS.has(word)) break;
    before.push(word);
  }
  return before;
}

/** True for "not on a diet" and "no longer works nights"; a person who used to be is no more either. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = wordsBefore(tokens, at);
  return before.some((word, place) => DENIALS.has(word) || (word === "to" && before[place + 1] === "used"));
}

function isGivers(tokens: readonly Token[], at: number): boolean {
  const before = wordsBefore(tokens, at);
  const giver = before.findIndex((word) => GIVERS.has(word));
  return giver !== -1 && !before.slice(0, giver).some((word) => OTHERS.has(word));
}
