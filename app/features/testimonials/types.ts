/** What somebody says of the shop, as the home page shows it. */
export interface Testimonial {
  id: string;
  quote: string;
  /** Who says it, in a few words: "A brother, before a housewarming". */
  author: string;
  /** Written by us: shown with a label. */
  isExample: boolean;
}

/** One as its editor sees it. */
export interface EditableTestimonial extends Testimonial {
  isShown: boolean;
  sortOrder: number;
  /** Counts its changes, so that a stale form is noticed. */
  version: number;
}
