import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift, type GiftTraits } from "#tests/factories/gifts.ts";
import { MATCH_CAP } from "./constants.ts";
import { searchGifts } from "./queries.server.ts";

useTestDatabase();

const names = new Map<string, string>();

async function addGifts(...gifts: (GiftTraits & { name: string })[]): Promise<void> {
  for (const traits of gifts) names.set((await createGift(traits)).id, traits.name);
}

/** Returns the names of the gifts that a query finds, best first. */
async function find(query: string, more: Partial<Parameters<typeof searchGifts>[0]> = {}): Promise<string[]> {
  const { ids } = await searchGifts({ query, limit: 50, ...more });
  return ids.map((id) => names.get(id) as string);
}

beforeAll(async () => {
  await addGifts(
    { name: "Beeswax candle with a cotton wick", description: "Burns for forty hours.", giftType: ["home-decor"], recipient: ["mom"] },
    { name: "Set of three pillar candles", brandName: "Oxlow Mill", recipient: ["dad"] },
    { name: "Gardener's tool roll", occasion: ["mothers-day"], giftType: ["garden-outdoors"] },
    { name: "Salt & pepper mill, 100% oak", description: "Two grinders that happily share a tray." },
    { name: "Café crème cup – Paris", giftType: ["kitchen-dining"], interest: ["coffee"] },
    { name: "Skateboard wall hook" },
    { name: "Board game for two", interest: ["board-games"] },
    { name: "Cutting board", inStock: false },
    { name: "Chopping board", inStock: true },
    { name: 'O\'Hara "quoted" under_score \\ back%slash' },
    { name: "Cocoa", description: "For candlelight evenings." },
  );
});

describe("word forms, prefixes, accents", () => {
  it("plural finds singular and the other way round", async () => {
    expect((await find("candles")).toSorted()).toEqual(["Beeswax candle with a cotton wick", "Set of three pillar candles"]);
    expect((await find("candle")).slice(0, 2).toSorted()).toEqual(["Beeswax candle with a cotton wick", "Set of three pillar candles"]);
  });

  it("gardening finds the gardener's things", async () => {
    expect(await find("gardening")).toEqual(["Gardener's tool roll"]);
  });

  it.each(["bees", "beesw", "beeswax can", "wick cott"])("the beginnings of words: %s", async (query) => {
    expect(await find(query)).toContain("Beeswax candle with a cotton wick");
  });

  it.each(["cafe creme", "CAFÉ", "Cafe\u0301 cre\u0300me", "ćafé"])("accents and case do not matter: %s", async (query) => {
    expect(await find(query)).toContain("Café crème cup – Paris");
  });

  it("the beginning of a category's name, unless the word is itself one", async () => {
    await addGifts({ name: "Star chart", recipient: ["teacher"] });
    expect(await find("tea")).toEqual(["Star chart"]);
    await addGifts({ name: "Porcelain pot", interest: ["tea"] });
    expect(await find("tea")).toEqual(["Porcelain pot"]);
    expect(await find("teach")).toEqual(["Star chart"]);
  });

  it("words of the description, also unfinished", async () => {
    expect(await find("grinders")).toEqual(["Salt & pepper mill, 100% oak"]);
    expect(await find("candlelig")).toEqual(["Cocoa"]);
  });

  it("the brand, also unfinished", async () => {
    expect(await find("oxlow")).toEqual(["Set of three pillar candles"]);
    expect(await find("oxl")).toEqual(["Set of three pillar candles"]);
  });

  it("all words must match, wherever they stand; small words and gift do not count", async () => {
    expect(await find("gifts for mom")).toEqual(["Beeswax candle with a cotton wick"]);
    expect(await find("candle mom")).toEqual(["Beeswax candle with a cotton wick"]);
    expect(await searchGifts({ query: "candle mom", limit: 5 })).toMatchObject({ total: 1, isPartial: false });
  });

  it("mothers day, with and without apostrophe", async () => {
    for (const query of ["mothers day", "mother's day", "Mother’s Day"]) expect(await find(query)).toEqual(["Gardener's tool roll"]);
  });
});

