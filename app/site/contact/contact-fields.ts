/** What the contact form asks for, as it was typed. */
export interface ContactFields {
  name: string;
  email: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

/** The most characters of each field. 254 is the longest address that mail can deliver to. */
export const CONTACT_LIMITS: Record<keyof ContactFields, number> = { name: 100, email: 254, message: 5000 };

/** A field that no person sees or fills in. */
export const HONEYPOT_FIELD = "leave_empty";
