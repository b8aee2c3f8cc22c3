import { DEFAULT_NAMES } from "#app/platform/default-names.ts";
import { HOME_SECTIONS, type Look, type PageLook, type SiteLink } from "./types.ts";

export const HOME_LINK: SiteLink = { to: "/", label: "Home" };

const HEADER_LINKS: SiteLink[] = [
  { to: "/gift-finder", label: "AI Gift Finder" },
  { to: "/categories", label: "Categories" },
  { to: "/blog", label: "Blog" },
  { to: "/about", label: "About" },
];

/** The look of a site whose owner has changed nothing: the specification's texts and the colors of app.css. */
export const DEFAULT_LOOK: Look = {
  name: DEFAULT_NAMES.siteName,
  tagline: DEFAULT_NAMES.siteTagline,
  logo: null,
  isNameInLogo: false,
  icon: null,
  colors: { primary: "#1e4d3b", accent: "#b93a26", ground: "#fbf7f0" },
  fonts: "warm",
  corners: "soft",
  home: HOME_SECTIONS.map((section) => ({ section, isShown: true })),
  texts: {
    hero: {
      title: "Tell us about them. We’ll find *the one.*",
      lead: "Say who it’s for, what they love, and what you’d like to spend. We show you gifts that fit, and you buy them from stores you know.",
    },
    steps: [
      { title: "Tell us who", text: "The person, the occasion, what they love, and what you’d like to spend." },
      { title: "See what fits", text: "Gifts chosen for that person, with honest descriptions and clear prices." },
      { title: "Refine", text: "Try another budget or another interest, and gather the best ideas in your basket." },
      { title: "Buy at the store", text: "We take you to a partner retailer. You pay there, never here." },
    ],
    closing: {
      title: "Someone’s day is coming up.",
      lead: "Two minutes now, and the gift is one less thing to think about.",
    },
  },
  headerLinks: HEADER_LINKS,
  footer: [
    { title: "Explore", links: [HOME_LINK, ...HEADER_LINKS] },
    {
      title: "Help",
      links: [
        { to: "/contact", label: "Contact" },
        { to: "/faq", label: "FAQ" },
        { to: "/affiliate-disclosure", label: "Affiliate disclosure" },
      ],
    },
    {
      title: "Small print",
      links: [
        { to: "/privacy-policy", label: "Privacy policy" },
        { to: "/terms", label: "Terms" },
        { to: "/cookies", label: "Cookies" },
      ],
    },
  ],
  social: [],
  announcement: null,
  season: { mode: "automatic", occasion: "christmas", title: "", text: "", link: null, from: null, until: null },
};

/** As app.css has it (dark-palette.test.ts). */
export const DEFAULT_DARK_GROUND = "#1a1712";

/** Returns what every page carries of a look; `stylesheet` is the address of its tokens. */
export function pageLookOf(look: Look, stylesheet: string | null, darkGround = DEFAULT_DARK_GROUND): PageLook {
  const { logo, isNameInLogo, icon, colors, fonts, headerLinks, footer, social, announcement } = look;
  return { logo, isNameInLogo, icon, colors, fonts, headerLinks, footer, social, announcement, stylesheet, darkGround };
}

export const DEFAULT_PAGE_LOOK: PageLook = pageLookOf(DEFAULT_LOOK, null);
