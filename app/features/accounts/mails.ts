import type { Mail } from "#app/platform/mail/mail.ts";
import { LINK_MINUTES } from "./constants.ts";

interface LinkMail {
  siteName: string;
  to: string;
  link: string;
}

/** Formats paragraphs under a greeting, with the site's name as the closing. */
export function writeLetter(siteName: string, paragraphs: string[]): string {
  return `Hello,\n\n${paragraphs.join("\n\n")}\n\n${siteName}\n`;
}

const WORKS_ONCE = `The link works once, for ${LINK_MINUTES} minutes.`;

/** Written to the address of each sign-up. */
export function confirmationMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: please confirm your email address`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, created an account with this address. To confirm that it's yours, open this link:`,
      link,
      `${WORKS_ONCE} It also sets the password chosen at that sign-up, so open it only if you've just signed up. If it wasn't you, you can ignore this email. If you don't know the password, choose a new one with "Forgot your password?" on the sign-in page.`,
    ]),
    button: { label: "Confirm my address", link },
  };
}

/** Written to the address of an account that is not confirmed, when somebody without a session asks for the confirmation again. */
export function confirmAnewMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: please confirm your email address`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, asked for this email again. To confirm that this address is yours, open this link and choose a password for the account:`,
      link,
      `${WORKS_ONCE} If it wasn't you, you can ignore this email.`,
    ]),
    button: { label: "Confirm and choose a password", link },
  };
}

/** Written to the owner of an account whose email address is used in another sign-up. */
export function accountExistsMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: you already have an account`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, tried to create an account with this address, but it already has one: just sign in. If you've forgotten your password, choose a new one here:`,
      link,
      `${WORKS_ONCE} If it wasn't you, you can ignore this email; nothing has changed.`,
    ]),
    button: { label: "Choose a new password", link },
  };
}

/** Written to a user who has forgotten their password. */
export function resetMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: choose a new password`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, asked for a new password for this address. To choose one, open this link:`,
      link,
      `${WORKS_ONCE} If it wasn't you, you can ignore this email; your password stays the same.`,
    ]),
    button: { label: "Choose a new password", link },
  };
}

/** Written to the current email address of an account that is to move. */
export function approveChangeMail({ siteName, to, link, newEmail }: LinkMail & { newEmail: string }): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: please approve your new email address`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, asked to change your account's email address to ${newEmail}. If that's what you want, open this link:`,
      link,
      `${WORKS_ONCE} We've also sent a link to the new address; your email changes once both have been opened. If it wasn't you, change your password now.`,
    ]),
    button: { label: "Yes, change my email", link },
  };
}

/** Written to the new email address of an account that is to move. */
export function confirmChangeMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: please confirm your new email address`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, wants to use this address for an account at ${siteName}. To confirm that it's yours, open this link:`,
      link,
      `${WORKS_ONCE} If it wasn't you, you can ignore this email.`,
    ]),
    button: { label: "Confirm my new address", link },
  };
}

/** Written to an address that was chosen for another account, though it has one of its own. */
export function addressTakenMail({ siteName, to }: Omit<LinkMail, "link">): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: this address already has an account`,
    text: writeLetter(siteName, [
      `Someone, hopefully you, tried to change the email of another account to this address. It already has its own account, so nothing was changed.`,
    ]),
  };
}
