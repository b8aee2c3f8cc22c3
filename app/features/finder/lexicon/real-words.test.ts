import dictionary from "dictionary-en";
import { expect, test } from "vitest";
import { matchPhrases, WRITTEN_ENTRIES } from "./lexicon.ts";
import { isRealWord } from "./real-words.ts";
import { stemsOfPhrase } from "./tokens.ts";
import type { PhraseEntry } from "./types.ts";

test.each(["boarding", "spelling", "warden", "adventured", "unhappily", "travelling", "centred", "moulded", "neighbourhood", "learnt"])(
  "%s is a word",
  (word) => {
    expect(isRealWord(word)).toBe(true);
  },
);

test.each(["bakeing", "gardaning", "aniversery", "potery", "candel", "freind", "kniting", ""])("%j is none", (word) => {
  expect(isRealWord(word)).toBe(false);
});

/** Real words, each one letter away from a thing or a person that the lexicon knows. */
test.each(["bother", "barding", "rafter", "baring", "batter", "collage", "planner", "warden", "harden", "potter", "cooing", "rending"])(
  "%s is not taken for another word",
  (word) => {
    const found = matchPhrases(`she said ${word}`).filter(({ words, certainty }) => words === word && certainty < 0.6);
    expect(found).toEqual([]);
  },
);

/** The base words of the kept dictionary that are long enough to be corrected, and their forms. */
const DICTIONARY = new TextDecoder()
  .decode(dictionary.dic)
  .split("\n")
  .flatMap((line) => /^[a-z]{5,24}(?=\/|$)/.exec(line)?.[0] ?? [])
  .flatMap((word) => [word, ...["s", "ed", "ing", "er", "ly"].map((ending) => word + ending).filter(isRealWord)]);

test("no word of the dictionary is corrected to another", () => {
  const known = new Set(
    Object.entries(WRITTEN_ENTRIES).flatMap(([kind, entries]) =>
      entries.flatMap(({ id, synonyms, describes = [], products = [], hints = [], asked = [] }: PhraseEntry) =>
        [synonyms, describes, products, hints, asked].flat().map((phrase) => `${kind} ${id} ${stemsOfPhrase(phrase).join(" ")}`),
      ),
    ),
  );
  const corrected = DICTIONARY.filter((word) =>
    matchPhrases(word).some(({ kind, id }) => !known.has(`${kind} ${id} ${stemsOfPhrase(word).join(" ")}`)),
  );
  expect(DICTIONARY.length).toBeGreaterThan(50_000);
  expect(corrected).toEqual([]);
}, 120_000);
