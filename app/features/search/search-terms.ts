import { cutText, withoutControls } from "#app/platform/text.ts";
import { FILLER_STEMS, MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from "./constants.ts";
import type { QueryWord, SearchTerms } from "./types.ts";

/**
 * Returns a query that is safe for the database: without control characters and unpaired surrogates (I3), trimmed, and cut at 200
 * characters (I4). `isCut` says that something was lost. An empty `text` means that there is nothing to search for.
 */
export function cleanQuery(given: string): { text: string; isCut: boolean } {
  const text = withoutControls(given.replaceAll(/\p{Cs}/gu, ""));
  if (text.length <= MAX_QUERY_LENGTH) return { text, isCut: false };
  return { text: cutText(text, MAX_QUERY_LENGTH).trimEnd(), isCut: true };
}

/** In a query of more words than this, no single word is left out to see what the others find. */
const MAX_WORDS_LEFT_OUT_OF = 5;

/** Returns the words that a match must have, each once: not "the", and not "gift" beside others; all of them where nothing else is left. */
export function pickMeaningfulWords(given: readonly QueryWord[]): QueryWord[] {
  const words = given.filter(({ word }, index) => given.findIndex((other) => other.word === word) === index);
  const telling = words.filter(({ stem }) => stem !== null);
  const specific = telling.filter(({ stem }) => !FILLER_STEMS.has(stem as string));
  const picked = specific.length > 0 ? specific : telling.length > 0 ? telling : words;
  return picked.slice(0, MAX_QUERY_WORDS);
}

const quote = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (terms: readonly string[]) => (terms.length > 1 ? `(${terms.join(" | ")})` : (terms[0] ?? ""));

/**
 * Builds the tsqueries of meaningful words (each with its alternatives), by the marks of gift_search.document: `~` stem and `=` word of the
 * name, `#` category, `@` brand, no mark: stem of the description. All words must match; the last one may be a prefix. Gifts of `typeCodes`
 * match without further conditions. Without words every term is empty and matches nothing.
 */
export function buildTerms(words: readonly (readonly QueryWord[])[], typeCodes: readonly number[] = []): SearchTerms {
  const parts = words.map((alternatives, index) => {
    // Prefix searches are expensive, those of one letter most.
    const [first] = alternatives;
    const isOpen = index === words.length - 1 && (words.length === 1 || (first !== undefined && first.word.length > 1));
    return readAlternatives(alternatives, isOpen);
  });
  const allOf = (kind: "forms" | "starts" | "abouts" | "anywhere") => parts.map((part) => anyOf(part[kind])).join(" & ");
  const types = typeCodes.map((code) => quote(`#${code}`));
  const anywhere = allOf("anywhere");
  return {
    name: allOf("forms"),
    start: allOf("starts"),
    about: allOf("abouts"),
    any: [...(anywhere === "" ? [] : [`(${anywhere})`]), ...types].join(" | "),
    rank: parts.flatMap((part) => part.anywhere.filter((term) => !term.endsWith(":*"))).join(" | "),
  };
}

/** Builds the widest tsquery: words of `unknown` may be prefixes of others, anywhere in the document. */
export function buildWidestTerm(words: readonly QueryWord[], unknown: ReadonlySet<string>): string {
  return words
    .map((word) => {
      const { anywhere } = readAlternatives([word], false);
      return anyOf(unknown.has(word.word) ? [...anywhere, ...["=", "@", ""].map((mark) => `${quote(mark + word.word)}:*`)] : anywhere);
    })
    .join(" & ");
}

/**
 * Builds tsqueries for a query without a full match: for all but one of its words (unless they are many, since each more costs twice), then
 * for any of them. Empty for a single word.
 */
export function buildPartialTerms(words: readonly (readonly QueryWord[])[]): string[] {
  if (words.length < 2) return [];
  const terms = words.map((alternatives) => anyOf(readAlternatives(alternatives, false).anywhere));
  const allButOne = terms.map((_, left) => `(${terms.filter((_term, index) => index !== left).join(" & ")})`).join(" | ");
  const any = terms.join(" | ");
  return words.length > 2 && words.length <= MAX_WORDS_LEFT_OUT_OF ? [allButOne, any] : [any];
}

/**
 * Returns the terms for one word of a query, from the most certain to the widest; when `isOpen`, also as a prefix of a word of name or
 * brand.
 */
function readAlternatives(alternatives: readonly QueryWord[], isOpen: boolean) {
  const stems = (mark: string) => alternatives.flatMap(({ stem }) => (stem === null ? [] : [quote(mark + stem)]));
  const words = (mark: string) => alternatives.map(({ word }) => quote(mark + word) + (isOpen ? ":*" : ""));
  const forms = alternatives.map(({ word, stem }) => quote(stem === null ? `=${word}` : `~${stem}`));
  const starts = isOpen ? [...forms, ...words("=")] : forms;
  const categories = alternatives.flatMap(({ codes }) => codes.map((code) => quote(`#${code}`)));
  const abouts = [...starts, ...categories, ...new Set([...stems("@"), ...words("@")])];
  return { forms, starts, abouts, anywhere: [...abouts, ...stems("")] };
}

/** Returns the text of a query with some of its words replaced. */
export function exchangeWords(needle: string, replacements: ReadonlyMap<string, string>): string {
  return needle
    .split(" ")
    .map((word) => replacements.get(word) ?? word)
    .join(" ");
}

/** Returns words as a tsquery for texts: all of them, in any form; the last one may be a prefix. */
export function buildTextTerms(words: readonly QueryWord[]): string {
  return words
    .map(({ word, stem }, index) => {
      const form = quote(stem ?? word);
      return index === words.length - 1 && word.length > 1 ? `(${form} | ${quote(word)}:*)` : form;
    })
    .join(" & ");
}
