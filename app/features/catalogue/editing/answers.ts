import {
  date,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  recordOf,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { FORM_FIELDS, type GiftField, type GiftFormKey, type TypedGift } from "../gift-fields.ts";
import type { AskedCategory } from "../import-choices.ts";
import { CATALOGUE_COLUMNS, DELIMITERS } from "../import-columns.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import type { FoundProduct } from "./found-product.ts";
import type { GiftChange } from "./gift-changes.ts";
import type { GiftForm } from "./gift-form.ts";
import type { CategoryOption, GiftFormOptions } from "./opened-gift.ts";

const taxonomyKeys = TAXONOMIES.map(({ key }) => key);

function shapeOfField(field: GiftField): Shape<boolean | string> {
  if (field.kind === "yes-no") return flag;
  return field.kind === "choice" ? oneOf(...Object.keys(field.choices)) : text;
}

/** The form of a gift, as answers and the browser's own storage have it. */
export const giftForm: Shape<GiftForm> = object({
  // Each shape is of the kind from which the field's type comes, which `fromEntries` cannot express.
  ...(Object.fromEntries(FORM_FIELDS.map((field) => [field.key, shapeOfField(field)])) as { [Key in GiftFormKey]: Shape<TypedGift[Key]> }),
  categories: recordOf(taxonomyKeys, list(text)),
});

const option: Shape<CategoryOption> = object({ id: text, name: text, slug: text, icon: nullable(text) });

/** Every value that a gift can have, and the price tiers. */
export const giftOptionsAnswer: Shape<GiftFormOptions> = object({
  categories: recordOf(taxonomyKeys, list(option)),
  tiers: list(object({ id: text, minCents: nullable(number), maxCents: nullable(number), currency: oneOf(CURRENCY) })),
});

/** The outcome of saving a gift. */
const saveAnswer = union(
  /** `foreignTag` is the tag that the link carried, which ours has replaced. */
  object({ ok: oneOf(true), id: text, slug: text, version: number, foreignTag: optional(text) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  /** Another editor saved the gift meanwhile, so nothing was written. `savedBy` is null where the log does not name the editor. */
  object({
    ok: oneOf(false),
    reason: oneOf("conflict"),
    theirs: object({ id: text, version: number, form: giftForm, updatedAt: date }),
    savedBy: nullable(text),
  }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
);
export type SaveOutcome = ValueOf<typeof saveAnswer>;

const gone = object({ ok: oneOf(false), reason: oneOf("gone") });
const suggestion = object({ taxonomy: oneOf(...taxonomyKeys), id: text, slug: text, name: text, confidence: number });
export type Suggestion = ValueOf<typeof suggestion>;
const product: Shape<FoundProduct> = object({
  name: text,
  description: nullable(text),
  priceCents: nullable(number),
  currency: oneOf(CURRENCY),
  image: nullable(text),
  affiliateUrl: text,
  brand: nullable(text),
  inStock: nullable(flag),
  shippingDays: nullable(number),
  source: oneOf("api", "page", "sample"),
  note: nullable(text),
});

/** Another gift that may be the same one. */
const double = object({ id: text, name: text, hasSameLink: flag, hasSameName: flag });
export type Double = ValueOf<typeof double>;

/** The answer to each change of gifts. */
export const GIFT_CHANGE_ANSWERS = {
  save: saveAnswer,
  delete: union(object({ ok: oneOf(true), batchId: text, names: list(text) }), gone),
  restore: union(object({ ok: oneOf(true), ids: list(text) }), gone),
  cell: saveAnswer,
  duplicate: union(object({ ok: oneOf(true), id: text }), gone),
  "find-doubles": object({ ok: oneOf(true), doubles: list(double) }),
  "create-category": object({ ok: oneOf(true), option }),
  categorize: union(
    object({
      ok: oneOf(true),
      suggestions: list(suggestion),
      gender: nullable(oneOf("male", "female")),
      engine: oneOf("words", "model"),
    }),
    object({ ok: oneOf(false), reason: oneOf("name-missing") }),
  ),
  "look-up": union(
    object({ ok: oneOf(true), product }),
    object({ ok: oneOf(false), reason: oneOf("url-required") }),
    /** With `retryAfterSeconds` nothing was looked up, because too many products just were. */
    object({ ok: oneOf(false), reason: oneOf("look-up"), message: text, retryAfterSeconds: optional(number) }),
  ),
} as const satisfies Record<GiftChange["change"], Shape<{ ok: boolean }>>;
export type GiftChangeAnswer<Change extends GiftChange["change"]> = ValueOf<(typeof GIFT_CHANGE_ANSWERS)[Change]>;

const askedCategory: Shape<AskedCategory> = object({
  taxonomy: oneOf(...taxonomyKeys),
  written: text,
  gifts: number,
  become: nullable(list(text)),
  parts: nullable(list(text)),
});

/** What the shop makes of a file's columns, by its first lines. */
export const fileLookAnswer = union(
  object({
    ok: oneOf(true),
    encoding: oneOf("utf-8", "utf-16le", "utf-16be", "windows-1252"),
    delimiter: oneOf(...DELIMITERS),
    columns: list(object({ written: text, column: nullable(oneOf(...CATALOGUE_COLUMNS)), isKnown: flag, samples: list(text) })),
  }),
  object({ ok: oneOf(false), reason: text }),
);
export type FileLookAnswer = ValueOf<typeof fileLookAnswer>;

/** The answer to a write that has no more to say. */
export const savedAnswer = object({ ok: oneOf(true) });

/** The messages of a bulk change, one a line. */
export const bulkStep = union(
  object({ kind: oneOf("changing"), gifts: number, of: number }),
  /** Nothing was done: a search finds another number of gifts than was said. */
  object({ kind: oneOf("differs"), count: number }),
  object({ kind: oneOf("invalid"), message: text }),
  /** `id` undoes it; null where nothing has changed. `refused` are those that it does not fit. */
  object({ kind: oneOf("changed"), changed: number, same: number, refused: number, id: nullable(text) }),
  object({ kind: oneOf("deleted"), deleted: number, batchId: nullable(text) }),
);
export type BulkStep = ValueOf<typeof bulkStep>;

/** The brands of all gifts. */
export const brandsAnswer = object({ brands: list(text) });

/** The messages of an import or a bulk change that is undone, one a line. */
export const undoStep = union(
  object({ kind: oneOf("undoing"), gifts: number }),
  object({ kind: oneOf("undone"), deleted: number, restored: number, left: number }),
  /** It was undone before, or is not known any more. */
  object({ kind: oneOf("gone") }),
);
export type UndoStep = ValueOf<typeof undoStep>;

/** The messages of an import to the browser, one a line. */
export const importStep = union(
  object({ kind: oneOf("begun"), rows: number }),
  object({ kind: oneOf("read"), rows: number }),
  object({
    kind: oneOf("change"),
    change: object({
      line: number,
      kind: oneOf("created", "updated"),
      name: text,
      changed: list(object({ column: text, was: text, is: text })),
    }),
  }),
  /** A row that is not imported; `column` names the columns at fault, or is empty where the row itself is. */
  object({ kind: oneOf("reject"), reject: object({ line: number, column: text, reason: text }) }),
  /** After the rows: how many gifts have been read for what they suit. */
  object({ kind: oneOf("understood"), gifts: number }),
  /** The last message: what became of the rows, the file of rejected ones, and a sentence about tags that were not ours. */
  object({
    kind: oneOf("done"),
    result: object({
      read: number,
      created: number,
      updated: number,
      unchanged: number,
      rejected: number,
    }),
    /** How far the catalogue is described now, by taxonomy; null after a dry run. */
    summary: nullable(list(object({ key: oneOf(...taxonomyKeys), said: number, sure: number, open: number }))),
    rejects: nullable(text),
    foreignTags: nullable(text),
    /** Categories that the shop lacks, with what people have said of them; those of which nobody has come first, and may be more than are here. */
    asked: list(askedCategory),
    openInAll: number,
  }),
  /** The other last message: the file itself cannot be read, and nothing was changed. */
  object({ kind: oneOf("unreadable"), reason: text }),
);
export type ImportStep = ValueOf<typeof importStep>;

/** The views of the table after a change of them; with `ok` false, nothing was changed. */
export const viewsAnswer = object({
  ok: flag,
  views: list(object({ id: text, name: text, query: text, isShared: flag, isOwn: flag, by: nullable(text) })),
});
