import { z } from "zod";
import { isMediaPath } from "#app/features/media/rules.ts";
import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { isSanitized, toLine } from "#app/platform/text.ts";
import { MAX_PRICE_DIGITS, parsePriceCents, toDollarText } from "../money.rules.ts";
import { statedDelivery } from "../rules.ts";
import { makeSlug } from "../slugs.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { giftForm } from "./answers.schema.ts";

/** A gift as it is typed: prices and days are text, categories are ids. Requests and drafts have the same shape. */
export interface GiftForm {
  name: string;
  /** An empty slug is derived from the name. */
  slug: string;
  description: string;
  /** The price in dollars. */
  price: string;
  image: string;
  affiliateUrl: string;
  brandName: string;
  shippingDays: string;
  inStock: boolean;
  isFeatured: boolean;
  isTrending: boolean;
  gender: "unisex" | "male" | "female";
  categories: Record<TaxonomyKey, string[]>;
}
export type GiftField = Exclude<keyof GiftForm, "categories"> | TaxonomyKey;
export type GiftErrors = Partial<Record<GiftField, string>>;

export const GENDER_NAMES = { unisex: "Everyone", male: "Him", female: "Her" } as const;

const MAX_VALUES = 50;
const NAME_ERROR = "Name must be at least 3 characters";
const SLUG_ERROR = "Slug must be at least 3 characters";
const PRICE_ERROR = "Price must be positive";
const NOT_TEXT = "This contains a character that cannot be kept";

const wellFormed = z.string().refine(isSanitized, NOT_TEXT);
const line = wellFormed.transform(toLine);
const atMost = (max: number) =>
  z.string().refine((text) => [...text].length <= max, `Please use at most ${max.toLocaleString("en-US")} characters`);

function isWebUrl(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

function addressField(isValid: (text: string) => boolean, message: string, mayLack: boolean) {
  return line.pipe(z.string().refine((text) => (mayLack && text === "") || isValid(text), message)).transform((text) => text || null);
}

const price = line.transform((text, context) => {
  const cents = parsePriceCents(text, MAX_PRICE_DIGITS);
  if (cents !== null && cents > 0) return toDollarText(cents);
  // A longer amount is parsed once more only to choose the right message.
  const message =
    parsePriceCents(text, 15) !== null && cents === null
      ? "Please use a price below $100,000,000"
      : /^\$?\s*\d+[.]\d{3,}$/.test(text)
        ? "Please use whole cents"
        : PRICE_ERROR;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const shippingDays = line.transform((text, context) => {
  if (text === "") return null;
  if (/^\d{1,3}$/.test(text) && Number(text) <= 365) return statedDelivery(Number(text));
  context.addIssue({ code: "custom", message: "Please use a whole number of days from 0 to 365" });
  return z.NEVER;
});

const categories = z.strictObject(
  Object.fromEntries(
    TAXONOMIES.map(({ key }) => [key, z.array(z.guid()).max(MAX_VALUES, `Please choose at most ${MAX_VALUES}`)]),
  ) as Record<TaxonomyKey, z.ZodArray<z.ZodGUID>>,
);

/** Fields that a new gift requires; a gift that was imported without them may be saved without them until they are filled in. */
export const OPTIONAL_ON_IMPORT_FIELDS = ["image", "affiliateUrl"] as const;
export type OptionalOnImportField = (typeof OPTIONAL_ON_IMPORT_FIELDS)[number];

/** Returns the lackable fields that are empty in a stored gift's form. */
export function findMissingFields(stored: GiftForm): OptionalOnImportField[] {
  return OPTIONAL_ON_IMPORT_FIELDS.filter((field) => stored[field] === "");
}

const isPicture = (text: string) => isMediaPath(text) || isWebUrl(text);

/**
 * Returns the schema of a gift to save (specification, section 5), of which the `lacking` fields were empty before. Its output has the
 * wanted slug, derived from the name where none was typed.
 */
export const giftFormSchemaFor = (lacking: readonly OptionalOnImportField[]) =>
  z
    .strictObject({
      name: line.pipe(z.string().min(3, NAME_ERROR).pipe(atMost(300))),
      slug: line
        .transform((text) => (text === "" ? "" : makeSlug(text)))
        .pipe(z.string().refine((text) => text === "" || text.length >= 3, SLUG_ERROR)),
      description: wellFormed.pipe(atMost(20_000)),
      price,
      image: addressField(isPicture, "Must be a valid image URL", lacking.includes("image")),
      affiliateUrl: addressField(isWebUrl, "Must be a valid URL", lacking.includes("affiliateUrl")),
      brandName: line.pipe(atMost(200)).transform((text) => text || null),
      shippingDays,
      inStock: z.boolean(),
      isFeatured: z.boolean(),
      isTrending: z.boolean(),
      gender: z.enum(["unisex", "male", "female"]),
      categories,
    })
    .transform((gift) => ({ ...gift, slug: gift.slug === "" ? makeSlug(gift.name) : gift.slug }));

/** The schema of a new gift. */
export const giftFormSchema = giftFormSchemaFor([]);

/** A gift that passed the schema. `price` is dollars with two decimals. */
export type CheckedGift = z.output<typeof giftFormSchema>;

/** Returns the first error of each field; an error in a list of categories belongs to its taxonomy. */
export function giftErrors(error: z.ZodError): GiftErrors {
  const errors: GiftErrors = {};
  for (const { path, message } of error.issues) {
    const field = (path[0] === "categories" ? path[1] : path[0]) as GiftField;
    errors[field] ??= message;
  }
  return errors;
}

/** Returns a new gift's form (specification, section 9: shipping 0 days, price 0, in stock). */
export function emptyGiftForm(): GiftForm {
  return {
    name: "",
    slug: "",
    description: "",
    price: "0",
    image: "",
    affiliateUrl: "",
    brandName: "",
    shippingDays: "0",
    inStock: true,
    isFeatured: false,
    isTrending: false,
    gender: "unisex",
    categories: Object.fromEntries(TAXONOMIES.map(({ key }) => [key, []])) as unknown as GiftForm["categories"],
  };
}

/** Reads a draft from the browser's storage, where anything may have changed it; returns null for what is no draft. */
export function readDraftForm(value: unknown): GiftForm | null {
  return valueOrNull(giftForm, value);
}
