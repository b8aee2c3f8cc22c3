import { formatCount } from "../gift-tags.ts";
import { taxonomy } from "../taxonomies.ts";
import type { TaxonomySummary } from "./taxonomy-summary.ts";

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the address of the suggestions of one taxonomy. */
export function suggestionsPath(key: TaxonomySummary["key"]): string {
  return `/admin/suggestions?taxonomy=${key}`;
}

/** Words a summary, a line a taxonomy; taxonomies of which nothing is known are left out. */
export function wordSummary(summaries: readonly TaxonomySummary[]): string[] {
  return summaries.flatMap(({ key, said, sure, open }) => {
    if (said + sure + open === 0) return [];
    const known = `${formatCount(said + sure)} gifts${sure === 0 ? "" : `, ${formatCount(sure)} of them from sure guesses`}`;
    const doubt = open === 0 ? "" : `; ${formatCount(open)} guesses to review: ${suggestionsPath(key)}`;
    return [`${upperFirst(taxonomy(key).plural)}: ${known}${doubt}`];
  });
}
