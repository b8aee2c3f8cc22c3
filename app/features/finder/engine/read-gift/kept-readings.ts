import { LRUCache } from "lru-cache";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import type { GiftProfile, GiftReading } from "../../types.ts";
import { readGift } from "../read-gift.ts";
import { KeptWeights } from "./kept-weights.ts";

/** A few kilobytes each with its row and its words: so many, however large the catalogue is. */
export const MOST_READINGS = 10_000;

const kept = new LRUCache<string, GiftReading>({ max: MOST_READINGS });

/** As `readGift`, which takes a while, remembered for gifts that have not changed since. */
export function readGiftOnce(profile: GiftProfile): GiftReading {
  const known = kept.get(profile.id);
  if (known?.profile === profile) return known;
  const reading = known !== undefined && readAlike(known.profile, profile) ? { ...known, profile } : withLessMemory(readGift(profile));
  kept.set(profile.id, reading);
  return reading;
}

function withLessMemory(reading: GiftReading): GiftReading {
  return {
    ...reading,
    interests: new KeptWeights(reading.interests),
    persons: new KeptWeights(reading.persons),
    occasions: new KeptWeights(reading.occasions),
    traits: new KeptWeights(reading.traits),
    concepts: new KeptWeights(reading.concepts),
  };
}

/** True where a reading of one is one of the other: a gift's price and the like may change without another reading. */
function readAlike(one: GiftProfile, other: GiftProfile): boolean {
  if (one.description !== other.description || one.name !== other.name || one.gender !== other.gender) return false;
  return TAXONOMIES.every(({ key }) => isSame(one.tags[key], other.tags[key]));
}

function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((slug, place) => slug === other[place]);
}
