/** The id of the footer's links, which the menu button leads to without JavaScript. */
export const SITE_LINKS_ID = "site-links";

/** The id of the page's own content, for the skip link. */
export const MAIN_ID = "main";
