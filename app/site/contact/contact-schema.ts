import { z } from "zod";
import { filledLine, filledParagraphs } from "#app/platform/text-fields.ts";
import { atMost } from "#app/platform/text.ts";
import { CONTACT_LIMITS, type ContactErrors, type ContactFields, HONEYPOT_FIELD } from "./contact-fields.ts";

const contactSchema = z.object({
  name: filledLine(CONTACT_LIMITS.name, "Please tell us your name."),
  email: z
    .string()
    .trim()
    .min(1, "Please enter your email address so we can reply.")
    .max(CONTACT_LIMITS.email, atMost(CONTACT_LIMITS.email))
    .pipe(z.email("Please enter an email address such as name@example.com.")),
  message: filledParagraphs(CONTACT_LIMITS.message, "Please write your message."),
});

export type ContactReading =
  | { ok: true; message: ContactFields; isTrapped: boolean }
  | { ok: false; reason: "invalid"; typed: ContactFields; errors: ContactErrors };

/**
 * Reads the contact form: a clean message, or the typed values with the error of each field. `isTrapped` is true where a bot filled it in.
 */
export const contactForm = z.record(z.string(), z.string()).transform((fields): ContactReading => {
  const typed: ContactFields = { name: fields.name ?? "", email: fields.email ?? "", message: fields.message ?? "" };
  const parsed = contactSchema.safeParse(typed);
  if (parsed.success) return { ok: true, message: parsed.data, isTrapped: (fields[HONEYPOT_FIELD] ?? "") !== "" };
  const { fieldErrors } = z.flattenError(parsed.error);
  const errors: ContactErrors = { name: fieldErrors.name?.[0], email: fieldErrors.email?.[0], message: fieldErrors.message?.[0] };
  return { ok: false, reason: "invalid", typed, errors };
});
