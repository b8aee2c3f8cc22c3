export interface NavigationLink {
  to: string;
  label: string;
}

/** The links of the header, besides the home link of the wordmark. */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { to: "/gift-finder", label: "AI Gift Finder" },
  { to: "/categories", label: "Categories" },
  { to: "/blog", label: "Blog" },
  { to: "/about", label: "About" },
];

export const HOME_LINK: NavigationLink = { to: "/", label: "Home" };

export const HELP_LINKS: readonly NavigationLink[] = [
  { to: "/contact", label: "Contact" },
  { to: "/faq", label: "FAQ" },
  { to: "/affiliate-disclosure", label: "Affiliate disclosure" },
];

export const SMALL_PRINT_LINKS: readonly NavigationLink[] = [
  { to: "/privacy-policy", label: "Privacy policy" },
  { to: "/terms", label: "Terms" },
  { to: "/cookies", label: "Cookies" },
];

/** The id of the footer's links, which the menu button leads to without JavaScript. */
export const SITE_LINKS_ID = "site-links";

/** The id of the page's own content, for the skip link. */
export const MAIN_ID = "main";
