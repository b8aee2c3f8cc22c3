import { z } from "zod";
import { filledLine } from "#app/platform/text-fields.ts";
import { GIFT_COLUMNS, type GiftColumn, orderColumns } from "./gift-table-columns.ts";
import { GIFT_PAGE_SIZES, giftTableQuery, readGiftTableFilters } from "./gift-table-filters.ts";

/** So many views may one person have. */
export const MAX_VIEWS = 50;

/** A state of the table under a name. */
export interface GiftView {
  id: string;
  name: string;
  /** The query of its address: empty, or with "?" in front. */
  query: string;
  isShared: boolean;
  /** False for one that somebody else shares. */
  isOwn: boolean;
  /** The name of the person whose view it is; null where nobody is to be named. */
  by: string | null;
}

/** What somebody chose last; null is the usual. */
export interface TableHabits {
  columns: GiftColumn[] | null;
  size: (typeof GIFT_PAGE_SIZES)[number] | null;
}

const columnIds = GIFT_COLUMNS.map(({ id }) => id);
export const habitsSchema = z.strictObject({
  columns: z.array(z.enum(columnIds)).max(columnIds.length).transform(orderColumns).nullable(),
  size: z.literal([...GIFT_PAGE_SIZES]).nullable(),
});

/** A view starts on its first page, and what the table does not know is left out. */
const query = z
  .string()
  .max(8000)
  .transform((text) => giftTableQuery({ ...readGiftTableFilters(new URLSearchParams(text)), page: 1 }));

/** What somebody does with the views of the table, one at a time. */
export const viewChangeSchema = z.discriminatedUnion("change", [
  /** A view of this name that they have already is replaced. */
  z.strictObject({ change: z.literal("save"), name: filledLine(60, "Please give it a name"), query, isShared: z.boolean() }),
  z.strictObject({ change: z.literal("delete"), id: z.guid() }),
  /** Columns and size of the page that their table has from now on, wherever the address does not say. */
  z.strictObject({ change: z.literal("remember"), habits: habitsSchema }),
]);
export type ViewChange = z.output<typeof viewChangeSchema>;
export type ViewRequest = z.input<typeof viewChangeSchema>;
