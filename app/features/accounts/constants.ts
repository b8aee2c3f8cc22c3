/** A1: limits of a password's length in characters. There are no rules about which ones. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** The longest email address that mail can be delivered to, in characters. */
export const EMAIL_MAX = 254;

export const NAME_MAX = 100;

/** A7: how long the links of mails work. */
export const LINK_MINUTES = 60;

/** How long a change of somebody's role can be undone, in days. */
export const ROLE_UNDO_DAYS = 7;

/** How many days an invitation may be open. */
export const INVITATION_DAYS = [1, 7, 30] as const;

/** The screen on which roles are given. */
export const PEOPLE_PATH = "/admin/people";
