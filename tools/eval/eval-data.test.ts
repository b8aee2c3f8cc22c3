import { describe, expect, it } from "vitest";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { originalSlug, rowsOf } from "./catalogue-variants.ts";
import { readEvalData, splitOf } from "./eval-data.ts";
import { namedInterests } from "./grading.ts";

const data = await readEvalData();
const slugs = new Set(data.gifts.map(({ slug }) => slug));
const valuesOf = (read: (gift: (typeof data.gifts)[number]) => string[]) => new Set(data.gifts.flatMap(read));

describe("the evaluation set", () => {
  it("has at least 220 briefs, each once", () => {
    expect(data.briefs.length).toBeGreaterThanOrEqual(220);
    expect(new Set(data.briefs.map(({ id }) => id)).size).toBe(data.briefs.length);
    expect(new Set(data.briefs.map(({ text }) => text)).size).toBe(data.briefs.length);
  });

  it("is split by a hash of the id, about in half", () => {
    const dealt = data.briefs.filter(({ split }) => split === "open" || split === "held-back");
    expect(dealt.filter(({ id, split }) => splitOf(id) !== split)).toEqual([]);
    const heldBack = dealt.filter(({ split }) => split === "held-back").length / dealt.length;
    expect(Math.abs(heldBack - 0.5)).toBeLessThan(0.05);
  });

  it.each([
    ["once fresh", "f", 60],
    ["once fresh", "g", 40],
    ["fresh", "h", 15],
  ])("has the briefs that are %s (%s) beside the halves", (part, letter, count) => {
    expect(data.briefs.filter(({ id, split }) => split === part && id.startsWith(letter)).map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, place) => `${letter}${String(place + 1).padStart(2, "0")}`),
    );
  });

  it("speaks of values and gifts that the catalogue has", () => {
    const known = {
      recipients: valuesOf(({ recipients }) => recipients),
      occasions: valuesOf(({ occasions }) => occasions),
      interests: valuesOf(({ interests }) => interests),
      giftTypes: valuesOf(({ giftTypes }) => giftTypes),
      traits: valuesOf(({ traits }) => traits),
    };
    const unknown = data.briefs.flatMap(({ id, gold }) =>
      [
        ...[...gold.recipients, ...(gold.lookUnder ?? [])].filter((slug) => !known.recipients.has(slug)),
        ...(gold.occasion === null || known.occasions.has(gold.occasion) ? [] : [gold.occasion]),
        ...[...namedInterests(gold), ...(gold.openInterests ?? [])].filter((slug) => !known.interests.has(slug)),
        ...(gold.giftTypes ?? []).filter((slug) => !known.giftTypes.has(slug)),
        ...(gold.traits ?? []).filter((slug) => !known.traits.has(slug)),
        ...gold.excluded.filter((key) => data.exclusions[key] === undefined),
      ].map((value) => `${id}: ${value}`),
    );
    expect(unknown).toEqual([]);
  });

  it("judges gifts that there are", () => {
    const named = [
      ...Object.values(data.exclusions).flatMap(({ gifts = [], sparing = [], unsure = [] }) => [...gifts, ...sparing, ...unsure]),
      ...Object.keys(data.minimumAges),
      ...Object.keys(data.boundGifts),
      ...Object.values(data.judgements).flatMap((grades) => Object.keys(grades)),
    ];
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
    const briefs = new Set(data.briefs.map(({ id }) => id));
    expect(Object.keys(data.judgements).filter((id) => !briefs.has(id))).toEqual([]);
  });
});

describe("variants of the catalogue", () => {
  const gifts = readSeedGifts();

  it("strips everything that is not a name, a description or a fact of the shop", async () => {
    const columns = new Set(rowsOf("tags stripped", await gifts).flatMap((row) => Object.keys(row)));
    expect([...columns].toSorted()).toEqual(["brand_name", "description", "in_stock", "name", "price", "shipping_days", "slug"]);
  });

  it("makes the same mess every time: long titles, missing prices, second listings", async () => {
    const rows = rowsOf("messy", await gifts);
    expect(rowsOf("messy", await gifts)).toEqual(rows);
    const words = rows.map(({ name }) => (name as string).split(/\s+/).length);
    expect(words.reduce((sum, count) => sum + count, 0) / rows.length).toBeGreaterThan(18);
    expect(Math.max(...rows.map(({ name }) => (name as string).length))).toBeLessThanOrEqual(300);
    const unpriced = rows.filter(({ price }) => price === "").length / rows.length;
    expect(unpriced).toBeGreaterThan(0.15);
    expect(unpriced).toBeLessThan(0.25);
    expect(rows.length).toBeGreaterThan(slugs.size * 1.1);
    expect(
      rows.map(({ external_id }) => originalSlug({ slug: "", externalId: external_id as string })).filter((slug) => !slugs.has(slug)),
    ).toEqual([]);
  });
});
