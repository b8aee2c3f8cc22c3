import { READING_TIME, WORDS_PER_MINUTE } from "./constants.ts";

/** Returns the minutes that a text takes to read: its words / 200, rounded up, from 1 to 60. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.min(READING_TIME.max, Math.max(READING_TIME.min, Math.ceil(words / WORDS_PER_MINUTE)));
}
