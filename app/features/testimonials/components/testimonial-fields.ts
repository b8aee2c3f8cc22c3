import { plainShape } from "#app/ui/saving/merge.ts";
import { TESTIMONIAL_SORT_ORDER } from "../constants.ts";
import type { EditableTestimonial } from "../types.ts";

/** Values of a testimonial's form. */
export interface TestimonialFormFields {
  quote: string;
  author: string;
  sortOrder: string;
  isExample: boolean;
  isShown: boolean;
}

export const TESTIMONIAL_SHAPE = plainShape<TestimonialFormFields & Record<string, unknown>, keyof TestimonialFormFields>([
  "quote",
  "author",
  "sortOrder",
  "isExample",
  "isShown",
]);

/** Labels of the fields outside of the form, such as where two users have changed the same testimonial. */
export const TESTIMONIAL_FIELD_NAMES: Record<keyof TestimonialFormFields, string> = {
  quote: "What was said",
  author: "Who said it",
  sortOrder: "Order",
  isExample: "Written by us",
  isShown: "Shown on the home page",
};

/** Returns the form's initial values; `testimonial` is null for a new one. */
export function toTestimonialFields(testimonial: EditableTestimonial | null): TestimonialFormFields & Record<string, unknown> {
  return {
    quote: testimonial?.quote ?? "",
    author: testimonial?.author ?? "",
    sortOrder: String(testimonial?.sortOrder ?? TESTIMONIAL_SORT_ORDER),
    isExample: testimonial?.isExample ?? false,
    isShown: testimonial?.isShown ?? true,
  };
}

/** Returns the fields as an HTML form sends them: unchecked boxes are missing. */
export function toFormFields({ quote, author, sortOrder, isExample, isShown }: TestimonialFormFields): Record<string, string> {
  return { quote, author, sortOrder, ...(isExample && { isExample: "on" }), ...(isShown && { isShown: "on" }) };
}

/** Returns the form that was stored in the browser or sent by an HTML form, or null where the value is not one. */
export function readTestimonialFields(value: unknown): (TestimonialFormFields & Record<string, unknown>) | null {
  if (typeof value !== "object" || value === null) return null;
  const { quote, author, sortOrder, isExample, isShown } = value as Record<string, unknown>;
  if (typeof quote !== "string" || typeof author !== "string" || typeof sortOrder !== "string") return null;
  const isOn = (given: unknown) => given === true || given === "on";
  return { quote, author, sortOrder, isExample: isOn(isExample), isShown: isOn(isShown) };
}

/** Returns a field's value as text. */
export function describeTestimonialField(form: TestimonialFormFields, field: keyof TestimonialFormFields): string {
  const value = form[field];
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
}
