import { type CategoryIndex, findCategoryId, foldName } from "./import-categories.ts";
import type { ColumnChoices } from "./import-columns.ts";
import type { ImportedGift } from "./imported-gift.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** By taxonomy and folded name: the slugs and names that stand for what files write; none where it is left out. */
export type CategoryChoices = Readonly<Record<TaxonomyKey, ReadonlyMap<string, readonly string[]>>>;

/** So many answers about categories fit into one body. */
export const CATEGORIES_AT_ONCE = 200;

/** What people have said of earlier files, and of this one. */
export interface ImportChoices {
  columns: ColumnChoices;
  categories: CategoryChoices;
}

/** A category as a file writes it, about which a person is asked or has been asked. */
export interface AskedCategory {
  taxonomy: TaxonomyKey;
  written: string;
  /** The number of gifts that have it. */
  gifts: number;
  /** What stands for it; null where nobody has said yet. */
  become: readonly string[] | null;
  /** Where the file may have parted several values by another mark than `|`: these values. */
  parts: readonly string[] | null;
}

const OTHER_MARKS = /\s*(?:[;,/&+]|\band\b)\s*/i;

/** Returns the values that a text may hold, parted by a mark that is not the file's: "Mom; Dad" → Mom, Dad. */
export function findParts(written: string): string[] | null {
  const parts = [...new Set(written.split(OTHER_MARKS).filter((part) => part !== ""))];
  return parts.length > 1 ? parts : null;
}

/** Collects what is asked, in the order in which a file writes it. */
export class CategoryQuestions {
  readonly #asked = new Map<string, AskedCategory>();
  readonly #choices: CategoryChoices;

  constructor(choices: CategoryChoices) {
    this.#choices = choices;
  }

  list(): AskedCategory[] {
    return [...this.#asked.values()];
  }

  /** Returns the gift with what people have said its categories are; one of which nobody has said anything is left out. */
  settle(gift: ImportedGift, book: CategoryIndex): ImportedGift {
    const categories: ImportedGift["categories"] = {};
    for (const { key } of TAXONOMIES) {
      const written = gift.categories[key];
      if (written !== undefined) categories[key] = [...new Set(written.flatMap((value) => this.#settleValue(key, value, book)))];
    }
    return { ...gift, categories };
  }

  #settleValue(taxonomy: TaxonomyKey, written: string, book: CategoryIndex): readonly string[] {
    const become = this.#choices[taxonomy].get(foldName(written)) ?? null;
    if (become === null && findCategoryId(book.known[taxonomy], written) !== undefined) return [written];
    const key = `${taxonomy} ${foldName(written)}`;
    const before = this.#asked.get(key) ?? { taxonomy, written, gifts: 0, become, parts: findParts(written) };
    this.#asked.set(key, { ...before, gifts: before.gifts + 1 });
    return become ?? [];
  }
}
