import { expect, test } from "vitest";
import { cpuMs } from "#tests/cpu-time.ts";
import { isBelow } from "./broader.ts";
import { lexicon, matchPhrases, WRITTEN_ENTRIES } from "./lexicon.ts";
import { AMBIGUOUS } from "./ambiguous.ts";
import type { PhraseMatch } from "./matcher.ts";
import { tokensOf } from "./tokens.ts";
import type { PhraseEntry } from "./types.ts";
import taxonomies from "#db/seed/taxonomies.json" with { type: "json" };
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";

const idsOf = (matches: readonly PhraseMatch[], kind = "interest") => matches.filter((match) => match.kind === kind).map(({ id }) => id);
const { interest: interests } = WRITTEN_ENTRIES;
const stemsOf = (phrase: string) =>
  tokensOf(phrase)
    .map(({ stem }) => stem)
    .join(" ");

test("there are at least 250 interests, and every id is used once in its file", () => {
  expect(interests.length).toBeGreaterThanOrEqual(250);
  for (const entries of Object.values(WRITTEN_ENTRIES)) {
    const ids = (entries as readonly PhraseEntry[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  }
});

test("every wider interest exists, and none is wider than itself", () => {
  const { interestById } = lexicon();
  expect(interests.flatMap(({ broader = [] }) => broader.filter((id) => !interestById.has(id)))).toEqual([]);
  expect(interests.filter(({ id }) => isBelow(interests, id, id)).map(({ id }) => id)).toEqual([]);
});

test("every tag of an interest is one of the catalogue's, of its own or of a wider one", () => {
  const seeded: Partial<Record<string, readonly { slug: string }[]>> = taxonomies;
  const slugs = new Map(TAXONOMIES.map(({ key }) => [key as string, new Set((seeded[key] ?? []).map(({ slug }) => slug))]));
  for (const { id, tags } of lexicon().interestById.values()) {
    expect(Object.values(tags).flatMap((weights) => Object.keys(weights)).length, id).toBeGreaterThan(0);
    for (const [taxonomy, weights] of Object.entries(tags)) {
      for (const [slug, weight] of Object.entries(weights)) {
        expect(slugs.get(taxonomy)?.has(slug), `${id}: ${taxonomy}/${slug}`).toBe(true);
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(1);
      }
    }
  }
});

test("every interest is found by every way of saying it", () => {
  const lost = interests.flatMap(({ id, synonyms }) =>
    synonyms.filter(
      (synonym) =>
        !matchPhrases(synonym).some((match) => match.kind === "interest" && (match.id === id || isBelow(interests, match.id, id))),
    ),
  );
  expect(lost).toEqual([]);
});

test("no two interests share a synonym by accident", () => {
  const bySynonym = new Map<string, string[]>();
  for (const { id, synonyms } of interests) {
    for (const stems of new Set(synonyms.map(stemsOf))) bySynonym.set(stems, [...(bySynonym.get(stems) ?? []), id]);
  }
  const shared = [...bySynonym].filter(([, ids]) =>
    ids.some((one) => ids.some((other) => one < other && !isBelow(interests, one, other) && !isBelow(interests, other, one))),
  );
  const meant = new Set(Object.values(AMBIGUOUS).flat().map(stemsOf));
  expect(shared.filter(([stems]) => !meant.has(stems)).map(([stems, ids]) => `${stems}: ${ids.join(", ")}`)).toEqual([]);
  expect([...meant].filter((stems) => !shared.some(([other]) => other === stems))).toEqual([]);
});

test("the longest phrase is meant", () => {
  expect(idsOf(matchPhrases("bubble tea"))).toEqual(["bubble-tea"]);
  expect(idsOf(matchPhrases("she likes tea, bubble gum"))).toContain("tea");
});

test("words that mean something else are passed over", () => {
  expect(idsOf(matchPhrases("a coffee table"))).not.toContain("coffee");
  expect(idsOf(matchPhrases("a coffee table for his coffee"))).toContain("coffee");
});

test("a brief may have typos, plurals and British spellings, a gift's text may not have typos", () => {
  expect(idsOf(matchPhrases("loves gardenning and cofee"))).toEqual(expect.arrayContaining(["gardening", "coffee"]));
  expect(idsOf(matchPhrases("cofee", { in: "gift" }))).toEqual([]);
  expect(idsOf(matchPhrases("adores jewellery"))).toContain("jewelry");
});

test("a right word is not taken for a misspelt one", () => {
  expect(idsOf(matchPhrases("loves bakking"))).toContain("baking");
  expect(idsOf(matchPhrases("her dog was barking"))).not.toContain("baking");
});

test("words that describe a person count in briefs only", () => {
  expect(idsOf(matchPhrases("he runs"))).toContain("running");
  expect(idsOf(matchPhrases("the ribbon runs along the edge", { in: "gift" }))).not.toContain("running");
});

test("a match says where it stands, in the text as written", () => {
  const text = "Für Mom — she ❤️ Board  Games!";
  const match = matchPhrases(text).find(({ words }) => words.startsWith("Board"));
  expect(match).toMatchObject({ kind: "interest", words: "Board  Games" });
  expect(text.slice(match?.start, match?.end)).toBe("Board  Games");
});

test("no phrase reaches across a full stop or a comma", () => {
  expect(matchPhrases("likes bubble, tea").map(({ id }) => id)).not.toContain("bubble-tea");
});

test.each(["", "🎁🎄", "\u202Egnp.tfig", "__proto__ constructor", "a ".repeat(5000), "x".repeat(10_000), "هدية لأمي"])(
  "a hostile text does no harm: %.20s",
  (text) => {
    expect(cpuMs(() => expect(Array.isArray(matchPhrases(text))).toBe(true))).toBeLessThan(2000);
  },
);
