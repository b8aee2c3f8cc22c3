import type { AgeSpan } from "../../types.ts";
import { NUMBER, numberOf, ORDINAL } from "./numbers.ts";
import type { Found } from "./plain-text.ts";

const OLDEST = 110;
/** "Ages 10 and up", "over 60": up to here. */
const OPEN_END = 99;

type Read = (said: string[]) => AgeSpan | null;
interface Pattern {
  words: RegExp;
  read: Read;
  isGuess: boolean;
}

const exact: Read = ([years = ""]) => span(numberOf(years), numberOf(years));
const between: Read = ([from = "", to = ""]) => span(Math.min(numberOf(from), numberOf(to)), Math.max(numberOf(from), numberOf(to)));
const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];

function span(min: number, max: number): AgeSpan | null {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= OLDEST ? { min, max } : null;
}

function decade([part = "", said = ""]: string[]): AgeSpan | null {
  const start = /^\d/.test(said) ? Number.parseInt(said, 10) : (DECADES.indexOf(said) + 2) * 10;
  if (/early/.test(part)) return span(start, start + 3);
  if (/mid/.test(part)) return span(start + 4, start + 6);
  return span(/late/.test(part) ? start + 7 : start, start + 9);
}

const years = (words: RegExp, read: Read, isGuess = false): Pattern => ({ words, read, isGuess });
const of = (source: string) => new RegExp(source, "g");

const DECADE = `([1-9]0)'?s|(${DECADES.join("|")})`;
/** Somebody, right before an age: "niece is 6", "girl (10)", "Mom. 65.". */
const SOMEBODY =
  "(?:s?he|they|him|her|them|who|kid|child|boy|girl|guy|lady|teen|teenager|male|female|man|woman|toddler|baby|person|(?:grand|step|god)?(?:son|daughter|mother|father|child|kid)|(?:great )?(?:niece|nephew|neice)|mom|mum|mommy|mummy|dad|daddy|pop|grandma|grandpa|granddad|grandad|gramps|granny|gran|nan|nana|brother|sister|wife|husband|hubby|girlfriend|boyfriend|gf|bf|aunt|uncle|cousin|friend|fan|mother in law|father in law)s?";
const WHOLE = "(?<![\\w.,$£€-])";
const NO_UNIT =
  "(?![\\w%$£€]|[.,]\\d|[ -]?(?:-|to \\d|dollars?|bucks?|quid|pounds?|euros?|usd|months?|weeks?|days?|hours?|inch|feet|ft|cats?|dogs?|kids|children|oz|pack|years? (?:anniversary|together|married|sober|of|in|into)|year[- ]anniversary|or less|or under|or so|max|tops|ish|budget|each))";

