import type { Kind, Looks } from "../kinds/kind.ts";
import { put } from "../parts/lines.ts";
import { Pen } from "../parts/pen.ts";
import { pool } from "../parts/solids.ts";
import { castShadow, drawPaper, drawTable, type Tint, TINTS } from "./grounds.ts";
import type { PatternName } from "./patterns.ts";
import { seededChoice } from "./seeded-choice.ts";

/** Size of a cover in SVG units, 3:2. */
const WIDTH = 1200;
const HEIGHT = 800;
const TABLE_TOP = 560;
const STANDING_LINE = 690;

/** A thing with its looks. */
export interface CoverThing {
  kind: Kind;
  looks: Looks;
}

/** One to three things on the table; the middle one of three stands in front. */
export interface CoverStill {
  tint: string;
  pattern: PatternName;
  things: readonly CoverThing[];
  seed: string;
}

const PLACES: Readonly<Record<number, readonly { x: number; scale: number; line: number }[]>> = {
  1: [{ x: 600, scale: 1.6, line: STANDING_LINE }],
  2: [
    { x: 380, scale: 1.24, line: STANDING_LINE - 20 },
    { x: 820, scale: 1.24, line: STANDING_LINE },
  ],
  3: [
    { x: 268, scale: 0.96, line: STANDING_LINE - 46 },
    { x: 932, scale: 0.96, line: STANDING_LINE - 46 },
    { x: 600, scale: 1.3, line: STANDING_LINE + 14 },
  ],
};
/** Half the height of what is drawn around its middle: it leans at the wall here. */
const LEANING = 196;

function drawThing(pen: Pen, { kind, looks }: CoverThing, { x, scale, line }: { x: number; scale: number; line: number }): string {
  if (kind.view !== "standing") {
    const size = scale * 0.86;
    return (
      castShadow(pen, x, line, 150 * size) +
      pool(pen, x, line, 150 * size, 0.3) +
      put(kind.draw(pen, looks), x, line - LEANING * size, { scale: size })
    );
  }
  const half = kind.foot * scale;
  return (half === 0 ? "" : castShadow(pen, x, line, half) + pool(pen, x, line, half)) + put(kind.draw(pen, looks), x, line, { scale });
}

/** Returns a cover as SVG: a still life of up to three things before wrapping paper; `width` in pixels. */
export function composeCover({ tint, pattern, things, seed }: CoverStill, width: number): string {
  const pen = new Pen();
  const chance = seededChoice(seed);
  const paper = TINTS.find(({ name }) => name === tint) ?? (TINTS[0] as Tint);
  const places = PLACES[Math.min(things.length, 3)] ?? [];
  // The middle thing of three is drawn last, in front of the others.
  const ordered = things.length === 3 ? [things[0], things[2], things[1]] : things;
  const first = things[0]?.looks.color ?? paper.ground;
  const body =
    drawPaper(pen, paper, pattern, chance, { width: WIDTH, height: HEIGHT }) +
    drawTable(pen, first, chance, { width: WIDTH, height: HEIGHT, top: TABLE_TOP }) +
    places.map((place, index) => drawThing(pen, ordered[index] as CoverThing, place)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${pen.definitions()}${body}</svg>`;
}
