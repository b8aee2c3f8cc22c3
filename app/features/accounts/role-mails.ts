import type { Mail, MailButton } from "#app/platform/mail/mail.ts";
import { writeLetter } from "./mails.ts";
import { ROLE_TEXTS, withArticle } from "./role-texts.ts";
import type { Role } from "./types.ts";

interface RoleMail {
  siteName: string;
  siteUrl: string;
  to: string;
}

/** What became of somebody's role, or of their request for one. */
export type RoleEvent = "refused" | { before: Role | null; after: Role | null };

/** Written to everybody who may decide when somebody asks for access. Who asks chooses their name, so no subject has it. */
export function accessRequestedMail(mail: RoleMail & { name: string; email: string }): Mail {
  const link = `${mail.siteUrl}/admin/people`;
  return {
    fromName: mail.siteName,
    to: mail.to,
    subject: `${mail.siteName}: someone is asking for admin access`,
    text: writeLetter(mail.siteName, [
      `${mail.name} (${mail.email}) would like to help with the shop. You can approve or decline the request here:`,
      link,
    ]),
    button: { label: "Review the request", link },
  };
}

function describeEvent({ siteUrl }: RoleMail, event: RoleEvent): { subject: string; text: string[]; button?: MailButton } {
  if (event === "refused")
    return {
      subject: "your request for access",
      text: ["Your request for access to the admin area wasn't approved. Nothing about your account has changed."],
    };
  const { before, after } = event;
  if (after === null)
    return {
      subject: `you're no longer ${before === null ? "on the team" : withArticle(before)}`,
      text: ["Your access to the admin area has ended. Your account, your lists, and your saved gifts are all still there."],
    };
  const opening =
    before === null
      ? "You can now open the admin area:"
      : `Your role has changed from ${ROLE_TEXTS[before].name.toLowerCase()} to ${ROLE_TEXTS[after].name.toLowerCase()}. The admin area shows you what you can do now:`;
  const link = `${siteUrl}/admin`;
  return { subject: `you're now ${withArticle(after)}`, text: [opening, link], button: { label: "Open the admin area", link } };
}

/** Written to the person whose role it is. */
export function roleMail(mail: RoleMail, event: RoleEvent): Mail {
  const { subject, text, ...rest } = describeEvent(mail, event);
  return { fromName: mail.siteName, to: mail.to, subject: `${mail.siteName}: ${subject}`, text: writeLetter(mail.siteName, text), ...rest };
}

/** Written to somebody who is invited. Who invites chooses their name, so no subject has it. */
export function invitationMail(mail: RoleMail & { inviter: string; role: Role; link: string; days: number }): Mail {
  const { to, siteName, inviter, role, link, days } = mail;
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: you're invited to help`,
    text: writeLetter(siteName, [
      `${inviter} has invited you to help with the shop as ${withArticle(role)}. ${ROLE_TEXTS[role].may} To accept, open this link and sign in with this email address, or create an account with it:`,
      link,
      `The link works once, for ${days === 1 ? "a day" : `${days} days`}. If you weren't expecting this, you can ignore this email.`,
    ]),
    button: { label: "Accept the invitation", link },
  };
}
