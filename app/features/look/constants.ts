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
  seasonTitle: 60,
  seasonText: 200,
} as const;

/** The most that a file with a look may weigh; its pictures are in it. */
export const MAX_LOOK_FILE_BYTES = 2_000_000;
/** The most that a logo or an icon may weigh as it is sent, and as it is stored. */
export const MAX_LOOK_PICTURE_BYTES = 1_000_000;
export const MAX_STORED_PICTURE_BYTES = 500_000;
/** Versions that are retained. */
export const RETAINED_VERSIONS = 50;

/** The site's logo, a wrapped gift: the drawing of public/favicon.svg. */
export const SITE_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect x="4" y="13" width="24" height="16" rx="2.5" fill="#1E4D3B"/>
  <rect x="2" y="9.5" width="28" height="7" rx="2" fill="#2C6B53"/>
  <path fill="#B93A26" d="M13.5 9.5h5V29h-5z"/>
  <path fill="#96291A" d="M13.5 16.5h5V18h-5z"/>
  <path fill="#B93A26" d="M16 10C12.5 2.5 5.5 1.5 5.5 5.8 5.5 9.2 10.5 10 16 10Zm0 0c3.5-7.5 10.5-8.5 10.5-4.2C26.5 9.2 21.5 10 16 10Z"/>
  <path fill="#FBF7F0" d="M13.3 8.3C12 6 8.5 4.2 8 5.6c-.4 1.3 2.5 2.4 5.3 2.7Zm5.4 0C20 6 23.5 4.2 24 5.6c.4 1.3-2.5 2.4-5.3 2.7Z"/>
</svg>
`;
