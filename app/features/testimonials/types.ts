/** A shopper's words about the shop, as the home page shows them. */
export interface Testimonial {
  id: string;
  quote: string;
  /** Description of the shopper: "A brother, before a housewarming". */
  author: string;
  /** True for a quote that we wrote; it is shown with a label. */
  isExample: boolean;
}

/** A testimonial as the admin area shows it. */
export interface EditableTestimonial extends Testimonial {
  isShown: boolean;
  sortOrder: number;
  /** Version number, raised with every change, by which a stale form is detected. */
  version: number;
}
