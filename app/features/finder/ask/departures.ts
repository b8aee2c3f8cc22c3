import type { PhraseMatch } from "../lexicon/matcher.ts";

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DAY =
  "(?:(?:on |this |next |coming )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?|month)|tomorrow|at the end of (?:the|this|next) (?:week|month|year)|" +
  `in (?:an?|two|three|a few|[2-9]|10|14) (?:days?|weeks?|months?)|(?:on |in )?(?:${MONTH}(?: \\d{1,2})?|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th)))`;
/** Who leaves for Peru on Friday is on a trip; who leaves work at five comes back. */
const FOR_GOOD = "(?! for (?!good\\b|ever\\b|a new\\b|(?:college|uni|university|school)\\b|the (?:army|navy|marines)\\b))";
const LEAVES = new RegExp(
  `(?<=^|[.,;:!?(-] ?|\\b(?:s?he|they|who|and)(?:'s| is|'re| are)? |\\b(?:my|our|the|a) (?:[a-z]+ ){1,3})(?:leaves?|leaving)(?= (?:us )?${DAY}(?![a-z])${FOR_GOOD})`,
  "g",
);

/** Returns where a plain text (see `plainText`) says that somebody goes away on a day: "she leaves Friday". `written` is the same text as written. */
export function readDepartures(plain: string, written: string): PhraseMatch[] {
  return [...plain.matchAll(LEAVES)].map(({ index: start, 0: said }): PhraseMatch => {
    const end = start + said.length;
    return {
      kind: "occasion",
      id: "farewell",
      from: "synonym",
      certainty: 0.8,
      start,
      end,
      at: 0,
      size: 1,
      words: written.slice(start, end),
    };
  });
}
