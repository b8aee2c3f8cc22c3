import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_LINK } from "#app/features/catalogue/demo.ts";
import { CATALOGUE_COLUMNS, type CatalogueValues } from "#app/features/catalogue/import-columns.ts";
import { splitPicture } from "#app/features/catalogue/gift-lines.ts";
import { readGiftRow } from "#app/features/catalogue/imported-gift.ts";
import { findPriceTier } from "#app/features/catalogue/price-tiers.ts";
import { makeSlug } from "#app/features/catalogue/slugs.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { mediaPath } from "#app/features/media/media-paths.ts";
import { CURRENCY, fromDollars } from "#app/platform/money.ts";
import { DEMO_COVERS } from "./demo-choice.ts";
import { COVER_FOLDER } from "./pictures/demo-covers.ts";
import { isKindName, WIDEST_KIND } from "#app/features/still-lifes/kind-of-gift.ts";
import { PIGMENTS } from "#app/features/still-lifes/parts/colors.ts";
import { MOTIFS } from "#app/features/still-lifes/parts/motifs.ts";
import { drawDemoGift, NEAR_SUFFIX, PICTURE_FOLDER, readSubjects } from "./pictures/demo-stills.ts";
import { PATTERNS_BY_GIFT_TYPE } from "./pictures/papers.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { readSeedBlog } from "./read-seed-posts.ts";

type Gift = Record<(typeof CATALOGUE_COLUMNS)[number], string>;
interface SeedCategory {
  slug: string;
  name: string;
  description: string;
  icon: string;
  color: string;
  min_price_cents: number;
  max_price_cents: number | null;
}

const gifts = (await readSeedGifts()) as Gift[];
const subjects = await readSubjects();
const taxonomies = JSON.parse(readFileSync("db/seed/taxonomies.json", "utf8")) as Record<string, SeedCategory[]>;
const valuesOf = (cell: string) => cell.split("|").filter((value) => value !== "");

