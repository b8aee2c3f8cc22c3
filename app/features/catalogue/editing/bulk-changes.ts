import { z } from "zod";
import { typedLine } from "#app/platform/text-fields.ts";
import { type GiftField, OWN_FIELDS } from "../gift-fields.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import { readGiftTableFilters } from "./gift-table-filters.ts";

/** The largest number of gifts that a selection holds one by one; more are held as all that a search finds. */
export const MAX_SELECTED = 500;

const NOT_TOGETHER: readonly string[] = ["name", "affiliateUrl"];
/** The fields that many gifts can be given the same value of: no two have one name or one store link. */
export const BULK_FIELDS: readonly GiftField[] = OWN_FIELDS.filter(({ key }) => !NOT_TOGETHER.includes(key));
/** The fields in which words, or parts of an address such as a store's host, can be replaced. */
export const WORDS_FIELDS = ["name", "description", "brandName", "affiliateUrl", "image"] as const;

const giftId = z.guid();
const giftIds = z.array(giftId).max(MAX_SELECTED);

/** What is selected: gifts one by one, or all that a search finds but for some. `count` is what was said to be found, or null where nothing was. */
const selectionSchema = z.union([
  z.strictObject({ ids: giftIds.min(1) }),
  z.strictObject({
    search: z
      .string()
      .max(8000)
      .transform((query) => readGiftTableFilters(new URLSearchParams(query))),
    except: giftIds,
    count: z.int().min(0).nullable(),
  }),
]);

/** A price of dollars or a number of percent, up or down. */
const step = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,7}(?:\.\d{1,2})?$/, "Please enter a number such as 10 or -2.50");

/** What is done with each selected gift. */
const deedSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("field"), field: z.enum(BULK_FIELDS.map(({ key }) => key)), value: z.string().max(20_000) }),
  z.strictObject({ kind: z.literal("price"), by: z.enum(["percent", "amount"]), step }),
  z.strictObject({ kind: z.literal("words"), field: z.enum(WORDS_FIELDS), find: typedLine(200).min(1), put: typedLine(200) }),
  z.strictObject({
    kind: z.literal("categories"),
    taxonomy: z.enum(TAXONOMIES.map(({ key }) => key)),
    how: z.enum(["add", "remove", "replace"]),
    ids: z.array(giftId).max(50),
  }),
  z.strictObject({ kind: z.literal("delete") }),
]);
export type BulkDeed = z.output<typeof deedSchema>;

/** A change of many gifts at once. */
export const bulkChangeSchema = z.strictObject({ of: selectionSchema, deed: deedSchema });
export type BulkChange = z.output<typeof bulkChangeSchema>;
/** The change as a page sends it. */
export type BulkRequest = z.input<typeof bulkChangeSchema>;
