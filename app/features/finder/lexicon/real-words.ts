import dictionary from "dictionary-en";

/** A rule of the dictionary: a base word without `less` and with `more` is a word too. */
interface Affix {
  flag: string;
  less: string;
  more: string;
  of: RegExp;
}

interface Words {
  /** The flags of each base word: the rules that apply to it. */
  flags: ReadonlyMap<string, string>;
  suffixes: readonly Affix[];
  prefixes: readonly Affix[];
}

let words: Words | undefined;

/** British spellings of what the dictionary, which is American, has: "centred", "moulded", "travelling", "learnt". */
const BRITISH: readonly [british: RegExp, american: string][] = [
  [/our(?=s?$|ed$|ing$|ful$|hood|less|ite|ab)/, "or"],
  [/(?<=[bct])re(?=s?$)/, "er"],
  [/(?<=[bct])re(?=d$)/, "ere"],
  [/ll(?=ed$|ing$|ers?$|ors?$)/, "l"],
  [/([iy])s(?=e[ds]?$|ing$|ations?$)/, "$1z"],
  [/oul(?=[dt])/, "ol"],
  [/ae/, "e"],
  [/ogue(?=s?$)/, "og"],
  [/mme(?=s?$)/, "m"],
  [/t$/, "ed"],
];

/** True for a correct English word in lower case, whatever its form. The dictionary is parsed at the first call. */
export function isRealWord(word: string): boolean {
  return isKnown(word) || BRITISH.some(([british, american]) => british.test(word) && isKnown(word.replace(british, american)));
}

function isKnown(word: string): boolean {
  const { flags, prefixes } = (words ??= parse());
  if (flags.has(word) || hasSuffix(word, "")) return true;
  return prefixes.some(({ flag, more }) => {
    if (!word.startsWith(more)) return false;
    const rest = word.slice(more.length);
    return flags.get(rest)?.includes(flag) === true || hasSuffix(rest, flag);
  });
}

/** True for a form of a base word that also has the flag of a prefix. */
function hasSuffix(word: string, prefix: string): boolean {
  const { flags, suffixes } = (words ??= parse());
  return suffixes.some(({ flag, less, more, of }) => {
    if (!word.endsWith(more)) return false;
    const base = word.slice(0, word.length - more.length) + less;
    const found = flags.get(base);
    return found !== undefined && found.includes(flag) && found.includes(prefix) && of.test(base);
  });
}

function parse(): Words {
  const decoder = new TextDecoder();
  const flags = new Map<string, string>();
  for (const line of decoder.decode(dictionary.dic).split("\n").slice(1)) {
    const [word = "", of = ""] = line.split("/");
    const lower = word.toLowerCase();
    if (lower !== "") flags.set(lower, (flags.get(lower) ?? "") + of);
  }
  const rules = decoder.decode(dictionary.aff);
  return { flags, suffixes: rulesIn(rules, "SFX"), prefixes: rulesIn(rules, "PFX") };
}

/** Returns the rules of one kind: "SFX D   y   ied   [^aeiou]y" is a suffix's. */
function rulesIn(rules: string, kind: string): Affix[] {
  return rules.split("\n").flatMap((line): Affix[] => {
    const [name, flag = "", less = "", more = "", of] = line.trim().split(/\s+/);
    if (name !== kind || of === undefined) return [];
    return [{ flag, less: less === "0" ? "" : less, more, of: new RegExp(kind === "SFX" ? `${of}$` : `^${of}`) }];
  });
}
