import { z } from "zod";
import { taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { CollectionRule, RuleTaxonomy, RuleValues } from "./types.ts";

/** A value that a rule names, as it is called now. */
export interface RuleCategory {
  id: string;
  slug: string;
}

/** The categories that rules name; a value that is gone is not among them. */
export interface RuleCategories {
  find(taxonomy: RuleTaxonomy, slug: string): RuleCategory | null;
}

const categoryRow = rowOf({ taxonomy: taxonomyKey, wanted: z.string(), id: uuid, slug: z.string() });

const namesOf = (values: RuleValues) =>
  Object.entries(values).flatMap(([taxonomy, slugs]) => slugs.map((wanted) => ({ taxonomy, wanted })));

/** Finds the categories of several rules in one statement, also by slugs that they had before. */
export async function findRuleCategories(rules: readonly (CollectionRule | null)[]): Promise<RuleCategories> {
  const wanted = rules.flatMap((rule) => (rule === null ? [] : [...namesOf(rule.values), ...namesOf(rule.without)]));
  if (wanted.length === 0) return { find: () => null };
  const rows = await readRows(readDatabase(), categoryRow)`
    select distinct on (w.taxonomy, w.wanted) w.taxonomy, w.wanted, c.id, c.slug
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (taxonomy text, wanted text)
    left join slug_redirects r on r.kind = w.taxonomy and r.old_slug = w.wanted
    join categories c on c.taxonomy = w.taxonomy and (c.slug = w.wanted or c.id = r.target_id)
    order by w.taxonomy, w.wanted, c.slug = w.wanted desc`;
  const byName = new Map(rows.map(({ taxonomy, wanted: name, id, slug }) => [`${taxonomy} ${name}`, { id, slug }]));
  return { find: (taxonomy, slug) => byName.get(`${taxonomy} ${slug}`) ?? null };
}

/** Returns a rule with the slugs that its values have now; a value that is gone stays, for its editor to see. */
export async function withPresentSlugs(rule: CollectionRule | null): Promise<CollectionRule | null> {
  if (rule === null) return null;
  const categories = await findRuleCategories([rule]);
  const present = (values: RuleValues): RuleValues =>
    Object.fromEntries(
      (Object.entries(values) as [RuleTaxonomy, string[]][]).map(([taxonomy, slugs]) => [
        taxonomy,
        [...new Set(slugs.map((slug) => categories.find(taxonomy, slug)?.slug ?? slug))],
      ]),
    );
  return { ...rule, values: present(rule.values), without: present(rule.without) };
}
