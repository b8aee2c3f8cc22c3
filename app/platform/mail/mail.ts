/** A person as a mail header names one. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A plain-text mail. `to` is one address, never a list. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: MailAddress;
}

/** Takes a mail to where mails go; rejects when that cannot be reached or refuses it. */
export type DeliverMail = (mail: Mail) => Promise<void>;
