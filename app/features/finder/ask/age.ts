import type { AgeSpan } from "../types.ts";
import { RELATIVE } from "./kin-words.ts";
import { NUMBER, numberOf, ORDINAL, SMALL } from "./numbers.ts";
import type { Found } from "./plain-text.ts";
import { STAGES_OF_LIFE } from "./stages-of-life.ts";

const OLDEST = 110;
/** Upper age for "ages 10 and up" and "over 60". */
const OPEN_END = 99;

type Read = (said: string[]) => AgeSpan | null;
interface Pattern {
  words: RegExp;
  read: Read;
  isGuess: boolean;
}

const exact: Read = ([years = ""]) => span(numberOf(years), numberOf(years));
const between: Read = ([from = "", to = ""]) => span(Math.min(numberOf(from), numberOf(to)), Math.max(numberOf(from), numberOf(to)));
/** Ages of which no such person is: "grandma, 30" and "toddler, 25" name a sum. */
const IMPOSSIBLE: readonly [who: RegExp, isNone: (age: number) => boolean][] = [
  [/^(?:grand(?!son|daughter|child|kid)|gran|nan)/, (age) => age < 36],
  [/^(?:mom|mum|mother|father|dad|pop|boss|teacher|aunt|uncle)/, (age) => age < 24],
  [/^(?:wife|husband|hubby|partner|fianc|colleague|co-?worker|neighbou?r|man|woman|lady|guy)/, (age) => age < 18],
  [/^(?:baby|babe|bub|toddler|little one)/, (age) => age > 4],
  [/^(?:kid|child|boy|girl|teen)/, (age) => age > 19],
];
const possible: Read = ([who = "", said = ""]) =>
  IMPOSSIBLE.some(([whom, isNone]) => whom.test(who) && isNone(numberOf(said))) ? null : exact([said]);
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
/** Matches a person right before an age: "niece is 6", "girl (10)", "Mom. 65.". */
const SOMEBODY = `(?:s?he|both|they|him|her|them|who|boy|girl|guy|lady|teen|teenager|male|female|man|woman|toddler|baby|babe|bub|bubba|little one|kiddo|person|fan|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|${RELATIVE})s?`;
const JOB =
  "(?:operator|gardener|golfer|runner|reader|baker|painter|hiker|cyclist|knitter|gamer|engineer|lawyer|driver|carpenter|dancer|singer|writer|designer|developer|widow(?:er)?|retiree|student|nurse|doctor|chef|pilot|farmer|veteran|artist|musician|pianist|librarian|photographer|bachelor|vegetarian|vegan)";
const PRONOUNS = "(?: \\(?(?:they|she|he)\\/(?:them|her|him)(?:\\/[a-z]+)?\\)?)?";
const WHOLE = "(?<![\\w.,$£€-])";
const NO_UNIT =
  "(?![\\w%$£€]|[.,]\\d|[ -]?(?:-|to \\d|dollars?|bucks?|quid|pounds?|euros?|usd|months?|mths?|mnths?|mos?\\b|weeks?|days?|hours?|inch|feet|foot|ft|cats?|dogs?|kids|children|oz|pack|(?:years?|yrs?) (?:anniversary|together|married|sober|of|in|into)|(?:year|yr)[- ]anniversary|or less|or under|or so|max|tops|ish|budget|each))";

const MONTHS = "(?:months?|mos?|mths?|mnths?)";

