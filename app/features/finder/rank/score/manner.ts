import { type Situation, situationById } from "../../ask/situations/situations.ts";
import { derivation } from "../../read/derived.ts";
import type { Brief, GiftReading } from "../../types.ts";

/** Factors for what is too big or too heavy where somebody moves or lives small, and for the wrong tone. */
const BULKY_FACTOR = 0.5;
const JOLLY_FACTOR = 0.35;
const GRAVE_FACTOR = 0.5;
/** What a gift loses that is nothing useful where use is wanted, or nothing warm where warmth is: the tone decides between gifts that fit alike. */
const COLD = 0.06;
const FROM = 0.4;
/** A thing that is merely playful, or given just because, is no joke and no condolence: its own words or its theme must say so. */
const SAYS_SO = 0.85;

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
const GRAVE = ["sympathy"];

const isJolly = ({ traits, concepts }: GiftReading) =>
  (traits.get("funny") ?? 0) >= SAYS_SO || JOLLY.some((id) => (concepts.get(id) ?? 0) >= FROM);
const SUITING: Partial<Record<Situation["tone"], readonly string[]>> = { practical: ["practical"], warm: ["sentimental", "cozy"] };
const isGrave = ({ occasions }: GiftReading) => GRAVE.some((id) => (occasions.get(id) ?? 0) >= SAYS_SO);

/**
 * Returns the factor for how gifts suit the manner of a brief's situations: nothing bulky for who moves or lives small, nothing jolly in grave hours,
 * nothing of mourning on happy days, and rather something useful or warm where the situation asks for that.
 */
export function createMannerFactor({ situations, traits, occasion }: Pick<Brief, "situations" | "traits" | "occasion">) {
  const stated = situations.flatMap(({ value }) => situationById.get(value) ?? []);
  const tones = new Set(stated.map(({ tone }) => tone));
  const wantsSmall = stated.some(({ size }) => size === "small");
  const isCheerful = tones.has("cheerful") || tones.has("playful");
  // Who asks for something funny in a grave hour knows why, and an office's exchange is for laughs though nobody knows the other well.
  const isQuiet = (tones.has("gentle") || (tones.has("respectful") && !isCheerful)) && !traits.some(({ value }) => value === "funny");
  const isHappy = isCheerful && !tones.has("gentle") && occasion?.value !== "sympathy";
  const suiting = [...tones].flatMap((tone) => SUITING[tone] ?? []);
  const warmth = ({ traits: own }: GiftReading) => Math.max(...suiting.map((id) => own.get(id) ?? 0));
  return (reading: GiftReading): number =>
    (suiting.length === 0 ? 1 : 1 - COLD * (1 - warmth(reading))) *
    (wantsSmall && isBulky(reading).is ? BULKY_FACTOR : 1) *
    (isQuiet && isJolly(reading) ? JOLLY_FACTOR : 1) *
    (isHappy && isGrave(reading) ? GRAVE_FACTOR : 1);
}
