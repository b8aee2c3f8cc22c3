import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** Hashed URLs of the two upright fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_URLS = [figtreeUrl, frauncesUrl] as const;
