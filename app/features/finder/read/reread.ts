import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import type { GiftProfile, GiftReading } from "../types.ts";
import { currentShopReader } from "./learnt/current-reader.ts";
import { Derived } from "./derived.ts";
import { readGift } from "./read-gift.ts";
import { CompactWeights } from "./compact-weights.ts";

/** Works like `readGift`, which takes a while; an earlier reading of the gift serves again where the gift says the same as then. */
export function rereadGift(profile: GiftProfile, earlier: GiftReading | null): GiftReading {
  // What the learnt reader has said holds until the shop teaches it something else.
  const stamp = currentShopReader()?.stamp ?? null;
  const isSame = earlier !== null && (earlier.profile === profile || readAlike(earlier.profile, profile));
  if (!isSame) return { ...withLessMemory(readGift(profile)), derived: new Derived(stamp) };
  if (earlier.derived.stamp !== stamp) return { ...earlier, profile, derived: new Derived(stamp) };
  return earlier.profile === profile ? earlier : { ...earlier, profile };
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
  if (one.description !== other.description || one.name !== other.name) return false;
  if (one.brandName !== other.brandName || one.gender !== other.gender) return false;
  if (!hasSame(one.refused, other.refused) || JSON.stringify(one.told) !== JSON.stringify(other.told)) return false;
  if (JSON.stringify(one.modelClaims) !== JSON.stringify(other.modelClaims)) return false;
  return TAXONOMIES.every(({ key }) => hasSame(one.tags[key], other.tags[key]));
}

function hasSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((slug, place) => slug === other[place]);
}
