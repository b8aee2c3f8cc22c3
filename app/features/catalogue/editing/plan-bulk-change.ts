import { CURRENCY, fromDollars, MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { OWN_FIELDS, type OwnGiftValues } from "../gift-fields.ts";
import { endsBeforeItBegins, NOT_TEXT, readGiftCell, readGiftValue } from "../gift-values.ts";
import type { GiftCategories, GiftState } from "../import-plan.ts";
import { findPriceTier, type PriceTier } from "../price-tiers.ts";
import { isSanitized, toLine } from "#app/platform/text.ts";
import { BULK_FIELDS, type BulkDeed } from "./bulk-changes.ts";

/** A deed that writes; a deletion is none. */
export type WritingDeed = Exclude<BulkDeed, { kind: "delete" }>;
/** What becomes of one gift: its values and categories afterwards, or null where the deed does not fit it. */
type PlannedGift = Pick<GiftState, "values" | "categories"> | null;
export type BulkPlan = { ok: true; planFor: (gift: GiftState) => PlannedGift } | { ok: false; message: string };

/** What the shop has: its price tiers and its categories. */
interface BulkKnowledge {
  tiers: readonly PriceTier[];
  categoryIds: ReadonlySet<string>;
}

/** Reads what is to be done once for all gifts, or says what is wrong with it. */
export function planBulkChange(deed: WritingDeed, { tiers, categoryIds }: BulkKnowledge): BulkPlan {
  switch (deed.kind) {
    case "field":
      return planField(deed, tiers);
    case "price":
      return planPrice(deed, tiers);
    case "words":
      return planWords(deed);
    case "categories":
      return planCategories(deed, categoryIds);
  }
}

function planField({ field: key, value }: Extract<BulkDeed, { kind: "field" }>, tiers: readonly PriceTier[]): BulkPlan {
  const field = BULK_FIELDS.find((candidate) => candidate.key === key);
  if (field === undefined) return { ok: false, message: NOT_TEXT };
  if (value.trim() === "" && field.needed !== undefined) return { ok: false, message: field.refusal ?? "Please fill this in" };
  const read = readGiftCell(field, value);
  if (!read.ok) return read;
  return { ok: true, planFor: (gift) => withValues(gift, { [key]: read.value } as Partial<OwnGiftValues>, tiers) };
}

function planPrice({ by, step }: Extract<BulkDeed, { kind: "price" }>, tiers: readonly PriceTier[]): BulkPlan {
  const sign = step.startsWith("-") ? -1 : 1;
  const size = parseMoney(step.replace(/^[+-]/, ""));
  if (size === null || size === 0) return { ok: false, message: "Please enter a number such as 10 or -2.50" };
  const most = fromDollars(10 ** MAX_PRICE_DIGITS);
  return {
    ok: true,
    planFor(gift) {
      const { price } = gift.values;
      if (price === null) return null;
      // A percentage is read like an amount, so that it is in hundredths here.
      const changed = by === "percent" ? Math.round((price * (10_000 + sign * size)) / 10_000) : price + sign * size;
      return changed > 0 && changed < most ? withValues(gift, { price: changed }, tiers) : null;
    },
  };
}

function planWords({ field: key, find, put }: Extract<BulkDeed, { kind: "words" }>): BulkPlan {
  const field = OWN_FIELDS.find((candidate) => candidate.key === key);
  if (field === undefined || !isSanitized(put)) return { ok: false, message: NOT_TEXT };
  return {
    ok: true,
    planFor(gift) {
      const text = gift.values[key] ?? "";
      if (!text.includes(find)) return { values: gift.values, categories: gift.categories };
      const replaced = text.replaceAll(find, () => put);
      const changed = field.kind === "text" ? replaced : toLine(replaced);
      if (changed === "") return field.needed === undefined ? withValues(gift, { [key]: field.kind === "text" ? "" : null }, []) : null;
      if (field.kind === "line" && changed.length < (field.min ?? 0)) return null;
      const read = readGiftValue(field, changed);
      return read.ok ? withValues(gift, { [key]: read.value }, []) : null;
    },
  };
}

function planCategories({ taxonomy, how, ids }: Extract<BulkDeed, { kind: "categories" }>, known: ReadonlySet<string>): BulkPlan {
  const chosen = ids.filter((id) => known.has(id));
  if (how !== "replace" && chosen.length === 0) return { ok: false, message: "Please choose at least one." };
  if (taxonomy === "priceTier" && how !== "remove" && chosen.length > 1) return { ok: false, message: "Please choose one price tier." };
  return {
    ok: true,
    planFor(gift) {
      const had = gift.categories[taxonomy];
      const rest = had.filter((id) => !chosen.includes(id));
      const added = chosen.filter((id) => !had.includes(id));
      // A gift has one price tier at most.
      const kept = taxonomy === "priceTier" ? [] : had;
      const has = how === "remove" ? rest : how === "replace" ? chosen : [...kept, ...(taxonomy === "priceTier" ? chosen : added)];
      return { values: gift.values, categories: { ...gift.categories, [taxonomy]: has } };
    },
  };
}

/** Returns the gift with other values. A price tier that followed from the old price follows the new one. */
function withValues(gift: GiftState, values: Partial<OwnGiftValues>, tiers: readonly PriceTier[]): PlannedGift {
  const changed = { ...gift.values, ...values };
  if (endsBeforeItBegins(changed)) return null;
  if (changed.price === gift.values.price) return { values: changed, categories: gift.categories };
  const had = gift.categories.priceTier;
  const usual = tierOf(gift.values.price, tiers);
  const isFollowing = had.length === 0 || (had.length === usual.length && had[0] === usual[0]);
  const categories: GiftCategories = isFollowing ? { ...gift.categories, priceTier: tierOf(changed.price, tiers) } : gift.categories;
  return { values: changed, categories };
}

function tierOf(price: number | null, tiers: readonly PriceTier[]): string[] {
  const tier = price === null ? null : findPriceTier(tiers, { cents: price, currency: CURRENCY });
  return tier === null ? [] : [tier.id];
}
