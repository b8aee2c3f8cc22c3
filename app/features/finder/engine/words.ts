import { stemOf } from "./lexicon/stem.ts";
import { tokensOf } from "./lexicon/tokens.ts";

/** The roots of a text's words, in their order: without case, accents, plurals and British spelling. Good for comparing, not for showing. */
export function rootsOf(text: string): string[] {
  return tokensOf(text).map(({ stem }) => stem);
}

/** True when `phrase` (roots) stands in `roots` word by word. */
export function holdsPhrase(roots: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  for (let at = roots.indexOf(first); at !== -1; at = roots.indexOf(first, at + 1)) {
    if (phrase.every((root, offset) => roots[at + offset] === root)) return true;
  }
  return false;
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
