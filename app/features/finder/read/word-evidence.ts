import { matchPhrasesOf } from "../lexicon/lexicon.ts";
import type { PhraseKind, PhraseMatch } from "../lexicon/matcher.ts";
import { type Token, tokensOf } from "../lexicon/tokens.ts";

/** Entries of one kind by id, with the confidence that the gift has to do with them (0 to 1). */
export type Weights = Map<string, number>;
export type Evidence = Record<PhraseKind, Weights>;

/** A gift's text with its tokens. */
export interface ReadText {
  text: string;
  tokens: Token[];
}

const IN_NAME = 1;
const IN_DESCRIPTION = 0.6;
/** Weight of a single word of a description, which often means something else. */
const ONE_WORD_IN_DESCRIPTION = 0.4;
/** Upper bound for weak words alone, however many there are. */
const HINTS_AT_MOST = 0.3;
const LEAST = 0.15;
const DENIALS = new Set(["no", "not", "without", "never", "non", "zero", "isnt"]);
/** "Not only for cooks" denies nothing. */
const UNDENIALS = new Set(["only", "just", "merely", "more", "need"]);
const DENIAL_REACH = 3;

export function readText(text: string): ReadText {
  return { text, tokens: tokensOf(text) };
}

/** Returns what a gift's name and description say it has to do with. */
export function weighWords(name: ReadText, description: ReadText): Evidence {
  const gathered: Record<PhraseKind, Map<string, Gathered>> = {
    interest: new Map(),
    person: new Map(),
    occasion: new Map(),
    trait: new Map(),
    concept: new Map(),
  };
  gather(gathered, name, IN_NAME, IN_NAME);
  gather(gathered, description, IN_DESCRIPTION, ONE_WORD_IN_DESCRIPTION);
  return {
    interest: weightsOf(gathered.interest),
    person: weightsOf(gathered.person),
    occasion: weightsOf(gathered.occasion),
    trait: weightsOf(gathered.trait),
    concept: weightsOf(gathered.concept),
  };
}

/** The remaining doubt about an entry (each further phrase reduces it), and the phrases that count already. */
interface Gathered {
  doubt: number;
  hintDoubt: number;
  phrases: Set<string>;
}

function gather(
  gathered: Record<PhraseKind, Map<string, Gathered>>,
  { text, tokens }: ReadText,
  shareOfPhrase: number,
  shareOfWord: number,
): void {
  for (const match of matchPhrasesOf(text, tokens, "gift")) {
    if (isDenied(tokens, match)) continue;
    const ofKind = gathered[match.kind];
    let sum = ofKind.get(match.id);
    if (sum === undefined) ofKind.set(match.id, (sum = { doubt: 1, hintDoubt: 1, phrases: new Set() }));
    const phrase = stemsOf(tokens, match);
    if (sum.phrases.has(phrase)) continue;
    sum.phrases.add(phrase);
    const share = match.size > 1 ? shareOfPhrase : shareOfWord;
    if (match.from === "hint") sum.hintDoubt *= 1 - share * match.certainty;
    else sum.doubt *= 1 - share * match.certainty;
  }
}

function weightsOf(gathered: Map<string, Gathered>): Weights {
  const weights: Weights = new Map();
  for (const [id, { doubt, hintDoubt }] of gathered) {
    const weight = 1 - doubt * Math.max(hintDoubt, 1 - HINTS_AT_MOST);
    if (weight >= LEAST) weights.set(id, weight);
  }
  return weights;
}

function stemsOf(tokens: readonly Token[], { at, size }: PhraseMatch): string {
  return tokens
    .slice(at, at + size)
    .map(({ stem }) => stem)
    .join(" ");
}

/** True for "no honey", "without milk or sugar", "not for babies", "alcohol-free". */
export function isDenied(tokens: readonly Token[], { at, size }: Pick<PhraseMatch, "at" | "size">): boolean {
  const next = tokens[at + size];
  if (next?.word === "free" && !next.isBreak) return true;
  for (let back = 1; back <= DENIAL_REACH; back++) {
    const token = tokens[at - back];
    if (token === undefined || tokens[at - back + 1]?.isBreak === true) return false;
    if (DENIALS.has(token.word)) return !UNDENIALS.has(tokens[at - back + 1]?.word ?? "");
  }
  return false;
}
