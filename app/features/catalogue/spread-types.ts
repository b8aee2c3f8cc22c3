import { thingOfName } from "./things.ts";

/** A gift to be spread: its gift types by any identity, and its name, which says what kind of thing it is. */
export interface SpreadGift {
  name: string;
  types: readonly (number | string)[];
}

/** What two gifts can have in common, the gift types and the kind of thing. */
type Kinds = readonly (number | string)[];

/** Two of a kind may stand side by side, three may not. */
const isRun = (one: Kinds | undefined, other: Kinds | undefined, third: Kinds | undefined) =>
  one !== undefined && other !== undefined && third !== undefined && one.some((kind) => other.includes(kind) && third.includes(kind));

/** True where a gift of these kinds can come at this place without making three of a kind in a row. */
function fitsAt(places: readonly { kinds: Kinds }[], at: number, kinds: Kinds): boolean {
  const [a, b, c, d] = [at - 2, at - 1, at, at + 1].map((place) => places[place]?.kinds);
  return !isRun(a, b, kinds) && !isRun(b, kinds, c) && !isRun(kinds, c, d);
}

/** Returns the gift types that so many have that they must come three times in a row. */
function typesOfMost(gifts: readonly SpreadGift[]): Set<number | string> {
  const all = gifts.flatMap(({ types }) => types);
  const counts = Map.groupBy(all, (type) => type);
  return new Set([...counts].filter(([, { length }]) => length > 2 * (gifts.length - length + 1)).map(([type]) => type));
}

/**
 * Returns these gifts so that no kind of thing and no gift type comes three times in a row, as far as there are others: each stands as early
 * as its place in the given order allows. A type that too many of them have, such as that of its own page, counts for nothing.
 */
export function spreadTypes<Gift extends SpreadGift>(gifts: readonly Gift[]): Gift[] {
  const shared = typesOfMost(gifts);
  const waiting = gifts.map((gift) => ({
    gift,
    kinds: [thingOfName(gift.name), ...gift.types.filter((type) => !shared.has(type))].filter((kind) => kind !== ""),
  }));
  const placed: typeof waiting = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ kinds }) => fitsAt(placed, placed.length, kinds));
    if (next === -1) break;
    placed.push(...waiting.splice(next, 1));
  }
  // Only gifts of one kind are left: each goes back to the last place where it makes no run, or stays at the end.
  for (const rest of waiting) {
    let at = placed.length;
    while (at >= 0 && !fitsAt(placed, at, rest.kinds)) at--;
    placed.splice(at < 0 ? placed.length : at, 0, rest);
  }
  return placed.map(({ gift }) => gift);
}
