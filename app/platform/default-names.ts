/** What the site is called, and where it is written to, until its owner says otherwise, in the environment or in the admin area. */
export const DEFAULT_NAMES = {
  siteName: "Presently",
  siteTagline: "Gifts that fit the person",
  contactEmail: "hello@presently.example",
} as const;
