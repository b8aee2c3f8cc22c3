import type { ScreenChip } from "./screen-types.ts";

/** What goes without saying beside a wider thing that is ruled out too, by their ids. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  "animal-products": ["meat", "pork", "seafood", "dairy", "honey", "leather", "fur", "wool", "silk", "feathers"],
  alcohol: ["wine-gifts", "beer-gifts", "spirits-gifts"],
};
/** More names than this are counted. */
const MOST_NAMED = 4;

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

interface RuledOut {
  /** Of the lexicon, or a word that it does not know. */
  id: string;
  name: string;
}

/** Returns what the chips of a brief rule out. */
export function ruledOutBy(chips: readonly Pick<ScreenChip, "id" | "change">[]): RuledOut[] {
  return chips.flatMap(({ id, change }) => (change?.field === "without" ? [{ id: id.slice("without:".length), name: change.value }] : []));
}

/** Returns one short line for many things that are ruled out: "No animal products or sugar", "No nuts, honey, wool, and 3 more". */
export function nameRuledOut(things: readonly RuledOut[]): string {
  const covered = new Set(things.flatMap(({ id }) => COVERED[id] ?? []));
  const names = things.filter(({ id }) => !covered.has(id)).map(({ name }) => name);
  if (names.length <= MOST_NAMED) return `No ${anyOf.format(names)}`;
  const named = names.slice(0, MOST_NAMED - 1);
  return `No ${named.join(", ")}, and ${names.length - named.length} more`;
}
