import { stemOf } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

/**
 * Returns the stems of a text's words in order: without case, accents, plurals and British spelling. They are for comparing, not for
 * display.
 */
export function stemsOf(text: string): string[] {
  return tokensOf(text).map(({ stem }) => stem);
}

/** Returns a text's stems as one string with a space around each, for `holdsPhrase`. */
export function stemLine(text: string): string {
  return ` ${stemsOf(text).join(" ")} `;
}

/** Returns stems as they stand side by side in a text's `stemLine`; empty for none. */
export function phraseOf(stems: readonly string[]): string {
  return stems.length === 0 ? "" : ` ${stems.join(" ")} `;
}

/** True when a text's `stemLine` has the stems of a phrase (see `phraseOf`) side by side. */
export function holdsPhrase(line: string, phrase: string): boolean {
  return phrase !== "" && line.includes(phrase);
}

/** Words without a meaning of their own when texts are compared. */
const FILLERS = new Set(
  (
    "a an and are as at be by for from has have her him his i in into is it its me my of on or our she so some that the their them they this to up us was we who with you your " +
    "pack set piece pcs size inch oz ml cm mm lb new best great perfect gift present idea"
  )
    .split(" ")
    .map(stemOf),
);

/** Returns the stems that say what a text is about: no fillers, no bare numbers. */
export function contentStemsOf(text: string): string[] {
  return stemsOf(text).filter((root) => root.length > 1 && !FILLERS.has(root) && !/^\d+$/.test(root));
}
