import { type FormConflict } from "#app/platform/form-merge.ts";
import { formatMoney } from "#app/platform/money.ts";
import type { ItemDetails, ListDetails } from "./schema.ts";

const OVERWRITE = "Save again to use yours instead.";

function sayNow(now: string | null): string {
  return `${now === null || now === "" ? "Meanwhile it was emptied." : `Meanwhile it was changed to “${now}”.`} ${OVERWRITE}`;
}

/** Returns the message beside each field of a list's form that was changed elsewhere too: its current value, of a day as an ISO day. */
export function sayListConflict({ disputed, now }: FormConflict<ListDetails>): Record<string, string> {
  const texts: Record<keyof ListDetails, string> = {
    name: sayNow(now.name),
    description: sayNow(now.description),
    occasionDate: sayNow(now.occasionDate),
    claimsRevealedOn: sayNow(now.claimsRevealedOn),
  };
  return Object.fromEntries(disputed.map((field) => [field, texts[field]]));
}

/** Returns the same for an item; `mine` has the values of the form. */
export function sayItemConflict({ disputed, now }: FormConflict<ItemDetails>, mine: ItemDetails): Record<string, string> {
  const errors: Record<string, string> = {};
  if (disputed.includes("note")) errors.note = sayNow(now.note);
  if (disputed.includes("quantity")) errors.quantity = sayNow(String(now.quantity));
  if (disputed.includes("splitGoalCents")) {
    const isShared =
      now.splitGoalCents !== null ? `is shared now, ${formatMoney(now.splitGoalCents, now.currency)} in all` : "is not shared any more";
    // The sum's field is hidden while the box is not checked.
    errors[mine.splitGoalCents === null ? "isSplit" : "splitGoal"] = `Meanwhile this was changed: it ${isShared}. ${OVERWRITE}`;
  }
  return errors;
}
