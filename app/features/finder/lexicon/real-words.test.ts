import { expect, test } from "vitest";
import { matchPhrases } from "./lexicon.ts";
import { isRealWord } from "./real-words.ts";

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
