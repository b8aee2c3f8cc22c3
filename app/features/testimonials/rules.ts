/** The page tag of the testimonials; migration 0070 notifies it. */
export const TESTIMONIALS_TAG = "testimonials";
