import type { GiftReading } from "../../types.ts";

/** What is of use only to somebody who does it, by the catalogue's interests: others have no golf bag to put the tees in. */
const PRACTISED: ReadonlySet<string> = new Set([
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
/** How surely a gift must be for an interest, to be a thing for those who practise it. */
const IS_FOR = 0.9;

/** True for a gift that is for nothing but interests which one has to practise. */
export function isForPractitioners({ profile, interests }: GiftReading): boolean {
  const tagged = profile.tags.interest ?? [];
  const purposes = tagged.length > 0 ? tagged : [...interests].flatMap(([id, weight]) => (weight >= IS_FOR ? [id] : []));
  return purposes.length > 0 && purposes.every((id) => PRACTISED.has(id));
}
