import { deliverQueuedMails } from "#app/platform/mail/mail-queue.server.ts";
import type { Mail } from "#app/platform/mail/mail.ts";

/** Takes every mail that waits to be sent from the test database, oldest first. */
export async function takeMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await deliverQueuedMails({
    async send(mail) {
      mails.push(mail);
      return { ok: true };
    },
  });
  return mails;
}

/** Returns the path and query of the link in a mail, without the site's origin. */
export function linkIn(mail: Mail | undefined): string {
  const link = /http\S+/.exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error("There is no link in the mail");
  const { pathname, search } = new URL(link);
  return pathname + search;
}
