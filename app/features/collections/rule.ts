import { z } from "zod";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { currency } from "#app/platform/money-schema.ts";
import { COLLECTION_LIMITS as LIMITS } from "./constants.ts";
import type { CollectionRule, RuleTaxonomy, RuleValues } from "./types.ts";

/** The taxonomies that a rule may name, in the order of the registry. */
export const RULE_TAXONOMIES = TAXONOMIES.filter((taxonomy) => taxonomy.key !== "priceTier");
const RULE_KEYS = RULE_TAXONOMIES.map(({ key }) => key as RuleTaxonomy);

const slugs = z
  .array(z.string().refine(isSlug, "The shop has no such value."))
  .max(LIMITS.values, `Please choose at most ${LIMITS.values}.`)
  .transform((given) => [...new Set(given)]);

/** Accepts slugs by taxonomy, and leaves out taxonomies without any. */
export const ruleValues = z
  .strictObject(Object.fromEntries(RULE_KEYS.map((key) => [key, slugs.optional()])))
  .transform((given): RuleValues => Object.fromEntries(Object.entries(given).filter(([, chosen]) => (chosen?.length ?? 0) > 0)));

const cents = z.int().min(0).nullable();
const days = z.int().min(1).max(LIMITS.days).nullable();

/** A rule as the database has it. */
export const collectionRule: z.ZodType<CollectionRule> = z.strictObject({
  values: ruleValues,
  without: ruleValues,
  withoutWords: z.array(z.string().min(1).max(LIMITS.word)).max(LIMITS.words),
  currency,
  minPriceCents: cents,
  maxPriceCents: cents,
  newWithinDays: days,
  shipsWithinDays: days,
  inStockOnly: z.boolean(),
});

/** True of a rule that says what its gifts have: what they lack, or being in stock, alone would be the whole shop. */
export function saysSomething({ values, minPriceCents, maxPriceCents, newWithinDays, shipsWithinDays }: CollectionRule): boolean {
  return Object.keys(values).length > 0 || [minPriceCents, maxPriceCents, newWithinDays, shipsWithinDays].some((limit) => limit !== null);
}
