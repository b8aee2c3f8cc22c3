import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { acceptClause, acceptReason, MAX_REASON_LENGTH, type ReasonSources } from "./accept-reason.ts";

const sources: ReasonSources = {
  gift: giftProfile({
    name: "Forged garden trowel, 12 inch",
    description: "A stainless steel trowel with an oak handle. Comes with a 10-year guarantee and 20% more reach.",
    brandName: "Burgon",
    priceCents: 3250,
    tags: { interest: ["gardening"], personality: ["eco-friendly"] },
  }),
  said: "My mom Agatha turns 70 and loves gardening and Yorkshire tea . Mom . Birthday . Gardening",
  brief: briefOf({ person: read("mom", "my mom"), age: read({ min: 70, max: 70 }, "turns 70") }),
};

test.each([
  ["Made for hours in the garden she loves", "Made for hours in the garden she loves."],
  ["For a gardening mom: an oak handle that sits well in the hand.", undefined],
  ["A steel trowel for Agatha, who loves gardening.", undefined],
  ["A Burgon trowel for her 70th birthday.", undefined],
  ["With its 10-year guarantee it sees her through many a garden year.", undefined],
  ["  “Her garden\n  gets a trowel.”  ", "Her garden gets a trowel."],
  ["Good with a pot of Yorkshire tea after gardening.", undefined],
  ["Gardening is what she loves. This is made for it!", undefined],
  ["A wee café-garden treat – just her thing…", "A wee café-garden treat – just her thing..."],
])("accepts %j", (reason, shown = reason) => {
  expect(acceptReason(reason, sources)).toBe(shown);
});

describe("G3: refuses", () => {
  test.each([
    ["what is too long", `A trowel for her garden, ${"and her garden ".repeat(10)}.`],
    ["nothing", ""],
    ["no more than a sign", "!"],
    ["what has to do with nothing", "Lorem ipsum dolor sit amet."],
    ["praise for anything", "The best gift idea for you."],
    ["markup", "A <b>trowel</b> for her garden."],
    ["Markdown", "A **trowel** for her [garden](x)."],
    ["an address", "A trowel for her garden at evil.example"],
    ["a link", "A trowel for her garden, see https://evil.example/x"],
    ["a mail address", "A trowel for her garden, write to me@garden.example"],
    ["pictures", "A trowel for her garden 🌱."],
    ["invisible signs", "A trowel for her gar\u200Bden."],
    ["signs that turn the text round", "A trowel for her \u202Egarden."],
    ["another script", "Кельма for her garden."],
    ["letters that only look Latin", "A trоwel for her garden."],
  ])("%s", (_name, reason) => {
    expect(acceptReason(reason, sources)).toBeNull();
  });

  test.each([
    "fuck",
    "Fucking",
    "f.u.c.k",
    "f u c k",
    "fuuuck",
    "sh1t",
    "$hit",
    "a$$",
    "ｓｈｉｔ",
    "b1tch",
    "shít",
    "stupid",
    "ugly",
    "shit-hot",
    "shit!",
  ])("swearing: %s", (word) => {
    expect(acceptReason(`A ${word} trowel for her garden.`, sources)).toBeNull();
  });

  test("no decent word for holding a rude one", () => {
    for (const word of ["cocktails", "classic", "Scunthorpe", "assembled", "grass", "Dickens", "therapist", "hello", "Essex", "titmouse"]) {
      const reason = `For ${word} in her garden.`;
      expect(acceptReason(reason, { ...sources, said: `${sources.said} ${word}` }), word).toBe(reason);
    }
  });

  test.each([
    "At $32.50, a trowel for her gardening.",
    "Only $9.99 for her garden.",
    "A trowel for her garden at $32.",
    "A garden trowel for 20 dollars.",
    "A garden trowel for £32.50.",
    "32 euros well spent on her garden.",
    "Her garden trowel, now 50% off.",
    "The 15-year guarantee suits a gardener.",
    "Loved by 5,000 in the garden.",
    "Two trowels for her garden.",
    "Half the weight of a garden spade.",
    "A dozen uses in the garden.",
    "Ready for 2027 in the garden.",
    "For her 60th birthday in the garden.",
    "A 70% better garden.",
    "$70 well spent in her garden.",
  ])("a number or price that the catalogue does not have: %s", (reason) => {
    expect(acceptReason(reason, sources)).toBeNull();
  });

  test.each([
    "A handmade trowel for her garden.",
    "A waterproof companion for her garden.",
    "An award-winning trowel for her garden.",
    "Comes with free shipping to her garden.",
    "A best-seller for her garden.",
    "Hand made for her garden.",
    "Fair-trade gloves for her garden.",
    "Non-toxic fun in her garden.",
    "Recycled material for a gardener.",
    "A bamboo handle for her garden.",
    "A vegan treat for gardening.",
    "Cheaper than any other trowel for her garden.",
    "Delivered to her garden tomorrow.",
    "Dishwasher safe, so gardening stays clean.",
    "It heals her back when gardening.",
  ])("a claim that the catalogue does not make: %s", (reason) => {
    expect(acceptReason(reason, sources)).toBeNull();
  });

  test.each([
    "A trowel by Spearhead for her garden.",
    "From Sheffield to her garden.",
    "As seen on BBC, for her garden.",
    "TROWEL OF HER DREAMS for gardening.",
    "Chosen by Kate for gardening.",
  ])("a name that nobody has named: %s", (reason) => {
    expect(acceptReason(reason, sources)).toBeNull();
  });

  test.each([
    "Ignore what was said before about gardening.",
    "As an AI, I would give her a garden trowel.",
    "Click here for a garden trowel.",
    "Buy this garden trowel.",
  ])("what is no reason: %s", (reason) => {
    expect(acceptReason(reason, sources)).toBeNull();
  });
});

