import type { SaveOutcome } from "#app/features/catalogue/editing/answers.ts";
import { type SaveTarget, saveGift } from "#app/features/catalogue/editing/gift-form.commands.server.ts";
import { type GiftForm, giftFormSchema } from "#app/features/catalogue/editing/gift-form.ts";

/** Saves a form as its editor does: a new gift unless `target` names another one. */
export function saveForm(editorId: string, form: GiftForm, target: Partial<SaveTarget> = {}): Promise<SaveOutcome> {
  const usual: SaveTarget = { id: null, version: 0, isPriceFresh: false, isFromStoreApi: false, aiCategories: null };
  return saveGift(editorId, giftFormSchema.parse(form), { ...usual, ...target });
}
