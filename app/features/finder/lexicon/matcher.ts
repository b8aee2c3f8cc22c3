import type { Token } from "./tokens.ts";

export type PhraseKind = "interest" | "person" | "occasion" | "trait" | "concept";
/** The field of an entry that a phrase comes from; the entry's type explains each. */
export type PhraseFrom = "synonym" | "product" | "hint" | "describes";

/** A phrase of the lexicon in a text. `start` and `end` are offsets in the text, `at` and `size` count its words. */
export interface PhraseMatch {
  kind: PhraseKind;
  id: string;
  start: number;
  end: number;
  at: number;
  size: number;
  /** The phrase as the text writes it. */
  words: string;
  from: PhraseFrom;
  /** Confidence from 0 to 1 that the phrase means the entry. */
  certainty: number;
}

export interface Ending {
  kind: PhraseKind;
  id: string;
  from: PhraseFrom | "not";
  /** True for a word that shoppers use and that means something else in a gift's text ("sharp"). */
  isAsked?: boolean;
}

/** All phrases as a tree, word by word: `endings` are the entries whose phrase ends here. */
export interface PhraseNode {
  next: Map<string, PhraseNode>;
  endings: Ending[];
}

export type Place = "brief" | "gift";

const CERTAINTY: Record<Place, Record<PhraseFrom, number>> = {
  brief: { synonym: 1, describes: 0.8, product: 0.6, hint: 0 },
  gift: { synonym: 0.9, product: 0.8, hint: 0.3, describes: 0 },
};
const MISSPELT = 0.75;
const DENIALS: ReadonlySet<string> = new Set(["no", "not", "without", "non"]);
/** Length limit in words; every phrase of the lexicon is shorter. */
const LONGEST_PHRASE = 12;

export function createNode(): PhraseNode {
  return { next: new Map(), endings: [] };
}

/** Adds a phrase's stems to the tree, once for each entry that contains it. */
export function addPhrase(root: PhraseNode, stems: readonly string[], ending: Ending): void {
  let node = root;
  for (const stem of stems) {
    let next = node.next.get(stem);
    if (next === undefined) node.next.set(stem, (next = createNode()));
    node = next;
  }
  if (!node.endings.some(({ kind, id, from }) => kind === ending.kind && id === ending.id && from === ending.from))
    node.endings.push(ending);
}

interface Found extends Ending {
  at: number;
  size: number;
  certainty: number;
}

/**
 * Returns the phrases in a text's tokens, in text order, longer ones first. `correct` returns the word that a misspelled one means. A
 * longer phrase takes the words of shorter ones of its kind; a "not" phrase takes those of its own entry.
 */
export function matchTokens(
  root: PhraseNode,
  text: string,
  tokens: readonly Token[],
  place: Place,
  correct: (token: Token) => string | null = () => null,
): PhraseMatch[] {
  const found: Found[] = [];
  const nots: Found[] = [];
  for (let at = 0; at < tokens.length; at++) collectFrom(at, root, tokens, place, correct, found, nots);
  const matches: PhraseMatch[] = [];
  for (const match of found) {
    if (someAround(nots, match, (not) => not.kind === match.kind && not.id === match.id && isWithin(match, not))) continue;
    if (someAround(found, match, (longer) => isWithin(match, longer) && takes(longer, match))) continue;
    const start = (tokens[match.at] as Token).start;
    const end = (tokens[match.at + match.size - 1] as Token).end;
    matches.push({ ...match, from: match.from as PhraseFrom, start, end, words: text.slice(start, end) });
  }
  return matches;
}

function collectFrom(
  at: number,
  root: PhraseNode,
  tokens: readonly Token[],
  place: Place,
  correct: (token: Token) => string | null,
  found: Found[],
  nots: Found[],
): void {
  let node = root;
  let spelling = 1;
  const first = found.length;
  for (let end = at; end < tokens.length; end++) {
    const token = tokens[end] as Token;
    if (end > at && token.isBreak) break;
    let next = node.next.get(token.stem);
    if (next === undefined && place === "brief") {
      const corrected = correct(token);
      if (corrected !== null) next = node.next.get(corrected);
      spelling *= MISSPELT;
    }
    if (next === undefined) break;
    node = next;
    const size = end - at + 1;
    for (const { kind, id, from, isAsked } of node.endings) {
      if (isAsked && place === "gift") continue;
      // "No gadgets" states of a gift that it is none, and in a brief that none is wanted.
      if (from === "not" && place === "brief" && DENIALS.has((tokens[at] as Token).word)) continue;
      if (from === "not") nots.push({ kind, id, from, at, size, certainty: 1 });
      else if (CERTAINTY[place][from] > 0) found.push({ kind, id, from, at, size, certainty: CERTAINTY[place][from] * spelling });
    }
  }
  if (found.length - first > 1)
    found.splice(first, found.length - first, ...found.slice(first).toSorted((one, other) => other.size - one.size));
}

/** True when one of the phrases that may contain this one passes the test. Phrases are sorted, so that few are checked. */
function someAround(ordered: readonly Found[], { at }: Found, test: (other: Found) => boolean): boolean {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as Found).at < at - LONGEST_PHRASE) low = middle + 1;
    else high = middle;
  }
  for (let place = low; place < ordered.length; place++) {
    const other = ordered[place] as Found;
    if (other.at > at) return false;
    if (test(other)) return true;
  }
  return false;
}

function isWithin(inner: Found, outer: Found): boolean {
  return inner.at >= outer.at && inner.at + inner.size <= outer.at + outer.size;
}

/** True when the longer phrase leaves the one within it no meaning of its own. */
function takes(longer: Found, shorter: Found): boolean {
  if (longer.kind === shorter.kind && longer.id === shorter.id) {
    return longer.size > shorter.size || (longer.size === shorter.size && longer.certainty > shorter.certainty);
  }
  if (longer.size <= shorter.size) return false;
  if (longer.kind === "occasion") return shorter.kind !== "concept" && longer.from === "synonym";
  if (longer.kind !== shorter.kind || longer.kind === "concept") return false;
  return longer.from === "synonym" || shorter.from !== "synonym";
}
