import type { SendMailOptions } from "nodemailer";
import type { Mail, MailAddress } from "./mail.ts";

/** One line without control characters: what somebody typed can neither end a header nor begin another. */
function toHeaderLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** As an object an address is taken whole; as a string it would be read as a list of addresses. */
function toHeaderAddress({ name, address }: MailAddress): MailAddress {
  return { name: toHeaderLine(name), address: toHeaderLine(address) };
}

/** A mail in nodemailer's words, with nothing in its headers but what belongs there. */
export function composeMail(from: string, { to, subject, text, replyTo }: Mail): SendMailOptions {
  return {
    from,
    to: toHeaderAddress({ name: "", address: to }),
    subject: toHeaderLine(subject),
    text,
    ...(replyTo ? { replyTo: toHeaderAddress(replyTo) } : {}),
    // A text that looks like a path or an address of a file stays a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
