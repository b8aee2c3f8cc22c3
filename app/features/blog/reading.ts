import { READING_TIME, WORDS_PER_MINUTE } from "./constants.ts";

/** Returns the minutes that a text takes to read: its words / 200, rounded up, from 1 to 60. */
export function readingMinutes(text: string): number {
  return Math.min(READING_TIME.max, Math.max(READING_TIME.min, Math.ceil(countWords(text) / WORDS_PER_MINUTE)));
}

/** Returns the number of words of a text. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
