import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { FORM_FIELDS } from "../gift-fields.ts";
import { assignFields, columnsOf, toRow } from "../gift-rows.queries.server.ts";
import { noteDecisions } from "../guesses/note-decisions.commands.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { findPriceTier } from "../price-tiers.ts";
import { keepsStoreWords } from "../store-words.queries.server.ts";
import { reserveSlug } from "../slugs.commands.server.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { findOpenedGift, readGiftFormOptions } from "./gift-form.queries.server.ts";
import type { CheckedGift, GiftErrors } from "./gift-form.ts";
import type { SaveOutcome } from "./answers.ts";
import type { GiftFormOptions, OpenedGift } from "./opened-gift.ts";

/** The gift that a save writes to, and what the form knows beside its fields. */
export interface SaveTarget {
  /** Null for a new gift. */
  id: string | null;
  /** The version that was opened; ignored for a new gift. */
  version: number;
  /** True when the price has just come from the store's API, so that it may be shown for an hour. */
  isPriceFresh: boolean;
  /** True when the store's API has filled in the form, whose words no language model may see. */
  isFromStoreApi: boolean;
  /** The categorizer's suggestions, where it was used. */
  aiCategories: unknown;
}

/**
 * Saves a gift with all its mappings in one transaction (C1). A stale form writes nothing, and gets the version that another editor has
 * saved.
 */
export async function saveGift(actorId: string, gift: CheckedGift, target: SaveTarget): Promise<SaveOutcome> {
  return database().transaction(async (transaction): Promise<SaveOutcome> => {
    // The slug is reserved before any row is locked, or two editors could deadlock.
    const slug = await reserveSlug(transaction, "gifts", gift.slug, target.id ?? undefined);
    const before = target.id === null ? null : await lockGift(target.id, transaction);
    if (target.id !== null && before === null) return { ok: false, reason: "gone" };
    if (before !== null && before.version !== target.version)
      return { ok: false, reason: "conflict", theirs: before, savedBy: await findLastEditor("gift", before.id, transaction) };
    const options = await readGiftFormOptions(transaction);
    const errors = findUnknownCategories(gift.categories, options);
    if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };

    const id = target.id ?? randomUUID();
    await changeRows(transaction)`select set_config('presently.defer_search', 'on', true)`;
    await (before === null ? insertGift : updateGift)({ id, slug, gift, target }, transaction);
    await replaceCategories(id, withPriceTier(gift, options), transaction);
    await changeRows(transaction)`select refresh_gift_search(array[${id}]::uuid[]), refresh_gift_fits(array[${id}]::uuid[])`;

    const after = (await findOpenedGift(id, transaction)) as OpenedGift;
    await recordChange(transaction, {
      actorId,
      action: before === null ? "created" : "updated",
      subject: { kind: "gift", id, name: after.form.name },
      before: before === null ? undefined : toAuditFields(before.form, options.categories),
      after: toAuditFields(after.form, options.categories),
    });
    return { ok: true, id, slug, version: after.version };
  });
}

/** Returns the stored gift and locks its row until the transaction ends. */
async function lockGift(id: string, transaction: Executor): Promise<OpenedGift | null> {
  await changeRows(transaction)`select from gifts where id = ${id} for update`;
  return findOpenedGift(id, transaction);
}

/** Returns errors for chosen values that another editor may have deleted while the form was open. */
function findUnknownCategories(categories: CheckedGift["categories"], options: GiftFormOptions): GiftErrors {
  const unknown = TAXONOMIES.filter(({ key }) => categories[key].some((id) => !options.categories[key].some((option) => option.id === id)));
  return Object.fromEntries(unknown.map(({ key }) => [key, "One of these choices no longer exists. Please choose again."]));
}

/** Returns the chosen mappings; without a chosen price tier, the tier follows from the price. */
function withPriceTier({ categories, price }: CheckedGift, { tiers }: GiftFormOptions): Record<TaxonomyKey, readonly string[]> {
  if (categories.priceTier.length > 0) return categories;
  const tier = price === null ? null : findPriceTier(tiers, { cents: price, currency: CURRENCY });
  return { ...categories, priceTier: tier === null ? [] : [tier.id] };
}

interface WrittenGift {
  id: string;
  slug: string;
  gift: CheckedGift;
  target: SaveTarget;
}

/** The gift as a row of its table, named `row`. */
function rowOfGift({ id, slug, gift, target }: WrittenGift): SQL {
  const row = { id, ...toRow(FORM_FIELDS, { ...gift, slug }), ai_categories: target.aiCategories };
  return sql`jsonb_populate_record(null::gifts, ${JSON.stringify(row)}::jsonb) as row`;
}

async function insertGift(written: WrittenGift, transaction: Executor): Promise<void> {
  const { isPriceFresh, isFromStoreApi } = written.target;
  await changeRows(transaction)`
    insert into gifts (id, ${columnsOf(FORM_FIELDS)}, price_source, price_checked_at, has_store_words, ai_categories)
    select id, ${columnsOf(FORM_FIELDS, "row")}, ${isPriceFresh ? "api" : "editor"}, now(), ${isFromStoreApi}::boolean, ai_categories
    from ${rowOfGift(written)}`;
}

async function updateGift(written: WrittenGift, transaction: Executor): Promise<void> {
  const { isPriceFresh, isFromStoreApi } = written.target;
  const isPriceNews = sql`(g.price_cents is distinct from row.price_cents or ${isPriceFresh})`;
  await changeRows(transaction)`
    update gifts g set ${assignFields(FORM_FIELDS, "row")},
      price_source = case when ${isPriceNews} then ${isPriceFresh ? "api" : "editor"} else g.price_source end,
      price_checked_at = case when ${isPriceNews} then now() else g.price_checked_at end,
      has_store_words = ${isFromStoreApi}::boolean or ${keepsStoreWords()},
      ai_categories = coalesce(row.ai_categories, g.ai_categories)
    from ${rowOfGift(written)}
    where g.id = row.id`;
}

/** Writes what the form says: a value that it adds is said by a person, and one that it takes away is refused, and never guessed again. */
async function replaceCategories(giftId: string, categories: Record<TaxonomyKey, readonly string[]>, transaction: Executor): Promise<void> {
  const chosen = TAXONOMIES.flatMap(({ key }) => categories[key]);
  const ids = sql`${sql.param(chosen)}::uuid[]`;
  const taken = await readRows(transaction, rowOf({ categoryId: uuid }))`
    delete from gift_categories where gift_id = ${giftId} and category_id <> all (${ids}) and source in ('person', 'file')
    returning category_id as "categoryId"`;
  await changeRows(transaction)`
    insert into gift_categories (gift_id, category_id, source)
    select distinct ${giftId}::uuid, chosen.id, 'person' from unnest(${ids}) chosen (id)
    where not exists (
      select from gift_categories where gift_id = ${giftId} and category_id = chosen.id and source in ('person', 'file')
    )`;
  await noteDecisions(transaction, [giftId], { confirmed: chosen, refused: taken.map(({ categoryId }) => categoryId) });
}
