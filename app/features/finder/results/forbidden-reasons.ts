import { RELATIVE } from "../ask/kin-words.ts";
import { plainText } from "../ask/plain-text.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import type { Brief } from "../types.ts";

/** Whom a reason may call by what they are to somebody. */
export type RelatedTo = Pick<Brief, "text" | "person" | "alsoFor">;

/** What no reason says, whether the engine has made it or a language model: fillers, praise for anything, price, stock, and quotes. */
const FORBIDDEN: readonly RegExp[] = [
  /\bsuit(?:s|ed)? (?:to )?(?:my|our|your|her|his|their)\b/i,
  /\bin mind\b/i,
  /\b(?:not (?:far|a long way)|a short step) from\b/i,
  /\bas such\b/i,
  /\bbecause of\b/i,
  /\b(?:perfect|ideal)(?:ly)?\b|\bmust[- ]haves?\b/i,
  /\b(?:in|out of|back in) stock\b|\bavailab(?:le|ility)\b/i,
  /[$€£]|\b(?:pric(?:e[ds]?|ey|ing)|budgets?|affordabl[ey]|inexpensive|cheap(?:er|est|ly)?|bargains?|costs?|dollars?|bucks?|cents|euros?|usd|eur|gbp|quid)\b|\d[.,]*\s?(?:pounds?|pence)\b/i,
  /[“”"„«»]|(?<!\p{L})['‘’][^'‘’]*['’](?!\p{L})/u,
];

const KIN = new RegExp(`\\b(?:(my|our|your|her|his|their) (?:\\w+ )?)?((?:${RELATIVE})(?:[- ]in[- ]law)?s?)\\b`, "g");

/**
 * True for a reason with a phrase that says nothing, a price, a quote, or a relation that is not the brief's. A relation that belongs to
 * nobody may also stand in the gift's own text ("a grandma's recipe").
 */
export function isForbidden(reason: string, brief: RelatedTo, giftText: string): boolean {
  return FORBIDDEN.some((phrase) => phrase.test(reason)) || namesOtherRelation(reason, brief, giftText);
}

function namesOtherRelation(reason: string, { text, person, alsoFor }: RelatedTo, giftText: string): boolean {
  const named = [...plainText(reason).matchAll(KIN)];
  if (named.length === 0) return false;
  const people = new Set([person, ...alsoFor].map((part) => part?.value ?? ""));
  const ofGift = new Set([...plainText(giftText).matchAll(KIN)].map(([, , word = ""]) => singular(word)));
  const asked = plainText(text);
  return named.some(([, owner, word = ""]) => {
    if (owner === undefined && ofGift.has(singular(word))) return false;
    const isTheirs = matchPhrases(word).some(({ kind, id }) => kind === "person" && people.has(id));
    // "My daughter's teacher" is not "your teacher".
    return !isTheirs || (owner === "your" && new RegExp(`\\b${RELATIVE}(?:'?s|s') (?:[a-z]+ )?${singular(word)}`).test(asked));
  });
}

const singular = (word: string) => word.replace(/s$/, "");
