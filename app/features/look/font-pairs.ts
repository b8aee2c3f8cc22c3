import bricolageUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import loraUrl from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url";
import nunitoUrl from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import playfairUrl from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url";
import sourceSansUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { FontPairId } from "./types.ts";

/** A font that the site serves itself. Numbers are shares of the font's size, from its hhea table. */
export interface FontFamily {
  name: string;
  /** The hashed address of the latin file. */
  url: string;
  weights: string;
  kind: "serif" | "sans-serif";
  ascent: number;
  descent: number;
  /** The average width of a letter in English text, at the weight that it is used in, as measured in Chromium. */
  width: number;
}

interface FontPair {
  label: string;
  display: FontFamily;
  text: FontFamily;
}

const FIGTREE: FontFamily = {
  name: "Figtree",
  url: figtreeUrl,
  weights: "300 900",
  kind: "sans-serif",
  ascent: 0.95,
  descent: 0.25,
  width: 0.449,
};
const FRAUNCES: FontFamily = {
  name: "Fraunces",
  url: frauncesUrl,
  weights: "100 900",
  kind: "serif",
  ascent: 0.978,
  descent: 0.255,
  width: 0.4806,
};
const LORA: FontFamily = { name: "Lora", url: loraUrl, weights: "400 700", kind: "serif", ascent: 1.006, descent: 0.274, width: 0.476 };
const SOURCE_SANS: FontFamily = {
  name: "Source Sans 3",
  url: sourceSansUrl,
  weights: "200 900",
  kind: "sans-serif",
  ascent: 1.024,
  descent: 0.4,
  width: 0.418,
};
const PLAYFAIR: FontFamily = {
  name: "Playfair Display",
  url: playfairUrl,
  weights: "400 900",
  kind: "serif",
  ascent: 1.082,
  descent: 0.251,
  width: 0.457,
};
const BRICOLAGE: FontFamily = {
  name: "Bricolage Grotesque",
  url: bricolageUrl,
  weights: "200 800",
  kind: "sans-serif",
  ascent: 0.93,
  descent: 0.27,
  width: 0.483,
};
const INTER: FontFamily = {
  name: "Inter",
  url: interUrl,
  weights: "100 900",
  kind: "sans-serif",
  ascent: 0.96875,
  descent: 0.2412,
  width: 0.4763,
};
const NUNITO: FontFamily = {
  name: "Nunito",
  url: nunitoUrl,
  weights: "200 1000",
  kind: "sans-serif",
  ascent: 1.011,
  descent: 0.353,
  width: 0.4514,
};

/** The pairs that an owner may choose. All are under the SIL Open Font License 1.1, and only the chosen pair is loaded. */
export const FONT_PAIRS: Readonly<Record<FontPairId, FontPair>> = {
  warm: { label: "Warm: Fraunces and Figtree", display: FRAUNCES, text: FIGTREE },
  bookish: { label: "Bookish: Lora and Source Sans", display: LORA, text: SOURCE_SANS },
  elegant: { label: "Elegant: Playfair Display and Figtree", display: PLAYFAIR, text: FIGTREE },
  modern: { label: "Modern: Bricolage Grotesque and Inter", display: BRICOLAGE, text: INTER },
  friendly: { label: "Friendly: Nunito", display: NUNITO, text: NUNITO },
  plain: { label: "Plain: Inter", display: INTER, text: INTER },
};

/** Returns the files that a page preloads, each once. */
export function fontFilesOf(pair: FontPairId): string[] {
  const { display, text } = FONT_PAIRS[pair];
  return [...new Set([text.url, display.url])];
}
