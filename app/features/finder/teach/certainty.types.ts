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
