import { CURRENCY } from "#app/platform/money.ts";
import type { Brief } from "../types.ts";
import { hashOf } from "../hash.ts";
import { LISTS, MANIES, NUMBERS, ONES } from "../brief/parts.ts";

/** Returns a number from 0 up to 2^32 that is the same for the same brief, whatever words stated it (FNV-1a over its parts). */
export function seedOf(brief: Brief): number {
  const key = [
    ...ONES.map(([name]) => brief[name]?.value),
    ...MANIES.map(([name]) => brief[name].map(({ value }) => value)),
    ...LISTS.flatMap(([name, { isOpinion }]) => (isOpinion ? [] : [brief[name]])),
    ...NUMBERS.map(([name]) => brief[name]),
  ];
  // The shop's own currency is left out, so that results that were shared before budgets named theirs stay as they were.
  return hashOf(JSON.stringify(key, (name, value: unknown) => (name === "currency" && value === CURRENCY ? undefined : value)));
}

/** Returns a number from 0 up to 1 that depends on nothing but the seed and the name. */
export function seededRandom(seed: number, name: string): number {
  let mixed = hashOf(name) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
