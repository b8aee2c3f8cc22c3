import { matchPhrases } from "../lexicon/lexicon.ts";

/** A part of a name with this many people, occasions and interests is a keyword list. */
const LISTED = 3;
const CROWD = /\b(?:gifts?|presents?|stuffers?)\b/i;

/**
 * Returns a gift's name without the parts that address everybody ("Birthday Gifts for Women Men", "Home Office Travel Outdoor Use"). The
 * first part says what the thing is and always stays.
 */
export function coreOfName(name: string): string {
  const parts = name.split(/\s[-–—|]+\s|[,;()[\]|]/).filter((part) => part.trim() !== "");
  return parts.filter((part, place) => place === 0 || !namesEverybody(part)).join(", ");
}

function namesEverybody(part: string): boolean {
  const matches = matchPhrases(part, { in: "gift" });
  const named = new Set(matches.filter(({ kind }) => kind === "person" || kind === "occasion" || kind === "interest").map(({ at }) => at));
  const people = new Set(matches.filter(({ kind }) => kind === "person" || kind === "occasion").map(({ at }) => at));
  return named.size >= LISTED || (people.size >= 2 && CROWD.test(part));
}
