import { keepContactMessage, noteMailedMessage } from "#app/features/inbox/messages.commands.server.ts";
import { findMailFrame } from "#app/features/look/mail-frame.server.ts";
import type { DeliverMail } from "#app/platform/mail/mail.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { consumeByAddress, createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import type { ContactFields } from "./contact-fields.ts";

const limit = createRateLimit({ name: "contact", points: 5, durationSeconds: 3600 });

export type ContactSending = { ok: true } | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

interface ContactRoute {
  siteName: string;
  /** The address that messages are sent to. */
  contactEmail: string;
  /** The sender's network address, which may send five messages an hour. */
  clientAddress: string | null;
}

/**
 * Puts a message into the inbox and mails it to the site's own address; a reply goes to its sender. A message that cannot be mailed is in the
 * inbox all the same (G2).
 */
export async function sendContactMessage(
  { name, email, message }: ContactFields,
  { siteName, contactEmail, clientAddress }: ContactRoute,
  deliver?: DeliverMail,
): Promise<ContactSending> {
  const use = await consumeByAddress(limit, clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const id = await keepContactMessage({ name, email, message });
  const sent = await sendMail(
    {
      fromName: siteName,
      fromAddress: contactEmail,
      to: contactEmail,
      subject: `${siteName}: a message from ${name}`,
      text: `${name} <${email}> sent this message through the contact form:\n\n${message}\n`,
      replyTo: { name, address: email },
      frame: await findMailFrame(),
    },
    deliver,
  );
  if (sent.ok) await noteMailedMessage(id);
  return { ok: true };
}
