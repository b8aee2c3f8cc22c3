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

interface MailPart {
  type: string;
  bytes: Buffer;
  text: string;
}

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body.replaceAll("=\r\n", "").replace(/=([0-9A-F]{2})/g, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    "latin1",
  );

/** Returns the parts of a mail as it is sent (RFC 2045), those that hold others left out. */
export function partsOf(raw: string): MailPart[] {
  return raw.split(/(?:^|\r\n)--[^\r\n]+\r\n/).flatMap((part) => {
    const [headers = "", ...body] = part.split("\r\n\r\n");
    const type = /^Content-Type: ([^;\r\n]+)/im.exec(headers)?.[1];
    if (type === undefined || type.startsWith("multipart/")) return [];
    const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(headers)?.[1];
    const encoded = body.join("\r\n\r\n");
    const bytes =
      encoding === "base64"
        ? Buffer.from(encoded, "base64")
        : encoding === "quoted-printable"
          ? fromQuotedPrintable(encoded)
          : Buffer.from(encoded);
    return [{ type, bytes, text: bytes.toString("utf8") }];
  });
}
