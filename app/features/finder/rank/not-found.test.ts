import { describe, expect, test } from "vitest";
import { understandText } from "../ask/understand.ts";
import { readGift } from "../read/read-gift.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { giftProfile } from "#tests/factories/finder.ts";
import { hiddenLikings, withHidden } from "./hidden-likings.ts";
import { limitsOf } from "./limits.ts";
import { findMissing, withBridged } from "./not-found.ts";
import { createScorer } from "./score.ts";

const TODAY = "2026-11-21";
const gift = (name: string, interest: string[]) => readGift(giftProfile({ name, tags: { interest } }));
const SHOP = [gift("Espresso cups", ["coffee"]), gift("Trowel", ["gardening"]), gift("Beginner's microscope", ["science"])];

function missingIn(text: string) {
  const brief = understandText(text, { today: TODAY, country: "US" });
  const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
  return findMissing(
    brief,
    SHOP.map((reading) => ({ reading, ...score(reading) })),
  );
}

describe("what is not there is said, per liking", () => {
  test("with the nearest where a person would nod", () => {
    expect(missingIn("my nephew loves dinosaurs")).toMatchObject({ names: ["dinosaurs"], hasNearest: true, isAll: false });
  });

  test.each(["cricket", "tennis", "violin", "piano", "comedy"])("also where a reader is unsure of a gift: %s", async (liking) => {
    const shop = (await readSeedGifts()).map(({ name = "", description = "" }) => readGift(giftProfile({ name, description })));
    const brief = understandText(`my uncle loves ${liking}`, { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const gifts = shop.map((reading) => ({ reading, ...score(reading) }));
    expect(findMissing(brief, gifts).likings).toHaveLength(1);
  });

  test("and is there where a gift's name says so, however little its reader makes of it", () => {
    const brief = understandText("my sister loves tea", { today: TODAY, country: "US" });
    const shop = ["Speckled stoneware teapot", "Pour-over coffee stand"].map((name) =>
      readGift(giftProfile({ name, description: "In oak." })),
    );
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const gifts = shop.map((reading) => ({ reading, ...score(reading) }));
    expect(findMissing(brief, gifts).names).toEqual([]);
    expect(findMissing(brief, gifts.slice(1)).names).toEqual(["tea"]);
  });

  test("nor is anything missing of which a gift has the shopper's own word in its name", () => {
    const brief = understandText("my dad loves maps", { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const cork = readGift(giftProfile({ name: "Cork map of America with brass pins", description: "For the wall." }));
    expect(findMissing(brief, [{ reading: cork, ...score(cork) }]).names).toEqual([]);
  });

  test("without them where nothing is near, and the rest is answered", () => {
    expect(missingIn("my sister loves horses and coffee")).toMatchObject({ names: ["horses"], hasNearest: false, isAll: false });
  });

  test.each([
    ["he is into taxidermy and falconry", ["taxidermy", "falconry"]],
    ["my brother is into taxidermy but also loves coffee", ["taxidermy"]],
    ["my aunt, a falconry enthusiast who drinks coffee", ["falconry"]],
    ["a fan of competitive yodeling", ["yodeling"]],
    ["hobby: beekeeping and gnomonics", ["gnomonics"]],
    ["he loves Wagner", ["Wagner"]],
  ])("by the shopper's own word where the lexicon does not know it: %s", (text, names) => {
    const missing = missingIn(text);
    expect(missing.names).toEqual(expect.arrayContaining(names));
    expect(missing).toMatchObject({ isNotUnderstood: false });
  });

  test.each(["she loves surprises", "likes to laugh", "he loves the microscope", "somebody who lives in Ulmstadt", "loves espresso"])(
    "no word is taken for a liking that is none or is there: %s",
    (text) => {
      expect(missingIn(text).names).toEqual([]);
    },
  );

  test("the desk of unmet wishes learns of the liking, and of no person's name", () => {
    expect(missingIn("he is into taxidermy").likings).toEqual(["taxidermy"]);
    expect(missingIn("she loves Zwiebelfisch and Sarah").likings).toEqual([]);
  });

  test("and what is there is not", () => {
    expect(missingIn("my sister loves coffee")).toMatchObject({ names: [], likings: [] });
  });

  test("and where all that is shown is for something near, the page says so", () => {
    const brief = understandText("my sister loves quilting", { today: TODAY, country: "US" });
    const shop = [gift("Patchwork quilt kit", ["knitting-sewing"]), gift("Beginner's loom", ["knitting-sewing"])];
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const gifts = shop.map((reading) => ({ reading, ...score(reading) }));
    const missing = findMissing(brief, gifts);
    expect(missing.names).toEqual([]);
    expect(withBridged(missing, brief, gifts.slice(1))).toMatchObject({ names: ["quilting"], likings: [], hasNearest: true });
    expect(withBridged(missing, brief, gifts)).toEqual(missing);
  });

  test.each([
    ["my sister loves beer", "One-gallon home winemaking kit", ["beer"]],
    ["my sister loves wine", "Waiter's corkscrew", []],
  ])("a tag for a wider liking proves nothing: %s", (text, name, names) => {
    const brief = understandText(text, { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const kit = gift(name, ["wine-cocktails"]);
    const gifts = [{ reading: kit, ...score(kit) }];
    expect(withBridged(findMissing(brief, gifts), brief, gifts)).toMatchObject({ names, hasNearest: names.length > 0 });
  });

  test("a word in the description of a gift with a brand is no topic that is met", () => {
    const brief = understandText("curling", { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const press = readGift(giftProfile({ name: "Burger press", brandName: "Forge", description: "It keeps bacon from curling." }));
    expect(findMissing(brief, [{ reading: press, ...score(press) }]).isAll).toBe(true);
  });

  test("nor anything where the limits leave no gift", () => {
    const brief = understandText("my sister loves horses", { today: TODAY, country: "US" });
    expect(findMissing(brief, []).names).toEqual([]);
  });
});

describe("nothing is understood", () => {
  test.each([
    ["qwrtzp blorf", true],
    ["someone who loves horses", false],
    ["something under $30", false],
    ["for my sister", false],
    ["trowel", false],
    ["something red", true],
    ["I need help finding something", true],
  ])("of “%s”: %s", (text, isNot) => {
    expect(missingIn(text).isNotUnderstood).toBe(isNot);
  });

  test.each(["something red", "something red under $40", "anything blue please"])("a color alone is nothing to be found by: %s", (text) => {
    const shop = [gift("Headlamp with a red light", ["hiking-camping"]), gift("Blue mug", ["coffee"])];
    const brief = understandText(text, { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    expect(
      findMissing(
        brief,
        shop.map((reading) => ({ reading, ...score(reading) })),
      ).isAll,
    ).toBe(true);
  });

  test.each(["I need help finding something for my sister", "for my twin sister who loves tea", "seeking advice on a gift for dad"])(
    "no word of it is looked for in gifts: %s",
    (text) => {
      expect(understandText(text, { today: TODAY, country: "US" }).otherWords).toEqual([]);
    },
  );

  test("popular gifts stand in where nothing but limits can be answered", () => {
    expect(missingIn("someone who loves horses").isAll).toBe(true);
    expect(missingIn("someone who loves horses, under $30").isAll).toBe(true);
    expect(missingIn("my sister loves horses").isAll).toBe(false);
  });
});

describe("a liking that the shop has gifts for, none of which suits", () => {
  const shop = [
    readGift(giftProfile({ name: "Three red wines", tags: { interest: ["wine-cocktails"] } })),
    gift("Running belt", ["running"]),
    readGift(giftProfile({ name: "Golf tees", shippingDays: 9, tags: { interest: ["golf"] } })),
    readGift(giftProfile({ name: "Garden fork", inStock: false, tags: { interest: ["gardening"] } })),
    readGift(giftProfile({ name: "Chess clock", tags: { interest: ["chess"], ageRange: ["kids-8-12", "adults-30-59"] } })),
  ];
  const toldIn = (text: string) => {
    const brief = understandText(text, { today: TODAY, country: "US" });
    const score = createScorer(brief, { today: TODAY, liked: [], disliked: [] });
    const check = limitsOf(brief, TODAY);
    const within = shop.filter((reading) => check(reading).length === 0).map((reading) => ({ reading, ...score(reading) }));
    const missing = findMissing(brief, within);
    const interests = brief.interests.filter(({ value }) => missing.lacking.includes(value));
    return withHidden(missing, hiddenLikings(brief, interests, shop, TODAY));
  };

  test.each([
    ["my sober friend loves chess and wine", "no alcohol"],
    ["my 10 year old nephew loves chess and wine", "nothing with alcohol"],
    ["my friend just had surgery and loves chess and running", "nothing for sports"],
    ["my friend loves chess and golf, needs it within 5 days", null],
  ])("is hidden, and no missing one: %s", (text, because) => {
    const { names, likings, hidden } = toldIn(text);
    expect([names, likings]).toEqual([[], []]);
    expect(hidden).toEqual([{ name: expect.any(String), because }]);
  });

  test.each(["my friend loves chess and gardening", "my friend loves chess and horses"])(
    "what is sold out or absent is missing: %s",
    (text) => {
      const { names, likings, hidden } = toldIn(text);
      expect([names.length, likings.length, hidden]).toEqual([1, 1, []]);
    },
  );
});
