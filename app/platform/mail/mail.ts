/** A name and address, as a mail header has them. */
export interface MailAddress {
  name: string;
  address: string;
}

/** The sender of all mails: fixed, as the operator has written it, or one that stands in where a mail names none. */
export type MailSender = string | MailAddress;

/** A plain-text mail. `to` is one address, never a list. */
export interface Mail {
  /** What the site is called when the mail is written. */
  fromName?: string;
  /** The site's address when the mail is sent. */
  fromAddress?: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: MailAddress;
}

/** Delivers a mail; rejects when the destination cannot be reached or refuses it. */
export type DeliverMail = (mail: Mail) => Promise<void>;
