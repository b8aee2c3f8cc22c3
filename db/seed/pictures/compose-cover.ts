import { drawEmblem, heightOf, SHADOW_POOL } from "./draw-emblem.ts";
import type { Emblem } from "./emblems.ts";
import { type RibbonColor, TINTS } from "./palette.ts";
import { drawPattern, type PatternName } from "./patterns.ts";

/** Size of a cover in SVG units, 3:2. */
const WIDTH = 1200;
const HEIGHT = 800;
/** Heights at which the wallpaper ends and the table begins, and of the line that objects stand on. */
const TABLE_TOP = 560;
const STANDING_LINE = 660;

/** The objects on the table; the second one stands in the middle and in front. */
export interface CoverStill {
  tint: string;
  pattern: PatternName;
  emblems: readonly [Emblem, Emblem, Emblem];
  ribbon: RibbonColor;
}

const PLACES = [
  { x: 305, size: 270, line: STANDING_LINE - 26 },
  { x: 600, size: 400, line: STANDING_LINE + 20 },
  { x: 895, size: 270, line: STANDING_LINE - 26 },
] as const;

/** Returns a post's cover as SVG: a still life of three things before wrapping paper; `width` in pixels. */
export function composeCover({ tint, pattern, emblems, ribbon }: CoverStill, width: number): string {
  const paper = TINTS.find(({ name }) => name === tint) ?? (TINTS[0] as (typeof TINTS)[number]);
  const standing = PLACES.map(({ x, size, line }, index) => {
    const emblem = emblems[index] as Emblem;
    return { emblem, x, size, y: line - heightOf(emblem, size) / 2 };
  });
  const [left, middle, right] = standing.map(({ emblem, ...place }) => drawEmblem(emblem, place));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    SHADOW_POOL +
    `<path fill="${paper.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    drawPattern(pattern, { color: paper.print, turn: 0, scale: 1.25 }, WIDTH) +
    `<path fill="#FBF7F0" d="M0 ${TABLE_TOP}h${WIDTH}v${HEIGHT - TABLE_TOP}H0z"/>` +
    `<path fill="${ribbon.band}" d="M0 ${TABLE_TOP}h${WIDTH}v14H0z"/><path fill="${ribbon.fold}" d="M0 ${TABLE_TOP + 14}h${WIDTH}v4H0z"/>` +
    `<path fill="#2B2218" opacity=".05" d="M0 ${TABLE_TOP + 18}h${WIDTH}v10H0z"/>` +
    left +
    right +
    middle +
    `</svg>`
  );
}
