import { z } from "zod";
import { isMediaPath } from "#app/features/media/rules.ts";
import { isSanitized } from "#app/platform/text.ts";
import type { CatalogueColumn, CatalogueValues } from "./import-columns.rules.ts";
import { MAX_PRICE_DIGITS, parsePriceCents, toDollarText } from "./money.rules.ts";
import { statedDelivery } from "./rules.ts";
import { makeSlug } from "./slugs.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";
import type { Gender } from "./types.ts";

const MAX_NAME = 300;
const MAX_DESCRIPTION = 20_000;
const MAX_SHORT_TEXT = 200;
const MAX_ADDRESS = 2000;
const MAX_CATEGORY_NAME = 120;

/** A gift's own fields in a catalogue file, under the names of the table's columns. `price` is dollars with two decimals. */
export interface GiftColumns {
  name: string;
  description: string;
  price: string | null;
  image: string | null;
  affiliate_url: string | null;
  brand_name: string | null;
  brand_url: string | null;
  in_stock: boolean;
  shipping_days: number | null;
  is_featured: boolean;
  is_trending: boolean;
  gender: Gender;
}

/** A valid row. Fields without a column in the file are absent. */
export interface ImportedGift {
  columns: Pick<GiftColumns, "name"> & Partial<GiftColumns>;
  slug: string | null;
  externalId: string | null;
  /** The values of each taxonomy as they were written: slugs or names. */
  categories: Partial<Record<TaxonomyKey, string[]>>;
}

/** An error in a row, with its column. */
export interface RowFault {
  column: CatalogueColumn;
  reason: string;
}

/** Returns the first 40 characters of a cell in quotation marks, for an error message. */
function quote(text: string): string {
  const characters = [...text];
  return `"${characters.slice(0, 40).join("")}${characters.length > 40 ? "…" : ""}"`;
}

const wellFormed = z.string().refine(isSanitized, "contains a NUL character");
const cell = wellFormed.transform((text) => text.trim());

function noLongerThan(max: number) {
  return z.string().refine((text) => [...text].length <= max, `is longer than ${max.toLocaleString("en-US")} characters`);
}

/** Returns the schema of a cell that `read` parses, which returns the error as a sentence; an empty cell means `empty`. */
function cellOf<Value, Empty>(empty: Empty, read: (text: string) => { value: Value } | { fault: string }) {
  return cell.transform((text, context): Value | Empty => {
    if (text === "") return empty;
    const result = read(text);
    if ("value" in result) return result.value;
    context.addIssue({ code: "custom", message: result.fault });
    return z.NEVER;
  });
}

const shortText = cell.pipe(noLongerThan(MAX_SHORT_TEXT)).transform((text) => text || null);

const price = cellOf(null, (text) => {
  const cents = parsePriceCents(text, MAX_PRICE_DIGITS);
  if (cents === null) return { fault: `${quote(text)} is not a price in dollars, such as 24.50` };
  return cents > 0 ? { value: toDollarText(cents) } : { fault: "must be more than 0" };
});

const WORDS_OF_TRUTH: Record<string, boolean> = { true: true, yes: true, "1": true, false: false, no: false, "0": false };

function trueOrFalse(empty: boolean) {
  return cellOf(empty, (text) => {
    const value = WORDS_OF_TRUTH[text.toLowerCase()];
    return value === undefined ? { fault: `${quote(text)} is neither true nor false` } : { value };
  });
}

const shippingDays = cellOf(null, (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= 365
    ? { value: statedDelivery(Number(text)) }
    : { fault: `${quote(text)} is not a whole number of days from 0 to 365` },
);

const gender = cellOf<Gender, Gender>("unisex", (text) => {
  const value = text.toLowerCase();
  return value === "unisex" || value === "male" || value === "female"
    ? { value }
    : { fault: `${quote(text)} is not unisex, male or female` };
});

function isWebAddress(text: string): boolean {
  // `URL` silently repairs spaces and backslashes, but an address in a file must be valid as written.
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

function address(isAllowed: (text: string) => boolean) {
  return cellOf(null, (text) => (isAllowed(text) ? { value: text } : { fault: `${quote(text)} is not an http(s) address` })).refine(
    (text) => (text ?? "").length <= MAX_ADDRESS,
    `is longer than ${MAX_ADDRESS} characters`,
  );
}

const slug = cellOf(null, (text) => {
  const wellFormed = makeSlug(text);
  return text === wellFormed ? { value: text } : { fault: `${quote(text)} is not a slug; ${quote(wellFormed)} would be one` };
});

const values = wellFormed.transform((text, context) => {
  const parts = [...new Set(text.split("|").map((part) => part.trim()))].filter((part) => part !== "");
  const tooLong = parts.find((part) => [...part].length > MAX_CATEGORY_NAME);
  if (tooLong !== undefined) {
    context.addIssue({ code: "custom", message: `${quote(tooLong)} is longer than ${MAX_CATEGORY_NAME} characters` });
  }
  return parts;
});

const plainSchema = z
  .object({
    name: cell.refine((text) => text !== "", "a name is required").pipe(noLongerThan(MAX_NAME)),
    // Spaces and line breaks at both ends are the author's and are preserved, so that an exported text survives a round trip.
    description: wellFormed.pipe(noLongerThan(MAX_DESCRIPTION)),
    price,
    image: address((text) => isMediaPath(text) || isWebAddress(text)),
    affiliate_url: address(isWebAddress),
    brand_name: shortText,
    brand_url: address(isWebAddress),
    slug,
    external_id: shortText,
    in_stock: trueOrFalse(true),
    shipping_days: shippingDays,
    is_featured: trueOrFalse(false),
    is_trending: trueOrFalse(false),
    gender,
  })
  .partial()
  .required({ name: true });

/** Parses a row's cells, or returns the errors of each column. */
export function readGiftRow(given: CatalogueValues): { ok: true; gift: ImportedGift } | { ok: false; faults: RowFault[] } {
  const plain = plainSchema.safeParse(given);
  const faults: RowFault[] = [];
  const note = (column: CatalogueColumn, error: z.ZodError) =>
    faults.push(...error.issues.map(({ message }) => ({ column, reason: message })));
  const categories: ImportedGift["categories"] = {};
  for (const { key, column } of TAXONOMIES) {
    if (given[column] === undefined) continue;
    const parsed = values.safeParse(given[column]);
    if (parsed.success) categories[key] = parsed.data;
    else note(column, parsed.error);
  }
  if (!plain.success) {
    const ofColumns = plain.error.issues.map(({ path, message }) => ({ column: path[0] as CatalogueColumn, reason: message }));
    return { ok: false, faults: [...ofColumns, ...faults] };
  }
  if (faults.length > 0) return { ok: false, faults };
  const { slug: givenSlug = null, external_id: externalId = null, ...columns } = plain.data;
  return { ok: true, gift: { columns, slug: givenSlug, externalId, categories } };
}
