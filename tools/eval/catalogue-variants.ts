import { createHash } from "node:crypto";
import type { CatalogueValues } from "#app/features/catalogue/import-columns.ts";

export const VARIANTS = ["as it is", "tags stripped", "messy"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Fictitious brands, like those that fill marketplaces. */
const BRANDS = ["QUVENTO", "Halbrix", "ZORVIA", "Nemmarc", "TUVOLLA", "Briskan", "OLDWYN", "Lumikra", "PETTOVA", "Garvindo"];
const PRAISE = [
  "Premium",
  "Upgraded",
  "2026 New",
  "Heavy Duty",
  "Deluxe",
  "Multifunctional",
  "High Quality",
  "Portable",
  "Professional Grade",
];
const SIZES = [
  "12 oz",
  "6.3 x 4.1 x 2 Inch",
  "Size M",
  "Large",
  "10 Inch",
  "1 Count",
  "Set of 1",
  "500 ml",
  "Medium (Pack of 1)",
  "1.2 lb",
];
const COLORS = ["Black", "Grey", "Multicolor", "Beige", "Dark Green", "Natural", "Style A", "Brown-1"];
const CROWD = [
  "Birthday Gifts for Women Men",
  "Christmas Stocking Stuffers for Adults Teens",
  "Gifts for Mom Dad Him Her",
  "Home Office Travel Outdoor Use",
  "Unique Gift Ideas for Friends Family",
  "Great for Party Wedding Anniversary",
];
const BOILERPLATE = [
  "PACKAGE INCLUDES: as shown in the pictures. Please allow 1-3 cm error due to manual measurement.",
  "100% SATISFACTION: if you have any problem, contact us and we will reply within 24 hours.",
  "WIDE APPLICATION: suitable for home, office, party, festival and daily life.",
];

/** Returns a number from 0 up to 1 that is always the same for the same gift and purpose. */
function seededRandom(slug: string, purpose: string): number {
  return createHash("sha256").update(`${purpose}:${slug}`).digest().readUInt32BE() / 2 ** 32;
}

function pickFor<Value>(slug: string, purpose: string, from: readonly Value[]): Value {
  return from[Math.floor(seededRandom(slug, purpose) * from.length)] as Value;
}

const inTitleCase = (text: string) => text.replace(/(^|[\s-])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Returns a marketplace's listing of a gift: about 20 words of title, sizes, colors, other people's keywords; half the facts are missing.
 */
function messUp(gift: CatalogueValues, listing: string): CatalogueValues {
  const slug = gift.slug as string;
  const key = listing + slug;
  const pick = (purpose: string, from: readonly string[]) => pickFor(key, purpose, from);
  const sentences = (gift.description as string).split(/(?<=\.)\s+/);
  const parts = [
    `${pick("brand", BRANDS)} ${pick("praise", PRAISE)} ${inTitleCase(gift.name as string)}`,
    pick("praise again", PRAISE),
    pick("crowd", CROWD),
    `${pick("size", SIZES)} (${pick("color", COLORS)})`,
  ];
  const told = seededRandom(key, "description");
  const lines =
    told < 0.3
      ? []
      : told < 0.65
        ? [sentences[0] as string, pick("boilerplate", BOILERPLATE)]
        : [...sentences, pick("boilerplate", BOILERPLATE)];
  return {
    name: parts.join(seededRandom(key, "separator") < 0.5 ? ", " : " - "),
    description: lines.join(" "),
    price: seededRandom(key, "price") < 0.2 ? "" : (gift.price as string),
    brand_name: pick("brand", BRANDS),
    in_stock: gift.in_stock as string,
    shipping_days: seededRandom(key, "shipping") < 0.3 ? "" : (gift.shipping_days as string),
    external_id: listing === "" ? slug : `${slug}${listing}`,
  };
}

function stripTags({ slug, name, description, price, brand_name, in_stock, shipping_days }: CatalogueValues): CatalogueValues {
  return { slug: slug as string, name, description, price, brand_name, in_stock, shipping_days } as CatalogueValues;
}

/** Returns the rows of a variant of the catalogue: about every sixth gift of the messy one is listed twice, by two sellers. */
export function rowsOf(variant: Variant, gifts: readonly CatalogueValues[]): CatalogueValues[] {
  if (variant === "as it is") return [...gifts];
  if (variant === "tags stripped") return gifts.map(stripTags);
  return gifts.flatMap((gift) =>
    seededRandom(gift.slug as string, "twice") < 0.15 ? [messUp(gift, ""), messUp(gift, "~2")] : [messUp(gift, "")],
  );
}

/** Returns the slug of the demo catalogue's gift that a row of any variant stands for. */
export function originalSlug(row: { slug: string; externalId: string | null }): string {
  return (row.externalId ?? row.slug).replace(/~2$/, "");
}
