import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";

/** A giver who was ill sends thanks rather than a get-well gift. */
const GIVERS_OWN = new Set(["get-well"]);
const GIVER_WAS = /\b(?:when|while|after|since) (?:i|we) $|\b(?:i|we)(?: was| were| had|'d had| got| have been|'ve been)(?: both| just)? $/;
/** These occasions give way to any other one in the same text. */
export const VAGUE_OCCASIONS = new Set([
  "just-because",
  "work-gift",
  "host-gift",
  "memory-keeping",
  "party-favor",
  "date-night",
  "vacation",
  "summer-party",
  "employee-appreciation",
  "new-years-eve",
  "promotion",
]);
/** Words after an occasion that show it is the one the gift is for, where several are named. */
const GIFT_AFTER = /(?:gift|present|pressie|prezzie|party|card)/;

/** Feasts with gifts of their own: named together with another occasion, they are what few gifts of a shop are for. */
const FEASTS = new Set([
  "diwali",
  "hanukkah",
  "eid",
  "eid-al-adha",
  "ramadan",
  "lunar-new-year",
  "holi",
  "passover",
  "nowruz",
  "day-of-the-dead",
  "easter",
]);
/** Changes in a life that outweigh every feast. */
const LIFE_EVENTS = new Set(["baby-shower", "new-baby", "wedding", "christening", "sympathy", "get-well"]);
/** Words between two occasions that are celebrated in one, and words anywhere that say so. */
const JOINED =
  /^(?:[a-z' ]{0,12})?(?: ?[+&/,] ?| (?:and|plus|as well as|combined with|along with|falls on|meets|is also)(?: (?:also|a|an|the|their|our|his|her|for))* )(?:[a-z' ]{0,12})?$/;
const IN_ONE = /\b(?:same (?:time|day|week|weekend|month)|at once|in one|combined|combo|double celebration|both occasions)\b/;

/** True for a feast that is celebrated together with another occasion. */
function isJoinedFeast(plain: string, { id, start, end }: PhraseMatch, matches: readonly PhraseMatch[]): boolean {
  return (
    FEASTS.has(id) &&
    matches.some(
      (other) =>
        other.id !== id &&
        !LIFE_EVENTS.has(other.id) &&
        (IN_ONE.test(plain) || JOINED.test(plain.slice(Math.min(end, other.end), Math.max(start, other.start)))),
    )
  );
}

/** True for a birthday cake, which names its occasion; a gift basket and a cake topper name none. */
export function isOccasionStated({ id, words, from }: PhraseMatch): boolean {
  if (from !== "product") return true;
  return words.split(/\s+/).some((word) => matchPhrases(word).some((match) => match.id === id && match.from === "synonym"));
}

/** True for an event in the giver's own life. */
function isGivers(plain: string, { id, start }: PhraseMatch): boolean {
  return GIVERS_OWN.has(id) && GIVER_WAS.test(plain.slice(Math.max(0, start - 24), start));
}

/** Returns the occasion that a text names with the most confidence. */
export function surestOccasion(plain: string, matches: readonly PhraseMatch[]): PhraseMatch | null {
  const rate = (match: PhraseMatch) => {
    const { id, certainty, start, end } = match;
    return (
      certainty +
      (isJoinedFeast(plain, match, matches) ? 0.5 : 0) -
      (VAGUE_OCCASIONS.has(id) ? 0.5 : 0) +
      (GIFT_AFTER.test(plain.slice(start, end + 10)) ? 0.2 : 0)
    );
  };
  return (
    matches
      .filter((match) => isOccasionStated(match) && !isGivers(plain, match))
      .toSorted((one, other) => rate(other) - rate(one))
      .at(0) ?? null
  );
}
