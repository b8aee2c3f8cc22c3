import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { useTestDatabase } from "#tests/database.ts";
import { understandText } from "./ask/understand.ts";
import { LEANS, SURPRISING } from "./constants.ts";
import { findGifts } from "./find-gifts.server.ts";
import { personalScore } from "./rank/score.ts";
import { pickStanding } from "./model/pick-standing.ts";
import { medianPrice } from "./results/refine.ts";
import type { Brief } from "./types.ts";

/** What a nudge does to the gifts that a shopper has seen, on the demo shop. */
const TODAY = "2026-11-24";
useTestDatabase();
beforeAll(async () => {
  await seedDemoCatalogue();
});

const find = (brief: Brief) => findGifts(brief, { limit: 12, today: TODAY });
const REQUESTS = [
  "my sister loves tea and books",
  "dad turns 62, he grills and gardens, around $60",
  "something for a coworker",
  "a wedding, up to $200",
  "my 7 year old nephew likes science",
  "mom, under $15",
  "a friend who loves dogs and hiking, at least $40",
  ...openRequests(20),
];

/** The first open requests as people write them. */
function openRequests(count: number): string[] {
  const requests = JSON.parse(readFileSync("tests/eval/requests.json", "utf8")) as { half: string; text: string }[];
  return requests.flatMap(({ half, text }) => (half === "open" ? [text] : [])).slice(0, count);
}

describe.each(REQUESTS)("%s", (text) => {
  const brief = understandText(text, { today: TODAY, country: "US" });

  test("cheaper is below the median of what was shown", async () => {
    const seen = await find(brief);
    const cheaper = await find({ ...brief, leans: ["cheaper"] });
    const prices = seen.gifts.flatMap(({ reading }) => reading.profile.priceCents ?? []).toSorted((one, other) => one - other);
    const median = ((prices[Math.floor((prices.length - 1) / 2)] ?? 0) + (prices[Math.floor(prices.length / 2)] ?? 0)) / 2;
    if (cheaper.exhausted.includes("cheaper")) return;
    expect(cheaper.gifts.length).toBeGreaterThan(0);
    for (const { reading } of cheaper.gifts) expect(reading.profile.priceCents).toBeLessThan(median);
    expect(cheaper.brief.budget).toEqual(brief.budget);
  });

  test("cheaper beside another nudge is below the median still, and what cannot be kept is said", async () => {
    const seen = await find(brief);
    const median = medianPrice(seen.gifts);
    for (const change of [
      { leans: ["cheaper", "more-personal"] },
      { leans: ["cheaper", "faster"] },
      { leans: ["cheaper"], surprise: SURPRISING },
    ]) {
      const both = await find({ ...brief, ...change } as Brief);
      const plain = new Set((await find({ ...brief, leans: ["cheaper"] })).gifts.map(({ id }) => id));
      const isCheaper = both.gifts.every(({ reading }) => median === null || (reading.profile.priceCents ?? 0) < median.cents);
      expect(isCheaper || both.exhausted.includes("cheaper")).toBe(true);
      if (both.exhausted.includes("cheaper")) continue;
      const fresh = both.gifts.filter(({ id }) => !plain.has(id)).length;
      const isOtherSaid = both.exhausted.some((one) => one !== "cheaper");
      expect(fresh >= both.gifts.length / 2 || isOtherSaid, `${JSON.stringify(change)}: ${fresh} of ${both.gifts.length} are new`).toBe(
        true,
      );
    }
  });

  test("every other nudge changes half of the twelve, or the page says that there are no more", async () => {
    const before = new Set((await find(brief)).gifts.map(({ id }) => id));
    const nudges: [string, Partial<Brief>][] = [
      ...LEANS.filter((lean) => lean !== "cheaper").map((lean): [string, Partial<Brief>] => [lean, { leans: [lean] }]),
      ["surprising", { surprise: SURPRISING }],
    ];
    for (const [name, change] of nudges) {
      const { gifts, exhausted } = await find({ ...brief, ...change });
      const fresh = gifts.filter(({ id }) => !before.has(id)).length;
      expect(fresh >= gifts.length / 2 || exhausted.some((one) => one === name), `${name}: ${fresh} of ${gifts.length} are new`).toBe(true);
    }
  });
});

test("for most of these requests a nudge brings others, so that the tests above say something", async () => {
  const counts = { cheaper: 0, "more-personal": 0, "more-practical": 0, faster: 0, surprising: 0 };
  for (const text of REQUESTS) {
    const brief = understandText(text, { today: TODAY, country: "US" });
    for (const lean of LEANS) counts[lean] += (await find({ ...brief, leans: [lean] })).exhausted.length;
    counts.surprising += (await find({ ...brief, surprise: SURPRISING })).exhausted.length;
  }
  expect(counts.cheaper).toBeLessThanOrEqual(1);
  expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(0.6 * REQUESTS.length);
});

test.each([
  "coffee for my boss, under $1",
  "something for my baby niece, tomorrow, up to $2",
  "a vegan leather saddle for my dad, at most $3",
  "gardening for my mom, nothing with plants, at least $900",
  "a wedding gift, over $2000",
])("nothing fits, and there are three ways out, each with as many gifts as it says: %s", async (text) => {
  const { gifts, loosenings } = await find(understandText(text, { today: TODAY, country: "US" }));
  expect([gifts.length, loosenings.length]).toEqual([0, 3]);
  for (const relaxed of loosenings) {
    const found = await findGifts(relaxed.brief, { limit: 48, today: TODAY });
    expect(found.gifts).toHaveLength(relaxed.gifts);
  }
});

test("what is asked for as personalized comes first, with no nudge and no word of what there is no more of", async () => {
  const { brief, gifts, exhausted } = await find(understandText("personalized gift for grandad, $50", { today: TODAY, country: "US" }));
  expect([brief.leans, exhausted]).toEqual([[], []]);
  const isPersonal = ({ reading }: (typeof gifts)[number]) => personalScore(reading) >= 0.6;
  expect(gifts.slice(0, 4).filter(isPersonal)).toHaveLength(4);
});

test.each(["coffee for my brother", "tea for my sister, up to $60"])(
  "the gift that more is wanted of stays beside cheaper ones: %s",
  async (text) => {
    const brief = understandText(text, { today: TODAY, country: "US" });
    for (const { id, name } of (await find({ ...brief, leans: ["cheaper"] })).gifts.slice(0, 3)) {
      const { gifts } = await find({ ...brief, leans: ["cheaper"], likeThese: [id] });
      expect(gifts.map((gift) => gift.name)).toContain(name);
    }
  },
);

test("a model may choose among many more gifts than are shown", async () => {
  const brief = understandText("my sister loves tea and books", { today: TODAY, country: "US" });
  const { gifts, offer } = await findGifts(brief, { limit: 96, today: TODAY, offered: 96 });
  expect(offer.length).toBeGreaterThanOrEqual(48);
  expect(gifts.length).toBeLessThan(offer.length);
  expect(pickStanding(offer, brief)).toHaveLength(48);
  expect((await find(brief)).offer).toEqual([]);
});
