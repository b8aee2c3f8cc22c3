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

/** Response to saving a testimonial. */
export type TestimonialAnswer =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: Partial<Record<string, string>> }
  | { ok: false; reason: "full" }
  | { ok: false; reason: "gone" }
  /** Another user has changed it first (`savedBy` is null where the log does not say who); `testimonial` is its current state. */
  | { ok: false; reason: "stale"; testimonial: EditableTestimonial; savedBy: string | null };