describe("one typo", () => {
  it.each([
    ["candel", "candle"],
    ["candels", "candles"],
    ["cnadle", "candle"],
    ["beswax candel", "beeswax candle"],
  ])("%s is understood as %s", async (query, text) => {
    const { correction, ids } = await searchGifts({ query, limit: 50 });
    expect(ids.map((id) => names.get(id))).toContain("Beeswax candle with a cotton wick");
    expect(correction).toEqual({ text, replaces: true });
  });

  it("gardner finds the gardener's things, though the name says gardeners", async () => {
    await addGifts({ name: "Hand cream for hard-working gardeners" });
    const { correction, ids } = await searchGifts({ query: "gardner", limit: 50 });
    expect(ids.map((id) => names.get(id)).toSorted()).toEqual(["Gardener's tool roll", "Hand cream for hard-working gardeners"]);
    expect(correction).toEqual({ text: "gardener", replaces: true });
  });

  it("a word that something has is never mended", async () => {
    const { correction, ids } = await searchGifts({ query: "mill", limit: 50 });
    expect(correction).toBeNull();
    expect(ids.length).toBeGreaterThan(0);
  });

  it("an unfinished word of a description stands behind the word that was meant", async () => {
    await addGifts({ name: "Lip balm", description: "With candelilla wax." });
    const found = await find("candel");
    expect(found.indexOf("Lip balm")).toBeGreaterThan(found.indexOf("Beeswax candle with a cotton wick"));
  });

  it("two typos, and words of three letters, are not guessed at", async () => {
    expect(await find("cadnel")).toEqual([]);
    expect(await find("oka")).toEqual([]);
  });

  it("a word that no gift has any more is not offered", async () => {
    await addGifts({ name: "Zeppelin kite" });
    await database().execute(sql`update gifts set name = 'Airship kite' where name = 'Zeppelin kite'`);
    expect(await searchGifts({ query: "zepplin", limit: 5 })).toMatchObject({ ids: [], correction: null });
  });
});

describe("a query that appears in a name always finds that gift", () => {
  it("any substring of one character or more, with its signs, in any case", async () => {
    const all = [...names].filter(([, name]) => !name.includes("Zeppelin"));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), fc.nat(), fc.nat(), fc.boolean(), async ([id, name], from, length, isShouted) => {
        const start = from % name.length;
        const part = name.slice(start, start + 1 + (length % (name.length - start)));
        fc.pre(part.trim() !== "");
        const { matchIds } = await searchGifts({ query: isShouted ? part.toUpperCase() : part, limit: 5 });
        expect(matchIds, part).toContain(id);
      }),
      { numRuns: 300 },
    );
  });

  it("also where the name is of signs and letters from anywhere", async () => {
    const text = fc.string({ unit: fc.constantFrom(..."abcé ñß'’\"%_\\*-–&|!():<>#@=~/.½Ω🎁日本語ж"), minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.nat(), async (given, from, length) => {
        const name = `x${given}`;
        const points = [...name];
        const start = from % points.length;
        const part = points.slice(start, start + 1 + (length % (points.length - start))).join("");
        fc.pre(part.trim() !== "");
        const { id } = await createGift({ name });
        const { matchIds } = await searchGifts({ query: part, limit: 5 });
        await database().execute(sql`delete from gifts where id = ${id}`);
        expect(matchIds, JSON.stringify({ name, part })).toContain(id);
      }),
      { numRuns: 200 },
    );
  });

  const quoted = 'O\'Hara "quoted" under_score \\ back%slash';
  it.each([
    ["%", [quoted, "Salt & pepper mill, 100% oak"]],
    ["_", [quoted]],
    ["\\", [quoted]],
    ['"', [quoted]],
    ["&", ["Salt & pepper mill, 100% oak"]],
    ["100%", ["Salt & pepper mill, 100% oak"]],
    ["under_", [quoted]],
    ["o'h", [quoted]],
    ["%%", []],
    ["c_ndle", []],
    ["can%le", []],
  ])("wildcards and quotes are letters like others: %j", async (query, expected) => {
    expect((await find(query)).toSorted()).toEqual(expected);
  });

  it("the letters of a gift type's name find its gifts, as the specification's search does", async () => {
    expect(await find("tchen din")).toEqual(["Café crème cup – Paris"]);
    expect(await find("KITCHEN")).toEqual(["Café crème cup – Paris"]);
  });
});