/** From the surest to the vaguest; the first that is found counts. */
const PATTERNS: Pattern[] = [
  years(of(`${WHOLE}(${NUMBER})(?: and a half|\\.5| 1\\/2)[ -]?(?:years?|yrs?)?(?:[ -]olds?)?(?=[ .,;!?)]|$)`), ([said = ""]) =>
    span(Math.floor(numberOf(said)), Math.floor(numberOf(said)) + 1),
  ),
  years(of(`${WHOLE}(${NUMBER})[ -]*(?:mos?|months?)[ -]*old\\b`), ([said = ""]) =>
    span(Math.floor(numberOf(said) / 12), Math.floor(numberOf(said) / 12)),
  ),
  years(of(`${WHOLE}(?:${NUMBER})[ -]*(?:weeks?|days?)[ -]*old\\b`), () => span(0, 0)),
  years(
    of(`\\b(?:ages?|aged|between the ages of)[ :]{0,2}(?:of |from |between )?(${NUMBER}) ?(?:-|to|and|through|thru) ?(${NUMBER})\\b`),
    between,
  ),
  years(of(`${WHOLE}(${NUMBER})[ -]?(?:-|to|and|&|or) ?(${NUMBER})[ -]?(?:years?|yrs?|y\\/?o\\b|y\\.o)`), between),
  years(
    of(
      `\\b(?:kids?|children|boys|girls|grandkids|grandchildren|sons|daughters|siblings)[ ,(:]{1,2}(?:are |is )?(${NUMBER}) ?(?:-|to|and|&|or) ?(${NUMBER})${NO_UNIT}`,
    ),
    between,
  ),
  years(of(`\\b(?:ages?|aged)[ :]{0,2}(${NUMBER}) ?(?:\\+|and up|and over|and older|or older|plus)`), ([from = ""]) =>
    span(numberOf(from), OPEN_END),
  ),
  years(of(`\\b(?:kids?|children|babies) (?:under|below|up to) (${NUMBER})\\b`), ([to = ""]) => span(0, numberOf(to) - 1)),
  years(of(`\\b(?:men|women|people|adults|ladies|seniors) (?:over|above) (?:the age of )?(${NUMBER})\\b`), ([from = ""]) =>
    span(numberOf(from), OPEN_END),
  ),
  years(of(`${WHOLE}(${NUMBER})[ -]*(?:years?|yrs?|yr\\.)[ -]*(?:olds?\\b|of age\\b)`), exact),
  years(of(`${WHOLE}(${NUMBER})[ -]?(?:yo\\b|y\\/o\\b|y\\.o\\.?|yrs?\\b[ -]?o\\b)`), exact),
  years(of(`\\bturn(?:s|ing|ed)?(?: the big)? (${NUMBER})${NO_UNIT}`), exact),
  years(of(`\\b(?:age|aged)[ :]{0,2}(${NUMBER})\\b`), exact),
  years(of(`\\b(?:hits|hitting|reaches|reaching|the big) (${NUMBER})${NO_UNIT}`), exact),
  years(of(`(?<![\\w])(${ORDINAL}) (?:birthday|bday|b-day|bithday|birhtday)`), exact),
  years(
    of(
      `\\b(?:daughter|son|sister|brother|niece|nephew|mom|mum|dad|wife|husband|friend|cousin|aunt|uncle|grandma|grandpa|granddaughter|grandson|girlfriend|boyfriend|her|his|their)(?:'s)? (\\d{1,2}(?:st|nd|rd|th))(?! (?:wedding|anniversary|grade|of|christmas|time|place|year))`,
    ),
    exact,
  ),
  years(/\bsweet (16|sixteen)\b/g, exact),
  years(of(`\\bin (?:her|his|their|my|the) ?(early|mid|late|)(?:[ -]to[ -]late)?[ -]?(?:${DECADE})`), decadeOf),
  years(of(`\\b(early|mid|middle|late)[ -](?:${DECADE})\\b`), decadeOf),
  years(of(`\\b(?:man|woman|lady|guy|male|female|couple|mom|dad|parents|friend|aunt|uncle),? ()(?:${DECADE})(?=[.,;)]|$)`), decadeOf),
  years(
    of(`\\b${SOMEBODY}(?:'s| is| are| was|'re)(?: now| almost| nearly| about| only| just)? (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`),
    exact,
  ),
  years(of(`\\b${SOMEBODY}(?: \\(| ?- ?| ?\\/ ?|: ?| of |, | )(\\d{1,2})${NO_UNIT}(?=\\)|,| ?\\/| and |;|\\.| [a-z])`), exact, true),
  years(of(`\\b${SOMEBODY}\\. (\\d{1,2})${NO_UNIT}(?=\\.)`), exact),
  years(
    of(`\\b(?:girl|boy|kid|child|(?:grand|god)?(?:son|daughter)|niece|nephew|neice|teen|teenager|toddler),? (\\d{1,2})(?= *$)`),
    exact,
    true,
  ),
  years(/(?<=[a-z], )(\d{1,2})(?=, [a-z])/g, exact, true),
  years(of(`${WHOLE}(\\d{1,2})(?: |-)?(?:f|m|female|male)\\b(?=[ ,.;)]|$)`), exact),
  years(/\b(?:newborns?|new born|infants?)\b/g, () => span(0, 1)),
  years(/\b(?:tweens?|preteens?|pre-teens?)\b/g, () => span(9, 12)),
  years(/\b(?:teen|teens|teenagers?|teenaged?|adolescents?)\b/g, () => span(13, 17)),
];

function decadeOf(said: string[]): AgeSpan | null {
  return said.length > 1 ? decade(said) : decade(["", ...said]);
}

/** The age that a plain text (see `plainText`) says, in whole years, or null. The surest way of saying it counts, then the first place. */
export function readAge(text: string): Found<AgeSpan> | null {
  for (const { words, read, isGuess } of PATTERNS) {
    for (const match of text.matchAll(words)) {
      const value = read(match.slice(1).filter((group) => group !== undefined));
      const start = match.index;
      if (value !== null) return { value, start, end: start + match[0].trimEnd().length, isGuess };
    }
  }
  return null;
}
