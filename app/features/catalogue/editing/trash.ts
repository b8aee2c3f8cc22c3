import { z } from "zod";
import type { Currency } from "#app/platform/money.ts";

export const TRASH_PER_PAGE = 50;

/** A gift in the trash. */
export interface TrashedGift {
  id: string;
  name: string;
  priceCents: number | null;
  currency: Currency;
  deletedAt: Date;
  /** Null where the log does not name them. */
  deletedBy: string | null;
}

const ids = z.array(z.guid()).max(TRASH_PER_PAGE);

/** What the screen of a trash sends. */
export const trashFormSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("restore"), ids }),
  z.strictObject({ intent: z.literal("erase"), ids }),
]);

/** Reads the fields of its form: the button beside a thing names its id, those below the table take what is checked. */
export function readTrashFields(fields: URLSearchParams): unknown {
  const one = fields.get("one");
  return one === null ? { intent: fields.get("intent"), ids: fields.getAll("item") } : { intent: "restore", ids: [one] };
}
