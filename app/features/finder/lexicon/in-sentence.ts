/** Proper names with which a name begins, and keeps its capital. */
const PROPER = new Set("Asian Britain Christmas Disney France Harry Indian Italian Italy Japan Latin Lord Mexican Pokémon Star".split(" "));

/** Returns a name from the lexicon, or another phrase, as it stands within a sentence: "coffee", but "Star Wars", "DIY" and "RV". */
export function inSentence(name: string): string {
  const [first = ""] = name.split(/[ ,]/, 1);
  const isCommon = /^\p{Lu}\p{Ll}/u.test(name) && !PROPER.has(first);
  return isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
