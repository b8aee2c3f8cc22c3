import { z } from "zod";
import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { isSanitized, toLine } from "#app/platform/text.ts";
import {
  emptyValue,
  FORM_FIELDS,
  type GiftField,
  type GiftFormKey,
  type GiftFormValues,
  type OptionalOnImportField,
  type TypedGift,
} from "../gift-fields.ts";
import { endsBeforeItBegins, NOT_LATER, NOT_TEXT, readGiftValue, type ReadValue } from "../gift-values.ts";
import { makeSlug } from "../slugs.ts";
import { mapTaxonomies, TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { giftForm } from "./answers.ts";

/** A gift as it is typed: prices and days are text, categories are ids, an empty slug follows the name. Requests and drafts are the same. */
export interface GiftForm extends TypedGift {
  categories: Record<TaxonomyKey, string[]>;
}
export type GiftFormField = GiftFormKey | TaxonomyKey;
export type GiftErrors = Partial<Record<GiftFormField, string>>;

const MAX_VALUES = 50;

const isOfLines = ({ kind }: GiftField) => kind === "text" || kind === "pictures" || kind === "facts";

/** Reads what was typed into a field of text; `mayLack` is true for an empty field that may stay empty. */
function readTyped(field: GiftField, typed: string, mayLack: boolean): ReadValue {
  if (!isSanitized(typed)) return { ok: false, message: NOT_TEXT };
  const line = isOfLines(field) ? typed : toLine(typed);
  const text = field.kind === "slug" && line !== "" ? makeSlug(line) : line;
  const refusal: ReadValue = { ok: false, message: field.refusal ?? "" };
  if (text === "") {
    if (field.kind === "slug" || field.kind === "text") return { ok: true, value: "" };
    return field.needed === undefined || mayLack ? { ok: true, value: emptyValue(field) } : refusal;
  }
  if ((field.kind === "line" || field.kind === "slug") && text.length < (field.min ?? 0)) return refusal;
  return readGiftValue(field, text, field.refusal);
}

function fieldSchema(field: GiftField, lacking: readonly OptionalOnImportField[]): z.ZodType {
  if (field.kind === "yes-no") return z.boolean();
  if (field.kind === "choice") return z.enum(Object.keys(field.choices));
  const mayLack = (lacking as readonly string[]).includes(field.key);
  return z.string().transform((typed, context) => {
    const read = readTyped(field, typed, mayLack);
    if (read.ok) return read.value;
    context.addIssue({ code: "custom", message: read.message });
    return z.NEVER;
  });
}

const categories = z.strictObject(
  Object.fromEntries(
    TAXONOMIES.map(({ key }) => [key, z.array(z.guid()).max(MAX_VALUES, `Please choose at most ${MAX_VALUES}`)]),
  ) as Record<TaxonomyKey, z.ZodArray<z.ZodGUID>>,
);

/** Returns the fields that may stay empty because they are empty in a stored gift's form. */
export function findMissingFields(stored: GiftForm): OptionalOnImportField[] {
  const optional = FORM_FIELDS.filter(({ needed, key }) => needed === "in-new-form" && stored[key] === "");
  return optional.map(({ key }) => key as OptionalOnImportField);
}

/**
 * Returns the schema of a gift to save (specification, section 5), of which the `lacking` fields were empty before. Its output has the
 * wanted slug, derived from the name where none was typed.
 */
export const giftFormSchemaFor = (lacking: readonly OptionalOnImportField[]) =>
  z
    .strictObject({
      ...(Object.fromEntries(FORM_FIELDS.map((field) => [field.key, fieldSchema(field, lacking)])) as {
        [Key in GiftFormKey]: z.ZodType<GiftFormValues[Key], TypedGift[Key]>;
      }),
      categories,
    })
    .check(({ value, issues }) => {
      if (endsBeforeItBegins(value)) issues.push({ code: "custom", input: value.shownUntil, path: ["shownUntil"], message: NOT_LATER });
    })
    .transform((gift) => ({ ...gift, slug: gift.slug === "" ? makeSlug(gift.name) : gift.slug }));

/** The schema of a new gift. */
export const giftFormSchema = giftFormSchemaFor([]);

/** A gift that passed the schema. */
export type CheckedGift = z.output<typeof giftFormSchema>;

/** Returns the first error of each field; an error in a list of categories belongs to its taxonomy. */
export function giftErrors(error: z.ZodError): GiftErrors {
  const errors: GiftErrors = {};
  for (const { path, message } of error.issues) {
    const field = (path[0] === "categories" ? path[1] : path[0]) as GiftFormField;
    errors[field] ??= message;
  }
  return errors;
}

/** Returns a new gift's form (specification, section 9: shipping 0 days, price 0, in stock). */
export function emptyGiftForm(): GiftForm {
  return {
    ...(Object.fromEntries(FORM_FIELDS.map((field) => [field.key, "initial" in field ? field.initial : ""])) as TypedGift),
    categories: mapTaxonomies(() => []),
  };
}

/** Reads a draft from the browser's storage, where anything may have changed it; returns null for what is no draft. */
export function readDraftForm(value: unknown): GiftForm | null {
  return valueOrNull(giftForm, value);
}
