export const TESTIMONIAL_LIMITS = { quote: 400, author: 100 } as const;
/** As many as a reader would turn over. */
export const MAX_TESTIMONIALS = 12;
export const DEFAULT_SORT_ORDER = 100;
/** How long a deleted one can be brought back; what is older goes with the next deletion. */
export const UNDO_HOURS = 1;

export const TESTIMONIAL_TEXTS = {
  full: `There are ${MAX_TESTIMONIALS} testimonials already. Please delete one first.`,
  stale: "Somebody else has changed this testimonial meanwhile. What they saved is shown below your text; save again to replace it.",
  gone: "Somebody else has deleted this testimonial meanwhile.",
  goneForGood: "This testimonial can no longer be brought back.",
} as const;
