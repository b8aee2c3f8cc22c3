import type { Brief, GiftReading, Understood, WeightsById } from "../../types.ts";
import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { bridgesFrom, isBorne } from "../bridges.ts";
import { type RankingConstants, RANKING } from "../constants.ts";
import { beliefInWords, beliefOfReader, restsOnWords } from "../plausibility.ts";
import { hasInText } from "../../read/gift-words.ts";
import { isOfWiderOnly } from "../named-likings.ts";
import { phraseOf, stemsOf } from "../../lexicon/words.ts";

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

/** Factor for what was assumed, which counts less than what was stated. */
const ASSUMED = 0.92;
const WORD_FITS = { name: 0.75, kind: 0.9, description: 0.2 } as const;
/** Fit of a word in a name that the lexicon does not know as a thing: "eyes" and "course" are seldom what is wished for. */
const PLAIN_WORD = 0.45;

/**
 * Returns how well a gift fits the brief's interests, best first. Where nobody has said what the gift is for, `learnt` holds what the learnt reader
 * makes of its name; null where that is not asked.
 */
export function fitInterests(
  reading: GiftReading,
  interests: readonly Understood<string>[],
  constants: Fitting = RANKING,
  learnt: WeightsById | null = null,
): TopicFit[] {
  const isStated = interests.some(({ source }) => source !== "assumed");
  const weightOf = (id: string) => believedWeight(reading, id, constants, learnt);
  const fits = interests.map(({ value: id, source }): TopicFit => {
    let best: TopicFit = { id, fit: weightOf(id), through: null };
    for (const [near, share] of nearOf(id, constants)) {
      const fit = share * weightOf(near);
      if (fit > best.fit && isBorne(id, near, reading)) best = { id, fit, through: near };
    }
    if (best.through === null && best.fit > 0 && isOfWiderOnly(reading, id))
      best = { ...best, through: lexicon().interestById.get(id)?.broader?.[0] ?? id };
    return source === "assumed" ? { ...best, fit: best.fit * (isStated ? constants.assumedBeside : ASSUMED) } : best;
  });
  return fits.filter(({ fit }) => fit > 0).toSorted((one, other) => other.fit - one.fit);
}

/** Returns how far a gift is for an interest: what it was read to be for, so far as that is believed. */
function believedWeight(reading: GiftReading, id: string, { disbelief, learntShare }: Belief, learnt: WeightsById | null): number {
  const read = reading.interests.get(id) ?? 0;
  if (learnt === null) return read === 0 ? 0 : read * beliefInWords(reading, id);
  return Math.max(read * beliefOf(reading, id, disbelief, learnt), learntShare * (learnt.get(id) ?? 0) * beliefInWords(reading, id));
}

/** Returns how far a gift's words are believed to speak for an interest, 0 to 1. */
export function beliefOf(reading: GiftReading, id: string, disbelief: number, learnt: WeightsById | null): number {
  if (!restsOnWords(reading)) return 1;
  return beliefInWords(reading, id) * (learnt === null ? 1 : beliefOfReader(learnt, id, disbelief));
}

type Bridges = Pick<RankingConstants, "firstBridge" | "otherBridge">;
type Belief = Pick<RankingConstants, "disbelief" | "learntShare">;
type Fitting = Bridges & Belief & Pick<RankingConstants, "assumedBeside">;

/** Returns the interests near one, with the weights of gifts for them. */
function nearOf(id: string, { firstBridge, otherBridge }: Bridges): [id: string, share: number][] {
  return bridgesFrom(id).map((near, place) => [near, place === 0 ? firstBridge : otherBridge]);
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
  phrase: string;
  concepts: string[];
}

/** Returns the brief's words for things with the phrases that gifts are searched for, for `fitWords`. */
export function wantedWords({ otherWords }: Pick<Brief, "otherWords">): WantedWord[] {
  return otherWords.map((word) => {
    const matches = matchPhrases(word);
    return {
      word,
      isThing: matches.some(({ kind, from }) => kind === "concept" || from === "product"),
      phrase: phraseOf(stemsOf(word)),
      concepts: matches.flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])),
    };
  });
}

/** True for a brief that says what the person likes or needs, or what is wished for; what follows from a job is a guess. */
export function namesTopic(brief: Pick<Brief, "interests" | "situations" | "otherWords">): boolean {
  return (
    [...brief.interests, ...brief.situations].some(({ source }) => source !== "assumed") ||
    wantedWords(brief).some(({ isThing }) => isThing)
  );
}

/** True for a brief whose likings are sure enough to leave out what is for none of them: an odd word may have been misread. */
export function asksForTopic(brief: Pick<Brief, "interests" | "otherWords">): boolean {
  return brief.interests.some(({ source }) => source !== "assumed") || wantedWords(brief).some(({ concepts }) => concepts.length > 0);
}

/** Returns how well a gift matches the things that a brief names, best first. */
export function fitWords(reading: GiftReading, words: readonly WantedWord[]): WordFit[] {
  if (words.length === 0) return [];
  const fits = words.flatMap(({ word, isThing, phrase, concepts: ids }): WordFit[] => {
    if (hasInText(reading, "name", phrase)) return [{ word, fit: isThing ? WORD_FITS.name : PLAIN_WORD, place: "name" }];
    const kind = Math.max(0, ...ids.map((id) => reading.concepts.get(id) ?? 0));
    if (kind >= 0.5) return [{ word, fit: WORD_FITS.kind * kind, place: "kind" }];
    return hasInText(reading, "description", phrase) ? [{ word, fit: WORD_FITS.description, place: "description" }] : [];
  });
  return fits.toSorted((one, other) => other.fit - one.fit);
}

/** Combines several fits to one, 0 to 1: the best counts, and every further one adds to it. */
export function joinFits(
  fits: readonly { fit: number }[],
  { alone, another }: Pick<RankingConstants, "alone" | "another"> = RANKING,
): number {
  const [best, ...others] = fits;
  if (best === undefined) return 0;
  return others.reduce((sum, { fit }) => sum + (1 - sum) * another * fit, alone * best.fit);
}
