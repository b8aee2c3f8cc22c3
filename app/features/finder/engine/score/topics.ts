import type { Brief, GiftReading, Understood } from "../../types.ts";
import { type Lexicon, lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { holdsPhrase, rootsOf } from "../words.ts";

/** How far a gift meets one part of a brief, 0 to 1. `through` is the wider interest by which it does, or null. */
export interface TopicFit {
  id: string;
  fit: number;
  through: string | null;
}

/** How far a gift has what one word of a brief names: `place` says where it stands. */
export interface WordFit {
  word: string;
  fit: number;
  place: "name" | "kind" | "description";
}

/** What a gift for the first wider interest is worth beside one for the interest itself, and one for another wider interest. */
const FIRST_WIDER = 0.7;
const OTHER_WIDER = 0.5;
/** What is left of that one step further up: quilting is sewing, and people tag what is for sewing as needlework. */
const FURTHER = 0.85;
/** What was read into the brief counts less than what it says. */
const ASSUMED = 0.92;
const WORD_FITS = { name: 0.75, kind: 0.9, description: 0.2 } as const;
/** What a word is worth in a name that the lexicon knows as no thing: "eyes" and "course" are seldom what is wished for. */
const PLAIN_WORD = 0.45;

/** What of the brief's interests a gift is for, best first. */
export function fitInterests(reading: GiftReading, interests: readonly Understood<string>[]): TopicFit[] {
  const { interestById } = lexicon();
  const fits = interests.map(({ value: id, source }): TopicFit => {
    const own = reading.interests.get(id) ?? 0;
    let best: TopicFit = { id, fit: own, through: null };
    for (const [wider, share] of widerOf(interestById, id)) {
      const fit = share * (reading.interests.get(wider) ?? 0);
      if (fit > best.fit) best = { id, fit, through: wider };
    }
    return source === "assumed" ? { ...best, fit: best.fit * ASSUMED } : best;
  });
  return fits.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
}

/** The wider interests of one, with what a gift for them is worth beside one for the interest itself. */
function widerOf(interestById: Lexicon["interestById"], id: string): [id: string, share: number][] {
  const [first, ...others] = interestById.get(id)?.broader ?? [];
  if (first === undefined) return [];
  const further = interestById.get(first)?.broader?.slice(0, 1) ?? [];
  return [
    [first, FIRST_WIDER],
    ...further.map((wider): [string, number] => [wider, FIRST_WIDER * FURTHER]),
    ...others.map((wider): [string, number] => [wider, OTHER_WIDER]),
  ];
}

/** What of the brief's personality, style and values a gift has, best first. */
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

/** The brief's words that name things, ready to be looked for. */
export function wantedWords({ otherWords }: Pick<Brief, "otherWords">): WantedWord[] {
  return otherWords.map((word) => {
    const matches = matchPhrases(word);
    return {
      word,
      isThing: matches.some(({ kind, from }) => kind === "concept" || from === "product"),
      roots: rootsOf(word),
      concepts: matches.flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])),
    };
  });
}

/** What a gift has of the things that a brief names, best first. */
export function fitWords({ profile, concepts }: GiftReading, words: readonly WantedWord[]): WordFit[] {
  if (words.length === 0) return [];
  const fits = words.flatMap(({ word, isThing, roots, concepts: ids }): WordFit[] => {
    if (holdsPhrase(profile.name, roots)) return [{ word, fit: isThing ? WORD_FITS.name : PLAIN_WORD, place: "name" }];
    const kind = Math.max(0, ...ids.map((id) => concepts.get(id) ?? 0));
    if (kind >= 0.5) return [{ word, fit: WORD_FITS.kind * kind, place: "kind" }];
    return holdsPhrase(profile.description, roots) ? [{ word, fit: WORD_FITS.description, place: "description" }] : [];
  });
  return fits.toSorted((one, other) => other.fit - one.fit);
}

/** What a perfect fit is worth by itself, and how much of what is left open a further one closes. */
const ALONE = 0.8;
const ANOTHER = 0.65;

/** Several fits as one, 0 to 1: the best counts, and every further one adds to it. */
export function joinFits(fits: readonly { fit: number }[]): number {
  const [best, ...others] = fits;
  if (best === undefined) return 0;
  return others.reduce((sum, { fit }) => sum + (1 - sum) * ANOTHER * fit, ALONE * best.fit);
}
