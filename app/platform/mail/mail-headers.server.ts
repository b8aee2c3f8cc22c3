import type { SendMailOptions } from "nodemailer";
import type { Mail, MailAddress } from "./mail.ts";

/** Returns one line without control characters, so that user input can neither end a header nor begin another. */
function toHeaderLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** nodemailer takes an object as one address; it would parse a string as a list of addresses. */
function toHeaderAddress({ name, address }: MailAddress): MailAddress {
  return { name: toHeaderLine(name), address: toHeaderLine(address) };
}

/** Returns a mail as nodemailer's options, with only sanitized values in its headers. */
export function composeMail(from: string, { to, subject, text, replyTo }: Mail): SendMailOptions {
  return {
    from,
    to: toHeaderAddress({ name: "", address: to }),
    subject: toHeaderLine(subject),
    text,
    ...(replyTo ? { replyTo: toHeaderAddress(replyTo) } : {}),
    // A text that looks like a path or URL of a file stays text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