function countSentences(text: string): number {
  return text.match(/[.?](?=\s|$)/g)?.length ?? 0;
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test("there are at least 240 gifts, and every row of every file is importable", () => {
  expect(gifts.length).toBeGreaterThanOrEqual(240);
  expect(gifts.map((gift) => readGiftRow(gift as CatalogueValues)).filter((row) => !row.ok)).toEqual([]);
});

test("every gift's link and every post's cover says that it is the demo's", () => {
  expect(gifts.filter((gift) => !gift.affiliate_url.startsWith(DEMO_LINK))).toEqual([]);
  expect(mediaPath(COVER_FOLDER).startsWith(DEMO_COVERS)).toBe(true);
});

test("every gift that a post speaks of is there", async () => {
  const slugs = new Set(gifts.map(({ slug }) => slug));
  expect((await readSeedBlog()).posts.flatMap(({ relatedGifts }) => relatedGifts).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("the files are catalogue files of the contract with Unix line endings", () => {
  for (const name of readdirSync("db/seed/gifts")) {
    const text = readFileSync(`db/seed/gifts/${name}`, "utf8");
    const columns = text.split("\n")[0]?.split(",") ?? [];
    expect(columns).toEqual(CATALOGUE_COLUMNS.filter((column) => columns.includes(column)));
    expect(text).not.toContain("\r");
  }
});

test.each(TAXONOMIES.filter(({ key }) => key !== "priceTier"))(
  "every one of the $plural has at least six gifts, and no gift has another",
  ({ key, column }) => {
    const counts = new Map(taxonomies[key]?.map(({ slug }) => [slug, 0]));
    for (const gift of gifts) {
      for (const value of valuesOf(gift[column])) counts.set(value, (counts.get(value) ?? Number.NaN) + 1);
    }
    expect([...counts].filter(([, count]) => !(count >= 6))).toEqual([]);
  },
);

test("every price tier has at least six gifts, derived from prices of $6 to $400", () => {
  const tiers = (taxonomies.priceTier ?? []).map(({ slug, min_price_cents, max_price_cents }) => ({
    id: slug,
    minCents: min_price_cents,
    maxCents: max_price_cents,
    currency: CURRENCY,
  }));
  const counts = Object.groupBy(
    gifts,
    ({ price }) => findPriceTier(tiers, { cents: fromDollars(Number(price)), currency: CURRENCY })?.id ?? "none",
  );
  expect(Object.keys(counts).toSorted()).toEqual(["extravagant", "generous", "little-treat", "special", "thoughtful"]);
  for (const gifts of Object.values(counts)) expect(gifts?.length).toBeGreaterThanOrEqual(6);
  expect(gifts.filter(({ price }) => !/^\d+\.\d\d$/.test(price) || Number(price) < 6 || Number(price) > 400)).toEqual([]);
});

test("every value of a taxonomy has a name, a description, an icon and a color of its own", () => {
  for (const { key } of TAXONOMIES) {
    const values = taxonomies[key] ?? [];
    expect(values.length).toBeGreaterThan(0);
    expect(findRepeated(values.map(({ slug }) => slug))).toEqual([]);
    expect(findRepeated(values.map(({ name }) => name))).toEqual([]);
    expect(
      values.filter(({ description, icon, color }) => description.length < 20 || icon === "" || !/^#[0-9A-F]{6}$/.test(color)),
    ).toEqual([]);
  }
});

test("names are distinct, three to eight words, and slugs are made of them", () => {
  expect(findRepeated(gifts.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(gifts.filter(({ name, slug }) => slug !== makeSlug(name))).toEqual([]);
  expect(
    gifts.map(({ name }) => name).filter((name) => name.split(" ").length < 3 || name.split(" ").length > 8 || /[!:|]/.test(name)),
  ).toEqual([]);
});

test("no two gifts are near-twins: their names share less than three quarters of their longer words", () => {
  const words = gifts.map(
    ({ name }) =>
      new Set(
        name
          .toLowerCase()
          .match(/[a-z]{4,}/g)
          ?.filter((word) => !["with", "from", "that", "into"].includes(word)),
      ),
  );
  const twins = gifts.flatMap((gift, index) =>
    gifts.slice(index + 1).flatMap((other, offset) => {
      const [one, two] = [words[index], words[index + 1 + offset]] as [Set<string>, Set<string>];
      return [...one].filter((word) => two.has(word)).length / Math.min(one.size, two.size) >= 0.75 ? [[gift.name, other.name]] : [];
    }),
  );
  expect(twins).toEqual([]);
  expect(findRepeated(gifts.map(({ description }) => description))).toEqual([]);
});

test("descriptions are two or three calm sentences", () => {
  expect(
    gifts
      .filter(({ description }) => ![2, 3].includes(countSentences(description)) || /[!—–]|perfect gift/i.test(description))
      .map(({ slug }) => slug),
  ).toEqual([]);
  expect(gifts.filter(({ description }) => description.length < 100 || description.length > 400).map(({ slug }) => slug)).toEqual([]);
});

test("an eco label is only there where the description says why", () => {
  const reasons: Record<string, RegExp> = {
    "recycled-materials": /recycled|old cedar|no longer wear/i,
    organic: /organic/i,
    "plastic-free": /\bno \b.*plastic|free of (plastic|synthetics)|instead of a plastic|no refills|composted|left to rot/i,
    vegan: /vegan|animal|beeswax|badger/i,
    "fair-trade": /fair trade/i,
    handmade: /by hand|by mouth|mouth-blown|by these|painter|potter|thrown|knit these/i,
    "locally-made": /Vermont|Oregon|California|Florida|Ohio|Portland|Michigan|Washington/,
    reusable: /again|reus|refill|replace|next|second life|new warp|kept|for years|strong enough|picnic|dishwasher/i,
    "energy-saving": /solar|watt|winding/i,
  };
  const unfounded = gifts.flatMap(({ slug, description, eco_labels: labels }) =>
    valuesOf(labels).flatMap((label) => (reasons[label]?.test(description) ? [] : `${slug}: ${label}`)),
  );
  expect(unfounded).toEqual([]);
});

test("every gift has a brand, and brands are reused", () => {
  expect(gifts.filter(({ brand_name }) => brand_name === "")).toEqual([]);
  const brands = new Set(gifts.map(({ brand_name }) => brand_name));
  expect(brands.size).toBeGreaterThan(20);
  expect(brands.size).toBeLessThan(60);
});

test("store links carry a code of their own and the demo tag", () => {
  const links = gifts.map(({ affiliate_url }) => affiliate_url);
  expect(links.filter((link) => !/^https:\/\/www\.amazon\.com\/dp\/B0DEMO[0-9A-Z]{4}\?tag=presently-20$/.test(link))).toEqual([]);
  expect(findRepeated(links)).toEqual([]);
});

test("a few gifts are trending, featured or out of stock, and all ship within two weeks", () => {
  const share = (count: number) => count / gifts.length;
  expect(share(gifts.filter(({ is_trending }) => is_trending === "true").length)).toBeCloseTo(0.05, 1);
  expect(share(gifts.filter(({ is_featured }) => is_featured === "true").length)).toBeCloseTo(0.1, 1);
  expect(share(gifts.filter(({ in_stock }) => in_stock === "false").length)).toBeLessThan(0.05);
  expect(gifts.filter(({ shipping_days }) => Number(shipping_days) < 1 || Number(shipping_days) > 14)).toEqual([]);
});

test("every gift has a picture of its own, which shows a kind that is known, and not the one that stands for all", () => {
  expect(Object.keys(subjects).toSorted()).toEqual(gifts.map(({ slug }) => slug).toSorted());
  expect(Object.values(subjects).filter(({ kind }) => !isKindName(kind) || kind === WIDEST_KIND)).toEqual([]);
  expect(gifts.filter(({ image, slug }) => image !== `/media/${PICTURE_FOLDER}/${slug}`)).toEqual([]);
});

test("what the pictures state are colors and motifs that there are, and no two gifts have the same picture", async () => {
  const stated = Object.values(subjects);
  const colors = stated.flatMap(({ color, accent }) => [color, accent]).filter((name) => name !== undefined);
  expect(colors.filter((name) => !Object.hasOwn(PIGMENTS, name))).toEqual([]);
  expect(stated.flatMap(({ motif }) => motif ?? []).filter((name) => !MOTIFS.includes(name))).toEqual([]);
  const drawn = await Promise.all(gifts.map(({ slug }) => drawDemoGift(slug, 320)));
  expect(new Set(drawn.map(String)).size).toBe(gifts.length);
});

test("some gifts have a second picture, from close by, with a text of its own", async () => {
  const shown = gifts.filter(({ pictures = "" }) => pictures !== "");
  expect(shown.length).toBeGreaterThanOrEqual(12);
  const said = shown.map(({ pictures, slug }) => {
    const { image, alt } = splitPicture(pictures);
    expect(image).toBe(`/media/${PICTURE_FOLDER}/${slug}${NEAR_SUFFIX}`);
    return alt;
  });
  expect(said.filter((alt) => alt.length < 20)).toEqual([]);
  expect(findRepeated(said)).toEqual([]);
});

test("a second picture shows the middle of the first one", async () => {
  const [whole, near] = await Promise.all(["", NEAR_SUFFIX].map((suffix) => drawDemoGift(`catnip-sardines-in-a-tin${suffix}`, 320)));
  expect(String(near)).toContain('viewBox="140 170 320 320"');
  expect(String(near).replace(/viewBox="[^"]*"/, "")).toBe(String(whole).replace(/viewBox="[^"]*"/, ""));
  expect(await drawDemoGift(`no-such-gift${NEAR_SUFFIX}`, 320)).toBeNull();
});

test("every gift type has its wrapping papers", () => {
  expect(Object.keys(PATTERNS_BY_GIFT_TYPE).toSorted()).toEqual(taxonomies.giftType?.map(({ slug }) => slug).toSorted());
});
