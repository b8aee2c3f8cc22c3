import { z } from "zod";
import { CONTACT_LIMITS, type ContactErrors, type ContactFields, HONEYPOT_FIELD } from "./contact-fields.ts";

const tooLong = (limit: number) => `Please use at most ${limit.toLocaleString("en-US")} characters.`;

/** Returns the text as a single line: control characters and line breaks become spaces. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/**
 * Returns the text with line breaks of one character, as browsers count them, though they send two. Other control characters are removed.
 */
function toLetter(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

const contactSchema = z.object({
  name: z
    .string()
    .transform(toLine)
    .pipe(z.string().min(1, "Please tell us your name.").max(CONTACT_LIMITS.name, tooLong(CONTACT_LIMITS.name))),
  email: z
    .string()
    .trim()
    .min(1, "Please enter your email address, so that we can answer.")
    .max(CONTACT_LIMITS.email, tooLong(CONTACT_LIMITS.email))
    .pipe(z.email("Please enter an email address such as name@example.com.")),
  message: z
    .string()
    .transform(toLetter)
    .pipe(z.string().min(1, "Please write your message.").max(CONTACT_LIMITS.message, tooLong(CONTACT_LIMITS.message))),
});

export type ContactReading =
  | { ok: true; message: ContactFields; isTrapped: boolean }
  | { ok: false; reason: "invalid"; typed: ContactFields; errors: ContactErrors };

/**
 * Reads the contact form: returns a clean message, or the typed values with the error of each field. `isTrapped` is true where a bot filled
 * it in.
 */
export function readContactForm(form: URLSearchParams): ContactReading {
  const typed: ContactFields = { name: form.get("name") ?? "", email: form.get("email") ?? "", message: form.get("message") ?? "" };
  const parsed = contactSchema.safeParse(typed);
  if (parsed.success) return { ok: true, message: parsed.data, isTrapped: (form.get(HONEYPOT_FIELD) ?? "") !== "" };
  const { fieldErrors } = z.flattenError(parsed.error);
  const errors: ContactErrors = { name: fieldErrors.name?.[0], email: fieldErrors.email?.[0], message: fieldErrors.message?.[0] };
  return { ok: false, reason: "invalid", typed, errors };
}
