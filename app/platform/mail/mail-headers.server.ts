import type { SendMailOptions } from "nodemailer";
import { withoutControls } from "../text.ts";
import { htmlOf, logoAddressOf } from "./html-mail.ts";
import type { Mail, MailAddress, MailFrame, MailSender } from "./mail.ts";

/** nodemailer takes an object as one address; it would parse a string as a list of addresses. Without control characters nobody can end a header or begin another. */
function toHeaderAddress({ name, address }: MailAddress): MailAddress {
  return { name: withoutControls(name), address: withoutControls(address) };
}

/** Returns the HTML beside the text, and the logo that it shows. Nothing of it is fetched from anywhere. */
function htmlPartOf(mail: Mail, frame: MailFrame): SendMailOptions {
  const { logo } = frame;
  const html = htmlOf(mail, frame);
  if (logo === null) return { html };
  const cid = logoAddressOf(logo);
  return { html, attachments: [{ filename: "logo.png", content: logo.png, contentType: "image/png", contentDisposition: "inline", cid }] };
}

/** Returns a mail as nodemailer's options, with only sanitized values in its headers. */
export function composeMail(from: MailSender, mail: Mail): SendMailOptions {
  const { fromName, fromAddress, to, subject, text, replyTo, frame } = mail;
  return {
    from: typeof from === "string" ? from : toHeaderAddress({ name: fromName ?? from.name, address: fromAddress ?? from.address }),
    to: toHeaderAddress({ name: "", address: to }),
    subject: withoutControls(subject),
    text,
    ...(frame ? htmlPartOf(mail, frame) : {}),
    ...(replyTo ? { replyTo: toHeaderAddress(replyTo) } : {}),
    // A text that looks like a path or URL of a file stays text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
