import type { PhraseKind } from "../../lexicon/matcher.ts";
import { spanOf, type Span } from "../plain-text.ts";

/** What a part of the sentence is for. It is decided by what stands around it, before any word is matched. */
export interface SentenceRole extends Span {
  role: string;
  /** The kinds of entries that words in this part do not name, whatever they would mean elsewhere. */
  hides: readonly PhraseKind[];
  /** True where numbers in this part are no money. */
  isCounted: boolean;
}

/** Reads one role in a plain text (see `plainText`). */
export type ReadRole = (text: string) => SentenceRole[];

/** Returns a reader of one role: all that these patterns match, or their first group where they have one. Patterns have the flags "dg". */
export function roleReader(role: string, hides: readonly PhraseKind[], patterns: readonly RegExp[], isCounted = false): ReadRole {
  return (text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match): SentenceRole => ({ role, ...spanOf(match), hides, isCounted })));
}
