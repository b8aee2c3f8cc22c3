import { readWithLexicon } from "./lexicon-reading.ts";

/** A feature of a name: `key` identifies it among all names, `words` are those of the name that it comes from, as written. */
export interface Feature {
  key: string;
  value: number;
  words: string;
}

/** How much each sort of feature weighs beside the others. The values were chosen by cross-validation on half of the first labels. */
const VALUES = { word: 1, pair: 1, part: 0.7, head: 0.8, lexicon: 2 };
const SHORTEST_PART = 3;
const LONGEST_PART = 5;
/** Names of shops may be whole paragraphs; what comes later says little. */
const MOST_TOKENS = 40;

/** What a name is read from: its features, and its words (the stem by which a word's vector is found, and the word as written). */
export interface NameFeatures {
  features: Feature[];
  words: ReadonlyMap<string, string>;
}

/** Returns the features of a name: its words, neighbouring words, parts of words, its last word, and what the lexicon reads in it. */
export function featuresOf(name: string, description = ""): NameFeatures {
  const { tokens, found } = readWithLexicon(name, description);
  const features = new Map<string, Feature>();
  const add = (key: string, value: number, words: string) => {
    if (!features.has(key)) features.set(key, { key, value, words });
  };
  const read = tokens.slice(0, MOST_TOKENS);
  for (const [at, { stem, start, end }] of read.entries()) {
    const word = name.slice(start, end);
    add(`w ${stem}`, VALUES.word, word);
    const next = read[at + 1];
    if (next !== undefined) add(`p ${stem} ${next.stem}`, VALUES.pair, name.slice(start, next.end));
    const bounded = `<${stem}>`;
    for (let length = SHORTEST_PART; length <= LONGEST_PART; length++)
      for (let start = 0; start + length <= bounded.length; start++) add(`c ${bounded.slice(start, start + length)}`, VALUES.part, word);
  }
  const last = read.at(-1);
  if (last !== undefined) add(`h ${last.stem}`, VALUES.head, name.slice(last.start, last.end));
  for (const [what, weight] of found) add(`l ${what}`, VALUES.lexicon * weight, "");
  return { features: [...features.values()], words: new Map(read.map(({ stem, start, end }) => [stem, name.slice(start, end)])) };
}
