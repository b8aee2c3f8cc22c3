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
      `somebody, hopefully you, made an account with this address. To confirm that it is yours, open this link:`,
      link,
      `${WORKS_ONCE} The account then has the password that was chosen when this mail was sent for, so open the link only if you have just signed up. If it was not you, do nothing. And if you don't know the account's password, choose a new one with "Forgot your password?" on the sign-in page.`,
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
      `somebody, hopefully you, asked for this mail again. To confirm that this address is yours, open this link and choose the account's password:`,
      link,
      `${WORKS_ONCE} If it was not you, do nothing.`,
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
      `somebody, hopefully you, wanted to make an account with this address, but there is one already: just sign in. If you have forgotten the password, choose a new one here:`,
      link,
      `${WORKS_ONCE} If it was not you, do nothing; nothing has changed.`,
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
      `somebody, hopefully you, asked for a new password for this address. To choose one, open this link:`,
      link,
      `${WORKS_ONCE} If it was not you, do nothing; your password stays as it is.`,
    ]),
    button: { label: "Choose a new password", link },
  };
}

/** Written to the current email address of an account that is to move. */
export function approveChangeMail({ siteName, to, link, newEmail }: LinkMail & { newEmail: string }): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: may your account move to another address?`,
    text: writeLetter(siteName, [
      `your account is to move to the address ${newEmail}. If you want that, open this link:`,
      link,
      `${WORKS_ONCE} The new address gets a link of its own; the account moves once both have been opened. If it was not you, change your password now.`,
    ]),
    button: { label: "Yes, move my account", link },
  };
}

/** Written to the new email address of an account that is to move. */
export function confirmChangeMail({ siteName, to, link }: LinkMail): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: please confirm your new email address`,
    text: writeLetter(siteName, [
      `an account is to move to this address. To confirm that it is yours, open this link:`,
      link,
      `${WORKS_ONCE} If you don't know about this, do nothing.`,
    ]),
    button: { label: "Confirm my new address", link },
  };
}

/** Written to an address that was chosen for another account, though it has one of its own. */
export function addressTakenMail({ siteName, to }: Omit<LinkMail, "link">): Mail {
  return {
    fromName: siteName,
    to,
    subject: `${siteName}: this address has an account already`,
    text: writeLetter(siteName, [
      `somebody, hopefully you, wanted to move another account to this address. It has an account of its own, so nothing was changed.`,
    ]),
  };
}
