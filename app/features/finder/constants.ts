export const LEANS = ["cheaper", "more-personal", "more-practical", "faster"] as const;

/** What a text may ask that the page answers. */
export const QUESTIONS = ["delivery"] as const;

/** The longest text that is read, in characters. */
export const MAX_TEXT_LENGTH = 10_000;
export const DEFAULT_GIFTS = 12;
export const MAX_GIFTS = 48;

/** The place on the scale from the best fit (0) to the unexpected (100) that "more surprising" asks for. */
export const SURPRISING = 60;
