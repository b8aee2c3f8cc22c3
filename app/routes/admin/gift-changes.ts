import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { configuredCreatorsApi } from "#app/features/affiliate/product-lookup/creators-api.server.ts";
import { lookUpByAddress } from "#app/features/affiliate/product-lookup/look-up.server.ts";
import { LOOK_UP_FAILURES } from "#app/features/affiliate/product-lookup/look-up-failures.ts";
import { replaceForeignTag } from "#app/features/affiliate/store-links.ts";
import { GIFT_CHANGE_ANSWERS, type GiftChangeAnswer } from "#app/features/catalogue/editing/answers.ts";
import { saveCell } from "#app/features/catalogue/editing/cell.commands.server.ts";
import { deleteGifts, restoreBatch } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { findDoubles } from "#app/features/catalogue/editing/doubles.queries.server.ts";
import { duplicateGift } from "#app/features/catalogue/editing/duplicate-gift.commands.server.ts";
import { type GiftChange, giftChangeSchema } from "#app/features/catalogue/editing/gift-changes.ts";
import { saveGift } from "#app/features/catalogue/editing/gift-form.commands.server.ts";
import { findOpenedGift, readGiftFormOptions } from "#app/features/catalogue/editing/gift-form.queries.server.ts";
import { findMissingFields, giftErrors, giftFormSchemaFor } from "#app/features/catalogue/editing/gift-form.ts";
import { createNamedCategory } from "#app/features/catalogue/editing/new-category.commands.server.ts";
import { listRefusedCategories } from "#app/features/catalogue/guesses/suggestions.queries.server.ts";
import { mayGiftWordsBeSent } from "#app/features/catalogue/store-words.queries.server.ts";
import { configuredProductModel } from "#app/platform/ai/language-model.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { type Shape } from "#app/platform/answers/shapes.ts";
import { suggestCategories } from "#app/features/finder/read/suggest-categories.server.ts";
import { config } from "#app/platform/config.server.ts";
import { hasForeignFields, readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/gift-changes";

type Fields<Name extends GiftChange["change"]> = Extract<GiftChange, { change: Name }>;
type Answer = GiftChangeAnswer<GiftChange["change"]>;
type Changes = { [Name in GiftChange["change"]]: (actorId: string, fields: Fields<Name>) => Promise<GiftChangeAnswer<Name>> };

const CHANGES: Changes = {
  async save(actorId, { form, ...target }) {
    const stored = target.id === null ? null : await findOpenedGift(target.id);
    const read = giftFormSchemaFor(stored === null ? [] : findMissingFields(stored.form)).safeParse(form);
    if (!read.success && hasForeignFields(read.error)) refuseOwnBody(read.error);
    if (!read.success) return { ok: false, reason: "invalid", errors: giftErrors(read.error) };
    const { affiliateUrl } = read.data;
    const own = affiliateUrl === null ? null : replaceForeignTag(affiliateUrl, config().affiliateProgram.tags);
    const saved = await saveGift(actorId, own === null ? read.data : { ...read.data, affiliateUrl: own.url }, target);
    return saved.ok && own !== null ? { ...saved, foreignTag: own.foreignTag } : { ...saved };
  },
  async delete(actorId, { ids }) {
    const { batchId, names } = await deleteGifts(actorId, ids);
    return batchId === null ? { ok: false, reason: "gone" } : { ok: true, batchId, names };
  },
  async restore(actorId, { batchId }) {
    const ids = await restoreBatch(actorId, batchId);
    return ids.length === 0 ? { ok: false, reason: "gone" } : { ok: true, ids };
  },
  async duplicate(actorId, { id }) {
    const copyId = await duplicateGift(actorId, id);
    return copyId === null ? { ok: false, reason: "gone" } : { ok: true, id: copyId };
  },
  async "find-doubles"(_actorId, { id, name, affiliateUrl }) {
    return { ok: true, doubles: await findDoubles({ id, name, affiliateUrl }) };
  },
  async cell(actorId, cell) {
    return saveCell(actorId, cell);
  },
  async "create-category"(actorId, { taxonomy, name }) {
    return { ok: true, option: await createNamedCategory(actorId, taxonomy, name) };
  },
  async categorize(_actorId, { id, isFromStoreApi, name, description }) {
    if (name.trim() === "") return { ok: false, reason: "name-missing" };
    const { categories } = await readGiftFormOptions();
    const maySend = !isFromStoreApi && (id === null || (await mayGiftWordsBeSent(id)));
    const suggested = await suggestCategories(name, description, categories, {
      model: maySend ? configuredProductModel() : null,
      refused: id === null ? new Set() : await listRefusedCategories(id),
    });
    const suggestions = suggested.suggestions.map(({ taxonomy, id, slug, name: value, confidence }) => ({
      taxonomy,
      id,
      slug,
      name: value,
      confidence,
    }));
    return { ok: true, ...suggested, suggestions };
  },
  async "look-up"(actorId, { affiliateUrl }) {
    if (affiliateUrl.trim() === "") return { ok: false, reason: "url-required" };
    const found = await lookUpByAddress(actorId, affiliateUrl, { api: configuredCreatorsApi(), tags: config().affiliateProgram.tags });
    if (found.ok) return { ok: true, product: found.product };
    const { reason, retryAfterSeconds } = found;
    return {
      ok: false,
      reason: "look-up",
      message: LOOK_UP_FAILURES[reason],
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  },
};

const STATUSES: Record<string, number> = { conflict: 409, gone: 404 };

/** POST /admin/gifts/changes: an editor's changes of gifts, one per request. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const asked = await readJson(request, giftChangeSchema);
  const change = CHANGES[asked.change] as (actorId: string, fields: typeof asked) => Promise<Answer>;
  const answer = await change(actorId, asked);
  const shape: Shape<Answer> = GIFT_CHANGE_ANSWERS[asked.change];
  return answerJson(shape, answer, { status: answer.ok ? 200 : (STATUSES[answer.reason] ?? 422) });
}
