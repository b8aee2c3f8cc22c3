import type { SeasonOccasionId } from "#app/features/occasions/season.ts";

/** Colors as `#rrggbb`. */
export interface LookColors {
  /** Buttons, links and the footer. */
  primary: string;
  /** What stands out: emphasized words, numbers, dangerous buttons. */
  accent: string;
  /** The page's ground. */
  ground: string;
}

export const CORNERS = ["square", "soft", "round"] as const;
export type Corners = (typeof CORNERS)[number];

export const FONT_PAIR_IDS = ["warm", "bookish", "elegant", "modern", "friendly", "plain"] as const;
export type FontPairId = (typeof FONT_PAIR_IDS)[number];

/** The home page's sections in their usual order. */
export const HOME_SECTIONS = ["hero", "steps", "categories", "shelf", "testimonials", "closing"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** What decides on the band about the season: the calendar, an occasion that is pinned, words of the shop's own, or nobody. */
export const SEASON_MODES = ["automatic", "pinned", "own", "off"] as const;

export interface SiteLink {
  label: string;
  /** A path of this site, an https address or a mailto address. */
  to: string;
}

export interface LinkColumn {
  title: string;
  links: SiteLink[];
}

/** A logo or icon: the id of a row of look_pictures, and its size in pixels. */
export interface LookPicture {
  id: string;
  type: "png" | "svg";
  width: number;
  height: number;
}

export interface SiteAnnouncement {
  text: string;
  link: SiteLink | null;
  /** The first and the last day on which it stands on every page; null where nothing limits it. */
  from: string | null;
  until: string | null;
}

/** The band about the season on the home page. What a mode does not use stays for when it is chosen again. */
export interface SeasonSettings {
  mode: (typeof SEASON_MODES)[number];
  /** The occasion that is pinned. */
  occasion: SeasonOccasionId;
  /** Words of the shop's own, between which days they stand; outside of them the calendar decides. */
  title: string;
  text: string;
  link: SiteLink | null;
  from: string | null;
  until: string | null;
}

/** Texts of the home page. A part of the title between asterisks is emphasized. */
export interface HomeTexts {
  hero: { title: string; lead: string };
  steps: { title: string; text: string }[];
  closing: { title: string; lead: string };
}

/** All that an owner says of the site's face. */
export interface Look {
  name: string;
  tagline: string;
  logo: LookPicture | null;
  /** True where the logo shows the name too, so that no text stands beside it. */
  isNameInLogo: boolean;
  icon: LookPicture | null;
  colors: LookColors;
  fonts: FontPairId;
  corners: Corners;
  home: { section: HomeSection; isShown: boolean }[];
  texts: HomeTexts;
  headerLinks: SiteLink[];
  footer: LinkColumn[];
  social: SiteLink[];
  announcement: SiteAnnouncement | null;
  season: SeasonSettings;
}

/** The part of the look that every page carries. */
export type PageLook = Pick<
  Look,
  "logo" | "isNameInLogo" | "icon" | "colors" | "fonts" | "headerLinks" | "footer" | "social" | "announcement"
> & {
  /** The address of the stylesheet that changes the tokens; null where they are as built. */
  stylesheet: string | null;
  /** The ground of the dark scheme. */
  darkGround: string;
};
