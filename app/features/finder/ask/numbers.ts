const UNITS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINAL_UNITS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const ORDINAL_TENS = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

const VALUES = new Map<string, number>([
  ["a", 1],
  ["an", 1],
  ["couple", 2],
  ["few", 3],
  ["fiver", 5],
  ["tenner", 10],
  ["fourty", 40],
  ["ninty", 90],
  ...UNITS.map((word, place): [string, number] => [word, place + 1]),
  ...TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
  ...ORDINAL_UNITS.map((word, place): [string, number] => [word, place + 1]),
  ...ORDINAL_TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
]);

const UNIT = `(?:${UNITS.toReversed().join("|")})`;
const TEN = `(?:${[...TENS, "fourty", "ninty"].join("|")})`;
/** Regular expression for a number below a hundred in words. It has no groups. */
export const SMALL = `(?:${TEN}(?:[ -]${UNIT}|(?![ -]${UNIT}(?![a-z])))|${UNIT})`;

const WORDS = `(?:(?:an?|${UNIT}) (?:hundred|thousand|grand)(?: and a half| (?:and )?${SMALL})?|(?:an? )?couple (?:of )?hundred|hundred|fiver|tenner(?: and a half)?|${SMALL})(?!(?!ish(?![a-z]))[a-z])`;
const DIGITS = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,7}(?:\\.\\d{1,2})?";

/**
 * Regular expression for a number in digits ("1,200", "45.50") or words ("forty", "twenty-five", "a hundred and fifty"). It has no groups.
 */
export const NUMBER = `(?:${DIGITS}|${WORDS})`;

/** What `maskNumberWords` writes for each letter of a number in words, and for those of a fiver and a tenner, which are money by themselves. */
export const MASK = { number: "\uE001", note: "\uE002" };
/** Regular expression for what NUMBER is for, in a text whose numbers in words are masked: a twentieth as long. It has no groups. */
export const MASKED_NUMBER = `(?:${DIGITS}|[${MASK.number}${MASK.note}]+)`;
/** "Between a hundred and fifty" names two sums. */
const IN_WORDS = new RegExp(`(?<=\\b(?:between|from) )(?:an?|${UNIT}) (?:hundred|thousand|grand)(?= and )|(?<![a-z])${WORDS}`, "g");

/** Returns a text with a sign in place of each letter of its numbers in words, so that every other place stays where it is. */
export function maskNumberWords(text: string): string {
  return text.replaceAll(IN_WORDS, (said) => (/^(?:fiver|tenner)/.test(said) ? MASK.note : MASK.number).repeat(said.length));
}

/** Regular expression for "8th", "first", "fiftieth", "thirty-fifth". It has no groups. */
export const ORDINAL = `(?:\\d{1,3}(?:st|nd|rd|th)|(?:${TEN}[ -])?(?:${ORDINAL_UNITS.toReversed().join("|")})|${ORDINAL_TENS.join("|")})`;

/** Returns the number that a match of NUMBER or ORDINAL means; NaN for any other text. */
export function numberOf(text: string): number {
  const digits = /^(\d[\d,]*(?:\.\d+)?)(?:st|nd|rd|th)?$/.exec(text);
  if (digits !== null) return Number(digits[1]?.replaceAll(",", ""));
  const whole = text.replace(/ and a half$/, "");
  if (whole !== text) return 1.5 * numberOf(whole);
  let total = 0;
  // In "a couple of hundred" the "a" adds nothing to the two hundred.
  for (const word of text.replace(/^an? (?=couple)/, "").split(/[ -]/)) {
    if (word === "and" || word === "of" || word === "") continue;
    if (word === "hundred") total = Math.max(total, 1) * 100;
    else if (word === "thousand" || word === "grand") total = Math.max(total, 1) * 1000;
    else total += VALUES.get(word) ?? Number.NaN;
  }
  return total;
}
