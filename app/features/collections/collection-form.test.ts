import { describe, expect, test } from "vitest";
import { collectionDocument, collectionMatches, NEW_COLLECTION, pickOfDocument, toDocument } from "./collection-form.ts";
import type { CollectionDocument } from "./types.ts";

const DOCUMENT: CollectionDocument = {
  ...NEW_COLLECTION,
  title: "Hostess gifts",
  slug: "hostess-gifts",
  values: { recipient: ["host"] },
};
const GIFT = "0b6d43d0-7c5f-4d0c-9a55-3a2d6a3f6f01";

/** Returns the fields of a document that are refused, with their messages. */
function faultsOf(changes: object): Record<string, string> {
  const read = collectionDocument.safeParse({ ...DOCUMENT, ...changes });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a collection", () => {
  test("is read from what was typed, and back", () => {
    const typed: CollectionDocument = {
      ...DOCUMENT,
      lead: "Bring this.",
      story: "One.\n\nTwo.",
      image: "/media/table",
      without: { giftType: ["home-decor"] },
      withoutWords: "candle, wax melt",
      minPrice: "10",
      maxPrice: "24.99",
      newWithinDays: "30",
      shipsWithinDays: "2",
      pinned: [GIFT],
      state: "shown",
      shownFrom: "2026-12-01T08:00:00Z",
      shownUntil: "2026-12-25T08:00:00Z",
    };
    const values = collectionDocument.parse(typed);
    expect(values.rule).toEqual({
      values: { recipient: ["host"] },
      without: { giftType: ["home-decor"] },
      withoutWords: ["candle", "wax melt"],
      currency: "USD",
      minPriceCents: 1000,
      maxPriceCents: 2499,
      newWithinDays: 30,
      shipsWithinDays: 2,
      inStockOnly: true,
    });
    expect(toDocument(values)).toEqual(typed);
  });

  test("would have only what is pinned while its rule says nothing", () => {
    const wouldHave = (changes: object) => collectionMatches.parse(pickOfDocument({ ...DOCUMENT, ...changes }));
    expect(wouldHave({ values: {}, without: { giftType: ["toys"] }, pinned: [GIFT] })).toMatchObject({ rule: null, pinned: [GIFT] });
    expect(wouldHave({}).rule).toMatchObject({ values: { recipient: ["host"] } });
  });

  test("has no rule and leaves nothing out where gifts are chosen by hand; a pinned gift is not left out", () => {
    const byHand = collectionDocument.parse({ ...DOCUMENT, isByRule: false, sort: "hand", pinned: [GIFT, GIFT], leftOut: [GIFT] });
    expect(byHand).toMatchObject({ rule: null, pinned: [GIFT], leftOut: [] });
    expect(collectionDocument.parse({ ...DOCUMENT, pinned: [GIFT], leftOut: [GIFT] })).toMatchObject({ pinned: [GIFT], leftOut: [] });
  });

  test.each<[object, Record<string, string>]>([
    [{ title: " " }, { title: "Please enter a title." }],
    [{ slug: "Hostess Gifts" }, { slug: "Please use lowercase letters, digits, and single hyphens, such as hostess-gifts." }],
    [{ values: {} }, { isByRule: "Please say what the gifts have in common." }],
    [{ values: {}, without: { recipient: ["host"] } }, { isByRule: "Please say what the gifts have in common." }],
    [{ minPrice: "30", maxPrice: "20" }, { maxPrice: "This must be at least “Price from”." }],
    [{ maxPrice: "cheap" }, { maxPrice: "Please enter an amount, such as 25 or 24.99." }],
    [{ newWithinDays: "0" }, { newWithinDays: "Please enter a number of days from 1 to 3650." }],
    [{ shipsWithinDays: "soon" }, { shipsWithinDays: "Please enter a number of days from 1 to 3650." }],
    [{ sort: "hand" }, { sort: "Gifts that a rule finds can’t be ordered by hand. Pin the ones that should come first." }],
    [{ image: "https://elsewhere.example/a.jpg" }, { image: "Please choose a picture from the library." }],
    [{ shownFrom: "2026-12-25T08:00:00Z", shownUntil: "2026-12-01T08:00:00Z" }, { shownUntil: "This must be later than “Shown from”." }],
    [{ shownFrom: "tomorrow" }, { shownFrom: "Please choose a day and a time." }],
    [{ withoutWords: "x".repeat(41) }, { withoutWords: "Please use at most 20 words of at most 40 letters each." }],
  ])("says what is wrong with %j", (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  test("Z5: refuses fields and taxonomies that it does not have", () => {
    for (const changes of [
      { role: "owner" },
      { values: { priceTier: ["special"] } },
      { values: { constructor: ["x"] } },
      { pinned: ["x"] },
    ])
      expect(collectionDocument.safeParse({ ...DOCUMENT, ...changes }).success).toBe(false);
  });

  test("is asked for its gifts while the rest of the form is still empty", () => {
    const read = collectionMatches.safeParse(pickOfDocument({ ...DOCUMENT, title: "", slug: "" }));
    expect(read.data?.rule?.values).toEqual({ recipient: ["host"] });
  });
});
