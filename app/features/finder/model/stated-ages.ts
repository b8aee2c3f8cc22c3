import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { readAge } from "../ask/age.ts";
import { NUMBER, numberOf, ORDINAL } from "../ask/numbers.ts";
import { plainText } from "../ask/plain-text.ts";
import type { AgeSpan } from "../types.ts";

/** People of the lexicon who are called by their age; the others (mom, nephew, boss) are called by what they are to somebody. */
const STAGES_OF_LIFE: ReadonlySet<string> = new Set([
  "newborn",
  "baby",
  "toddler",
  "preschooler",
  "kids",
  "tween",
  "teenager",
  "teen-girl",
  "teen-boy",
  "college-student",
  "graduate-student",
  "young-adult",
  "adult",
  "senior",
  "elderly-woman",
  "elderly-man",
  "retiree",
  "empty-nester",
]);
/** Occasions that come at an age. */
const STAGE_OF_OCCASION: Readonly<Record<string, string>> = { retirement: "retiree" };

/** Words that make a number an age. "Years" alone may be a marriage's. */
const CUE =
  /\bage[ds]?\b|\b(?:years?|yrs?)[ -](?:old|young)\b|\b(?:old|young|older|younger|birthday|bday|candles|decade|side of|turn(?:s|ed|ing)?|hits?|hitting|pushing|past|nearly|almost|just|about to be|going on)\b/;
const COUNT = new RegExp(
  `(?<![\\w.,$£€])(${ORDINAL}|${NUMBER})(?![\\w%$£€])(?![ -]*(?:dollars?|bucks?|quid|pounds?|euros?|cents|months?|mos?\\b|weeks?|days?|hours?|minutes?))`,
  "g",
);
const BIRTH_YEAR = /\bborn (?:back )?in (?:the year )?((?:19|20)\d\d)\b/g;
const OLDEST = 110;

const around = (years: number, slack: number): AgeSpan => ({ min: Math.max(0, years - slack), max: years + slack });

/** Every age that these words state, each as widely as they may be meant. */
function agesStatedBy(words: string, today: string): AgeSpan[] {
  const plain = plainText(words);
  const read = readAge(plain);
  const named = matchPhrases(words)
    .map(({ kind, id }) => (kind === "person" ? id : kind === "occasion" ? (STAGE_OF_OCCASION[id] ?? "") : ""))
    .flatMap((id) => (STAGES_OF_LIFE.has(id) ? (lexicon().personById.get(id)?.age ?? []) : []));
  const counted = CUE.test(plain)
    ? [...plain.matchAll(COUNT)]
        .map(([, count = ""]) => numberOf(count))
        .filter((years) => Number.isInteger(years) && years <= OLDEST)
        // "The wrong side of forty" ends at fifty; a child's years are counted more closely.
        .map((years) => around(years, Math.max(1, Math.round(years / 4))))
    : [];
  const born = [...plain.matchAll(BIRTH_YEAR)].map(([, year]) => around(Number(today.slice(0, 4)) - Number(year), 1));
  const all = [...(read === null ? [] : [{ min: read.value.min - 1, max: read.value.max + 1 }]), ...named, ...counted, ...born];
  return all.filter(({ max }) => max >= 0);
}

/** True where these words say an age and this one is among those that they may mean. `today` is an ISO day. */
export function statesAge(words: string, age: AgeSpan, today: string): boolean {
  return agesStatedBy(words, today).some(({ min, max }) => age.min >= min && age.max <= max);
}
