import type { GiftReading } from "../types.ts";
import { WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import exceptions from "./bridge-exceptions.json" with { type: "json" };
import bridges from "./bridges.json" with { type: "json" };
import { isAmong, type Things } from "./limits/things.ts";

const BRIDGES = new Map(Object.entries(bridges as Record<string, string[]>));
const OWN_TAGS = new Map(WRITTEN_ENTRIES.interest.map(({ id, tags }) => [id, tags.interest]));
const EXCEPTIONS = new Map(Object.entries(exceptions as Record<string, Things>));

/**
 * Returns the likings whose gifts would please somebody with this one where the shop has nothing for it, the nearest first. The list is
 * made by hand: a knitter nods at sewing things, and nobody who loves horses nods at nature.
 */
export function bridgesFrom(interest: string): readonly string[] {
  return BRIDGES.get(interest) ?? [];
}

/**
 * True where a bridge from one liking to another bears a gift: a swimmer nods at a beach blanket, and not at a kite. What people have tagged for
 * other likings is for the near one only at second hand, as a hiker's mittens are for fitness.
 */
export function isBorne(interest: string, near: string, reading: GiftReading): boolean {
  const exception = EXCEPTIONS.get(interest);
  return isAtFirstHand(near, reading.profile.tags.interest ?? []) && (exception === undefined || !isAmong(exception)(reading));
}

function isAtFirstHand(near: string, tagged: readonly string[]): boolean {
  const own = Object.keys(OWN_TAGS.get(near) ?? {});
  return tagged.length === 0 || own.length === 0 || own.some((slug) => tagged.includes(slug));
}

/** The likings that a bridge leads from or to, and those with exceptions. */
export const BRIDGED: readonly string[] = [...BRIDGES].flatMap(([from, to]) => [from, ...to]);
export const EXCEPTED: ReadonlyMap<string, Things> = EXCEPTIONS;
