import narrowNames from "./narrow-names.json" with { type: "json" };
import { stemsOf } from "./words.ts";

/**
 * Names that mean only a part of their entry, each with words of other things that are of that part: who wants no necklace wants no locket
 * either, and may well wear earrings.
 */
let kindsByName: ReadonlyMap<string, readonly string[][]> | undefined;

/** Returns the stems of each kind of thing that a narrow name stands for beside itself; null for a name that is not narrow. */
export function kindsOfNarrowName(name: string): readonly string[][] | null {
  kindsByName ??= new Map(Object.entries(narrowNames).map(([narrow, kinds]) => [keyOf(narrow), kinds.map(stemsOf)]));
  return kindsByName.get(keyOf(name)) ?? null;
}

const keyOf = (name: string) => stemsOf(name).join(" ");
