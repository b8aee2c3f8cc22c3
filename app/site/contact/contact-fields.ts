/** The fields of the contact form, as they were typed. */
export interface ContactFields {
  name: string;
  email: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

/** Limits of the fields in characters. 254 is the longest email address that mail can be delivered to. */
export const CONTACT_LIMITS: Record<keyof ContactFields, number> = { name: 100, email: 254, message: 5000 };

/** The name of a hidden field that only bots fill in. */
export const HONEYPOT_FIELD = "leave_empty";
