import type { Brief, GiftReading, Understood } from "../../types.ts";
import { matchPhrases } from "../../lexicon/lexicon.ts";
import { bridgesFrom } from "../bridges.ts";
import { hasInText } from "../../read/gift-words.ts";
import { stemsOf } from "../../lexicon/words.ts";

/** The fit of a gift to one part of a brief, 0 to 1. `through` is the near interest, or the want of a situation, that gives it the fit, or null. */
export interface TopicFit {
  id: string;
  fit: number;
  through: string | null;
}

/** The match of a gift with one word of a brief; `place` says where the word was found. */
export interface WordFit {
  word: string;
  fit: number;
  place: "name" | "kind" | "description";
}

/** Weights of a gift for the nearest other interest and for further ones, relative to one for the interest itself. */
const FIRST_BRIDGE = 0.7;
const OTHER_BRIDGE = 0.6;
/** Factor for what was assumed, which counts less than what was stated. */
const ASSUMED = 0.92;
const WORD_FITS = { name: 0.75, kind: 0.9, description: 0.2 } as const;
/** Fit of a word in a name that the lexicon does not know as a thing: "eyes" and "course" are seldom what is wished for. */
const PLAIN_WORD = 0.45;

/** Returns how well a gift fits the brief's interests, best first. */
export function fitInterests(reading: GiftReading, interests: readonly Understood<string>[]): TopicFit[] {
  const fits = interests.map(({ value: id, source }): TopicFit => {
    const own = reading.interests.get(id) ?? 0;
    let best: TopicFit = { id, fit: own, through: null };
    for (const [near, share] of nearOf(id)) {
      const fit = share * (reading.interests.get(near) ?? 0);
      if (fit > best.fit) best = { id, fit, through: near };
    }
    return source === "assumed" ? { ...best, fit: best.fit * ASSUMED } : best;
  });
  return fits.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
}

/** Returns the interests near one, with the weights of gifts for them. */
function nearOf(id: string): [id: string, share: number][] {
  return bridgesFrom(id).map((near, place) => [near, place === 0 ? FIRST_BRIDGE : OTHER_BRIDGE]);
}

/** Returns how well a gift fits the brief's personality, style and values, best first. */
export function fitTraits(reading: GiftReading, traits: readonly Understood<string>[]): TopicFit[] {
  const fits = traits.map(({ value: id }): TopicFit => ({ id, fit: reading.traits.get(id) ?? 0, through: null }));
  return fits.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
}

interface WantedWord {
  word: string;
  /** True for a word by which the lexicon knows things. */
  isThing: boolean;
  roots: string[];
  concepts: string[];
}

/** Returns the brief's words for things with their stems, for `fitWords`. */
export function wantedWords({ otherWords }: Pick<Brief, "otherWords">): WantedWord[] {
  return otherWords.map((word) => {
    const matches = matchPhrases(word);
    return {
      word,
      isThing: matches.some(({ kind, from }) => kind === "concept" || from === "product"),
      roots: stemsOf(word),
      concepts: matches.flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])),
    };
  });
}

/** Returns how well a gift matches the things that a brief names, best first. */
export function fitWords(reading: GiftReading, words: readonly WantedWord[]): WordFit[] {
  if (words.length === 0) return [];
  const fits = words.flatMap(({ word, isThing, roots, concepts: ids }): WordFit[] => {
    if (hasInText(reading, "name", roots)) return [{ word, fit: isThing ? WORD_FITS.name : PLAIN_WORD, place: "name" }];
    const kind = Math.max(0, ...ids.map((id) => reading.concepts.get(id) ?? 0));
    if (kind >= 0.5) return [{ word, fit: WORD_FITS.kind * kind, place: "kind" }];
    return hasInText(reading, "description", roots) ? [{ word, fit: WORD_FITS.description, place: "description" }] : [];
  });
  return fits.toSorted((one, other) => other.fit - one.fit);
}

/** Value of a single perfect fit, and the share of the remaining gap that each further fit closes. */
const ALONE = 0.8;
const ANOTHER = 0.65;

/** Combines several fits to one, 0 to 1: the best counts, and every further one adds to it. */
export function joinFits(fits: readonly { fit: number }[]): number {
  const [best, ...others] = fits;
  if (best === undefined) return 0;
  return others.reduce((sum, { fit }) => sum + (1 - sum) * ANOTHER * fit, ALONE * best.fit);
}
