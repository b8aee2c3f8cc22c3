import { cutText } from "#app/platform/text.ts";
import { tokensOf } from "./tokens.ts";

/** Finds words in a text, whatever their case and signs: as they are written there, or an empty text. */
export type Quoter = (words: string) => string;

/** Returns the quoter of a text. */
export function quoterOf(text: string): Quoter {
  const tokens = tokensOf(text);
  return (words) => {
    const sought = tokensOf(words.slice(0, 200)).map(({ word }) => word);
    if (sought.length === 0) return "";
    const at = tokens.findIndex((_token, start) => sought.every((word, offset) => tokens[start + offset]?.word === word));
    if (at === -1) return "";
    return cutText(text.slice(tokens[at]?.start, tokens[at + sought.length - 1]?.end), 120);
  };
}
