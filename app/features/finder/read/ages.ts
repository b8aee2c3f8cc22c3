import type { AgeSpan } from "../types.ts";
import { unionOfSpans } from "./age-ranges.ts";
import type { Token } from "../lexicon/tokens.ts";
import type { ReadText } from "./word-evidence.ts";

const OLDEST = 120;
const BABY: AgeSpan = { min: 0, max: 1 };
const TODDLER: AgeSpan = { min: 1, max: 3 };
const CHILD: AgeSpan = { min: 3, max: 12 };
const TEENAGER: AgeSpan = { min: 13, max: 17 };
const ADULT: AgeSpan = { min: 18, max: OLDEST };
/** "Ages 3 and up" is outgrown before the teens; things for higher ages suit everybody older, unless an adult has to help. */
const OUTGROWN = { from: 5, at: 12 };
const OUTGROWN_WITH_HELP = { from: 12, at: 17 };
const FOR_FAMILIES =
  /\b(?:families|whole family|family (?:game|night|fun)|all ages|everyone|everybody|grown-ups alike|many hands|adults? alike|adult fingers)\b/i;
const WITH_HELP =
  /\b(?:with (?:an? )?(?:adult|grown-up|parent)|(?:adult|grown-up|parental|parent's) (?:help|assembly|supervision|nearby|close by)|(?:small|smaller|little|short|shorter) (?:arms|hands|fingers|legs|fists))\b/i;

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
];
const NUMBER = `(\\d{1,2}|${NUMBERS.slice(1).join("|")})`;
const TO = "\\s*(?:-|–|to|through|thru|until)\\s*";
const UP = "\\s*(?:years?|yrs?)?\\s*(?:old\\s*)?(?:\\+|(?:and|&|or) (?:up|older|above|over|upwards?)|plus\\b|up\\b)";

/** Matches whatever every pattern below contains, so that most texts need no further check. */
const NAMES_AGE =
  /\bage[sd]?\b|\bmonths?\b|\byears?\b|\byrs?\b|\bbirth\b|\d ?(?:mo?s?|yo|t|months?|years?|yrs?)\b|\bolds?\b|\d ?\+|\bof [a-z\d]+ (?:and|or) (?:up|older|over)\b/i;
const MONTHS_SPAN = new RegExp(`\\b${NUMBER}(?:\\s*(?:months?|m))?${TO}${NUMBER}\\s*-?(?:months?|mos?|m)\\b`, "gi");
const MONTHS_UP = new RegExp(
  `\\b(?:from|age|ages) (?:age )?(?:about |around )?${NUMBER} months?\\b|\\b${NUMBER}\\s*(?:months?|mos?)${UP}`,
  "gi",
);
const YEARS_SPAN = new RegExp(
  `\\b(?:ages?|aged|for)\\s+${NUMBER}${TO}${NUMBER}\\b(?!\\s*(?:people|person|player|inch|mile|hour|minute|day|week|month|cup|dog|%))`,
  "gi",
);
const OLD_SPAN = new RegExp(`\\b${NUMBER}${TO}${NUMBER}[\\s-]*(?:years?|yrs?)?[\\s-]*olds?\\b`, "gi");
const YEARS_UP = new RegExp(
  `\\b(?:ages?|aged|from age|from|of)\\s+(?:of\\s+)?${NUMBER}${UP}|\\b${NUMBER}\\s*(?:\\+\\s*years?|years? (?:old )?(?:and|&|or) (?:up|older)|\\s*(?:and|&|or) older)`,
  "gi",
);
const FROM_YEARS = new RegExp(
  `\\b(?:from|over|above)\\s+(?:age |the age of |ages )?${NUMBER}(?: years?(?: old)?\\b)|\\bfrom (?:age|the age of|about age) ${NUMBER}\\b`,
  "gi",
);
const YEARS_OLD = new RegExp(`\\b${NUMBER}[\\s-]*(?:years?|yrs?)[\\s-]*olds?\\b`, "gi");
const TODDLER_SIZE = /\b[2345]t\b/i;

/** Returns the ages that a text names in years or months; null where it names none. */
export function readYears(text: string): AgeSpan | null {
  if (!NAMES_AGE.test(text)) return null;
  const spans: AgeSpan[] = [];
  for (const [, from, to] of text.matchAll(MONTHS_SPAN))
    spans.push({ min: Math.floor(toNumber(from) / 12), max: Math.ceil(toNumber(to) / 12) });
  for (const [, from, or] of text.matchAll(MONTHS_UP))
    spans.push({ min: Math.floor(toNumber(from ?? or) / 12), max: Math.ceil(toNumber(from ?? or) / 12) + 2 });
  for (const pattern of [YEARS_SPAN, OLD_SPAN])
    for (const [, from, to] of text.matchAll(pattern)) spans.push({ min: toNumber(from), max: toNumber(to) });
  if (spans.length === 0) {
    for (const pattern of [YEARS_UP, FROM_YEARS])
      for (const [, from, or] of text.matchAll(pattern)) spans.push(fromAge(toNumber(from ?? or), text));
  }
  if (spans.length === 0) {
    for (const { 1: years, index } of text.matchAll(YEARS_OLD)) {
      const isFor = /\bfor (?:an? |your |any |the )?$/i.test(text.slice(0, index));
      spans.push(isFor ? { min: toNumber(years), max: toNumber(years) + 1 } : { min: toNumber(years), max: OLDEST });
    }
  }
  if (/\bfrom birth\b/i.test(text)) spans.push({ min: 0, max: 2 });
  if (spans.length === 0 && TODDLER_SIZE.test(text)) spans.push({ min: 1, max: 5 });
  return unionOfSpans(spans.filter(({ min, max }) => min <= max && min <= 21));
}

function fromAge(min: number, text: string): AgeSpan {
  if (FOR_FAMILIES.test(text)) return { min, max: OLDEST };
  if (min <= OUTGROWN.from) return { min, max: OUTGROWN.at };
  return { min, max: min < OUTGROWN_WITH_HELP.from && WITH_HELP.test(text) ? OUTGROWN_WITH_HELP.at : OLDEST };
}

function toNumber(written: string | undefined): number {
  const place = NUMBERS.indexOf((written ?? "").toLowerCase());
  return place === -1 ? Number(written) : place;
}

const stageWords = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const STAGES: readonly (readonly [ReadonlySet<string>, AgeSpan])[] = [
  [
    stageWords(
      "baby babies newborn newborns infant infants nursery teether teething teethers swaddle onesie onesies pacifier babys rattle",
    ),
    BABY,
  ],
  [stageWords("toddler toddlers"), TODDLER],
  [stageWords("preschool preschooler preschoolers kindergarten"), { min: 3, max: 6 }],
  [stageWords("kid kids child children childrens boys girls boy girl kiddo kiddos youth"), CHILD],
  [stageWords("tween tweens"), { min: 9, max: 13 }],
  [stageWords("teen teens teenager teenagers teenage"), TEENAGER],
  [
    stageWords(
      "men mens women womens woman ladies adult adults mom moms mother mothers dad dads father fathers grandma grandpa grandmother grandfather wife husband girlfriend boyfriend retirement coworker boss him her groomsmen bridesmaid whiskey wine beer bourbon cocktail",
    ),
    ADULT,
  ],
];
const STAGE_OF_WORD = new Map(STAGES.flatMap(([words, span]) => [...words].map((word) => [word, span] as const)));
/** Words after which such a word means no person: "baby blue", "baby shower". */
const NO_BABY = stageWords(
  "blue pink shower alpaca yoda animal animals groot carrots spinach grand back dragon bottle powder llama shark cactus succulent",
);
/** Words before which such a word is not the person that the thing is for. */
const NOT_FOR = stageWords("inner big goat bad fur new pet plant");

/** Returns the ages that the words of a gift's name, or "for …" in its description, state; null where they state none. */
export function readStages(name: ReadText, description: ReadText): AgeSpan | null {
  const spans = stagesIn(name, () => true);
  if (spans.length === 0) spans.push(...stagesIn(description, isFor));
  return unionOfSpans(spans);
}

const YOUNG = stageWords("young little small curious smaller");

/** True for the children in "for children", "for young children" and "for teens and children". */
function isFor(tokens: readonly Token[], at: number): boolean {
  const [before, second] = [tokens[at - 1], tokens[at - 2]];
  if (before === undefined || tokens[at]?.isBreak === true) return false;
  if (before.word === "for" || (YOUNG.has(before.word) && second?.word === "for")) return true;
  return (before.word === "and" || before.word === "or") && second !== undefined && STAGE_OF_WORD.has(second.word) && isFor(tokens, at - 2);
}

/** "Teens and up" has no upper end, and what children "who read" can use suits others too. */
const OPEN_ENDED = stageWords("and or who that");
const UPWARDS = stageWords("up older who that can");

function stagesIn({ tokens }: ReadText, isMeant: (tokens: readonly Token[], at: number) => boolean): AgeSpan[] {
  const spans: AgeSpan[] = [];
  for (const [at, { word }] of tokens.entries()) {
    const span = STAGE_OF_WORD.get(word);
    if (span === undefined) continue;
    const before = tokens[at - 1]?.word ?? "";
    const [next, second] = [tokens[at + 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
    if (!isMeant(tokens, at) || NOT_FOR.has(before) || next === "under" || isWarning(tokens, at)) continue;
    if (span === BABY && NO_BABY.has(next)) continue;
    const isOpen = OPEN_ENDED.has(next) && (UPWARDS.has(second) || UPWARDS.has(next));
    spans.push(isOpen ? { min: Math.max(span.min, READS_FROM), max: OLDEST } : span);
  }
  return spans;
}

/** Children who can do something are assumed to be of school age. */
const READS_FROM = 6;
const WARNINGS = stageWords("not never no hazard away unsuitable unsafe without dont too");

/** True for "a choking hazard for children" and "do not use it on babies". */
function isWarning(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back >= 0; back--) {
    const token = tokens[back];
    if (token === undefined || WARNINGS.has(token.word)) return token !== undefined;
    if (token.isBreak) return false;
  }
  return false;
}
