import { FONT_PAIRS, type FontFamily } from "./font-pairs.ts";
import { darkPaletteOf } from "./dark-palette.ts";
import { changedTokens, paletteOf } from "./palette.ts";
import type { Corners, Look } from "./types.ts";

/** The part of a look that is a matter of style. */
export type LookStyle = Pick<Look, "colors" | "fonts" | "corners">;

export const RADII: Readonly<Record<Corners, Readonly<Record<"card" | "control" | "tag" | "panel", string>>>> = {
  square: { card: "3px", control: "2px", tag: "2px", panel: "4px" },
  soft: { card: "14px", control: "10px", tag: "6px", panel: "20px" },
  round: { card: "22px", control: "22px", tag: "11px", panel: "32px" },
};

/** Fonts of the system that stand in, by kind. */
const STAND_INS = {
  "sans-serif": ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
  serif: ["Georgia", "Gelasio"],
} as const;
/** The average width of a letter of Arial, and of Georgia (app.css has the source). */
const STAND_IN_WIDTH = 913 / 2048;

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Returns the font's own rule, and one for a font of the system that takes as much room until the first has arrived. */
function fontFaces({ name, url, weights, kind, ascent, descent, width }: FontFamily): string {
  const own = `@font-face{font-family:"${name} Variable";font-style:normal;font-weight:${weights};font-display:swap;src:url("${url}") format("woff2");unicode-range:${LATIN}}`;
  const adjust = width / STAND_IN_WIDTH;
  const sources = STAND_INS[kind].map((font) => `local("${font}")`).join(",");
  const standIn = `@font-face{font-family:"${name} Fallback";src:${sources};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:0%}`;
  return `${own}\n${standIn}`;
}

const stackOf = ({ name, kind }: FontFamily) =>
  `"${name} Variable","${name} Fallback",${kind === "serif" ? "serif" : "system-ui,sans-serif"}`;

/**
 * Returns the stylesheet that changes the tokens of app.css to those of a look; empty where all are as built. With `isWhole` it names all of
 * them, to be put over the stylesheet of another look.
 */
export function cssOf({ colors, fonts, corners }: LookStyle, { isWhole = false } = {}): string {
  const declare = (tokens: [string, string][]) => tokens.map(([token, hex]) => `--color-${token}:${hex}`);
  const tokens = declare(isWhole ? Object.entries(paletteOf(colors)) : changedTokens(colors));
  const radii = isWhole || corners !== "soft" ? Object.entries(RADII[corners]).map(([name, radius]) => `--radius-${name}:${radius}`) : [];
  const { display, text } = FONT_PAIRS[fonts];
  const hasOwnFonts = fonts !== "warm";
  const stacks = isWhole || hasOwnFonts ? [`--font-text:${stackOf(text)}`, `--font-display:${stackOf(display)}`] : [];
  // These rules stand in no layer, so what they change by day they have to say again for the night.
  const atNight = declare(Object.entries(darkPaletteOf(colors))).join(";");
  const night = tokens.length === 0 ? [] : [`@media screen and (prefers-color-scheme:dark){:root{${atNight}}}`];
  const properties = [...tokens, ...radii, ...stacks];
  if (properties.length === 0) return "";
  const faces = hasOwnFonts ? [...new Set([text, display])].map(fontFaces) : [];
  return `${[...faces, `:root{${properties.join(";")}}`, ...night].join("\n")}\n`;
}
