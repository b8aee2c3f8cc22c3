import { z } from "zod";
import { isMediaPath } from "#app/features/media/rules.ts";
import { makeSlug } from "../slugs.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";

/** A gift as it is typed: prices and days are text, categories are ids. It travels, and is kept as a draft, like this. */
export interface GiftForm {
  name: string;
  /** Empty: made from the name. */
  slug: string;
  description: string;
  /** Dollars. */
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

const MOST_VALUES = 50;
const NAME_ERROR = "Name must be at least 3 characters";
const SLUG_ERROR = "Slug must be at least 3 characters";
const PRICE_ERROR = "Price must be positive";
const NOT_TEXT = "This contains a character that cannot be kept";

const storable = z.string().refine((text) => !text.includes("\0") && text.isWellFormed(), NOT_TEXT);
const line = storable.transform((text) => text.replaceAll(/\s+/g, " ").trim());
const atMost = (max: number) =>
  z.string().refine((text) => [...text].length <= max, `Please use at most ${max.toLocaleString("en-US")} characters`);

function isWebUrl(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

const price = line.transform((text, context) => {
  const plain = text.replace(/^\$\s*/, "").replaceAll(",", "");
  if (/^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0) return Number(plain).toFixed(2);
  const isAmount = /^-?\d+(\.\d+)?$/.test(plain);
  const message =
    isAmount && Number(plain) >= 1e8
      ? "Please use a price below $100,000,000"
      : isAmount && Number(plain) > 0
        ? "Please use whole cents"
        : PRICE_ERROR;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const shippingDays = line.transform((text, context) => {
  if (text === "") return null;
  if (/^\d{1,3}$/.test(text) && Number(text) <= 365) return Number(text);
  context.addIssue({ code: "custom", message: "Please use a whole number of days from 0 to 365" });
  return z.NEVER;
});

const categories = z.strictObject(
  Object.fromEntries(
    TAXONOMIES.map(({ key }) => [key, z.array(z.guid()).max(MOST_VALUES, `Please choose at most ${MOST_VALUES}`)]),
  ) as Record<TaxonomyKey, z.ZodArray<z.ZodGUID>>,
);

/** What may be saved of a gift (specification, section 5). `slug` comes out as the wanted one, of the name where none was typed. */
export const giftFormSchema = z
  .strictObject({
    name: line.pipe(z.string().min(3, NAME_ERROR).pipe(atMost(300))),
    slug: line
      .transform((text) => (text === "" ? "" : makeSlug(text)))
      .pipe(z.string().refine((text) => text === "" || text.length >= 3, SLUG_ERROR)),
    description: storable.pipe(atMost(20_000)),
    price,
    image: line.pipe(z.string().refine((text) => isMediaPath(text) || isWebUrl(text), "Must be a valid image URL")),
    affiliateUrl: line.pipe(z.string().refine(isWebUrl, "Must be a valid URL")),
    brandName: line.pipe(atMost(200)).transform((text) => text || null),
    shippingDays,
    inStock: z.boolean(),
    isFeatured: z.boolean(),
    isTrending: z.boolean(),
    gender: z.enum(["unisex", "male", "female"]),
    categories,
  })
  .transform((gift) => ({ ...gift, slug: gift.slug === "" ? makeSlug(gift.name) : gift.slug }));

/** A gift that may be saved. `price` is dollars with two decimals. */
export type CheckedGift = z.output<typeof giftFormSchema>;

/** What is wrong with each field, the first thing only; a fault in a list of categories stands at its taxonomy. */
export function giftErrors(error: z.ZodError): GiftErrors {
  const errors: GiftErrors = {};
  for (const { path, message } of error.issues) {
    const field = (path[0] === "categories" ? path[1] : path[0]) as GiftField;
    errors[field] ??= message;
  }
  return errors;
}

/** A new gift's form (specification, section 9: shipping 0 days, price 0, in stock). */
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

const draftForm = z.strictObject({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.string(),
  image: z.string(),
  affiliateUrl: z.string(),
  brandName: z.string(),
  shippingDays: z.string(),
  inStock: z.boolean(),
  isFeatured: z.boolean(),
  isTrending: z.boolean(),
  gender: z.enum(["unisex", "male", "female"]),
  categories: z.record(z.enum(TAXONOMIES.map(({ key }) => key)), z.array(z.string())),
});

/** A draft out of the browser's storage, where anything may have happened to it; null for what is none. */
export function readDraftForm(value: unknown): GiftForm | null {
  const parsed = draftForm.safeParse(value);
  return parsed.success ? parsed.data : null;
}
