/** How sure the shop is of its gifts: numbers of gifts. */
export interface Certainty {
  /** The gifts that people have said something of. */
  taught: number;
  gifts: number;
  /** Those of which the shop knows for sure somebody, an occasion, an interest that they suit. */
  recipient: number;
  occasion: number;
  interest: number;
}

/** What the shop has been taught, and what it has learned of that. */
export interface TeachState {
  gifts: number;
  /** The gifts of which people, files or language models have said something. */
  labeled: number;
  /** Of how many gifts it has learned and when, and by what share its error fell on those that were held back; null before the first time. */
  learned: { gifts: number; at: Date; gain: number } | null;
  /** How sure it was, the oldest first; the last is how sure it is now. */
  certainty: readonly Certainty[];
}
