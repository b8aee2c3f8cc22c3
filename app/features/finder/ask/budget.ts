import { CURRENCY, fromDollars } from "#app/platform/money.ts";
import type { Budget } from "../types.ts";
import { MASK, MASKED_NUMBER as NUMBER, maskNumberWords, numberOf } from "./numbers.ts";
import { RELATIVE } from "./kin-words.ts";
import type { Found } from "./plain-text.ts";

/** "Around $40" may be exceeded by a fifth. */
const AROUND_TOLERANCE = 1.2;
/** Maximum that "something cheap" is assumed to mean, in cents. */
const CHEAP_CENTS = 2500;
const MAX_CENTS = 1e9;

const SIGN = "(?:(?:(?:us|ca|c|au|nz|hk|sg?|r) ?|a)\\$|[$£€¥₹])";
/** A pound is a weight where something is weighed. */
const UNIT =
  "(?:\\$|£|€|usd\\b|dollars?\\b|dollers?\\b|dolars?\\b|bucks?\\b|s?quid\\b|euros?\\b|gbp\\b|eur\\b|cad\\b|aud\\b|nzd\\b|sgd\\b|hkd\\b|chf\\b|inr\\b|jpy\\b|yen\\b|rupees?\\b|rs\\b|francs?\\b|kron(?:er|or|a)\\b|sek\\b|nok\\b|dkk\\b|zloty\\b|pln\\b|pesos?\\b|reais\\b|rand\\b(?! om)|pounds\\b(?! (?:of|bag|box|pack|pkg|size))|pound\\b(?= ?(?:[.,;!?)]|$)| (?:budget|max|limit|note|gifts?|presents?|tops|or|voucher|mark)))";
const UNITS = new RegExp(`${SIGN}|${UNIT}`);
/** Matches a sum in another currency than US dollars. */
export const FOREIGN =
  /[£€¥₹]|\b(?:(?:ca?|au|nz|hk|sg?|r) ?|a)\$|quid|euro|pound|gbp|\b(?:eur|cad|aud|nzd|sgd|hkd|chf|inr|jpy|yen|rupees?|rs|francs?|kron(?:er|or|a)|sek|nok|dkk|zloty|pln|pesos?|reais|rand)\b/;
/** Rejects a number that counts something other than money. */
const OTHER_UNIT =
  "(?![\\d.,]*\\d|th\\b|st\\b|nd\\b|rd\\b|s\\b|%|\\/\\d|:\\d|'s|[ -]{0,2}(?:and a half|years?|yrs?|yo|y[./]o|months?|mos?\\b|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|inch|inches|in\\.|cm|mm|ft|feet|foot|oz|ounces?|lbs?|kgs?|grams?|ml|liters?|litres?|gallons?|pcs?|pieces?|packs?|count|sets?|people|persons|players?|guests|kids|children|girls|boys|women|men|dogs|cats|sizes?|miles?|km|pages?|watts?|volts?|percent|am|pm|x \\d)\\b)";

interface Pattern {
  words: RegExp;
  read: (sums: number[]) => Budget;
}

const budget = (minCents: number | null, maxCents: number | null, targetCents: number | null = null): Budget => ({
  minCents,
  maxCents,
  targetCents,
  currency: CURRENCY,
});
const most = ([sum = 0]: number[]) => budget(null, sum);
const least = ([sum = 0]: number[]) => budget(sum, null);
const around = ([sum = 0]: number[]) => budget(null, Math.round(sum * AROUND_TOLERANCE), sum);
const preferring = ([one = 0, other = 0]: number[]) => budget(null, Math.max(one, other), Math.min(one, other));
const exactly = ([sum = 0]: number[]) => budget(null, sum, sum);
const range = ([one = 0, other = 0]: number[]) => budget(Math.min(one, other), Math.max(one, other));

/** A number in words by itself. */
const WORD = `${MASK.number}+`;
const pattern = (source: string, read: Pattern["read"]): Pattern => ({ words: new RegExp(source, "dg"), read });
/** Matches a sum with or without its currency; `money` requires one. */
const AMOUNT = `(${NUMBER}(?:k| (?:grand|thousand)(?![a-z]))?)`;
const SUM = `(?:${SIGN} ?)?${AMOUNT}${OTHER_UNIT}(?: ?${UNIT})?`;
const MONEY = `(?:${SIGN} ?${AMOUNT}(?: ?${UNIT})?|${AMOUNT} ?${UNIT}|(${MASK.note}+|\\d\\.\\dk|\\d{1,3} grand)(?! (?:run|race|swim)|[a-z]))`;
const START = "(?<![\\w$£€¥₹.,/:-])";
const END = "(?![\\w%/-])";

