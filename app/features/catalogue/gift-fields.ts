import { type GiftFact, type FurtherPicture, MAX_ALT, MAX_NAME } from "./gift-lines.ts";

interface AnyField {
  /** Its name in code, forms and the API. */
  key: string;
  /** Its name in the database and, unless the catalogue file has a name of its own for it, there. */
  column: string;
  fileColumn?: string;
  /** Its name in the form and wherever the form's field is mentioned. */
  label: string;
  /** No gift is without it; or the form asks for it; or only the form of a new gift does, because imported gifts may lack it. */
  needed?: "always" | "in-form" | "in-new-form";
  /** The specification's words for what the form does not take. */
  refusal?: string;
  /** It is shown on the gift's page and in the API. */
  isPublic?: true;
  /** An import finds its gift by it. */
  isIdentity?: true;
  /** Only the catalogue file has it. */
  isFileOnly?: true;
  /** What the form says below it. */
  hint?: string;
  /** It takes the form's whole width. */
  isWide?: true;
  /** The table of gifts has a column for it: its name in addresses, and its head. */
  tableColumn?: { id: string; head: string };
}

/**
 * What a field holds. `money` is whole cents, and dollars where it is typed and in the file. `line` and `text` are free text, of one line or several; `max` counts characters; `min` is the form's. `initial` is
 * the value of a new gift, or what its form begins with; with `isZeroUnstated`, a form's 0 states nothing (a trigger, 0108, sees to it too).
 */
type Kind =
  | { kind: "line"; max: number; min?: number }
  | { kind: "text"; max: number }
  | { kind: "slug"; min: number }
  | { kind: "money"; initial: string }
  | { kind: "whole-number"; max: number; unit: string; initial: string; isZeroUnstated?: true }
  | { kind: "address" }
  /** `pick` is written on the button that chooses among the site's own pictures. */
  | { kind: "picture"; pick: string }
  | { kind: "yes-no"; initial: boolean }
  | { kind: "choice"; choices: Readonly<Record<string, string>>; initial: string }
  /** A moment in UTC, to the second: "2026-12-01T08:00:00Z". */
  | { kind: "moment" }
  /** Several of them, one a line where they are typed: gift-lines.ts. */
  | { kind: "pictures"; max: number; pick: string }
  | { kind: "facts"; max: number };

const FIELDS = [
  {
    key: "name",
    column: "name",
    label: "Product Name",
    kind: "line",
    min: 3,
    max: MAX_NAME,
    needed: "always",
    refusal: "Name must be at least 3 characters",
    isPublic: true,
    isWide: true,
  },
  { key: "description", column: "description", label: "Description", kind: "text", max: 20_000, isPublic: true, isWide: true },
  {
    key: "price",
    column: "price_cents",
    fileColumn: "price",
    label: "Price",
    kind: "money",
    initial: "0",
    needed: "in-form",
    refusal: "Price must be positive",
  },
  {
    key: "image",
    column: "image",
    label: "Image URL",
    kind: "picture",
    pick: "Choose a picture",
    needed: "in-new-form",
    refusal: "Must be a valid image URL",
    isPublic: true,
    isWide: true,
  },
  {
    key: "affiliateUrl",
    column: "affiliate_url",
    label: "Affiliate URL",
    kind: "address",
    needed: "in-new-form",
    refusal: "Must be a valid URL",
    isPublic: true,
    isWide: true,
  },
  {
    key: "brandName",
    column: "brand_name",
    label: "Brand Name",
    kind: "line",
    max: 200,
    isPublic: true,
    tableColumn: { id: "brand", head: "Brand" },
  },
  { key: "brandUrl", column: "brand_url", label: "Brand Website", kind: "address", isPublic: true },
  {
    key: "brandLogoUrl",
    column: "brand_logo_url",
    label: "Brand Logo URL",
    kind: "picture",
    pick: "Choose a logo",
    isPublic: true,
    isWide: true,
  },
  {
    key: "slug",
    column: "slug",
    label: "Product Slug",
    kind: "slug",
    min: 3,
    refusal: "Slug must be at least 3 characters",
    isIdentity: true,
    isPublic: true,
    tableColumn: { id: "slug", head: "Slug" },
  },
  {
    key: "externalId",
    column: "external_id",
    label: "External ID",
    kind: "line",
    max: 200,
    isIdentity: true,
    isFileOnly: true,
    tableColumn: { id: "externalId", head: "External ID" },
  },
  { key: "inStock", column: "in_stock", label: "In Stock", kind: "yes-no", initial: true, isPublic: true },
  {
    key: "shippingDays",
    column: "shipping_days",
    label: "Shipping Days",
    kind: "whole-number",
    max: 365,
    unit: "days",
    initial: "0",
    isZeroUnstated: true,
    isPublic: true,
    tableColumn: { id: "shipping", head: "Shipping days" },
  },
  { key: "isFeatured", column: "is_featured", label: "Featured", kind: "yes-no", initial: false, isPublic: true },
  { key: "isTrending", column: "is_trending", label: "Trending", kind: "yes-no", initial: false },
  {
    key: "gender",
    column: "gender",
    label: "For",
    kind: "choice",
    choices: { unisex: "Everyone", male: "Him", female: "Her" },
    initial: "unisex",
    tableColumn: { id: "gender", head: "For" },
  },
  {
    key: "imageAlt",
    column: "image_alt",
    label: "Picture Description",
    kind: "line",
    max: MAX_ALT,
    hint: "Read aloud to people who can’t see the picture. If it’s empty, they hear the product’s name.",
    isPublic: true,
    isWide: true,
  },
  {
    key: "pictures",
    column: "pictures",
    label: "More Pictures",
    kind: "pictures",
    max: 8,
    pick: "Choose another picture",
    isPublic: true,
    isWide: true,
  },
  { key: "facts", column: "facts", label: "Facts", kind: "facts", max: 10, isPublic: true, isWide: true },
  {
    key: "seoTitle",
    column: "seo_title",
    label: "SEO Title",
    kind: "line",
    max: 200,
    hint: "What search engines and browser tabs show instead of the name.",
    isPublic: true,
    isWide: true,
  },
  {
    key: "state",
    column: "state",
    label: "State",
    kind: "choice",
    choices: { shown: "Shown", draft: "Draft", hidden: "Hidden" },
    initial: "shown",
    isWide: true,
  },
  { key: "shownFrom", column: "shown_from", label: "Shown From", kind: "moment" },
  { key: "shownUntil", column: "shown_until", label: "Shown Until", kind: "moment" },
] as const satisfies readonly (AnyField & Kind)[];

