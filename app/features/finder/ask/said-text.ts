import { readChatter } from "./roles/chatter.ts";
import { readNames } from "./roles/names.ts";
import { plainText } from "./plain-text.ts";

/** What people put into a sentence without meaning anything by it: runs of blanks, of signs, of one letter, and digits without an end. */
const RUNS: readonly [runs: RegExp, left: (run: string) => string][] = [
  [/[^\S\n]{2,}/g, () => " "],
  [/\s*\n\s*/g, () => "\n"],
  [/([^\p{L}\p{N}\s])\1{3,}/gu, (run) => run.slice(0, 3)],
  [/(\p{L})\1{3,}/gu, (run) => run.slice(0, 3)],
];
/** Digits in a row that no sum, year or number of anything has. */
const LONG_NUMBER = /\d{12,}/g;
/** Stands for somebody who is only called by name: a word that patterns of ages know, and the lexicon does not. */
const SOMEBODY = "person";

/**
 * Returns a text as it is read: without chatter ("hi there", "thanks!"), names of people and repeated signs. "For Rose (7)" is for a
 * person of seven.
 */
export function saidText(written: string): string {
  let said = written.replace(LONG_NUMBER, " ");
  for (const [runs, left] of RUNS) said = said.replace(runs, left);
  said = said.trim();
  const chatter = readChatter(plainText(said)).map((span) => ({ ...span, left: "" }));
  const names = readNames(said).map(({ isIntroduced, ...span }) => ({ ...span, left: isIntroduced ? "" : SOMEBODY }));
  let rest = "";
  let from = 0;
  for (const { start, end, left } of [...chatter, ...names].toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (end <= from) continue;
    rest += said.slice(from, Math.max(from, start)) + (start >= from ? left : "");
    from = end;
  }
  return cleanUp(rest + said.slice(from));
}

/** Returns the text without the blanks and commas that removed words leave behind. */
function cleanUp(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.;!?)])/g, "")
    .replace(/(?<=[.!?;\n]) ?[,.;:!]+/g, "")
    .replace(/^[ ,.;:!-]+/, "")
    .trimEnd();
}
