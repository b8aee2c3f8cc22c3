import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import type { SaveOutcome } from "./answers.ts";
import { type CellChange, type CellField, withCell } from "./cell-changes.ts";
import { saveGift } from "./gift-form.commands.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";
import { findMissingFields, giftErrors, giftFormSchemaFor } from "./gift-form.ts";
import { mergeForms } from "./gift-form-values.ts";

/** So often somebody else may save the same gift between our reading and our writing. */
const TRIES = 5;

/**
 * Saves one cell of the table, as the form would: the gift as it is stored now, with this one field changed. What others have saved in its
 * other fields stays; where they have changed this one too, nothing is written, and they are told.
 */
export async function saveCell(actorId: string, { id, version, field, was, value }: CellChange): Promise<SaveOutcome> {
  for (let tried = 1; ; tried++) {
    const stored = await findOpenedGift(id);
    if (stored === null) return { ok: false, reason: "gone" };
    const key = field as CellField;
    const mine = withCell(stored.form, key, value);
    const base = stored.version === version ? stored.form : withCell(stored.form, key, was);
    const { disputed } = mergeForms(base, mine, stored.form);
    if (disputed.includes(key)) {
      return { ok: false, reason: "conflict", theirs: stored, savedBy: await findLastEditor("gift", id, database()) };
    }
    const read = giftFormSchemaFor(findMissingFields(stored.form)).safeParse(mine);
    if (!read.success) return { ok: false, reason: "invalid", errors: giftErrors(read.error) };
    const target = { id, version: stored.version, isPriceFresh: false, isFromStoreApi: false, aiCategories: null };
    const saved = await saveGift(actorId, read.data, target);
    if (saved.ok || saved.reason !== "conflict" || tried === TRIES) return saved;
  }
}
