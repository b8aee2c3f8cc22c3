import type { Brief } from "../../types.ts";
import type { Topics } from "../diversify/balance.ts";
import type { ScoreParts } from "../score.ts";

/** Weight of assumed interests, and of words that the lexicon does not know as a liking, relative to stated likings. */
const LESS_SURE = 0.5;
/** A single topic needs no balance. */
const SEVERAL = 2;

const ofSituation = (id: string) => `situation ${id}`;
const ofWord = (word: string) => `word ${word}`;

/** Returns the topics that a brief's results are balanced over: likings, situations where it names none, and things wished for. Empty where there is one at most. */
export function topicsOf({ interests, situations, otherWords }: Brief): Topics<{ parts: ScoreParts }> {
  const weights = new Map([
    ...otherWords.map((word): [string, number] => [ofWord(word), LESS_SURE]),
    ...(interests.length > 0 ? [] : situations).map(({ value }): [string, number] => [ofSituation(value), 1]),
    ...interests.map(({ value, source }): [string, number] => [value, source === "assumed" ? LESS_SURE : 1]),
  ]);
  if (weights.size < SEVERAL) return { weights: new Map(), fitsOf: () => new Map() };
  return {
    weights,
    fitsOf: ({ parts }) =>
      new Map([
        ...parts.words.map(({ word, fit }): [string, number] => [ofWord(word), fit]),
        ...parts.situations.map(({ id, fit }): [string, number] => [ofSituation(id), fit]),
        ...parts.interests.map(({ id, fit }): [string, number] => [id, fit]),
      ]),
  };
}
