import type { GiftReading } from "../../types.ts";

/** Interests whose things are of use only to practitioners: others have no golf bag to put the tees in. */
const SKILLS: ReadonlySet<string> = new Set([
  "golf",
  "fishing",
  "running",
  "cycling",
  "fitness",
  "ball-sports",
  "knitting-sewing",
  "drawing-painting",
  "woodworking-diy",
  "photography",
  "video-games",
]);
/** Confidence from which a gift without tags is for an interest. */
const IS_FOR = 0.9;

/** True for a gift that is for nothing but interests which require practice. */
export function needsPractice({ profile, interests }: GiftReading): boolean {
  const tagged = profile.tags.interest ?? [];
  const purposes = tagged.length > 0 ? tagged : [...interests].flatMap(([id, weight]) => (weight >= IS_FOR ? [id] : []));
  return purposes.length > 0 && purposes.every((id) => SKILLS.has(id));
}
