import { toLine } from "#app/platform/text.ts";
import { contentStemsOf, holdsPhrase, phraseOf, stemLine, stemsOf } from "../lexicon/words.ts";
import { CLAIM_WORDS, FOREIGN_WORDS, NUMBER_WORDS, RUDE_WORDS } from "../results/reason-words.ts";
import { isForbidden, type RelatedTo } from "../results/forbidden-reasons.ts";
import type { AgeSpan, GiftProfile } from "../types.ts";

export const MAX_REASON_LENGTH = 140;
const MIN_REASON_LENGTH = 8;

/** The sources that a reason may refer to. */
export interface ReasonSources {
  gift: Pick<GiftProfile, "name" | "description" | "brandName" | "tags">;
  /** Everything that the shopper wrote, and the names of what was understood and chosen. */
  said: string;
  /** Whom the gift is for, and how old they are. */
  brief: RelatedTo & { age: { value: AgeSpan } | null };
}

/** Plain text in Latin letters: no markup, no URLs, no emoji, nothing invisible. */
const PLAIN = /^[\p{Script=Latin}\p{M}\d ,.;:!?'’‘"“”()&$€£%–—-]+$/u;
const ADDRESS = /\bwww\b|\bhttps?\b|\p{L}\.\p{L}{2,}/iu;
/** A run of digits is tried from its start only, so that a hostile text costs no more than its length. */
const PERCENT = /(?<![\d.,])[.,]*\d[\d.,]*\s?%/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Symbols and digits that stand for letters in disguised words. */
const LETTER_SIGNS: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s" };
/** Matches "f.u.c.k" and "f u c k". */
const SPELT_OUT = /(?:(?<!\p{L})\p{L}[\s.,;:'’-]+){3}/u;

/**
 * Returns a model's reason as it may be shown: one line of plain text of at most 140 characters, decent, without a price or anything else
 * that no reason says, and without a number, name or claim that the gift's own text does not have. Null for any other.
 */
export function acceptReason(reason: string, sources: ReasonSources): string | null {
  const line = toSentence(reason);
  if (line.length < MIN_REASON_LENGTH || line.length > MAX_REASON_LENGTH) return null;
  if (!PLAIN.test(line) || ADDRESS.test(line) || isRude(line)) return null;
  const { gift, said, brief } = sources;
  const giftText = textOf(gift);
  if (isForbidden(line, brief, giftText)) return null;
  const age = brief.age?.value ?? null;
  const isSound = hasOwnNumbers(line, giftText, age) && claimsOnly(line, giftText) && namesOnly(line, `${giftText} . ${said}`);
  return isSound && speaksOf(line, `${giftText} . ${said}`) ? line : null;
}

interface Clause {
  reason: string;
  /** The words of the gift's own text that the reason quotes. */
  fact: string;
}

/** Words of its fact that a reason has at least: one alone may be the liking's, and says nothing of the gift. */
const QUOTED_WORDS = 2;

/** Returns a reason as it may be shown where the fact is the gift's, and the reason quotes it; else null. */
export function acceptClause({ reason, fact }: Clause, sources: ReasonSources): string | null {
  const line = acceptReason(reason, sources);
  const quoted = fact.slice(0, MAX_REASON_LENGTH);
  if (line === null || !holdsPhrase(stemLine(textOf(sources.gift)), phraseOf(stemsOf(quoted)))) return null;
  const said = contentStemsOf(line);
  const shared = new Set(contentStemsOf(quoted).filter((root) => said.some((other) => isAkin(root, other))));
  return shared.size >= QUOTED_WORDS ? line : null;
}

function textOf({ name, description, brandName, tags }: ReasonSources["gift"]): string {
  return `${name} . ${description} . ${brandName ?? ""} . ${Object.values(tags).flat().join(" . ").replaceAll("-", " ")}`;
}

/** A longer answer is no reason, whatever is in it. */
const MAX_ANSWER_LENGTH = 1000;

/** Returns the reason as one line without quotes around it, with a period at the end. */
function toSentence(reason: string): string {
  if (reason.length > MAX_ANSWER_LENGTH) return "";
  const line = toLine(reason.normalize("NFKC"))
    .replace(/^["“'‘](.*)["”'’]$/, "$1")
    .trim();
  return line === "" || /[.!?…]["”'’)]?$/.test(line) ? line : `${line}.`;
}

function isRude(line: string): boolean {
  if (SPELT_OUT.test(line)) return true;
  const letters = line
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[013457$]/g, (sign) => LETTER_SIGNS[sign] ?? sign);
  const words = letters.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.some((word) => [word, ...word.split("-"), squeeze(word)].some((form) => RUDE.has(form) || FOREIGN.has(form)));
}

/** Reduces "fuuuck" to "fuck". */
const squeeze = (word: string) => word.replace(/(\p{L})\1+/gu, "$1");
const RUDE = new Set([...RUDE_WORDS, ...RUDE_WORDS.filter((word) => squeeze(word) !== word && word.length > 4).map(squeeze)]);
const FOREIGN = new Set(FOREIGN_WORDS);

/** True when every number is the gift's, as its text has it. The age that the brief names may be repeated. */
function hasOwnNumbers(line: string, giftText: string, age: AgeSpan | null): boolean {
  const percents = new Set((giftText.match(PERCENT) ?? []).map((text) => text.replace(/\s/g, "")));
  if ((line.match(PERCENT) ?? []).some((percent) => !percents.has(percent.replace(/\s/g, "")))) return false;
  const rest = line.replace(PERCENT, " ");
  const known = new Set([...(giftText.match(NUMBER) ?? []), ...(age !== null && age.min === age.max ? [String(age.min)] : [])]);
  if ((rest.match(NUMBER) ?? []).some((number) => !known.has(number))) return false;
  const giftRoots = new Set(stemsOf(giftText));
  return stemsOf(rest).every((root) => !NUMBERS.has(root) || giftRoots.has(root));
}

const NUMBERS = new Set(NUMBER_WORDS.flatMap(stemsOf));

/** True when the gift's text contains every word that makes a claim about it. */
function claimsOnly(line: string, giftText: string): boolean {
  const known = withPairs(stemsOf(giftText));
  return withPairs(stemsOf(line)).every((root) => !CLAIMS.has(root) || known.some((other) => isAkin(root, other)));
}

/** Adds each word joined with the next: "hand made" matches "handmade". */
const withPairs = (roots: readonly string[]) => [...roots, ...roots.slice(1).map((root, place) => `${roots[place]}${root}`)];

const CLAIMS = new Set(CLAIM_WORDS.flatMap(stemsOf));

/** True when the texts contain every name: a word with a capital inside a sentence, or with more than one capital. */
function namesOnly(line: string, texts: string): boolean {
  const known = new Set(stemsOf(texts));
  const names = [...line.matchAll(/\p{L}[\p{L}'’]*/gu)].filter(({ 0: word, index }) => {
    const startsSentence = /(?:^|[.!?]["”'’)]*\s+)["“‘(]*$/u.test(line.slice(0, index));
    return /^.\P{Lu}*\p{Lu}/u.test(word) || (!startsSentence && /^\p{Lu}/u.test(word));
  });
  return names.every(([name]) => stemsOf(name).every((root) => known.has(root)));
}

/** True when the line shares a word with the gift or with what was asked for. */
function speaksOf(line: string, texts: string): boolean {
  const known = contentStemsOf(texts);
  return contentStemsOf(line).some((root) => known.some((other) => isAkin(root, other)));
}

/** True for two forms of a word, such as "wood" and "wooden". */
function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && short.length / long.length >= 0.65 && long.startsWith(short);
}
