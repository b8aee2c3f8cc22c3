import { addDays, dayOf, lastOfMonth, weekdayOf, yearOf } from "#app/platform/days.ts";
import { nextMonthDay } from "#app/features/occasions/calendar.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import type { Found } from "./plain-text.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const WEEKDAY =
  "(sunday|monday|tuesday|wednesday|thursday|friday|saturday|tues|thurs|thur|mon|tue|wed|thu|fri|sat|sun)\\b(?!'?s\\b| (?:night|roast|school|morning|afternoon|evening)s?\\b)";
/** A weekday is a date only after one of these words: not in "Black Friday" or "every Sunday". */
const DAY_CUE =
  "(?:this|next|by|on|before|until|till|coming|due|for|birthday|bday|party|wedding|is|anniversary|it|here|there|arrive|shower|dinner|lunch|brunch|bbq|exchange|swap|santa|do|deadline|leaves?|leaving)(?: is| the| coming| this| next| on)?,? ";
const ORDINAL_DAY = "(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%$£€])";
const YEAR = "(?:,? (20\\d\\d))?(?!\\d)";

export interface DateContext {
  /** Today as an ISO day. */
  today: string;
  /** Country in two capital letters: only Americans write the month first. */
  country: string;
}

type Read = (said: (string | undefined)[], context: DateContext) => string | null;

function monthDay(month: number, day: number, year: string | undefined, today: string): string | null {
  return year === undefined ? nextMonthDay(today, month, day) : dayOf(Number(year), month, day);
}

const monthOf = (said = "") => MONTHS.indexOf(said.slice(0, 3)) + 1;

function slashed([first = "", second = "", year]: (string | undefined)[], { today, country }: DateContext): string | null {
  const [one, other] = [Number(first), Number(second)];
  const isMonthFirst = other > 12 || (one <= 12 && country === "US");
  const whole = year === undefined || year.length === 4 ? year : `20${year}`;
  return isMonthFirst ? monthDay(one, other, whole, today) : monthDay(other, one, whole, today);
}

