/** A name and address, as a mail header has them. */
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

/** Delivers a mail; rejects when the destination cannot be reached or refuses it. */
export type DeliverMail = (mail: Mail) => Promise<void>;
