import type { Brief } from "../types.ts";
import { LISTS, MANIES, NUMBERS, ONES } from "../brief/parts.ts";

/** Returns a number from 0 up to 2^32 that is the same for the same brief, whatever words stated it (FNV-1a over its parts). */
export function seedOf(brief: Brief): number {
  const key = [
    ...ONES.map(([name]) => brief[name]?.value),
    ...MANIES.map(([name]) => brief[name].map(({ value }) => value)),
    ...LISTS.flatMap(([name, { isOpinion }]) => (isOpinion ? [] : [brief[name]])),
    ...NUMBERS.map(([name]) => brief[name]),
  ];
  return hashOf(JSON.stringify(key));
}

/** Returns the FNV-1a hash of a text, from 0 up to 2^32. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Returns a number from 0 up to 1 that depends on nothing but the seed and the name. */
export function seededRandom(seed: number, name: string): number {
  let mixed = hashOf(name) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
