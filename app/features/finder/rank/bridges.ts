import type { GiftReading } from "../types.ts";
import exceptions from "./bridge-exceptions.json" with { type: "json" };
import bridges from "./bridges.json" with { type: "json" };
import { isAmong, type Things } from "./limits/things.ts";

const BRIDGES = new Map(Object.entries(bridges as Record<string, string[]>));
const EXCEPTIONS = new Map(Object.entries(exceptions as Record<string, Things>));

/**
 * Returns the likings whose gifts would please somebody with this one where the shop has nothing for it, the nearest first. The list is
 * made by hand: a knitter nods at sewing things, and nobody who loves horses nods at nature.
 */
export function bridgesFrom(interest: string): readonly string[] {
  return BRIDGES.get(interest) ?? [];
}

/** Weight from which a gift is one for the near liking: mittens that may be for fitness are nothing for karate. */
const SURELY_FOR = 0.7;

/** True where a bridge bears a gift of this weight for the near liking: a swimmer nods at a beach blanket, and not at a kite. */
export function isBorne(interest: string, reading: GiftReading, weight: number): boolean {
  const exception = EXCEPTIONS.get(interest);
  return weight >= SURELY_FOR && (exception === undefined || !isAmong(exception)(reading));
}

/** The likings that a bridge leads from or to, and those with exceptions. */
export const BRIDGED: readonly string[] = [...BRIDGES].flatMap(([from, to]) => [from, ...to]);
export const EXCEPTED: ReadonlyMap<string, Things> = EXCEPTIONS;