/** Returns the next such weekday after today: sooner than some mean by "next Friday", so that nothing arrives after the day. */
function nextWeekday(said: string, today: string): string {
  const ahead = (WEEKDAYS.indexOf(said.slice(0, 3)) - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

/** Returns the next such day of a month, in this month or the one after. */
function nextSuchDay(day: number, today: string): string | null {
  const first = `${today.slice(0, 8)}01`;
  const months = [first, addDays(lastOfMonth(today), 1)];
  return (
    months.map((month) => dayOf(yearOf(month), Number(month.slice(5, 7)), day)).find((found) => found !== null && found >= today) ?? null
  );
}

function inSoMany([count = "", unit = ""]: (string | undefined)[], { today }: DateContext): string | null {
  const days = unit.startsWith("day") ? 1 : /^(?:week|wk)/.test(unit) ? 7 : 30;
  const many = count.includes("couple") ? 2 : count.includes("few") ? 3 : /^an?$|^$/.test(count) ? 1 : numberOf(count);
  return many > 0 && many * days <= 730 ? addDays(today, Math.floor(many * days)) : null;
}

/** Returns the coming Saturday, or Sunday where the weekend has begun. */
function weekend(today: string): string {
  const day = weekdayOf(today);
  return day === 0 ? today : addDays(today, day === 6 ? 1 : 6 - day);
}

const PATTERNS: { words: RegExp; read: Read }[] = [
  { words: /\b(20\d\d)-(\d\d)-(\d\d)\b/g, read: ([year, month, day]) => dayOf(Number(year), Number(month), Number(day)) },
  {
    words: new RegExp(`\\b${MONTH} (?:the )?${ORDINAL_DAY}${YEAR}`, "g"),
    read: ([month, day, year], { today }) => monthDay(monthOf(month), Number(day), year, today),
  },
  {
    words: new RegExp(`(?<![\\w$£€.,-])${ORDINAL_DAY} (?:of )?${MONTH}${YEAR}`, "g"),
    read: ([day, month, year], { today }) => monthDay(monthOf(month), Number(day), year, today),
  },
  { words: /(?<![\w$£€.,/-])(?!24\/7|1\/[234]\b|3\/4\b|50\/50)(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?![\d/%])/g, read: slashed },
  // Matches "Friday week", "a week on Friday" and "the Friday after next": British for the one after.
  {
    words: new RegExp(`\\b(?:a )?week (?:on|from|this|next) ${WEEKDAY}|\\b${WEEKDAY} (?:week\\b|after next\\b)`, "g"),
    read: ([behind, before], { today }) => addDays(nextWeekday(behind ?? before ?? "", today), 7),
  },
  { words: /\b(?:the )?day after tomorrow\b/g, read: (_, { today }) => addDays(today, 2) },
  { words: /\b(?:tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr)\b/g, read: (_, { today }) => addDays(today, 1) },
  // "If I order today" says when the wait begins.
  { words: /(?<!\b(?:order(?:ed|ing)?|buy(?:ing)?|pay)(?: (?:it|this|one|them))? )\b(?:tonight|today)\b/g, read: (_, { today }) => today },
  {
    words: new RegExp(
      `\\b(?:in|only) (?:about |just |less than |under )?(${NUMBER}|an?|a couple(?: of)?|a few|couple(?: of)?) (days?|weeks?|wks?|months?)(?!\\w)(?! old)`,
      "g",
    ),
    read: inSoMany,
  },
  { words: new RegExp(`\\b(${NUMBER}|a) (days?|weeks?|months?) (?:from (?:now|today)|away|left)\\b`, "g"), read: inSoMany },
  {
    words: new RegExp(`(?<=\\b${DAY_CUE})the (\\d{1,2})(?:st|nd|rd|th)(?= *(?:[.,;!?)]|$| (?:please|for|at|or|and|if|but)\\b))`, "g"),
    read: ([day], { today }) => nextSuchDay(Number(day), today),
  },
  { words: new RegExp(`(?<=\\b${DAY_CUE})${WEEKDAY}`, "g"), read: ([said = ""], { today }) => nextWeekday(said, today) },
  // A note by itself at the end: "hostess gift for a wine person, Thursday".
  { words: new RegExp(`(?<=[a-z](?<!day), )${WEEKDAY}(?= *[.!]? *$)`, "g"), read: ([said = ""], { today }) => nextWeekday(said, today) },
  {
    words:
      /\b(?:(?:this|coming) weekend|(?:by|for|before|until|is|are|birthday|party|wedding|dinner|bbq|shower|it|that)(?: is| on| over| at)? the weekend)\b/g,
    read: (_, { today }) => weekend(today),
  },
  { words: /\bnext weekend\b/g, read: (_, { today }) => addDays(weekend(today), weekdayOf(today) === 6 ? 6 : 7) },
  { words: /\bnext week\b/g, read: (_, { today }) => addDays(today, 7) },
  { words: /\b(?:this week|end of the week)\b/g, read: (_, { today }) => addDays(today, (7 - weekdayOf(today)) % 7) },
  { words: /\b(?:the )?end of (?:the|this) month\b/g, read: (_, { today }) => lastOfMonth(today) },
  { words: /\b(?:the )?end of (?:the|this) year\b/g, read: (_, { today }) => dayOf(yearOf(today), 12, 31) },
];

/** Matches words that ask for delivery before a day, not on it. */
const BEFORE = /\b(?:before|ahead of)(?: the| sunday| monday| tuesday| wednesday| thursday| friday| saturday)?,? ?$/;

/** Returns the first calendar day that a plain text (see `plainText`) names, or null; never one that has passed. */
export function readDate(text: string, context: DateContext): Found<string> | null {
  for (const { words, read } of PATTERNS) {
    for (const match of text.matchAll(words)) {
      const day = read(match.slice(1), context);
      if (day === null || day < context.today) continue;
      const isBefore = BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index));
      const value = isBefore && day > context.today ? addDays(day, -1) : day;
      return { value, start: match.index, end: match.index + match[0].trimEnd().length, isGuess: false };
    }
  }
  return null;
}
