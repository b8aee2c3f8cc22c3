import { stemOf } from "./lexicon/stem.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import { remembered } from "./remembered.ts";

/** The roots of a text's words, in their order: without case, accents, plurals and British spelling. Good for comparing, not for showing. */
export function rootsOf(text: string): string[] {
  return tokensOf(text).map(({ stem }) => stem);
}

/** A text's roots as one string with a blank around each. Gifts' names and descriptions are asked for other words by every brief. */
const spelledRoots = remembered((text) => ` ${rootsOf(text).join(" ")} `, { most: 20_000, longest: 1500 });

/** True when the roots of `phrase` stand in the text word by word, side by side. */
export function holdsPhrase(text: string, phrase: readonly string[]): boolean {
  return phrase.length > 0 && spelledRoots(text).includes(` ${phrase.join(" ")} `);
}

/** Words that carry no meaning of their own when texts are compared. */
const FILLERS = new Set(
  (
    "a an and are as at be by for from has have her him his i in into is it its me my of on or our she so some that the their them they this to up us was we who with you your " +
    "pack set piece pcs size inch oz ml cm mm lb new best great perfect gift present idea"
  )
    .split(" ")
    .map(stemOf),
);

/** The roots of a text that say what it is about: no fillers, no bare numbers. */
export function contentRootsOf(text: string): string[] {
  return rootsOf(text).filter((root) => root.length > 1 && !FILLERS.has(root) && !/^\d+$/.test(root));
}
