import type { PhraseMatch } from "../../lexicon/matcher.ts";

/** Matches a denial right before a word: "isn't sentimental", "it's not for a birthday". "Not only golf" denies nothing. */
const DENIED =
  /(?<!\bwhy )\b(?:not|isn't|isnt|aren't|arent|wasn't|wasnt|ain't|never|nor|neither|hardly|less|anything but)(?: (?:an?|the|his|her|their|my|our|for|very|so|too|really|that|particularly|overly|exactly|remotely|all|much|of|big|into|be|being|another|about|it's|its))* $/;
const REACH = 40;

/** True for a word that the sentence denies. */
export function isRuledOutHere(text: string, { start }: Pick<PhraseMatch, "start">): boolean {
  return DENIED.test(text.slice(Math.max(0, start - REACH), start));
}
