import { countDays } from "#app/platform/days.ts";
import { COUNTRIES } from "./countries.ts";
import { readDate, type DateContext } from "./dates.ts";
import { findUndenied } from "./denial.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { clauseBefore, type Found } from "./plain-text.ts";

/** Days that "last minute" or "fast" is assumed to leave. */
const HURRY_DAYS = 3;

/** Words that make a day or a time one of the delivery, not of the occasion. */
const DELIVERY =
  /\b(?:needs?|needed|need(?:ing)? it|want it|arrives?|arriving|deliver(?:y|ed|s)?|ships?|shipped|shipping|reach(?:es)?|get (?:it|here|there|them)|gets here|get to|be here|be there|here|have it|order(?:ed)?|send|fast|quick(?:ly)?|in time)\b[^.!?;]*$/;

const TIMES: { words: RegExp; days: (said: string) => number }[] = [
  {
    words: new RegExp(
      `\\bwithin (?:the next |about )?(${NUMBER}|an?|a couple of) (days?|weeks?|wks?|hours?|business days|working days)\\b`,
      "g",
    ),
    days: Number,
  },
  {
    words: new RegExp(
      `(?<![\\w$.-])(${NUMBER})[ -](days?|weeks?|hours?)[ -](?:delivery|shipping|ship|turnaround|max|at most|tops)\\b`,
      "g",
    ),
    days: Number,
  },
  { words: new RegExp(`(?<![\\w$.-])(${NUMBER}) (days?|weeks?) or less\\b`, "g"), days: Number },
  {
    words: new RegExp(
      `\\b(?:ships?|shipping|arrives?|delivery|delivered|needs? it(?: fast| quickly| soon)?|fast)[^.!?;$\\d]{0,16} (${NUMBER}) (days?|weeks?)\\b`,
      "g",
    ),
    days: Number,
  },
];
const AT_ONCE = /\b(?:same[- ]day|overnight(?! (?:oats|bags?|trains?|stays?|trips?|shifts?|guests?))|next[- ]day)\b/g;
const HURRY =
  /\b(?:last[- ]minute|asap|a\.s\.a\.p|urgent(?:ly)?|in a (?:hurry|rush)|(?:fast|quick|speedy|express|rush) (?:shipping|delivery)|(?:needs? it|ships?|arrives?|delivered) (?:fast|quick(?:ly)?|soon)|right away|running out of time)\b|(?:(?:^|[.!?\n] ?)(?:(?:totally|completely|almost|nearly|oops|help),? )?|\b(?:i|we)(?:'ve)? (?:(?:totally|completely|almost|nearly|just|kind of|have) )*)forgot(?:ten)?\b(?! (?:his|her|their|my|the) (?:names?|ages?|sizes?)\b)/g;
/** Words before a hurry that is somebody's manner: "she is always in a hurry". */
const OTHERS_HURRY = /\b(?:s?he|they|who|(?:my|our|his|her|their) [a-z]+)(?:'s|'re| is| are| was| were| seems| lives)?(?: [a-z]+){0,2} $/;

/** Returns the number of days from today within which a plain text (see `plainText`) wants the gift, or null. */
export function readWithinDays(text: string, context: DateContext): Found<number> | null {
  return readTime(text) ?? readDeadline(text, context) ?? readHurry(text);
}

function readTime(text: string): Found<number> | null {
  for (const { words } of TIMES) {
    for (const match of text.matchAll(words)) {
      const [all, count = "", unit = ""] = match;
      const many = count.includes("couple") ? 2 : numberOf(count);
      const days = unit.startsWith("hour")
        ? Math.floor(many / 24)
        : /^(?:week|wk)/.test(unit)
          ? many * 7
          : /^(?:business|working)/.test(unit)
            ? Math.ceil(many * 1.4)
            : many;
      if (days >= 0 && days <= 365 && Number.isInteger(days))
        return { value: days, start: match.index, end: match.index + all.length, isGuess: false };
    }
  }
  return null;
}

/** Reads "need it by Friday", where a day is the delivery's deadline. */
function readDeadline(text: string, context: DateContext): Found<number> | null {
  const date = readDate(text, context);
  if (date === null || !DELIVERY.test(clauseBefore(text, date.start))) return null;
  const days = countDays(context.today, date.value);
  return days <= 365 ? { ...date, value: days } : null;
}

function readHurry(text: string): Found<number> | null {
  const atOnce = findUndenied(text, AT_ONCE);
  const match = atOnce ?? findUndenied(text, HURRY);
  if (match === null || (match[0].startsWith("in a ") && OTHERS_HURRY.test(clauseBefore(text, match.index)))) return null;
  const isAtOnce = atOnce !== null;
  return { value: isAtOnce ? 1 : HURRY_DAYS, start: match.index, end: match.index + match[0].length, isGuess: !isAtOnce };
}

const NAMES = Object.keys(COUNTRIES).toSorted((one, other) => other.length - one.length);
const PLACE = new RegExp(
  `\\b(?:(?:arriv(?:es?|ing)|gets?)(?: there| here)?(?: (?:by|before|until|on|in time for) [a-z0-9 ]{2,20})? (?:to|in)|(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|able|ing)?|send(?:ing)?|mail(?:ed|ing)?|post(?:ed|ing)?)(?: (?:it|this|them|something|(?:the|a|my|his|her) (?:gift|present|package|parcel)))? to|(?:lives?|living|based|live|friend|pen ?pal|sister|brother|mom|mum|mother|dad|father|cousin|aunt|uncle|niece|nephew|grandma|grandpa|parents|family|son|daughter|someone|somebody) in) (?:the )?(${NAMES.join("|")})\\b`,
);

/** Returns the two-letter country that a plain text wants the gift in, or null. */
export function readShipsTo(text: string): Found<string> | null {
  const match = PLACE.exec(text);
  const value = COUNTRIES[match?.[1] ?? ""];
  return match === null || value === undefined
    ? null
    : {
        value,
        start: match.index,
        end: match.index + match[0].length,
        isGuess: !/^(?:arriv|gets?|ship|deliver|send|mail|post)/.test(match[0]),
      };
}

/** Questions about delivery, which the page answers: "will it arrive by Friday?". */
const DELIVERY_QUESTIONS: readonly RegExp[] = [
  /\b(?:will|can|could|would|does|do|is it possible|any chance|are you able|is there (?:any )?(?:time|way))\b[^.!?\n]{0,50}\b(?:arrives?|come (?:this|next|on|today|tomorrow)|get (?:it |this |here|there)|gets? here|be here|be there|deliver(?:y|ed|s)?|ship(?:s|ped|ping)?|come (?:by|before|in time)|makes? it|in time|on time|reach)\b/,
  /\b(?:how (?:long|fast|quick(?:ly)?|soon)|when)\b[^.!?\n]{0,30}\b(?:ship(?:s|ping)?|deliver(?:y|ed|s)?|arrives?|take|come|get here)\b/,
  /\b(?:deliver(?:ed|y|s)?|ships?|shipping|shipped|arrives?|here) [^.!?\n]{2,24}\?/,
  /\b(?:by|before|in time for|on time for|until) [^.!?\n]{2,24}\?/,
];

/** True where a plain text (see `plainText`) asks whether or when something arrives. */
export function asksAboutDelivery(text: string): boolean {
  return DELIVERY_QUESTIONS.some((question) => question.test(text));
}
