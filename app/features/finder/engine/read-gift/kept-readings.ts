import { LRUCache } from "lru-cache";
import type { AgeSpan, GiftProfile, GiftReading } from "../../types.ts";
import { readGift } from "../read-gift.ts";

/** About 2 kB each: so many, however large the catalogue is. */
const MOST_KEPT = 10_000;
const KINDS = ["interests", "persons", "occasions", "traits", "concepts"] as const;

/** A reading without its profile. The weights of all kinds stand in one row, so that keeping many costs little. */
interface KeptReading {
  /** What was read; its price and the like may change without another reading. */
  read: string[];
  counts: number[];
  ids: Uint16Array;
  weights: Float64Array;
  age: AgeSpan | null;
  safeFrom: number | null;
  gender: GiftReading["gender"];
}

const kept = new LRUCache<string, KeptReading>({ max: MOST_KEPT });
/** The lexicon's ids as numbers; there are fewer than two thousand. */
const numberById = new Map<string, number>();
const idByNumber: string[] = [];

/** As `readGift`, which takes a while, remembered for gifts that have not changed since. */
export function readGiftOnce(profile: GiftProfile): GiftReading {
  const read = textsOf(profile);
  const known = kept.get(profile.id);
  if (known !== undefined && known.read.every((text, place) => text === read[place])) return unpack(known, profile);
  const reading = readGift(profile);
  kept.set(profile.id, pack(reading, read));
  return reading;
}

function textsOf({ name, description, gender, tags }: GiftProfile): string[] {
  const tagged = Object.entries(tags).map(([taxonomy, slugs]) => `${taxonomy}/${slugs.join()}`);
  return [description, name, gender, tagged.join(" ")];
}

function pack(reading: GiftReading, read: string[]): KeptReading {
  const counts = KINDS.map((kind) => reading[kind].size);
  const size = counts.reduce((sum, count) => sum + count, 0);
  const ids = new Uint16Array(size);
  const weights = new Float64Array(size);
  let at = 0;
  for (const kind of KINDS) {
    for (const [id, weight] of reading[kind]) {
      ids[at] = numberOf(id);
      weights[at++] = weight;
    }
  }
  return { read, counts, ids, weights, age: reading.age, safeFrom: reading.safeFrom, gender: reading.gender };
}

function unpack({ counts, ids, weights, age, safeFrom, gender }: KeptReading, profile: GiftProfile): GiftReading {
  let at = 0;
  const next = (kind: number) => {
    const ofKind = new Map<string, number>();
    for (const end = at + (counts[kind] as number); at < end; at++)
      ofKind.set(idByNumber[ids[at] as number] as string, weights[at] as number);
    return ofKind;
  };
  const [interests, persons, occasions, traits, concepts] = [next(0), next(1), next(2), next(3), next(4)];
  return { profile, interests, persons, occasions, traits, concepts, age, safeFrom, gender };
}

function numberOf(id: string): number {
  let number = numberById.get(id);
  if (number === undefined) {
    number = idByNumber.push(id) - 1;
    numberById.set(id, number);
  }
  return number;
}
