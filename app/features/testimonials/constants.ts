export const TESTIMONIAL_LIMITS = { quote: 400, author: 100 } as const;
/** Maximum number of testimonials; readers would not page through more. */
export const MAX_TESTIMONIALS = 12;
export const TESTIMONIAL_SORT_ORDER = 100;
/** Hours in which a deleted testimonial can be restored; older ones are removed with the next deletion. */
export const TESTIMONIAL_UNDO_HOURS = 1;

export const TESTIMONIAL_TEXTS = {
  full: `There are already ${MAX_TESTIMONIALS} testimonials. Please delete one first.`,
  stale: "Someone else changed this testimonial in the meantime. Their version is below yours.",
  gone: "Someone else deleted this testimonial in the meantime.",
  goneMeanwhile: "Someone else deleted this testimonial in the meantime. Save to add it again with what’s in the form.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  added: "Testimonial added.",
  saved: "Testimonial saved.",
  denied: { title: "Permission denied", description: "You need admin privileges to manage testimonials." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  goneForGood: "This testimonial can no longer be restored.",
} as const;

/** Cache tag of pages that show testimonials; the triggers of migration 0070 notify it. */
export const TESTIMONIALS_TAG = "testimonials";
