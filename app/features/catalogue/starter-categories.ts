import type { StandardCategory } from "./guesses/types.ts";
import { CATEGORY_TABS } from "./taxonomy-admin.ts";

/** What a starter set makes of one taxonomy. */
export interface StarterGroup {
  title: string;
  names: string[];
}

/** Returns what a starter set would make, in the order of the screen of categories. */
export function groupStarters(standard: readonly StandardCategory[]): StarterGroup[] {
  return CATEGORY_TABS.map(({ key, title }) => ({
    title,
    names: standard.filter(({ taxonomy }) => taxonomy === key).map(({ name }) => String(name)),
  })).filter(({ names }) => names.length > 0);
}
