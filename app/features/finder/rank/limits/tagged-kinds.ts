import { lexicon } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { isTaggedWith } from "../../read/gift-words.ts";
import type { GiftProfile, GiftReading } from "../../types.ts";
import { includedIn } from "./included-concepts.ts";

/** Confidence from which a gift is known to be of a kind by its own words. */
const IS_FROM = 0.8;

/**
 * True where a gift's tags name it by these words (stems). A type such as "jewelry and watches" may mean either of the two, but a gift that
 * is called a necklace is no watch.
 */
export function isOfTaggedKind(reading: GiftReading, tags: GiftProfile["tags"], stems: readonly string[]): boolean {
  const { giftType = [], ...others } = tags;
  if (isTaggedWith(others, stems)) return true;
  return giftType.some((slug) => isTaggedWith({ giftType: [slug] }, stems) && !isOtherPart(reading, slug, stems));
}

/** True where a gift's words say that it is what the rest of a type's name stands for, and this is another kind of thing ("tech and gadgets" is one). */
function isOtherPart({ concepts }: GiftReading, type: string, stems: readonly string[]): boolean {
  const rest = stemsOf(type.replaceAll("-", " ")).filter((stem) => !stems.includes(stem));
  const own = kindsCalled(stems.join(" "));
  const others = rest.flatMap((stem) => kindsCalled(stem).flatMap((id) => [id, ...includedIn(id)]));
  return others.some((id) => !own.includes(id) && (concepts.get(id) ?? 0) >= IS_FROM);
}

let idsByName: Map<string, string[]> | undefined;

/** Returns the ids of the concepts that have a name, by its stems. */
function kindsCalled(name: string): readonly string[] {
  if (idsByName === undefined) {
    idsByName = new Map();
    for (const { id, synonyms } of lexicon().conceptById.values()) {
      for (const called of synonyms.map((synonym) => stemsOf(synonym).join(" ")))
        idsByName.set(called, [...(idsByName.get(called) ?? []), id]);
    }
  }
  return idsByName.get(name) ?? [];
}
