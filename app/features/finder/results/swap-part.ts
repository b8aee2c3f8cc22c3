import { withoutControls } from "#app/platform/text.ts";
import { removePart, twinsOf } from "../brief/chips.ts";
import { type ManyName, MANIES, PARTS } from "../brief/parts.ts";
import { plainWord } from "../brief/values.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseKind } from "../lexicon/matcher.ts";
import { kindsOfNarrowName } from "../lexicon/narrow-names.ts";
import { MAX_SWAP_LENGTH } from "./screen-texts.ts";
import type { Brief, Understood } from "../types.ts";

/**
 * Returns the brief with a chip (its id from `chipsOf`) replaced by something in the shopper's own words. Words that the lexicon does not
 * know are searched for, or excluded, as plain words. An unknown chip or empty words change nothing.
 */
export function swapPart(shown: Brief, chip: string, words: string): Brief {
  const word = plainWord.safeParse(withoutControls(words).slice(0, MAX_SWAP_LENGTH).toLowerCase());
  if (!word.success) return shown;
  const brief = twinsOf(shown, chip).reduce(removePart, shown);
  const old = chip.slice(chip.indexOf(":") + 1);
  const list = MANIES.find(([, { param }]) => chip.startsWith(`${param}:`));
  if (list !== undefined) {
    const [name, { meanings }] = list;
    return brief[name].some(({ value }) => value === old) ? swapUnderstood(brief, name, meanings, old, word.data) : brief;
  }
  const { param, meanings } = PARTS.otherWords;
  if (!chip.startsWith(`${param}:`) || !brief.otherWords.includes(old)) return brief;
  const without = { ...brief, otherWords: brief.otherWords.filter((other) => other !== old) };
  const meant = meaningOf(word.data, meanings ?? []);
  return meant === null ? withWord(without, word.data) : withMeaning(without, meant);
}

/** Replaces a value of a part; words that mean another kind of thing move to the part for that. */
function swapUnderstood(brief: Brief, name: ManyName, meanings: readonly PhraseKind[], old: string, word: string): Brief {
  const { entries, readIds } = PARTS[name] as { entries?: PhraseKind; readIds?(words: string): string[] };
  const ids = readIds?.(word) ?? [];
  if (ids.length > 0) return { ...brief, [name]: inPlaceOf(brief[name], old, ids) };
  // "No necklaces" leaves out necklaces, and not all jewelry.
  const meant = name === "excluded" && kindsOfNarrowName(word) !== null ? null : meaningOf(word, meanings);
  const isPlain = entries === undefined && readIds === undefined;
  if (meant === null && isPlain) return { ...brief, [name]: inPlaceOf(brief[name], old, [word]) };
  if (meant !== null && (isPlain || entries === meant.kind)) return { ...brief, [name]: inPlaceOf(brief[name], old, meant.ids) };
  const without = { ...brief, [name]: brief[name].filter(({ value }) => value !== old) };
  return meant === null ? withWord(without, word) : withMeaning(without, meant);
}

interface Meaning {
  kind: PhraseKind;
  ids: string[];
}

function withWord(brief: Brief, word: string): Brief {
  return { ...brief, otherWords: [...new Set([...brief.otherWords, word])].slice(-PARTS.otherWords.most) };
}

/** Adds what is meant to the part for it. */
function withMeaning(brief: Brief, { kind, ids }: Meaning): Brief {
  const list = MANIES.find(([, { entries }]) => entries === kind);
  if (list === undefined) return brief;
  const [name, { most }] = list;
  return { ...brief, [name]: inPlaceOf(brief[name], null, ids).slice(-most) };
}

/** Returns the parts with these values in place of one, or after all of them, without duplicates. */
function inPlaceOf(parts: readonly Understood<string>[], old: string | null, values: readonly string[]): Understood<string>[] {
  const chosen = values.map((value): Understood<string> => ({ value, source: "form", words: "" }));
  const others = parts.filter(({ value }) => value === old || !values.includes(value));
  return old === null ? [...others, ...chosen] : others.flatMap((part) => (part.value === old ? chosen : [part]));
}

function meaningOf(words: string, meanings: readonly PhraseKind[]): Meaning | null {
  const matches = matchPhrases(words);
  for (const meaning of meanings) {
    const ids = [...new Set(matches.filter((match) => match.kind === meaning && match.from === "synonym").map(({ id }) => id))];
    if (ids.length > 0) return { kind: meaning, ids };
  }
  return null;
}
