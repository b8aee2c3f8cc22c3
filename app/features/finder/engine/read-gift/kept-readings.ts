import { LRUCache } from "lru-cache";
import type { GiftProfile, GiftReading } from "../../types.ts";
import { readGift } from "../read-gift.ts";
import { KeptWeights } from "./kept-weights.ts";

/** About 3 kB each with its row: so many, however large the catalogue is. */
export const MOST_READINGS = 10_000;

interface KeptReading {
  /** What was read; a gift's price and the like may change without another reading. */
  read: string[];
  reading: Omit<GiftReading, "profile">;
}

const kept = new LRUCache<string, KeptReading>({ max: MOST_READINGS });

/** As `readGift`, which takes a while, remembered for gifts that have not changed since. */
export function readGiftOnce(profile: GiftProfile): GiftReading {
  const read = textsOf(profile);
  const known = kept.get(profile.id);
  if (known !== undefined && known.read.every((text, place) => text === read[place])) return { ...known.reading, profile };
  const { interests, persons, occasions, traits, concepts, age, safeFrom, gender } = readGift(profile);
  const reading = {
    interests: new KeptWeights(interests),
    persons: new KeptWeights(persons),
    occasions: new KeptWeights(occasions),
    traits: new KeptWeights(traits),
    concepts: new KeptWeights(concepts),
    age,
    safeFrom,
    gender,
  };
  kept.set(profile.id, { read, reading });
  return { ...reading, profile };
}

function textsOf({ name, description, gender, tags }: GiftProfile): string[] {
  const tagged = Object.entries(tags).map(([taxonomy, slugs]) => `${taxonomy}/${slugs.join()}`);
  return [description, name, gender, tagged.join(" ")];
}
