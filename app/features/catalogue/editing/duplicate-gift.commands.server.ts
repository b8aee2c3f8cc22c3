import { randomUUID } from "node:crypto";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { FORM_FIELDS } from "../gift-fields.ts";
import { MAX_NAME } from "../gift-lines.ts";
import { columnsOf, toRow } from "../gift-rows.queries.server.ts";
import { reserveSlug } from "../slugs.commands.server.ts";
import { makeSlug } from "../slugs.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { findOpenedGift, readGiftFormOptions } from "./gift-form.queries.server.ts";
import type { OpenedGift } from "./opened-gift.ts";

const CHANGED = FORM_FIELDS.filter(({ key }) => key === "name" || key === "slug" || key === "state");

/**
 * Makes a draft of a gift as it is stored, and returns its id; null where there is no such gift. Clicks, history and what a file calls the gift
 * stay with the original.
 */
export async function duplicateGift(actorId: string, id: string): Promise<string | null> {
  return database().transaction(async (transaction) => {
    const original = await findOpenedGift(id, transaction);
    if (original === null) return null;
    const name = [...`Copy of ${original.form.name}`].slice(0, MAX_NAME).join("").trim();
    const slug = await reserveSlug(transaction, "gifts", makeSlug(name));
    const copyId = randomUUID();
    const own = JSON.stringify(toRow(CHANGED, { name, slug, state: "draft" }));
    await changeRows(transaction)`
      insert into gifts (id, ${columnsOf(FORM_FIELDS)}, currency, price_source, price_checked_at, has_store_words, ai_categories)
      select ${copyId}::uuid, ${columnsOf(FORM_FIELDS, "row")}, row.currency, row.price_source, row.price_checked_at, row.has_store_words, row.ai_categories
      from gifts g, jsonb_populate_record(g, ${own}::jsonb) as row where g.id = ${id}`;
    await changeRows(transaction)`
      insert into gift_categories (gift_id, category_id, weight, confidence, source, evidence)
      select ${copyId}::uuid, category_id, weight, confidence, source, evidence from gift_categories
      where gift_id = ${id} and source in ('person', 'file')`;
    // What people have refused is not guessed of the copy either.
    await changeRows(transaction)`
      insert into category_guesses (gift_id, category_id, source, weight, confidence, evidence, decision, decided_at)
      select ${copyId}::uuid, category_id, source, weight, confidence, evidence, decision, decided_at from category_guesses
      where gift_id = ${id} and decision is not null`;
    const { form } = (await findOpenedGift(copyId, transaction)) as OpenedGift;
    const { categories } = await readGiftFormOptions(transaction);
    await recordChange(transaction, {
      actorId,
      action: "created",
      subject: { kind: "gift", id: copyId, name },
      after: toAuditFields(form, categories),
    });
    return copyId;
  });
}
