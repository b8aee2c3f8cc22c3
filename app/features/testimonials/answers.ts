import {
  flag,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import type { EditableTestimonial } from "./types.ts";

const testimonial: Shape<EditableTestimonial> = object({
  id: text,
  quote: text,
  author: text,
  isExample: flag,
  isShown: flag,
  sortOrder: number,
  version: number,
});

/** The answer to saving a testimonial. */
export const testimonialAnswer = union(
  object({ ok: oneOf(true) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(optional(text)) }),
  object({ ok: oneOf(false), reason: oneOf("full") }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
  /** Another user has changed it first (`savedBy` is null where the log does not say who); `testimonial` is its current state. */
  object({ ok: oneOf(false), reason: oneOf("stale"), testimonial, savedBy: nullable(text) }),
);
export type TestimonialAnswer = ValueOf<typeof testimonialAnswer>;