type Entry = (typeof FIELDS)[number];
type FormEntry = Exclude<Entry, { isFileOnly: true }>;
type OwnEntry = Exclude<Entry, { isIdentity: true }>;
type PublicEntry = Extract<Entry, { isPublic: true }>;
type TableEntry = Extract<Entry, { tableColumn: object }>;

/** What the database holds of a field; null where an optional one is empty. */
type Stored<E extends Entry> = E extends { kind: "yes-no" }
  ? boolean
  : E extends { kind: "choice"; choices: infer Choices }
    ? keyof Choices
    : E extends { kind: "whole-number" | "money" }
      ? number | null
      : E extends { kind: "pictures" }
        ? readonly FurtherPicture[]
        : E extends { kind: "facts" }
          ? readonly GiftFact[]
          : E extends { kind: "text" | "slug" } | { needed: "always" }
            ? string
            : string | null;
type Typed<E extends Entry> = E extends { kind: "yes-no" | "choice" } ? Stored<E> : string;

type ValuesOf<E extends Entry> = { [One in E as One["key"]]: Stored<One> };

/** Any field's stored value. */
export type GiftValue = GiftValues[GiftKey];
export type GiftKey = Entry["key"];
export type GiftFormKey = FormEntry["key"];
type FileColumn<E extends Entry> = E extends { fileColumn: infer Name } ? Name : E["column"];
export type GiftFileColumn = FileColumn<Entry>;
/** The values of all fields, of those that a form has, of those that do not identify the gift, and of those that pages show. */
export type GiftValues = ValuesOf<Entry>;
export type GiftFormValues = ValuesOf<FormEntry>;
export type OwnGiftValues = ValuesOf<OwnEntry>;
export type PublicGiftValues = ValuesOf<PublicEntry>;
export type TableGiftValues = ValuesOf<TableEntry>;
/** The fields as they stand in a form: text, except for what is chosen. */
export type TypedGift = { [One in FormEntry as One["key"]]: Typed<One> };
/** Fields that a new gift requires; one that was imported without them may be saved without them until they are filled in. */
export type OptionalOnImportField = Extract<Entry, { needed: "in-new-form" }>["key"];

/** One field of a gift, for loops over the registry. */
export type GiftField<Key extends GiftKey = GiftKey> = AnyField & Kind & { key: Key; fileColumn: GiftFileColumn };

/**
 * The registry of a gift's own fields, in the order in which the catalogue file has them. Forms and their drafts, reading and writing of
 * rows, the catalogue file in both directions, the API, the audit log and the tests' factories are loops over it; the taxonomies, which
 * describe gifts too, have a registry of their own.
 */
export const GIFT_FIELDS: readonly GiftField[] = FIELDS.map((field) => ({ fileColumn: field.column as GiftFileColumn, ...field }));
export const FORM_FIELDS = GIFT_FIELDS.filter(({ isFileOnly }) => isFileOnly !== true) as readonly GiftField<GiftFormKey>[];
export const PUBLIC_FIELDS = GIFT_FIELDS.filter(({ isPublic }) => isPublic === true) as readonly GiftField<PublicEntry["key"]>[];
/** The fields with a column in the table of gifts. */
export const TABLE_FIELDS = GIFT_FIELDS.filter(({ tableColumn }) => tableColumn !== undefined) as readonly (GiftField<TableEntry["key"]> & {
  tableColumn: TableEntry["tableColumn"];
})[];
/** The fields that do not identify a gift. */
export const OWN_FIELDS = GIFT_FIELDS.filter(({ isIdentity }) => isIdentity !== true) as readonly GiftField<OwnEntry["key"]>[];

const NOTHING: readonly never[] = [];

/** Returns what an empty field stores. */
export function emptyValue(field: GiftField): string | boolean | readonly never[] | null {
  if (field.kind === "pictures" || field.kind === "facts") return NOTHING;
  if (field.kind === "yes-no" || field.kind === "choice") return field.initial;
  return field.kind === "text" || field.kind === "slug" ? "" : null;
}
