import type { Mail } from "#app/platform/mail/mail.ts";
import { writeLetter } from "./mails.ts";

interface RoleMail {
  siteName: string;
  siteUrl: string;
  to: string;
}

/** What became of somebody's right to the admin area. */
export type RoleEvent = "granted" | "refused" | "revoked";

/** Written to each admin when somebody asks for access. Who asks chooses their name, so no subject has it. */
export function accessRequestedMail(mail: RoleMail & { name: string; email: string }): Mail {
  return {
    fromName: mail.siteName,
    to: mail.to,
    subject: `${mail.siteName}: somebody asks for access to the admin area`,
    text: writeLetter(mail.siteName, [
      `${mail.name} (${mail.email}) would like to help with the shop. You can say yes or no here:`,
      `${mail.siteUrl}/admin/access-requests`,
    ]),
  };
}

const EVENTS: Record<RoleEvent, { subject: string; text: (mail: RoleMail) => string[] }> = {
  granted: {
    subject: "you are an admin now",
    text: ({ siteUrl }) => ["you can open the admin area from now on:", `${siteUrl}/admin`],
  },
  refused: {
    subject: "your request for access",
    text: () => ["your request for access to the admin area was not approved. Your account stays as it is."],
  },
  revoked: {
    subject: "you are no longer an admin",
    text: () => ["your access to the admin area has ended. Your account, your lists and your saved gifts stay as they are."],
  },
};

/** Written to the person whose right it is. */
export function roleMail(mail: RoleMail, event: RoleEvent): Mail {
  const { subject, text } = EVENTS[event];
  return {
    fromName: mail.siteName,
    to: mail.to,
    subject: `${mail.siteName}: ${subject}`,
    text: writeLetter(mail.siteName, text(mail)),
  };
}
