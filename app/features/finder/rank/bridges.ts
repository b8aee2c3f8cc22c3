import bridges from "./bridges.json" with { type: "json" };

const BRIDGES = new Map(Object.entries(bridges as Record<string, string[]>));

/**
 * Returns the likings whose gifts would please somebody with this one where the shop has nothing for it, the nearest first. The list is
 * made by hand: a knitter nods at sewing things, and nobody who loves horses nods at nature.
 */
export function bridgesFrom(interest: string): readonly string[] {
  return BRIDGES.get(interest) ?? [];
}

/** The likings that a bridge leads from or to. */
export const BRIDGED: readonly string[] = [...BRIDGES].flatMap(([from, to]) => [from, ...to]);
