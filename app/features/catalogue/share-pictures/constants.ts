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
