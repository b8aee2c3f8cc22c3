/** A name and address, as a mail header has them. */
export interface MailAddress {
  name: string;
  address: string;
}

/** The sender of all mails: fixed, as the operator has written it, or one that stands in where a mail names none. */
export type MailSender = string | MailAddress;

/** The one thing that a mail asks for. Its link stands in the text as a paragraph of its own. */
export interface MailButton {
  label: string;
  link: string;
}

/** Colors of a mail in one scheme, as `#rrggbb`. */
export interface MailColors {
  ground: string;
  card: string;
  line: string;
  ink: string;
  softInk: string;
  button: string;
  onButton: string;
  /** What a logo stands on. */
  plate: string;
}

/** The site's logo, drawn for mails; its size is that at which it is shown. */
export interface MailLogo {
  id: string;
  png: Buffer;
  width: number;
  height: number;
  /** True where it shows the site's name, so that no text stands beside it. */
  hasName: boolean;
}

/** How mails of the site look. All in it but the logo is written into the HTML as it is. */
export interface MailFrame {
  siteUrl: string;
  logo: MailLogo | null;
  day: MailColors;
  night: MailColors;
  headingFont: string;
  corners: { card: string; button: string; plate: string };
}

/** A mail as its writer has it, in plain text. `to` is one address, never a list. */
export interface Mail {
  /** What the site is called when the mail is written. */
  fromName?: string;
  /** The site's address when the mail is sent. */
  fromAddress?: string;
  to: string;
  subject: string;
  text: string;
  button?: MailButton;
  replyTo?: MailAddress;
  /** How the site looks when the mail is sent; without it there is no HTML beside the text. */
  frame?: MailFrame;
}

/** Delivers a mail; rejects when the destination cannot be reached or refuses it. */
export type DeliverMail = (mail: Mail) => Promise<void>;
