import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { understandText } from "./ask/understand.ts";
import { findGifts } from "./find-gifts.server.ts";
import type { Brief } from "./types.ts";

/**
 * Real catalogues are messy: they have titles of twenty words, brands, sizes, other people's keywords, no price, no description, and
 * duplicates.
 */
const TODAY = "2026-11-21";
useTestDatabase();

const CROWD = "Birthday Gifts for Women Men, Christmas Stocking Stuffers for Adults Teens";
const slugs = new Map<string, string>();

async function list(key: string, name: string, more: Parameters<typeof createGift>[0] = {}): Promise<void> {
  slugs.set((await createGift({ name, ...more })).id, key);
}

beforeAll(async () => {
  const grinder = "QUVENTO Premium Manual Coffee Grinder with Steel Burrs, Upgraded Conical Hand Mill for Espresso and Pour Over";
  await list("grinder", `${grinder}, ${CROWD}, 12 oz (Black)`, { price: "34.99" });
  await list("grinder again", `${grinder} - ${CROWD} - Size M (Grey)`, { price: "33.50" });
  await list("dripper", `Halbrix Heavy Duty Pour Over Coffee Dripper Set - ${CROWD} - Set of 1 (Natural)`, { price: "28.00" });
  await list("unpriced press", `ZORVIA Deluxe French Press Coffee Maker, ${CROWD}, 34 oz (Green)`, { price: null });
  await list("dear machine", `Nemmarc Professional Grade Espresso Machine Coffee Maker, ${CROWD}, (Brown-1)`, { price: "289.00" });
  await list("rattle", `PETTOVA 2026 New Wooden Baby Rattle Toy for 6-12 Months, ${CROWD}, 1 Count (Multicolor)`, { price: "15.00" });
  await list("candle", `Lumikra High Quality Scented Candle in Glass Jar, ${CROWD}, 10 Inch (Beige)`, { price: "19.00" });
  await list("knives", `TUVOLLA Chef Knife Set of Three with Sharp Steel Blades, ${CROWD}, Home Office Travel Outdoor Use`, {
    price: "45.00",
  });
  await list("yoga mat", `OLDWYN Multifunctional Cork Yoga Mat - ${CROWD} - 72 x 24 Inch (Style A)`, { price: "39.00" });
  await list("trowel", `Garvindo Forged Garden Trowel and Weeder, ${CROWD}, Large (Dark Green)`, { price: "24.00" });
  await list("seeds", `Briskan Seed Packets Collection for the Garden, ${CROWD}, 500 ml (Natural)`, { price: "18.00", shippingDays: null });
  await list("kettle", `OLDWYN Portable Gooseneck Kettle for Tea and Coffee, ${CROWD}, 1.2 lb (Black)`, { price: "49.00" });
  await list("tea", `ZORVIA Loose Leaf Tea Sampler Tins, ${CROWD}, 6.3 x 4.1 x 2 Inch`, { price: "22.00" });
});

const understand = (text: string) => understandText(text, { today: TODAY, country: "US" });
const keysOf = async (brief: Brief) => {
  const { gifts } = await findGifts(brief, { limit: 12, today: TODAY });
  return gifts.map(({ id }) => slugs.get(id) as string);
};

test("what is wished for comes first, however long the title and whatever other recipients it names", async () => {
  const keys = await keysOf(understand("my dad loves coffee, birthday"));
  expect(new Set(keys.slice(0, 3))).not.toContain("yoga mat");
  expect(
    keys.slice(0, 4).filter((key) => ["grinder", "grinder again", "dripper", "unpriced press", "dear machine", "kettle"].includes(key)),
  ).toHaveLength(4);
});

test("the same thing of two sellers is shown once", async () => {
  const keys = await keysOf(understand("coffee for my dad"));
  expect(keys.filter((key) => key.startsWith("grinder"))).toHaveLength(1);
});

test("what has no price is in every budget, and comes last", async () => {
  const within = await keysOf(understand("coffee for my dad, under $50"));
  expect(within.indexOf("unpriced press")).toBeGreaterThan(0);
  expect(within).not.toContain("dear machine");
  expect(await keysOf(understand("coffee for my dad"))).toContain("unpriced press");
});

test("everybody's keywords make no gift one for everybody, and what is ruled out stays out", async () => {
  expect(await keysOf(understand("a gift for my mom, 60, no candles, nothing sharp"))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/rattle|candle|knives/)]),
  );
  const child = await keysOf(understand("for a 9 month old baby"));
  expect(child).not.toContain("knives");
  expect(child).not.toContain("candle");
});

test("a delivery time that nobody knows is no promise, and no reason to hide a gift", async () => {
  const { gifts } = await findGifts(understand("seeds for a gardener, has to arrive within 3 days"), { limit: 12, today: TODAY });
  const seeds = gifts.find(({ id }) => slugs.get(id) === "seeds");
  expect(seeds?.caveats).toContain("delivery-unknown");
});

test("no reason repeats a seller's praise or names anybody else's occasion", async () => {
  const { gifts } = await findGifts(understand("coffee for my dad's birthday, under $60"), { limit: 12, today: TODAY });
  expect(gifts.length).toBeGreaterThan(0);
  for (const { reasons } of gifts) expect(reasons.join(" ")).not.toMatch(/premium|upgraded|heavy duty|christmas|stocking|women/i);
});

test("“more like this” brings what is like it to the top, and no longer the same thing itself", async () => {
  const brief = understand("a birthday gift for my friend, under $60");
  const trowel = [...slugs].find(([, key]) => key === "trowel")?.[0] as string;
  const before = await keysOf(brief);
  const after = await keysOf({ ...brief, likeThese: [trowel] });
  expect(after).not.toEqual(before);
  const place = (keys: readonly string[], key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  expect(place(after, "seeds")).toBeLessThanOrEqual(2);
  expect(place(after, "seeds")).toBeLessThanOrEqual(place(before, "seeds"));
});

test("“Coffee” is the drink, and implies no trait", () => {
  const { interests, traits } = understand("Coffee");
  expect(interests.map(({ value }) => value)).toEqual(["coffee"]);
  expect(traits).toEqual([]);
});