const GRADES = [
  "kindergarten",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
/** Children are six at the start of the first American grade; British years begin at five. */
const FIRST_GRADE = 6;
const FIRST_YEAR = 5;
const DECADE_NAMES: Record<string, number> = {
  quinquagenarian: 50,
  sexagenarian: 60,
  septuagenarian: 70,
  octogenarian: 80,
  nonagenarian: 90,
};

function grade([said = ""]: string[]): AgeSpan | null {
  const place = GRADES.indexOf(said);
  const number = place === -1 ? Number.parseInt(said, 10) : place;
  return number <= 12 ? span(number - 1 + FIRST_GRADE, number + FIRST_GRADE) : null;
}

function allOf(said: string[]): AgeSpan | null {
  const ages = said.join(" ").match(new RegExp(NUMBER, "g"))?.map(numberOf) ?? [];
  return span(Math.min(...ages), Math.max(...ages));
}

const decadeFrom = (start: number) => span(start, start + 9);

/** Patterns are sorted from the most certain to the vaguest; the first that matches counts. */
const PATTERNS: Pattern[] = [
  years(/\bthe big ([2-9])[ -]?(?:0|oh?)\b|\b(?:big|turn(?:s|ing)?) ([2-9])-(?:0|oh?)\b/g, ([tens = ""]) =>
    span(Number(tens) * 10, Number(tens) * 10),
  ),
  years(
    of(
      `\\b(?:kids?|children|boys|girls|grandkids|grandchildren|sons|daughters|siblings|nieces|nephews)[ ,(:]{1,2}(?:are |is |aged? |ages )?((?:${NUMBER}(?:, ?| )){2,8}(?:and|&|or) ?${NUMBER})${NO_UNIT}`,
    ),
    allOf,
  ),
  years(/\b(thirty|forty|fifty|sixty|seventy|eighty|ninety|[3-9]0)[- ]?somethings?\b/g, ([said = ""]) => decadeFrom(numberOf(said))),
  years(of(`\\b(${Object.keys(DECADE_NAMES).join("|")})s?\\b`), ([said = ""]) => decadeFrom(DECADE_NAMES[said] ?? 0)),
  years(
    of(`\\b(?:in |a |an )?(${GRADES.join("|")}|\\d{1,2}(?:st|nd|rd|th))[ -]grade(?:rs?)?\\b(?! (?:teacher|class|math|science))`),
    grade,
  ),
  years(/\bgrade (\d{1,2})\b(?! (?:teacher|class))/g, grade),
  years(/\bkindergart(?:en|n)ers?\b/g, () => span(5, 6)),
  years(/\byear (\d{1,2}) (?:pupil|student|girl|boy|kid|child)/g, ([said = ""]) =>
    span(Number(said) - 1 + FIRST_YEAR, Number(said) + FIRST_YEAR),
  ),
  years(
    of(
      `\\b(?:pushing|approaching|rising|coming up to|closing in on|(?<!\\d )going on|(?:will|gonna|going to|'ll|about to) (?:be|turn)|(?:nearly|almost|just about)) (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`,
    ),
    exact,
  ),
  years(
    of(
      `\\b(?:is|are|was|age|aged|\\() ?(?:about |almost |nearly |only |just )?(${NUMBER})[ -]?${MONTHS}\\b(?! (?:pregnant|along|in\\b|into|ago|since|sober|together|anniversary))`,
    ),
    ([said = ""]) => span(Math.floor(numberOf(said) / 12), Math.floor(numberOf(said) / 12)),
  ),
  years(of(`\\bnow (?:aged )?(${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`), exact),
  // "An 8-month-old and her brother (5)", "a 3 year old and a 6 year old".
  years(
    of(
      `${WHOLE}(${NUMBER})[ -]*${MONTHS}[ -]*olds?\\b[^.!?;]{1,30}?(?:and|&) [^.!?;\\d]{1,30}(\\d{1,2})(?=\\)|[ -]?(?:years?|yrs?|yo\\b))`,
    ),
    ([months = "", age = ""]) => span(Math.floor(numberOf(months) / 12), numberOf(age)),
  ),
  years(
    of(
      `${WHOLE}(\\d{1,2})[ -]*(?:years?|yrs?|y\\/?o\\b)[ -]*(?:olds?\\b)?[^.!?;\\d]{1,30}?(?:and|&) [^.!?;\\d]{1,30}(\\d{1,2})(?=\\)|[ -]?(?:years?|yrs?|y\\/?o\\b)[ -]?(?:olds?)?\\b(?! (?:together|married|of|in|ago|sober)))`,
    ),
    between,
  ),
  // "My mom (62) and my dad (65)".
  years(/\((\d{1,2})\)[^.!?()]{2,30}\((\d{1,2})\)/g, between),
  years(/(?:^|[.,;] ?)(\d{1,2})(?=, (?:likes|loves|into|plays|hates|enjoys|collects|obsessed|mad about)\b)/g, exact),
  // Between two commas or in brackets right after a person it is an age, however round: "my boss, 65, likes golf".
  years(of(`\\b${SOMEBODY}${PRONOUNS}(?:,? ?\\(|, )(\\d{1,2}|${SMALL})(?=\\)|, ?[a-z])${NO_UNIT}`), exact),
  // A relative whose name has a mistake: "my grandaughter (11)".
  years(of(`\\b(?:my|our) [a-z]+ \\((\\d{1,2})\\)`), exact),
  // So it is at the end: "my boss, 65".
  years(of(`\\b(${SOMEBODY}), (\\d{1,2}|${SMALL})${NO_UNIT}(?= *[.!?)]? *$)`), possible),
  years(of(`\\b${JOB}, (\\d{2})${NO_UNIT}(?= *[.!?)]? *$)`), exact),
  years(of(`\\b(?:girl|boy|lad|lass|kid|child|woman|man|lady|gentleman) of (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`), exact),
  years(
    /\b(?:adult|grown|grown-up) (?:son|daughter|kids?|child|children|stepson|stepdaughter|niece|nephew|grandson|granddaughter)\b/g,
    () => span(18, 60),
  ),
  years(
    of(
      `${WHOLE}(?!fiver|tenner|\\w+ (?:hundred|thousand|grand)\\b)(${NUMBER})(?:(?:[ -]and[ -]a[ -](?:half|bit)| 1\\/2)[ -]?(?:years?|yrs?)?(?:[ -]olds?)?|\\.5[ -]?(?:years?|yrs?|yo\\b)(?:[ -]olds?)?)(?=[ .,;!?)]|$)(?! (?:dollars?|bucks?|quid|pounds?|euros?|hundred|thousand|grand)\\b)`,
    ),
    // A child of two and a half is not three yet, so the number is rounded down.
    ([said = ""]) => span(Math.floor(numberOf(said)), Math.floor(numberOf(said))),
  ),
  years(of(`${WHOLE}(${NUMBER})[ -]*${MONTHS}[ -]*olds?\\b`), ([said = ""]) =>
    span(Math.floor(numberOf(said) / 12), Math.floor(numberOf(said) / 12)),
  ),
  years(of(`\\b${SOMEBODY}(?: \\(| ?- ?|: ?|, | )(${NUMBER}) ?${MONTHS}\\b(?! (?:ago|along|into|since|in\\b|together))`), ([said = ""]) =>
    span(Math.floor(numberOf(said) / 12), Math.floor(numberOf(said) / 12)),
  ),
  years(/\bturn(?:s|ing|ed)? double[ -]digits\b/g, () => span(10, 10)),
  years(/\b(?:in|starts?|starting|at|to) (?:pre-?school|nursery school|pre-?k)\b/g, () => span(3, 5)),
  years(/\b(?:in|starts?|starting) (?:kindergarten|reception)\b/g, () => span(4, 6)),
  years(/\b(?:in|starts?|starting) (?:elementary|primary|grade) school\b/g, () => span(5, 11)),
  years(/\b(?:in|starts?|starting) (?:middle school|junior high)\b/g, () => span(11, 14)),
  years(/\b(?:in|starts?|starting) (?:high|secondary) school\b|\bhigh school (?:freshman|sophomore|junior|senior)\b/g, () => span(13, 17)),
  years(/\b(?<!last |this |next |every |each |a |the )year (\d{1,2}) (?:at|in) school\b|\bin year (\d{1,2})\b/g, ([said = ""]) =>
    span(Number(said) - 1 + FIRST_YEAR, Number(said) + FIRST_YEAR),
  ),
  years(of(`${WHOLE}(?:${NUMBER})[ -]*(?:weeks?|days?)[ -]*old\\b`), () => span(0, 0)),
  years(
    of(`\\b(?:ages?|aged|between the ages of)[ :]{0,2}(?:of |from |between )?(${NUMBER}) ?(?:-|to|and|through|thru) ?(${NUMBER})\\b`),
    between,
  ),
  years(
    of(
      `\\b(?:s?he|one)(?:'s| is) (${NUMBER})(?:,| and|, and|;| &) (?:s?he|the other(?: one)?|one)(?:'s| is) (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`,
    ),
    between,
  ),
  years(of(`${WHOLE}(${NUMBER})[ -]?(?:-|to|and|&|or) ?(${NUMBER})[ -]?(?:years?|yrs?|y\\/?o\\b|y\\.o)`), between),
  years(
    of(
      `\\b(?:kids?|children|boys|girls|grand(?:kids|children|sons|daughters)|sons|daughters|siblings|nieces|nephews|cousins|godchildren|twins|brothers|sisters|toddlers|teens|teenagers|tweens|lads|stepsons|stepdaughters|goddaughters|godsons)[ ,(:]{1,2}(?:are |is |aged? |ages )?(${NUMBER}) ?(?:-|to|and|&|or) ?(${NUMBER})${NO_UNIT}`,
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
  years(of(`${WHOLE}(${NUMBER})[ -]?(?:yo\\b|y\\/o\\b|y\\.o\\.?|yrs?\\b[ -]?o\\b|y old\\b)`), exact),
  years(of(`\\bturn(?:s|ing|ed)?(?: the big)? (${NUMBER})${NO_UNIT}`), exact),
  years(of(`\\b(?:age|aged)[ :]{0,2}(${NUMBER})\\b`), exact),
  years(
    of(
      `\\b(?:took up|taken up|taking up|started|starting|learning|learned|retired|retiring|began)(?: [a-z]+){0,3} at (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`,
    ),
    exact,
  ),
  years(of(`\\b(?:at the age of|(?<=\\w )at) (\\d{2})${NO_UNIT}(?=[.,;!?)]|$)`), exact, true),
  years(of(`\\b(?:hits|hitting|reaches|reaching|the big) (${NUMBER})${NO_UNIT}`), exact),
  years(of(`(?<![\\w])(${ORDINAL}) (?:birthday|bday|b-day|bithday|birhtday)`), exact),
  years(
    of(
      `\\b(?:daughter|son|sister|brother|niece|nephew|mom|mum|dad|wife|husband|friend|cousin|aunt|uncle|grandma|grandpa|gran|nan|mother|father|boss|partner|fiance|fiancee|mate|buddy|bestie|coworker|colleague|neighbor|neighbour|granddaughter|grandson|girlfriend|boyfriend|gf|bf|my|her|his|their)(?:'?s)? (\\d{1,2}(?:st|nd|rd|th)|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth)(?! (?:wedding|anniversary|grade|of|christmas|time|place|year))`,
    ),
    exact,
  ),
  years(/\bsweet (16|sixteen)\b/g, exact),
  // Matches "Aunt, 60th, loves wine", and "40 on Dec 5", whose day has been read before.
  years(of(`, (\\d{1,2}(?:st|nd|rd|th))(?=[,.!]|$)`), exact, true),
  years(of(`(?:^|[.,;!] ?|\\b(?:is|be|hits) )(${NUMBER}) on (?=\\uE000)`), exact),
  years(of(`\\bin (?:her|his|their|my|the) ?(early|mid|late|)(?:[ -]to[ -]late)?[ -]?(?:${DECADE})`), decadeOf),
  years(of(`\\b(early|mid|middle|late)[ -](?:${DECADE})\\b`), decadeOf),
  years(
    of(`(?:\\b(?:man|woman|lady|guy|male|female|couple|mom|dad|parents|friend|aunt|uncle),? |[,(/] ?)()(?:${DECADE})(?=[.,;)]|$)`),
    decadeOf,
  ),
  years(
    of(`\\b${SOMEBODY}(?:'s| is| are| was|'re)(?: now| almost| nearly| about| only| just)? (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`),
    exact,
  ),
  years(of(`\\b${SOMEBODY}(?: \\(| ?- ?| ?\\/ ?|: ?| of |, | )(\\d{1,2})${NO_UNIT}(?=\\)|,| ?\\/| and |;|\\.| [a-z])`), exact, true),
  years(of(`\\b${SOMEBODY} ?\\((${NUMBER})\\)`), exact),
  // "My brother, a retired machinist, is 95": what stands between two commas says who that is.
  years(
    of(
      `\\b${SOMEBODY},? (?:an?|the|our|my|who) [^,.;!?]{2,50},? (?:is|was|turns|turned|just turned)(?: now| almost| nearly| about| only| just)? (${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`,
    ),
    exact,
  ),
  years(
    of(`\\b${SOMEBODY} (?:with|has|have) (${NUMBER}) (?:years|yrs)(?=[ .,;!?)]|$)(?! (?:of|experience|left|in|together|married))`),
    exact,
  ),
  years(of(`\\b(?:twins|triplets),? \\(?(${NUMBER})${NO_UNIT}(?=[ .,;!?)]|$)`), exact, true),
  years(of(`\\b${SOMEBODY}\\. (\\d{1,2})${NO_UNIT}(?=\\.)`), exact),
  years(
    of(`\\b(?:girl|boy|kid|child|(?:grand|god)?(?:son|daughter)|niece|nephew|neice|teen|teenager|toddler),? (\\d{1,2})(?= *$)`),
    exact,
    true,
  ),
  // A number before what somebody is, is how old they are: "25, artist".
  years(of(`(?:^|[,.;] ?)(\\d{2})(?=, (?:an? )?(?:[a-z]+ )?${JOB}(?![a-z]))`), exact),
  years(/(?<=[a-z], )(\d{1,2})(?=, [a-z])/g, exact, true),
  years(of(`${WHOLE}(\\d{1,2})(?: |-)?(?:f|m|female|male)\\b(?=[ ,.;)]|$)`), exact),
  years(/\b(?:newborns?|new born|infants?)\b/g, () => span(0, 1)),
  ...STAGES_OF_LIFE.map(({ words, ages: [min, max] }) => years(words, () => span(min, max), true)),
  // "My baby girl" is excluded because she may be graduating.
  years(/(?<!\b(?:my|our|mum's|mom's) )\bbaby (?:girl|boy)\b/g, () => span(0, 1), true),
  years(/\b(?:tweens?|preteens?|pre-teens?)\b/g, () => span(9, 12)),
  years(/\b(?:teen|teens|teenagers?|teenaged?|adolescents?)\b/g, () => span(13, 17)),
];

/** Matches what precedes the newborn of "the mother of my newborn grandson", whose age is not the recipient's. */
const PARENT_OF = /\b(?:mother|mom|mum|father|dad|parents?) (?:of|to) (?:(?:my|our|the|an?|his|her|their|two|three|[a-z]+'s) )*$/;

function decadeOf(said: string[]): AgeSpan | null {
  return said.length > 1 ? decade(said) : decade(["", ...said]);
}

/** Matches whose child the age is of: "my 6 year old's teacher". */
const OF_OWNER =
  /^'?s? (?:[a-z]+ ){0,2}(?:teachers?|coach(?:es)?|tutor|nanny|babysitter|instructor|doctor|nurse|therapist|principal|driver|mom|mum|mother|dad|father|parents|grand(?:ma|pa|mother|father|parents))\b/;

/**
 * Returns the age that a plain text (see `plainText`) states, in whole years, or null. The most certain pattern counts, then the first
 * place.
 */
export function readAge(text: string): Found<AgeSpan> | null {
  for (const { words, read, isGuess } of PATTERNS) {
    for (const match of text.matchAll(words)) {
      const value = read(match.slice(1).filter((group) => group !== undefined));
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      const isOthers =
        PARENT_OF.test(text.slice(Math.max(0, start - 40), start)) || (text.charAt(end) === "'" && OF_OWNER.test(text.slice(end)));
      if (value !== null && !isOthers) return { value, start, end, isGuess };
    }
  }
  return null;
}
