import { situationById } from "../../ask/situations/situations.ts";
import { derivation } from "../../read/derived.ts";
import type { Brief, GiftReading } from "../../types.ts";

/** Confidence of a joke: what is merely playful, as a shop calls its popcorn, is none. */
const JOKE_FROM = 0.85;
/** Factors for what is too big or too heavy where somebody moves or lives small, and for the wrong tone. */
const BULKY_FACTOR = 0.5;
const JOLLY_FACTOR = 0.35;
const GRAVE_FACTOR = 0.5;
const FROM = 0.4;

/** Names that end in a thing that takes up room: a grill does, a grill brush does not. Some of them fold. */
const BULKY =
  /\b(?:bookcase|bookshel(?:f|ves)|shel(?:f|ves|ving)|bench|chair|armchair|recliner|ottoman|(?:side|coffee|game|picnic|folding|air hockey|ping pong) table|cabinet|dresser|easel|telescope|grill|smoker|fire ?pit|fountain|floor lamp|rug|treadmill|bicycle|kayak|paddle ?board|trampoline|playhouse|dollhouse|drum (?:kit|set)|stand mixer|pizza oven|slow cooker|dutch oven|raised bed|wheelbarrow|wagon|tent|hammock|bird ?bath)(?=$|,| (?:with|for|from|in|of|on|that|made|and) | -| \()|\b(?:giant|jumbo|oversized|extra large|life[- ]size)\b/i;
const SMALL_AFTER_ALL =
  /\b(?:mini(?:ature)?|pocket|travel|fold\w*|collapsible|compact|tabletop|packable|inflatable|book|guide|print|poster|puzzle|ornament|charm|pin|sticker|earrings|mug|card|toy|model|cover|dolls?)\b/i;
const isBulky = derivation((reading): { is: boolean } => {
  const { name } = reading.profile;
  const isHeavy = (reading.concepts.get("heavy") ?? 0) >= FROM;
  return { is: (isHeavy || BULKY.test(name)) && !SMALL_AFTER_ALL.test(name) };
});
const JOLLY = ["gag-gifts", "party-things"];
/** What its own name calls a thing for mourners; a blanket that is given for comfort too is none. */
const GRAVE = /\b(?:sympathy|bereavement|condolence|memorial|remembrance|in loving memory|funeral)\b/i;

const isJolly = ({ traits, concepts }: GiftReading) =>
  (traits.get("funny") ?? 0) >= JOKE_FROM || JOLLY.some((id) => (concepts.get(id) ?? 0) >= FROM);
const isGrave = ({ profile }: GiftReading) => GRAVE.test(profile.name);

/**
 * Returns the factor for how gifts suit the manner of a brief's situations: nothing bulky for who moves or lives small, nothing jolly in grave hours,
 * nothing of mourning on happy days.
 */
export function createMannerFactor({
  situations,
  interests,
  traits,
  occasion,
}: Pick<Brief, "situations" | "interests" | "traits" | "occasion">) {
  const stated = situations.flatMap(({ value }) => situationById.get(value) ?? []);
  const tones = new Set(stated.map(({ tone }) => tone));
  const wantsSmall = stated.some(({ size }) => size === "small");
  // Who asks for something funny in a grave hour knows why.
  const asksForFun = traits.some(({ value }) => value === "funny") || interests.some(({ value }) => value === "quirky");
  const isQuiet = tones.has("gentle") && !asksForFun;
  const isHappy = tones.has("cheerful") && !tones.has("gentle") && occasion?.value !== "sympathy";
  return (reading: GiftReading): number =>
    (wantsSmall && isBulky(reading).is ? BULKY_FACTOR : 1) *
    (isQuiet && isJolly(reading) ? JOLLY_FACTOR : 1) *
    (isHappy && isGrave(reading) ? GRAVE_FACTOR : 1);
}
