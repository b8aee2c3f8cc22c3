import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile, giftReading, read } from "#tests/factories/finder.ts";
import type { Brief, GiftReading } from "../types.ts";
import { explainGift } from "./explain.ts";
import { readGift } from "../read/read-gift.ts";
import { scoreGift } from "../rank/score.ts";

const TODAY = "2026-11-21";
const explain = (reading: GiftReading, brief: Brief) => explainGift(reading, brief, scoreGift(reading, brief, { today: TODAY }).parts);
const gifts = (count: number, given: Parameters<typeof giftReading>[0]) =>
  Array.from({ length: count }, (_, place) =>
    giftReading({ ...given, profile: { ...given?.profile, slug: `gift-${place}`, name: `Thing ${place}` } }),
  );

const brief = briefOf({
  person: read("mother-in-law", "my mother in law"),
  gender: read("female", "her"),
  occasion: read("mothers-day", "mothers day"),
  interests: [read("gardening", "allotment")],
  budget: read({ minCents: null, maxCents: 6000, targetCents: null }, "under 60"),
});

test("a page of reasons is not one sentence ten times", () => {
  const all = gifts(10, { interests: { gardening: 1 }, occasions: { "mothers-day": 1 }, persons: { "mother-in-law": 1 } });
  const lines = all.map((reading) => explain(reading, brief)[0]);
  expect(new Set(lines).size).toBeGreaterThanOrEqual(5);
  expect(lines.every((line) => /gardening|allotment/.test(line ?? ""))).toBe(true);
  expect(all.map((reading) => explain(reading, brief)[0])).toEqual(lines);
});

test("a reason names the person, the occasion and the sum as the shopper said them, in one line", () => {
  const lines = gifts(20, { occasions: { "mothers-day": 1 }, persons: { "mother-in-law": 1 }, profile: { priceCents: 4200 } }).map(
    (reading) => explain(reading, brief)[0] ?? "",
  );
  for (const line of lines) {
    expect(line).toMatch(/your mother in law/);
    expect(line).toMatch(/Mother's Day/);
    expect(line).toMatch(/\$42\b.*\$60\b/);
    expect(line).toMatch(/^[A-Z“$][^\n]{10,139}\.$/);
  }
});

test("nothing is said of a gift that its reading does not have", () => {
  const [line = ""] = explain(giftReading({ profile: { priceCents: 4200 } }), brief);
  expect(line).not.toMatch(/gardening|allotment|mother in law|Mother's Day/i);
  expect(line).toMatch(/\$42/);
});

test("no word is said twice where an interest, a quality and a thing were read from it", () => {
  const twice = briefOf({ interests: [read("home-office", "desk")], traits: [chosen("small-space")], otherWords: ["desk"] });
  const reading = giftReading({ interests: { "home-office": 1 }, profile: { name: "Desk lamp" } });
  const [line = ""] = explain(reading, twice);
  expect(line.match(/desk/gi)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("the relation to the shopper is not repeated for people of whom nothing is said", () => {
  const [line = ""] = explain(giftReading({ persons: { woman: 1 } }), briefOf({ person: read("woman", "a lady") }));
  expect(line).not.toMatch(/woman|lady/);
});

test("an interest is claimed only where the catalogue says that the gift is for it", () => {
  const stars = briefOf({ interests: [read("astronomy", "space")] });
  const claims = (name: string, tags: GiftReading["profile"]["tags"]) =>
    /astronomy|space/.test(explain(giftReading({ interests: { astronomy: 0.7 }, profile: { name, tags } }), stars)[0] ?? "");
  expect(claims("Bug explorer kit", { interest: ["science"] })).toBe(false);
  expect(claims("Folding sundial", { interest: ["astronomy"] })).toBe(true);
  expect(claims("Tabletop telescope", {})).toBe(true);
});

test.each([
  ["Peppermint bark", "A piano tin, and the notes of the band play on.", ["gourmet-food"], "music"],
  ["Forged steel trowel", "With a brass collar, for practical people.", ["gardening"], "home-styling"],
  ["Ramen bowl", "With a chopstick notch.", ["cooking"], "anime"],
])("%s (%s) is not called a thing for what it only reminds of", (name, description, interest, liked) => {
  const tagged = { interest, personality: ["practical"] };
  const reading = { ...readGift(giftProfile({ name, description, tags: tagged })), interests: new Map([[liked, 0.8]]) };
  const wish = briefOf({ interests: [read(liked, "zither")] });
  const [line = ""] = explain(reading, wish);
  expect(line).not.toMatch(/zither|music|styling|anime/i);
});

test("what reminds of a country is not called a thing for travellers", () => {
  const traveller = briefOf({ interests: [read("travel", "travelling")] });
  const [line = ""] = explain(readGift(giftProfile({ name: "Olive oil and aged balsamic vinegar" })), traveller);
  expect(line).not.toMatch(/travel/);
});

test("new parents are nobody's own", () => {
  const lines = gifts(6, { persons: { "new-parents": 1 } }).map(
    (reading) => explain(reading, briefOf({ person: read("new-parents", "new parents") }))[0] ?? "",
  );
  expect(lines.join(" ")).toMatch(/new parents/);
  expect(lines.join(" ")).not.toMatch(/your new parents/);
});