/** Patterns are sorted from the most certain to the vaguest; the first that matches counts. */
const PATTERNS: Pattern[] = [
  pattern(
    `${START}(?:more than|over|above|at least|min(?:imum|\\.)?(?: of)?|no less than) ${SUM},? ?(?:but |and |yet )*(?:less than|under|below|no more than|not more than|not over|max(?:imum|\\.)?(?: of)?|at (?:the )?most|up to) ${SUM}${END}`,
    range,
  ),
  pattern(`${START}max(?:imum|\\.)?(?: of)? ${SUM},? ?(?:but |and )*(?:min(?:imum|\\.)?(?: of)?|at least) ${SUM}${END}`, range),
  // "Under $50, ideally around $30" has a limit and a wish.
  pattern(
    `${START}(?:(?:under|below|up to|max|at most|spend|budget(?: is| of)?|limit(?: is| of)?) )?${SUM}(?: max| tops| at most)?,? ?(?:but |and |though )*(?:i |we )?(?:(?:would|'d) (?:prefer|rather|like)|ideally|prefer(?:ably|red)?|hop(?:e|ing) for)(?: to (?:spend|pay|stay)| something)?(?: around| about| closer to| nearer| near| at)? ${SUM}${END}`,
    preferring,
  ),
  pattern(
    `${START}(?:around|about|roughly|ideally|preferably|aiming for) ${SUM},? ?(?:but |and |though )*(?:i |we |it )?(?:can|could|might|would|may|happy to|willing to) (?:stretch|go|push)(?: it)?(?: up)? to ${SUM}${END}`,
    preferring,
  ),
  // "Exactly $30" is no more, and little less.
  pattern(`${START}(?:exactly|precisely|bang on) ${SUM}`, exactly),
  // "Budget is 40 but can go to 50" ends at the last.
  pattern(`${START}(?:can|could|might|would|will|may|happy to|willing to) (?:stretch|go|push)(?: it)?(?: up)? to ${SUM}`, most),
  pattern(`${START}(?:between|from|anywhere from|somewhere between) ${SUM} ?(?:and|&|up to|to|-|or) ?${SUM}${END}`, range),
  pattern(`${START}${SIGN} ?(\\d{2,4})\\/(\\d{2,4})${END}`, range),
  pattern(`${START}${SUM} ?(?:in all|all in|altogether|in total|all together|total)\\b`, most),
  pattern(
    `${START}(?:[a-z]+n't|dont|cant|wont|not|cannot|never|without) (?:want to |wanna |wish to |like to |be able to )?(?:exceed|(?:go(?:ing)?|spend(?:ing)?|pay(?:ing)?|costs?|be|afford|stretch|come)(?: to)? (?:over|above|past|beyond|more than)) (?:about )?${SUM}`,
    most,
  ),
  pattern(
    `${START}${SUM} (?:is|would be|being) (?:really |about |absolutely )?(?:the |my |our )?(?:absolute )?(?:limit|max|maximum|most|cap|ceiling|top)\\b`,
    most,
  ),
  pattern(`${START}${SUM} ?(?:at the (?:outside|very most|absolute most)|at a (?:push|stretch|pinch)|cap\\b|ceiling\\b)`, most),
  pattern(
    `${START}(?:(?:no|not|nothing|nowt|never)(?: (?:an?|${WORD}) (?:single )?(?:penny|cent|dollar|dime))?) (?:more than|more expensive than|over|above|beyond|higher than) (?:about )?${SUM}`,
    most,
  ),
  pattern(
    `(?:${START}(?:(?<!\\b(?:no|not|nothing|never) )(?:under|below|beneath|less than|lower than|cheaper than)|up ?to|upto|at (?:the )?most|max(?:imum|\\.)?(?: of| is| price| budget|:)?|within|in a pinch|at a (?:push|stretch)|limit(?: is| of|:)*)|<=?|≤) ?(?:about |around )?(?:an? (?=${MASK.note}))?${SUM}`,
    most,
  ),
  pattern(
    `${START}${SUM} ?\\(?(?:(?:or|and) (?:less|under|below|lower|cheaper)(?![a-z])|(?:absolute )?max(?:imum)?\\b|tops?\\b|at (?:the )?most|limit\\b|budget\\b|(?:,|and|but)* ?(?:no|not)(?: (?:an?|${WORD}) (?:single )?(?:penny|cent|dollar))? more(?! than)\\b)`,
    most,
  ),
  // Matches a sum that several people have collected.
  pattern(
    `${START}${SUM} ?(?:to (?:spend|play with|work with|go on)|(?:in|from) (?:the|our) (?:pot|kitty|pool|whip-?round|collection)|between (?:us|(?:the )?(?:[a-z]+|${WORD}) of us)|from (?:all of us|everyone))\\b`,
    most,
  ),
  pattern(
    `${START}(?:(?:we|everyone|all of us)(?:'ve| have)?(?: all)?(?: got| collected| raised| put in)?|(?:collected|raised|put together)) ${SUM} ?(?=from )`,
    most,
  ),
  pattern(
    `${START}(?:(?:the|our) (?:pot|kitty|whip-?round|collection) (?:is|comes to|has)(?: at)?|(?:the )?most (?:i|we) (?:can|could|will|would|want to) (?:do|spend|afford|manage|pay|go)(?: to)?(?: is| would be|:)?) ${SUM}`,
    most,
  ),
  // Matches the price of each of several things.
  pattern(`${START}(?:\\d|${WORD}) ?x ?${MONEY}${END}`, most),
  pattern(
    `${START}${SUM} ?(?:apiece|a (?:head|pop|piece)|per (?:head|person|child|kid|gift)|pp|(?:incl?\\.?|including|with|before|plus) (?:the )?(?:shipping|postage|tax|delivery|p&p))\\b`,
    most,
  ),
  pattern(`${START}(?:${SIGN} ?)?(${NUMBER})k?(?: ?(?:${UNIT}|-?ish))? ?(?:-|to|or|and) ?${SUM}(?: ?-?ish)?${END}`, range),
  pattern(
    `${START}(?:around|about|approx(?:imately|\\.)?|roughly|circa|ca\\.|in the (?:region|neighbou?rhood|vicinity) of|close to|near(?:ly)?|~|approx|say) ?(?:a )?${SUM}`,
    around,
  ),
  pattern(`${START}${SUM} ?(?:-?ish\\b|or so\\b|or thereabouts|give or take|roughly|approximately|more or less)`, around),
  pattern(`${START}(?:at least|minimum(?: of)?|min\\.?|no less than|not less than|upwards of|starting (?:at|from)) ${SUM}`, least),
  pattern(
    `${START}(?:(?:over|above|from) ${MONEY}|more than ${SUM}(?= *(?:[.,;!?)]|$))|(?:over|above|more than) ${SUM}(?= for (?:my|our|his|her)\\b))`,
    least,
  ),
  pattern(
    `${START}(?:${MONEY} ?(?:\\+|upwards)|${SUM} ?(?:(?:or|and) (?:more|up|above|over)(?= *(?:[.,;!?)]|$))|min(?:imum)?\\b|plus(?= *(?:[.,;!?)]|$))))`,
    least,
  ),
  pattern(
    `${START}(?:budget|spend(?:ing)?|cost(?:s|ing)?|price[ds]?|afford|pay)(?: (?:is|of|at|only|would be|limit|max|just))*:? ?${SUM}`,
    most,
  ),
  pattern(`(?<![\\w$£€¥₹.,])${MONEY}`, most),
];

