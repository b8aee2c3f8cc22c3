import concepts from "./concepts.json" with { type: "json" };
import interests from "./interests.json" with { type: "json" };
import occasions from "./occasions.json" with { type: "json" };
import people from "./people.json" with { type: "json" };
import traits from "./traits.json" with { type: "json" };
import { inheritTags, isBelow } from "./broader.ts";
import {
  addPhrase,
  createNode,
  matchTokens,
  type PhraseFrom,
  type PhraseKind,
  type PhraseMatch,
  type PhraseNode,
  type Place,
} from "./matcher.ts";
import { isRealWord } from "./real-words.ts";
import { stemsOfPhrase, type Token, tokensOf } from "./tokens.ts";
import type { Concept, Interest, Occasion, Person, PhraseEntry, Trait } from "./types.ts";
import { createSpeller, type Speller } from "./typos.ts";

export interface Lexicon {
  /** Interests without an interest tag of their own carry those of their wider ones here, with less weight. */
  interestById: ReadonlyMap<string, Interest>;
  personById: ReadonlyMap<string, Person>;
  occasionById: ReadonlyMap<string, Occasion>;
  traitById: ReadonlyMap<string, Trait>;
  conceptById: ReadonlyMap<string, Concept>;
}

/** The lexicon's files as they are written. */
export const WRITTEN_ENTRIES = {
  interest: interests as readonly Interest[],
  person: people as unknown as readonly Person[],
  occasion: occasions as unknown as readonly Occasion[],
  trait: traits as unknown as readonly Trait[],
  concept: concepts as readonly Concept[],
} satisfies Record<PhraseKind, readonly PhraseEntry[]>;

interface Index {
  lexicon: Lexicon;
  phrases: PhraseNode;
  /** Created at the first unknown word, because callers that only show names need none. */
  speller: Speller | undefined;
}

let index: Index | undefined;

/** Returns the lexicon's entries by id, which are read and indexed at the first call. */
export function lexicon(): Lexicon {
  return readyIndex().lexicon;
}

/** Returns the lexicon's entries of one kind by id. */
export function entriesOf(kind: PhraseKind): ReadonlyMap<string, PhraseEntry & { name: string }> {
  return readyIndex().lexicon[`${kind}ById`];
}

/**
 * Returns the lexicon's phrases in a text, in text order, longer ones first. Briefs may have typos and descriptions of people; gifts' texts
 * have weak words of things ("hints") instead. The time is linear in the text's length.
 */
export function matchPhrases(text: string, { in: place = "brief" }: { in?: Place } = {}): PhraseMatch[] {
  return matchPhrasesOf(text, tokensOf(text), place);
}

/** Works like `matchPhrases`, for a text that is tokenized already. */
export function matchPhrasesOf(text: string, tokens: readonly Token[], place: Place): PhraseMatch[] {
  const ready = readyIndex();
  return matchTokens(ready.phrases, text, tokens, place, ({ word, stem }) => spellerOf(ready).correct(stem, word));
}

function spellerOf(ready: Index): Speller {
  return (ready.speller ??= createSpeller(stemsOf(ready.phrases), isRealWord));
}

function readyIndex(): Index {
  return (index ??= buildIndex());
}

function buildIndex(): Index {
  const phrases = createNode();
  for (const [kind, entries] of Object.entries(WRITTEN_ENTRIES) as [PhraseKind, readonly PhraseEntry[]][]) {
    for (const entry of entries) addEntry(phrases, kind, entry);
  }
  leaveToNarrower(phrases);
  return {
    lexicon: {
      interestById: byId(inheritTags(WRITTEN_ENTRIES.interest)),
      personById: byId(WRITTEN_ENTRIES.person),
      occasionById: byId(WRITTEN_ENTRIES.occasion),
      traitById: byId(WRITTEN_ENTRIES.trait),
      conceptById: byId(WRITTEN_ENTRIES.concept),
    },
    phrases,
    speller: undefined,
  };
}

function addEntry(
  phrases: PhraseNode,
  kind: PhraseKind,
  { id, synonyms, describes = [], products = [], hints = [], not = [], asked = [] }: PhraseEntry,
): void {
  const lists: [PhraseFrom | "not", readonly string[]][] = [
    ["synonym", synonyms],
    ["describes", describes],
    ["product", products],
    ["hint", hints],
    ["not", not],
  ];
  for (const [from, list] of lists) {
    for (const phrase of list) {
      const stems = stemsOfPhrase(phrase);
      if (stems.length > 0) addPhrase(phrases, stems, { kind, id, from });
    }
  }
  for (const phrase of asked) addPhrase(phrases, stemsOfPhrase(phrase), { kind, id, from: "synonym", isAsked: true });
}

/** A phrase that an interest shares with a wider one belongs to the narrower one: the wider follows from it. */
function leaveToNarrower(node: PhraseNode): void {
  node.endings = node.endings.filter(
    ({ kind, id, from }) =>
      kind !== "interest" ||
      from === "not" ||
      !node.endings.some((other) => other.kind === kind && other.from === from && isBelow(WRITTEN_ENTRIES.interest, other.id, id)),
  );
  for (const next of node.next.values()) leaveToNarrower(next);
}

function stemsOf(phrases: PhraseNode): Set<string> {
  const stems = new Set<string>();
  const visit = (node: PhraseNode): void => {
    for (const [stem, next] of node.next) {
      stems.add(stem);
      visit(next);
    }
  };
  visit(phrases);
  return stems;
}

function byId<Known extends { id: string }>(entries: readonly Known[]): ReadonlyMap<string, Known> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
