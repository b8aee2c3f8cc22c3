import { type FormConflict } from "#app/platform/form-merge.ts";
import { formatMoney } from "#app/platform/money.ts";
import type { ItemDetails, ListDetails } from "./schema.ts";

const OVERWRITE = "Save again to use yours instead.";

function sayNow(now: string | null): string {
  return `${now === null || now === "" ? "It was cleared in the meantime." : `It was changed to “${now}” in the meantime.`} ${OVERWRITE}`;
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
      now.splitGoalCents !== null ? `it’s now shared, ${formatMoney(now.splitGoalCents, now.currency)} in all` : "it’s no longer shared";
    // The sum's field is hidden while the box is not checked.
    errors[mine.splitGoalCents === null ? "isSplit" : "splitGoal"] = `This was changed in the meantime: ${isShared}. ${OVERWRITE}`;
  }
  return errors;
}