/** Matches a number without a unit, which may be a sum, such as "50" at a sentence's end. */
const BARE = new RegExp(
  `(?<![\\w$£€¥₹.,/:#'-]|${RELATIVE} \\((?=\\d{1,2}\\))|#|size |number |no\\. ?|level |pattern |under |over |(?:pack|set|box) of )(?:(${NUMBER}) ?(?:-|to) ?)?(${NUMBER})(?= *(?:[.,;!?)]|$|\\n| (?:please|pls|each|total|all in|per|for|if|but)\\b))(?![.,]\\d)`,
  "dg",
);
/** "Nothing cheap" is no sum, and "no cheap plastic" rules out plastic. */
const CHEAP =
  /(?<!\b(?:no|not|nothing|never|without|avoid|hates?|anything but)(?: (?:too|that|that's|look(?:s|ing)?|feel(?:s|ing)?|seem(?:s|ing)?))? )\b(?:cheap|cheapish|inexpensive)\b|\b(?:budget[- ]friendly|low[- ]cost|on a (?:tight |small )?budget|(?:low|small|tight|tiny|modest)[- ]budget|(?:budget|money) is (?:low|small|tight|tiny|modest)|(?:just )?a few (?:dollars|bucks|quid|pounds)|not too expensive|nothing too expensive|not expensive)\b/;
/** Words before or after a number that make it an age or a count of people, not a price. */
const AGE_BEFORE =
  /\b(?:ages?|aged|kids|children|boys|girls|sons|daughters|nieces|nephews|grandkids|grandchildren|toddlers|teens|teenagers|people|turn(?:s|ing|ed)?|sizes?|(?:grand)?(?:daughter|son)s?|(?<!\b(?:budget|limit|price|cost|cap|max|maximum|ceiling|do|spend|total|sum) )is|he's|she's|the ages of)[ :]{0,2}(?:between )?$/;
const BIRTHDAY_AFTER = /^[ -]?(?:birthday|bday|b-day|anniversary)/;

const GIVERS_COUNT = `(${NUMBER})`;
/** How many give together: "ten of us", "we are six", "team of nine"; nobody else is counted, such as those who get something. */
const GIVERS: readonly RegExp[] = [
  new RegExp(`(?<![a-z])${GIVERS_COUNT} of us\\b`, "d"),
  new RegExp(
    `\\b(?:we are|we're|there are|there's) (?:a )?(?:team of |group of |family of )?${GIVERS_COUNT}(?= (?:of us|people|persons|colleagues|friends|siblings)\\b|,| and\\b|;|\\.)`,
    "d",
  ),
  new RegExp(`\\b(?:team|group|class|office|department|family) of ${GIVERS_COUNT}(?![\\w%$])`, "d"),
  new RegExp(
    `\\b(?:team|group|class|office|department) \\(${GIVERS_COUNT}(?: (?:kids|children|people|students|pupils|colleagues|of us))?\\)`,
    "d",
  ),
  // Families give, and their children's coach gets.
  new RegExp(`(?<![\\w$£€.,-])${GIVERS_COUNT} (?:families|households)\\b`, "d"),
];
/** What each of them gives. */
const SHARE: readonly RegExp[] = [
  /\b(?:giv(?:e|es|ing)|(?:chip(?:s|ping)?|pitch(?:ing)?|put(?:s|ting)?|throw(?:ing)?)(?: in)?|contribut(?:e|es|ing)|pay(?:s|ing)?) (\d{1,3}) each\b/d,
  new RegExp(`${START}${MONEY} ?(?:each|apiece|a (?:head|piece|person)|per (?:head|person))(?![a-z])`, "d"),
  new RegExp(`\\bgiv(?:e|es|ing) ${MONEY} each\\b`, "d"),
  new RegExp(
    `\\beach (?:of us )?(?:gives?|giving|pays?|puts?(?: in)?|chips?(?: in)?|contributes?|spends?) (?:about |around |up to )?${MONEY}`,
    "d",
  ),
];
const MOST_GIVERS = 200;
/** Words of a text in which those who are counted each get something: "something small for the girls, six of us". */
const EACH_GETS =
  /\b(?:small|little|tiny|token)(?: [a-z]+){0,2} (?:for|gifts?|presents?|things?|somethings?|treats?)\b|\bsomething (?:small|little|tiny)\b|\b(?:gifts|presents|treats|goodies|goodie bags|party favou?rs|stocking (?:stuffers|fillers)) for\b|\bfor (?:the|my|our|each|every|all)(?: [a-z-]+){0,3} (?:girls|guys|ladies|boys|lads|men|women|crew|staff|colleagues|co-?workers|kids|friends|members|everyone|everybody|of (?:us|them))\b|\b(?:exchange|swap|secret santa|white elephant|grab bag|each (?:get|gets)|(?:get|gets|getting|give|giving|buy|buying) each other)\b/;
/** Words of a text in which they give together, all the same: "we each put in ten". */
const TOGETHER =
  /\b(?:pool(?:ing|ed)?|chip(?:ping|ped)?|pitch(?:ing)?|collect(?:ing|ed|ion)?|put(?:ting)? in|clubbing|whip-?round|joint|together|one (?:gift|present|big)|leaving|retir(?:ing|es|ement)|farewell|from (?:all|the (?:whole )?team))\b/;

/** Returns the sum that several givers have together: "team of nine, $15 per head". The text has its counts still. */
export function readShares(text: string): Found<Budget> | null {
  if (EACH_GETS.test(text) && !TOGETHER.test(text)) return null;
  const masked = maskNumberWords(text);
  const givers = GIVERS.map((pattern) => numberOf(saidIn(text, pattern.exec(masked))[0] ?? "")).find(
    (count) => count >= 2 && count <= MOST_GIVERS,
  );
  const match = SHARE.map((pattern) => pattern.exec(masked)).find((found) => found !== null);
  if (givers === undefined || match === undefined) return null;
  const each = centsOf(saidIn(text, match)[0] ?? "");
  if (!(each > 0 && each * givers <= MAX_CENTS)) return null;
  // It is a guess: nine may as well be those who each get something.
  return { value: most([each * givers]), start: match.index, end: match.index + match[0].trimEnd().length, isGuess: true };
}

/** Matches the comma of "24,50". */
const COMMA_CENTS = /(?<![\d.,])(\d{1,5}),(?=\d{2}(?!\d|[.,]\d))/g;

/**
 * Returns the budget that a plain text (see `plainText`) names, in US cents, or null. Sums in other currencies count as dollars, as a
 * guess.
 */
export function readBudget(text: string): Found<Budget> | null {
  // Only beside a word or a sign of money: two numbers by themselves may be ages. Every place stays where it is.
  const withDots = text.replaceAll(COMMA_CENTS, "$1.");
  return readNamed(withDots) ?? readBare(text) ?? readCheap(text);
}

function readNamed(text: string): Found<Budget> | null {
  const masked = maskNumberWords(text);
  for (const { words, read } of PATTERNS) {
    for (const match of masked.matchAll(words)) {
      const found = toBudget(text, match, read);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Returns what stands in the text where a match of it, with its numbers masked, has its groups. */
function saidIn(text: string, match: RegExpExecArray | null): string[] {
  const places = (match?.indices ?? []).slice(1).filter((place) => place !== undefined);
  return places.map(([start, end]) => text.slice(start, end));
}

/** `match` is of the text with masked numbers, and has the places of its groups. */
function toBudget(text: string, match: RegExpExecArray, read: Pattern["read"]): Found<Budget> | null {
  const sums = saidIn(text, match).map(centsOf);
  const start = match.index;
  const hasCurrency = UNITS.test(match[0]);
  if (sums.length === 0 || sums.some((sum) => !(sum > 0 && sum <= MAX_CENTS))) return null;
  if (!hasCurrency && isOfAges(text, start, start + match[0].length)) return null;
  return { value: read(sums), start, end: start + match[0].trimEnd().length, isGuess: FOREIGN.test(match[0]) };
}

function isOfAges(text: string, start: number, end: number): boolean {
  // "50 max birthday" is a limit and what it is for; "50 birthday" is an age.
  const isBirthday = /\d\s*$/.test(text.slice(start, end)) && BIRTHDAY_AFTER.test(text.slice(end, end + 12));
  return AGE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) || isBirthday;
}

function readBare(text: string): Found<Budget> | null {
  const bare = [...maskNumberWords(text).matchAll(BARE)].flatMap(
    (match) => toBudget(text, match, match[1] === undefined ? most : range) ?? [],
  );
  // Single digits count things, and years are not sums.
  const sums = bare.filter(({ value }) => (value.maxCents ?? 0) >= 500 && !isYear(value));
  return sums.at(-1) ?? null;
}

function isYear({ maxCents }: Budget): boolean {
  return maxCents !== null && maxCents >= 190_000 && maxCents <= 210_000;
}

function readCheap(text: string): Found<Budget> | null {
  const match = CHEAP.exec(text);
  return match && { value: budget(null, CHEAP_CENTS), start: match.index, end: match.index + match[0].length, isGuess: true };
}

function centsOf(said: string): number {
  const thousands = /^(\d.*?)(?:k| grand| thousand)$/.exec(said)?.[1];
  return fromDollars(thousands === undefined ? numberOf(said) : numberOf(thousands) * 1000);
}
