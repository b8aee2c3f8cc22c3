/** Cache tag of what shows the look; the trigger of migration 0217 notifies it, and drops every cached page. */
export const LOOK_TAG = "look";

export const LOOK_LIMITS = {
  name: 60,
  tagline: 120,
  heroTitle: 90,
  heroLead: 240,
  stepTitle: 40,
  stepText: 160,
  closingTitle: 90,
  closingLead: 200,
  linkLabel: 40,
  linkTarget: 300,
  columnTitle: 40,
  headerLinks: 7,
  columnLinks: 10,
  socialLinks: 8,
  announcement: 160,
} as const;

/** The most that a file with a look may weigh; its pictures are in it. */
export const MAX_LOOK_FILE_BYTES = 2_000_000;
/** The most that a logo or an icon may weigh as it is sent, and as it is stored. */
export const MAX_LOOK_PICTURE_BYTES = 1_000_000;
export const MAX_STORED_PICTURE_BYTES = 500_000;
/** Versions that are retained. */
export const RETAINED_VERSIONS = 50;
