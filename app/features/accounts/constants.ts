/** A1: limits of a password's length in characters. There are no rules about which ones. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** The longest email address that mail can be delivered to, in characters. */
export const EMAIL_MAX = 254;

export const NAME_MAX = 100;

/** A7: how long the links of mails work. */
export const LINK_MINUTES = 60;
