import type { LookColors, LookPicture } from "#app/features/look/types.ts";

export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;

/** The values repeat the tokens of app.css, because a share picture has no stylesheet. */
export const COLORS = {
  ink: "#211C16",
  softInk: "#6B6257",
  line: "#E7DFD2",
  butter: "#F8EBC8",
} as const;

/** What a share picture has of the site's look. */
export interface ShareFace {
  siteName: string;
  colors: LookColors;
  /** Null for the logo as built. */
  logo: LookPicture | null;
}

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
