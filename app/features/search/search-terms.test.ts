import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPartialTerms, buildTerms, buildWidestTerm, cleanQuery, exchangeWords, pickMeaningfulWords } from "./search-terms.ts";
import type { QueryWord } from "./types.ts";

const word = (text: string, stem: string | null = text, codes: number[] = []): QueryWord => ({ word: text, stem, codes });

describe("cleanQuery", () => {
  it.each([
    ["  red mug ", "red mug"],
    ["red\0mug", "red mug"],
    ["red\ud800mug", "redmug"],
    ["\udc00", ""],
    [" \t\n ", ""],
    ["🎁 box", "🎁 box"],
  ])("I3: %j is searched for as %j", (given, text) => {
    expect(cleanQuery(given)).toEqual({ text, isCut: false });
  });

  it("I4: cuts at 200 characters, never through a character, and says so", () => {
    expect(cleanQuery("a".repeat(200))).toEqual({ text: "a".repeat(200), isCut: false });
    expect(cleanQuery("a".repeat(201))).toEqual({ text: "a".repeat(200), isCut: true });
    expect(cleanQuery(`${"a".repeat(199)}🎁`)).toEqual({ text: "a".repeat(199), isCut: true });
  });

  it("I3: leaves only what a database takes, whatever is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (given) => {
        const { text } = cleanQuery(given);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain("\0");
        expect(text).toBe(text.trim());
      }),
    );
  });
});

describe("pickMeaningfulWords", () => {
  const picked = (...words: QueryWord[]) => pickMeaningfulWords(words).map(({ word: text }) => text);

  it("leaves out the and its like, and gift beside other words", () => {
    expect(picked(word("gifts", "gift"), word("for", null), word("the", null), word("mom"))).toEqual(["mom"]);
  });

  it("uses gift where there is nothing else, and the where not even that is", () => {
    expect(picked(word("gift"), word("ideas", "idea"))).toEqual(["gift", "ideas"]);
    expect(picked(word("for", null), word("the", null))).toEqual(["for", "the"]);
  });

  it("takes a repeated word once", () => {
    expect(picked(word("tea"), word("for", null), word("two"), word("tea"))).toEqual(["tea", "two"]);
  });

  it("stops at 16 words", () => {
    expect(pickMeaningfulWords(Array.from({ length: 100 }, (_, index) => word(`w${index}`)))).toHaveLength(16);
  });
});

describe("buildTerms", () => {
  it("asks for the word form, then beginnings, categories and brand, then the description", () => {
    expect(buildTerms([[word("candles", "candl", [7])]])).toEqual({
      name: "'~candl'",
      start: "('~candl' | '=candles':*)",
      about: "('~candl' | '=candles':* | '#7' | '@candl' | '@candles':*)",
      any: "(('~candl' | '=candles':* | '#7' | '@candl' | '@candles':* | 'candl'))",
      rank: "'~candl' | '#7' | '@candl' | 'candl'",
    });
  });

  it("asks for all words; only the last one may be a beginning, of more than one letter unless it stands alone", () => {
    expect(buildTerms([[word("oak")], [word("tray")]]).start).toBe("'~oak' & ('~tray' | '=tray':*)");
    expect(buildTerms([[word("oak")], [word("t")]]).start).toBe("'~oak' & '~t'");
    expect(buildTerms([[word("t")]]).start).toBe("('~t' | '=t':*)");
  });

  it("takes any of a word's alternatives", () => {
    expect(buildTerms([[word("garden"), word("warden")]]).name).toBe("('~garden' | '~warden')");
  });

  it("lets gifts of whole types in", () => {
    expect(buildTerms([[word("tch")]], [3, 4]).any).toMatch(/\) \| '#3' \| '#4'$/);
  });

  it("matches nothing without words", () => {
    expect(Object.values(buildTerms([]))).toEqual(["", "", "", "", ""]);
  });

  it("quotes what would be an operator", () => {
    expect(buildTerms([[word("o'neil\\", "o'neil\\")]]).name).toBe("'~o''neil\\\\'");
  });
});

it("buildWidestTerm lets unknown words be beginnings anywhere", () => {
  expect(buildWidestTerm([word("bees", "bee"), word("oak")], new Set(["bees"]))).toBe(
    "('~bee' | '@bee' | '@bees' | 'bee' | '=bees':* | '@bees':* | 'bees':*) & ('~oak' | '@oak' | 'oak')",
  );
});

it("buildPartialTerms leaves one word out, then all but one", () => {
  const terms = (mark: string) => `('~${mark}' | '@${mark}' | '${mark}')`;
  const [a, b, c] = ["a", "b", "c"].map(terms);
  expect(buildPartialTerms([[word("a")]])).toEqual([]);
  expect(buildPartialTerms([[word("a")], [word("b")]])).toEqual([`${a} | ${b}`]);
  expect(buildPartialTerms([[word("a")], [word("b")], [word("c")]])).toEqual([
    `(${b} & ${c}) | (${a} & ${c}) | (${a} & ${b})`,
    `${a} | ${b} | ${c}`,
  ]);
});

it("exchangeWords replaces whole words only", () => {
  expect(exchangeWords("candel candelabra", new Map([["candel", "candle"]]))).toBe("candle candelabra");
});
