import type { AgeSpan } from "../types.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { spanOf, type Found } from "./plain-text.ts";

/** A number beside somebody young is years, and no sum: "my son loves trains, 7", "son and daughter, 4 and 7". */
const YOUNG =
  "(?:(?:grand|step|god)?(?:son|daughter|child|kid)|grandchildren|children|niece|nephew|neice|boy|girl|lad|lass|kiddo|toddler|teen|teenager|tween|twin|pupil)s?";
const OLDEST_CHILD = 17;

/** Two of them with an age each. */
const EACH = new RegExp(
  `\\b${YOUNG},? (?:and|&|\\+) (?:(?:an?|my|our|one) )?${YOUNG},? ?\\(?(?:aged? |ages )?(${NUMBER}) ?(?:and|&|,) ?(${NUMBER})(?![\\w%$£€.-])(?! ?(?:dollars|bucks|each|max))`,
  "d",
);
/** The last thing that is said of one of them. A word such as "under" before it makes it a sum, and "for" a time. */
const LAST = new RegExp(
  `\\b${YOUNG}(?![a-z])[^.!?;:$£€\\d]{0,90}?(?<!\\b(?:under|over|about|around|below|above|max|budget|limit|spend|to|than|of|is|only|at|most|least|for|after|since|in|nr|no|number|size|level|playstation|xbox|ps|switch|and|or|year|grade|with|has|have|needs|wants))(?:,| ) ?(\\d{1,2})(?: ?(?:years?|yrs?))?(?= *[.!?)]* *$)`,
  "d",
);

/** Returns the age of a child that stands by itself in a plain text (see `plainText`), or null. */
export function readChildAge(text: string): Found<AgeSpan> | null {
  const each = EACH.exec(text);
  const match = each ?? LAST.exec(text);
  if (match === null) return null;
  const ages = match.slice(1).map(numberOf);
  const value = { min: Math.min(...ages), max: Math.max(...ages) };
  if (!(value.min >= 1 && value.max <= OLDEST_CHILD)) return null;
  return { value, start: spanOf(match).start, end: match.index + match[0].trimEnd().length, isGuess: each === null };
}

const IN_MONTHS = new RegExp(`(${NUMBER})[ -]*(?:months?|mos?|mths?|mnths?)\\b`);

/** Returns the months of an age by the words that say it, as ages are kept in whole years; null for one that is not said in months. */
export function monthsIn(words: string): number | null {
  const said = IN_MONTHS.exec(words.toLowerCase())?.[1];
  return said === undefined ? null : numberOf(said);
}
