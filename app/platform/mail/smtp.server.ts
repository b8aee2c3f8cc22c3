import nodemailer from "nodemailer";
import type { DeliverMail, MailSender } from "./mail.ts";
import { composeMail } from "./mail-headers.server.ts";

const TIMEOUT_MS = 8000;

/** Delivers through an SMTP server (`smtp://` or `smtps://`, credentials in the address). No step waits longer than `timeoutMs`. */
export function createSmtpDelivery(smtpUrl: string, from: MailSender, timeoutMs = TIMEOUT_MS): DeliverMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return async (mail) => {
    await transport.sendMail(composeMail(from, mail));
  };
}
