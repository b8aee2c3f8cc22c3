/** What the site is called until its owner says otherwise, in the environment or in the admin area. */
export const DEFAULT_NAMES = { siteName: "Presently", siteTagline: "Gifts that fit the person" } as const;
