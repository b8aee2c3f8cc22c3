import { fromOklch, measureContrast, nearestThat, type Oklch, toOklch } from "./colors.ts";
import { OUTLINE_CONTRAST, TEXT_CONTRAST } from "./palette.ts";
import type { LookColors } from "./types.ts";

/** Tokens of the dark scheme that a look does not change (app.css). */
export const FIXED_NIGHT_TOKENS = {
  ink: "#f1eadf",
  marigold: "#7f5c15",
  tints: ["#1f343c", "#43281f", "#27392a", "#3d3317", "#352c44"],
} as const;

/** The tokens of the dark scheme that follow from a look, by their names in app.css. */
export type DarkPalette = Record<
  "paper" | "card" | "linen" | "line" | "edge" | "soft-ink" | "evergreen" | "evergreen-deep" | "ribbon" | "ribbon-deep" | "band",
  string
>;

/** A screen at night is calm: grounds and bands keep a trace of the owner's color. */
const MOST_GROUND_CHROMA = 0.014;
const MOST_BAND_CHROMA = 0.05;
const MOST_TEXT_CHROMA = 0.12;

const withLightness = (color: Oklch, lightness: number, mostChroma: number) =>
  fromOklch({ hue: color.hue, lightness, chroma: Math.min(color.chroma, mostChroma) });

/** Returns the color, lightened where that is needed for it to stand on all of these. */
const lightenedFor = (least: number, color: string, grounds: readonly string[]) =>
  nearestThat((hex) => grounds.every((ground) => measureContrast(hex, ground) >= least), color, "white") ?? "#ffffff";

/**
 * Returns the tokens of the dark scheme for the three colors of a look. Each keeps its hue; all else follows from what has to be read on it,
 * so that every color that holds by day has one that holds at night (E1).
 */
export function darkPaletteOf({ primary, accent, ground }: LookColors): DarkPalette {
  const [first, second, base] = [toOklch(primary), toOklch(accent), toOklch(ground)];
  const shade = (lightness: number) => withLightness(base, lightness, MOST_GROUND_CHROMA);
  const [paper, card, linen, line] = [shade(0.205), shade(0.242), shade(0.285), shade(0.335)];
  const surfaces = [paper, card, linen, line, ...FIXED_NIGHT_TOKENS.tints];
  const text = (color: Oklch, lightness: number) =>
    lightenedFor(TEXT_CONTRAST, withLightness(color, lightness, MOST_TEXT_CHROMA), surfaces);
  const evergreen = lightenedFor(OUTLINE_CONTRAST, text(first, 0.78), [FIXED_NIGHT_TOKENS.marigold]);
  const ribbon = text(second, 0.73);
  return {
    paper,
    card,
    linen,
    line,
    edge: lightenedFor(OUTLINE_CONTRAST, shade(0.56), [paper, card]),
    "soft-ink": lightenedFor(TEXT_CONTRAST, shade(0.75), surfaces),
    evergreen,
    "evergreen-deep": withLightness(first, Math.min(toOklch(evergreen).lightness + 0.07, 1), MOST_TEXT_CHROMA),
    ribbon,
    "ribbon-deep": withLightness(second, Math.min(toOklch(ribbon).lightness + 0.06, 1), MOST_TEXT_CHROMA),
    band: withLightness(first, 0.31, MOST_BAND_CHROMA),
  };
}
