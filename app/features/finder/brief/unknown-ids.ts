import { entriesOf } from "../lexicon/lexicon.ts";
import { mapManies, mapOnes, PART_ENTRIES, type PartName } from "./parts.ts";
import type { Brief, Understood } from "../types.ts";

/** Returns the first id of a brief without an entry in the lexicon, with its field; null when all have one. */
export function findUnknownId(brief: Brief): { field: PartName; id: string } | null {
  for (const [field, { entries }] of PART_ENTRIES) {
    if (entries === undefined) continue;
    const parts = [brief[field]].flat() as (Understood<string> | null)[];
    const unknown = parts.find((part) => part !== null && !entriesOf(entries).has(part.value));
    if (unknown) return { field, id: unknown.value };
  }
  return null;
}

/** Returns the brief without unknown ids, which come from URLs that are older than the lexicon, or made up. */
export function dropUnknownIds(brief: Brief): Brief {
  return {
    ...brief,
    ...mapOnes((name, { entries }) => {
      const part = brief[name];
      return part === null || entries === undefined || entriesOf(entries).has(part.value as string) ? part : null;
    }),
    ...mapManies((name, { entries }) =>
      entries === undefined ? brief[name] : brief[name].filter(({ value }) => entriesOf(entries).has(value)),
    ),
  };
}
