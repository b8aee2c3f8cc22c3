import { MAX_PARTS } from "./constants.ts";
import { matchPhrases } from "./engine/lexicon/lexicon.ts";
import type { PhraseKind } from "./engine/lexicon/matcher.ts";
import { cleanText, plainWord } from "./schema.ts";
import { MAX_SWAP_LENGTH } from "./screen.constants.ts";
import type { SwapKind } from "./screen.types.ts";
import type { Brief, Understood } from "./types.ts";

/** The parts of a brief that may have several values. */
export const SWAP_KINDS = ["interest", "trait", "without", "word"] as const satisfies readonly SwapKind[];

/** The kinds of entries that words for such a part may mean, the likeliest first. */
const MEANINGS: Record<SwapKind, readonly PhraseKind[]> = {
  interest: ["interest"],
  trait: ["trait", "interest"],
  without: ["concept", "interest"],
  word: ["interest"],
};

/** The lists of a brief that hold understood parts, by kind of chip. */
const LISTS = { interest: "interests", trait: "traits", without: "excluded" } as const;

/**
 * Returns the brief with a chip (its id from `chipsOf`) replaced by something in the shopper's own words. Words that the lexicon does not
 * know are searched for, or excluded, as plain words. An unknown chip or empty words change nothing.
 */
export function swapPart(brief: Brief, chip: string, words: string): Brief {
  const kind = SWAP_KINDS.find((name) => chip.startsWith(`${name}:`));
  const word = plainWord.safeParse(cleanText(words).slice(0, MAX_SWAP_LENGTH).toLowerCase());
  if (kind === undefined || !word.success) return brief;
  const old = chip.slice(kind.length + 1);
  if (!valuesOf(brief, kind).includes(old)) return brief;
  const meant = meaningOf(word.data, kind);
  const without = removePart(brief, kind, old);
  if (meant === null) {
    return kind === "without"
      ? { ...without, excluded: inPlaceOf(brief.excluded, old, [word.data]) }
      : { ...without, otherWords: [...new Set([...without.otherWords, word.data])].slice(-MAX_PARTS.otherWords) };
  }
  const list = kind === "without" ? "excluded" : meant.kind === "trait" ? "traits" : "interests";
  const isSameList = kind !== "word" && LISTS[kind] === list;
  return {
    ...without,
    [list]: isSameList ? inPlaceOf(brief[list], old, meant.ids) : inPlaceOf(without[list], null, meant.ids).slice(-MAX_PARTS[list]),
  };
}

function valuesOf(brief: Brief, kind: SwapKind): readonly string[] {
  return kind === "word" ? brief.otherWords : brief[LISTS[kind]].map(({ value }) => value);
}

function removePart(brief: Brief, kind: SwapKind, old: string): Brief {
  if (kind === "word") return { ...brief, otherWords: brief.otherWords.filter((word) => word !== old) };
  return { ...brief, [LISTS[kind]]: brief[LISTS[kind]].filter(({ value }) => value !== old) };
}

/** Returns the parts with these values in place of one, or after all of them, without duplicates. */
function inPlaceOf(parts: readonly Understood<string>[], old: string | null, values: readonly string[]): Understood<string>[] {
  const chosen = values.map((value): Understood<string> => ({ value, source: "form", words: "" }));
  const others = parts.filter(({ value }) => value === old || !values.includes(value));
  return old === null ? [...others, ...chosen] : others.flatMap((part) => (part.value === old ? chosen : [part]));
}

function meaningOf(words: string, kind: SwapKind): { kind: PhraseKind; ids: string[] } | null {
  const matches = matchPhrases(words);
  for (const meaning of MEANINGS[kind]) {
    const ids = [...new Set(matches.filter((match) => match.kind === meaning && match.from === "synonym").map(({ id }) => id))];
    if (ids.length > 0) return { kind: meaning, ids };
  }
  return null;
}
