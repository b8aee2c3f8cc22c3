import { MAX_TEXT_LENGTH } from "../constants.ts";
import { memoize } from "../memo.ts";
import { cuesOf, type Cue } from "./exclusion-cues.ts";
import { readPhraseExclusions } from "./phrase-exclusions.ts";
import { plainText } from "./plain-text.ts";
import { saidText } from "./said-text.ts";

const SENTENCE_END = /[.!?;\n]/;
/** Characters between what says that something is owned and the thing. */
const REACH = 120;
/** Nobody repeats a thing more often, except to cost time. */
const MOST_PLACES = 20;
/** Who has more than enough of a thing wants none of its kind, nor anything that comes with one. */
const ENOUGH =
  /\b(?:enough|plenty|too (?:many|much)|drowning|swimming|buried|overrun|every|all the|so many|full|(?:tons?|lots|loads|millions?|piles?|heaps?) of)\b/;
const ALREADY = /\b(?:already|owns?)\b/;

/**
 * Returns a check whether words of a text say what somebody has already: another of it is no gift, while whatever goes with it may be a good
 * one. Words that are also ruled out otherwise ("hates mugs, has enough mugs") are not.
 */
export const ownedThingsIn = memoize(readOwnedThings, { kind: "owned things", most: 20, longest: MAX_TEXT_LENGTH });

function readOwnedThings(written: string): (words: string) => boolean {
  const text = plainText(saidText(written));
  if (!ALREADY.test(text)) return () => false;
  const cues = cuesOf(text);
  const around = readPhraseExclusions(text);
  const kindOf = (start: number, end: number): Cue["kind"] | null => {
    const spoken = around.find((one) => one.start <= start && one.start + one.value.length >= end);
    const cue =
      spoken ?? cues.findLast((one) => one.end <= start && start - one.end <= REACH && !SENTENCE_END.test(text.slice(one.end, start)));
    if (cue?.kind !== "owns") return cue?.kind ?? null;
    const said = text.slice(cue.start, end + " already".length);
    return ALREADY.test(said) && !ENOUGH.test(said) ? "owns" : "no";
  };
  return (words) => {
    const said = plainText(words);
    if (said === "") return false;
    const kinds: (Cue["kind"] | null)[] = [];
    for (let at = text.indexOf(said); at !== -1 && kinds.length < MOST_PLACES; at = text.indexOf(said, at + said.length))
      kinds.push(kindOf(at, at + said.length));
    return kinds.includes("owns") && !kinds.includes("no");
  };
}