describe("where nothing has all the words", () => {
  it("gifts with all but one of them come, and it is said", async () => {
    const { ids, isPartial } = await searchGifts({ query: "candle cotton coffee", limit: 50 });
    expect(isPartial).toBe(true);
    expect(ids.map((id) => names.get(id))).toEqual(["Beeswax candle with a cotton wick"]);
  });

  it("or gifts with any of them", async () => {
    const { ids, isPartial } = await searchGifts({ query: "coffee mug", limit: 50 });
    expect(isPartial).toBe(true);
    expect(ids.map((id) => names.get(id))).toEqual(["Café crème cup – Paris"]);
  });

  it("mended words count as what was meant", async () => {
    const { ids, isPartial, correction } = await searchGifts({ query: "beswax mug", limit: 50 });
    expect([isPartial, correction, ids.map((id) => names.get(id))]).toEqual([true, null, ["Beeswax candle with a cotton wick"]]);
  });

  it("but not where only the filter is in the way", async () => {
    expect(await searchGifts({ query: "candle cotton", limit: 5, filters: { recipient: "dad" } })).toMatchObject({
      total: 0,
      isPartial: false,
    });
  });

  it("and nothing where nothing has any of them", async () => {
    expect(await searchGifts({ query: "xqzz yyqq", limit: 5 })).toMatchObject({ total: 0, isPartial: false });
  });
});

describe("order", () => {
  it("the name itself, then names that start with it, then words in it, then letters in it, then descriptions", async () => {
    await addGifts(
      { name: "Lantern" },
      { name: "Lantern for the porch" },
      { name: "Paper lantern" },
      { name: "Lanternfish print" },
      { name: "Blue lanternfish" },
      { name: "Minilantern" },
      { name: "Torch", description: "Better than any lantern." },
    );
    expect(await find("lantern")).toEqual([
      "Lantern",
      "Lantern for the porch",
      "Paper lantern",
      "Lanternfish print",
      "Blue lanternfish",
      "Minilantern",
      "Torch",
    ]);
  });

  it("in stock before out of stock among equals", async () => {
    const found = await find("board");
    expect(found.indexOf("Chopping board")).toBeLessThan(found.indexOf("Cutting board"));
    await database().execute(sql`update gifts set in_stock = not in_stock where name in ('Chopping board', 'Cutting board')`);
    const turned = await find("board");
    expect(turned.indexOf("Cutting board")).toBeLessThan(turned.indexOf("Chopping board"));
  });

  it("asking for few without a count gives the same best ones", async () => {
    for (const query of ["board", "a", "candel", "mom"]) {
      const all = await searchGifts({ query, limit: 5 });
      const few = await searchGifts({ query, limit: 5, isCounted: false });
      expect(few.ids).toEqual(all.ids);
    }
  });

  it("pages follow each other without gap or overlap", async () => {
    const all = await find("a");
    const pages = await Promise.all([0, 4, 8].map((offset) => find("a", { limit: 4, offset })));
    expect(pages.flat()).toEqual(all.slice(0, 12));
  });
});

describe("input", () => {
  it.each(["", "   ", "\0", "\ud800", "\u0301"])("I3: %j asks nobody and finds nothing", async (query) => {
    expect(await searchGifts({ query, limit: 5 })).toEqual({
      ids: [],
      matchIds: [],
      total: 0,
      isCapped: false,
      correction: null,
      isPartial: false,
    });
  });

  it.each([
    ["a 10-kB query", "candle ".repeat(1500)],
    ["NUL inside", "can\0dle"],
    ["operators", "candle & !mom | (dad <-> x:*)"],
    ["quotes", "can'd\"le\\'; drop table gifts"],
    ["100 one-letter words", "a b ".repeat(50)],
    ["one very long word", "q".repeat(5000)],
  ])("I3, I4: %s is harmless", async (_what, query) => {
    await expect(searchGifts({ query, limit: 5 })).resolves.toMatchObject({ correction: null });
  });

  it.each(["nobody", "\0 or 1=1", "'#1'", "x".repeat(5000)])(
    "I3: a filter that is no value's slug lets nothing through: %j",
    async (recipient) => {
      expect(await find("candle", { filters: { recipient } })).toEqual([]);
    },
  );

  it("filters narrow every kind of match", async () => {
    expect(await find("candle", { filters: { recipient: "dad" } })).toEqual(["Set of three pillar candles"]);
    expect(await find("sw", { filters: { recipient: "mom" } })).toEqual(["Beeswax candle with a cotton wick"]);
    expect(await find("&", { filters: { recipient: "mom" } })).toEqual([]);
  });
});

it("a word that more gifts have than the cap says so, and still puts the name itself first", async () => {
  await database().execute(sql`
    insert into gifts (name, slug) select 'Teapot number ' || n, 'teapot-' || n from generate_series(1, ${MATCH_CAP + 20}) n`);
  await addGifts({ name: "Teapot" });
  const { total, isCapped, ids } = await searchGifts({ query: "teapot", limit: 24 });
  expect({ total, isCapped, first: names.get(ids[0] ?? "") }).toEqual({ total: MATCH_CAP, isCapped: true, first: "Teapot" });
});