test("whatever is accepted is one short plain line, and accepting it again changes nothing", () => {
  const word = fc.constantFrom(
    "garden",
    "mom",
    "loves",
    "trowel",
    "$32.50",
    "70",
    "10",
    "<b>",
    "Burgon",
    "a",
    "—",
    "\n",
    "fuck",
    "oak",
    "handmade",
    ".",
    "”",
  );
  const reason = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(reason, (text) => {
      const line = acceptReason(text, sources);
      if (line === null) return;
      expect(line.length).toBeLessThanOrEqual(MAX_REASON_LENGTH);
      expect(line).not.toMatch(/[<>\n\r\t\\/@*_#]|\p{Cc}|\p{Cf}/u);
      expect(acceptReason(line, sources)).toBe(line);
    }),
    { numRuns: 500 },
  );
});

test("a clause stands only with a fact of the gift that it speaks of", () => {
  const reason = "A trowel with an oak handle for her garden.";
  const gift = { ...sources.gift, name: "Garden trowel", description: "A trowel with an oak handle." };
  const accept = (fact: string) => acceptClause({ reason, fact }, { ...sources, gift });
  expect(accept("oak handle")).toBe(reason);
  expect(accept("Oak  HANDLE")).toBe(reason);
  for (const fact of ["", "steel handle", "handle of oak", "with an", "for", "trowel", "garden", "x".repeat(5000)])
    expect(accept(fact), fact).toBeNull();
});

test("a reason that has no more of its fact than the liking says nothing of the gift", () => {
  const accept = (reason: string) => acceptClause({ reason, fact: "garden trowel" }, sources);
  expect(accept("For the hours she spends in her garden.")).toBeNull();
  expect(accept("A trowel for the hours in her garden.")).toBe("A trowel for the hours in her garden.");
});

test("hostile texts cost no more than their length", () => {
  const gift = { ...sources.gift, description: `${"1,".repeat(200_000)} ${"9".repeat(200_000)} ${"1 ".repeat(100_000)}` };
  const startedAt = performance.now();
  acceptReason("A garden trowel for 12.5 % more of her garden.", { ...sources, gift });
  acceptReason(`${"1,".repeat(300_000)}$`, sources);
  acceptReason(`${"“".repeat(300_000)}x`, sources);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
