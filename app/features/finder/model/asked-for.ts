import type { Quoter } from "../lexicon/quote.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { wantedConcepts } from "../rank/limits.ts";
import type { Brief, Understood } from "../types.ts";
import type { Reading } from "./rerank-answers.ts";

/** In characters; a longer quote is no name of a thing. */
const LONGEST_NAME = 40;
/** A plain name of one to three words. */
const NAME = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u;

/**
 * Returns the things that the brief asks for by name, with those that a model has read and the text has letter by letter. None is what the
 * brief rules out or names otherwise, and none lifts what it avoids: only the shopper asks for a knife for a child.
 */
export function readThings(brief: Brief, named: Reading["otherWords"], quote: Quoter): string[] {
  const { otherWords, interests, traits, excluded } = brief;
  const allowed = wantedConcepts(brief);
  const known = [...interests, ...traits, ...excluded].flatMap(({ words, value }) => [words.toLowerCase(), value]);
  const things = named.flatMap(({ words }) => {
    const thing = quote(words).toLowerCase();
    const isKnown = known.some((other) => other.includes(thing));
    const asksMore = [...wantedConcepts({ otherWords: [thing], interests: [] })].some((id) => !allowed.has(id));
    return thing.length > LONGEST_NAME || !NAME.test(thing) || isKnown || asksMore ? [] : [thing];
  });
  return [...new Set([...otherWords, ...things])];
}

const PRONOUNS = { female: /\b(?:she|her|hers|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i };

/** Returns whether it is for a woman or a man, where the quoted words say so: a pronoun, or somebody who is one. */
export function readStatedGender(part: Reading["gender"], quote: Quoter): Understood<"female" | "male"> | null {
  const words = part === null ? "" : quote(part.words);
  const is = part?.is.trim().toLowerCase();
  if (words === "" || (is !== "female" && is !== "male")) return null;
  const namesOne = matchPhrases(words).some(({ kind, id }) => kind === "person" && lexicon().personById.get(id)?.gender === is);
  return namesOne || PRONOUNS[is].test(words) ? { value: is, source: "text", words } : null;
}

const ABOUT_DELIVERY = /\b(?:deliver(?:y|ed)?|shipp(?:ing|ed)|ships?|arriv(?:e|al|es)|in time|on time)\b/i;

/** Returns the questions of the brief, with the one about delivery where a model has read it in words of the text. */
export function readQuestions({ asks }: Brief, named: Reading["asks"], quote: Quoter): Brief["asks"] {
  const isAsked = named.some(({ is, words }) => ABOUT_DELIVERY.test(is) && quote(words) !== "");
  return isAsked && !asks.includes("delivery") ? [...asks, "delivery"] : asks;
}
