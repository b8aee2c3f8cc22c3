import { LRUCache } from "lru-cache";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import type { GiftProfile, GiftReading } from "../../types.ts";
import { readGift } from "../read-gift.ts";
import { CompactWeights } from "./compact-weights.ts";

/** Cache size in readings, of a few kilobytes each with row and words; it does not grow with the catalogue. */
export const MAX_READINGS = 10_000;

const cached = new LRUCache<string, GiftReading>({ max: MAX_READINGS });

/** Works like `readGift`, which takes a while, with a cache for gifts that have not changed since. */
export function readGiftOnce(profile: GiftProfile): GiftReading {
  const known = cached.get(profile.id);
  if (known?.profile === profile) return known;
  const reading = known !== undefined && readAlike(known.profile, profile) ? { ...known, profile } : withLessMemory(readGift(profile));
  cached.set(profile.id, reading);
  return reading;
}

function withLessMemory(reading: GiftReading): GiftReading {
  return {
    ...reading,
    interests: new CompactWeights(reading.interests),
    persons: new CompactWeights(reading.persons),
    occasions: new CompactWeights(reading.occasions),
    traits: new CompactWeights(reading.traits),
    concepts: new CompactWeights(reading.concepts),
  };
}

/** True where both profiles have the same reading: a gift's price and other fields may change without another reading. */
function readAlike(one: GiftProfile, other: GiftProfile): boolean {
  if (one.description !== other.description || one.name !== other.name || one.gender !== other.gender) return false;
  return TAXONOMIES.every(({ key }) => isSame(one.tags[key], other.tags[key]));
}

function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((slug, place) => slug === other[place]);
}
