/** Cache tag of pages that show testimonials; the triggers of migration 0070 notify it. */
export const TESTIMONIALS_TAG = "testimonials";
