import { layOver, measureContrast, nearestThat, shiftColor } from "./colors.ts";
import { DEFAULT_LOOK } from "./default-look.ts";
import type { LookColors } from "./types.ts";

/** WCAG 2.2 AA: of text (1.4.3), and of outlines (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const OUTLINE_CONTRAST = 3;
/** Text on the darkest shade of the ground, so that softer text can stand there too. */
const GROUND_CONTRAST = 7;

/** The opacity of softer text on a dark surface, as in the footer. */
const SOFT_TEXT = 0.85;

/** Tokens of app.css that a look does not change. */
export const FIXED_TOKENS = {
  card: "#ffffff",
  ink: "#211c16",
  softInk: "#6b6257",
  edge: "#94897b",
  marigold: "#e0a32e",
  tints: ["#dce9ec", "#f6dfd8", "#dfe8da", "#f8ebc8", "#e8e1ef"],
} as const;

/** The tokens that a look changes, by their names in app.css. */
export type Palette = Record<
  "paper" | "linen" | "line" | "edge" | "soft-ink" | "evergreen" | "evergreen-deep" | "ribbon" | "ribbon-deep",
  string
>;

const AS_BUILT: Palette = {
  paper: "#fbf7f0",
  linen: "#f3ecdf",
  line: "#e7dfd2",
  edge: "#94897b",
  "soft-ink": "#6b6257",
  evergreen: "#1e4d3b",
  "evergreen-deep": "#163b2d",
  ribbon: "#b93a26",
  "ribbon-deep": "#96291a",
};

const allAtLeast = (least: number, color: string, others: readonly string[]) =>
  others.every((other) => measureContrast(color, other) >= least);
/** Returns the color, darkened where that is needed for it to stand on all of these. */
const darkenedFor = (least: number, color: string, others: readonly string[]) =>
  nearestThat((hex) => allAtLeast(least, hex, others), color, "black") ?? "#000000";

interface Grounds {
  linen: string;
  line: string;
}

/** Returns the shades of a ground: what fills hovered things, and decorative lines. */
function shadesOf(ground: string): Grounds {
  if (ground === AS_BUILT.paper) return { linen: AS_BUILT.linen, line: AS_BUILT.line };
  return {
    linen: shiftColor(ground, { lightness: -0.033, chroma: 0.007 }),
    line: shiftColor(ground, { lightness: -0.072, chroma: 0.009 }),
  };
}

/** Returns every token that follows from the three colors. */
export function paletteOf({ primary, accent, ground }: LookColors): Palette {
  const { linen, line } = shadesOf(ground);
  const isBuiltPrimary = primary === AS_BUILT.evergreen;
  const isBuiltAccent = accent === AS_BUILT.ribbon && ground === AS_BUILT.paper;
  return {
    paper: ground,
    linen,
    line,
    edge: darkenedFor(OUTLINE_CONTRAST, FIXED_TOKENS.edge, [ground, FIXED_TOKENS.card]),
    "soft-ink": darkenedFor(TEXT_CONTRAST, FIXED_TOKENS.softInk, [ground, linen, line, FIXED_TOKENS.card, ...FIXED_TOKENS.tints]),
    evergreen: primary,
    "evergreen-deep": isBuiltPrimary ? AS_BUILT["evergreen-deep"] : shiftColor(primary, { lightness: -0.06 }),
    ribbon: accent,
    "ribbon-deep": isBuiltAccent
      ? AS_BUILT["ribbon-deep"]
      : darkenedFor(TEXT_CONTRAST, shiftColor(accent, { lightness: -0.08 }), [ground, linen, FIXED_TOKENS.card, ...FIXED_TOKENS.tints]),
  };
}

/** A color that cannot be read somewhere: the least contrast that it has there, and the nearest color that can. */
export interface ColorFault {
  color: keyof LookColors;
  contrast: number;
  needed: number;
  nearest: string;
}

const leastContrast = (color: string, others: readonly string[]) => Math.min(...others.map((other) => measureContrast(color, other)));

/** Returns the least contrast of the first color: as text and outline on light surfaces, and as a dark surface under light, softer text (E1). */
function contrastOfPrimary(primary: string, ground: string): number {
  const { linen, line } = shadesOf(ground);
  const onLight = leastContrast(primary, [ground, FIXED_TOKENS.card, linen, line, ...FIXED_TOKENS.tints]);
  const underLight = measureContrast(primary, layOver(primary, ground, SOFT_TEXT));
  // An outline needs two thirds of what a text does.
  const asOutline = measureContrast(primary, FIXED_TOKENS.marigold) * (TEXT_CONTRAST / OUTLINE_CONTRAST);
  return Math.min(onLight, underLight, asOutline);
}

/** Returns the least contrast of the second color: as text on light surfaces, and as a dark surface under light text (E1). */
function contrastOfAccent(accent: string, ground: string): number {
  return leastContrast(accent, [ground, FIXED_TOKENS.card, shadesOf(ground).linen]);
}

/** Returns the contrast of text on the darkest shade of the ground. */
const contrastOfGround = (ground: string) => measureContrast(FIXED_TOKENS.ink, shadesOf(ground).line);

/** Returns what is wrong with the three colors; the first two are measured on a ground that holds. */
export function findColorFaults(colors: LookColors): ColorFault[] {
  const ground = nearestThat((hex) => contrastOfGround(hex) >= GROUND_CONTRAST, colors.ground, "white") ?? DEFAULT_LOOK.colors.ground;
  const measured = [
    { color: "primary", measure: (hex: string) => contrastOfPrimary(hex, ground) },
    { color: "accent", measure: (hex: string) => contrastOfAccent(hex, ground) },
  ] as const;
  const faults = measured.flatMap(({ color, measure }): ColorFault[] => {
    const contrast = measure(colors[color]);
    if (contrast >= TEXT_CONTRAST) return [];
    const nearest = nearestThat((hex) => measure(hex) >= TEXT_CONTRAST, colors[color], "black") ?? "#000000";
    return [{ color, contrast, needed: TEXT_CONTRAST, nearest }];
  });
  if (ground === colors.ground) return faults;
  return [...faults, { color: "ground", contrast: contrastOfGround(colors.ground), needed: GROUND_CONTRAST, nearest: ground }];
}

/** Returns only the tokens that differ from those of app.css. */
export function changedTokens(colors: LookColors): [keyof Palette, string][] {
  const entries = Object.entries(paletteOf(colors)) as [keyof Palette, string][];
  return entries.filter(([token, hex]) => hex !== AS_BUILT[token]);
}
