import type { SendMailOptions } from "nodemailer";
import { withoutControls } from "../text.ts";
import type { Mail, MailAddress, MailSender } from "./mail.ts";

/** nodemailer takes an object as one address; it would parse a string as a list of addresses. Without control characters nobody can end a header or begin another. */
function toHeaderAddress({ name, address }: MailAddress): MailAddress {
  return { name: withoutControls(name), address: withoutControls(address) };
}

/** Returns a mail as nodemailer's options, with only sanitized values in its headers. */
export function composeMail(from: MailSender, { fromName, fromAddress, to, subject, text, replyTo }: Mail): SendMailOptions {
  return {
    from: typeof from === "string" ? from : toHeaderAddress({ name: fromName ?? from.name, address: fromAddress ?? from.address }),
    to: toHeaderAddress({ name: "", address: to }),
    subject: withoutControls(subject),
    text,
    ...(replyTo ? { replyTo: toHeaderAddress(replyTo) } : {}),
    // A text that looks like a path or URL of a file stays text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
