import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, fill, line, oval, polygon, put, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { flower, sprig } from "../parts/plants.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";

/** The small things beside a gift: quiet ones, so that nobody takes them for it. Each stands or lies with its foot at 0 0. */
const STANDING_PROPS = {
  "bud vase": (pen, tone) =>
    pool(pen, 0, 0, 26) +
    put(sprig(pen, 120, PIGMENTS.sage, { leafLength: 26, leafWidth: 13, pairs: 5 }), 2, -66, { turn: 8 }) +
    turned(
      pen,
      [
        [9, -78],
        [9, -60],
        [25, -36],
        [25, -10],
        [18, 0],
      ],
      tone,
      { inside: darken(tone, 0.2) },
    ),
  "flower vase": (pen, tone) =>
    pool(pen, 0, 0, 28) +
    put(flower(pen, 112, 19, PIGMENTS.coral, -10), -3, -60, { turn: -8 }) +
    put(flower(pen, 88, 15, PIGMENTS.butter, 8), 3, -60, { turn: 12 }) +
    turned(
      pen,
      [
        [15, -74],
        [18, -50],
        [28, -24],
        [20, 0],
      ],
      tone,
      { inside: darken(tone, 0.2) },
    ),
  parcel: (pen, tone) =>
    pool(pen, 6, 0, 46) +
    box(pen, tone, { width: 74, height: 58, depth: 44 }) +
    fill("M-7-58h14V0h-14z", PIGMENTS.cream) +
    fill(
      polygon([
        [-7, -58],
        [15, -73],
        [29, -73],
        [7, -58],
      ]),
      lighten(PIGMENTS.cream, 0.2),
    ) +
    put(line("M0 0C-26-24-38 0-2 2C34 0 26-24 2 0", PIGMENTS.cream, 6), 8, -68),
  pebbles: (pen, tone) =>
    pool(pen, 0, 0, 40) +
    oval(-14, -10, 26, 14, pen.ball(lighten(tone, 0.3))) +
    oval(20, -7, 18, 10, pen.ball(PIGMENTS.stone)) +
    oval(-8, -28, 15, 8, pen.ball(PIGMENTS.white)),
  candle: (pen, tone) =>
    pool(pen, 0, 0, 30) +
    line("M0-66V-78", "#4d3b2c", 2.5) +
    fill(
      "M0-76C-9-88-3-96 0-106C4-96 9-88 0-76z",
      pen.linear([
        [0, "#ffe7a0"],
        [1, "#f0a53e"],
      ]),
    ) +
    turned(
      pen,
      [
        [24, -66],
        [24, 0],
      ],
      tone,
      { inside: "#f7eeda", gloss: 0.2 },
    ),
  jar: (pen, tone) =>
    pool(pen, 0, 0, 28) +
    turned(
      pen,
      [
        [22, -54],
        [26, -44],
        [26, -8],
        [20, 0],
      ],
      "#d9e4e0",
      { gloss: 0.4, pattern: fill(bar(-30, -34, 60, 40), tone, 'opacity=".75"') },
    ) +
    turned(
      pen,
      [
        [20, -66],
        [22, -54],
      ],
      PIGMENTS.oak,
      { gloss: 0 },
    ),
  oranges: (pen) =>
    pool(pen, 0, 0, 42) +
    ball(pen, -18, -24, 25, PIGMENTS.orange, 0.25) +
    ball(pen, 22, -20, 21, PIGMENTS.marigold, 0.25) +
    put(fill("M0 0C4-14 18-18 26-12C20 0 8 4 0 0z", PIGMENTS.leaf), -16, -46),
  books: (pen, tone) =>
    pool(pen, 6, 0, 56) +
    box(pen, tone, { width: 96, height: 17, depth: 40, top: PIGMENTS.cream }) +
    box(pen, PIGMENTS.oat, { x: -4, y: -17, width: 84, height: 14, depth: 38 }),
} satisfies Record<string, (pen: Pen, tone: string) => string>;

const LYING_PROPS = {
  sprig: (pen) => put(sprig(pen, 168, PIGMENTS.sage, { bend: 26, pairs: 6 }), 4, 8, { turn: 0 }),
  eucalyptus: (pen) => sprig(pen, 160, "#8aa596", { round: true, leafLength: 32, bend: 30, pairs: 6 }),
  ribbon: (_pen, tone) =>
    line("M-70 10C-30-50 0 40 34-10S84-30 92 6", "#2a1a12", 13, 'opacity=".12" transform="translate(4 6)"') +
    line("M-70 10C-30-50 0 40 34-10S84-30 92 6", tone, 12) +
    line("M-70 8C-30-52 0 38 34-12S84-32 92 4", lighten(tone, 0.4), 3, 'opacity=".7"'),
  tag: (pen, tone) =>
    fill("M-20-34L0-52L20-34V40H-20z", "#2a1a12", 'opacity=".12" transform="translate(4 6)"') +
    fill("M-20-34L0-52L20-34V40H-20z", pen.face(PIGMENTS.cream)) +
    oval(0, -34, 5, 5, darken(PIGMENTS.cream, 0.4)) +
    line("M0-34C10-70 40-60 34-90", tone, 2.4) +
    line("M-10-6H10M-10 6H10M-10 18H4", darken(PIGMENTS.cream, 0.35), 2.4, 'opacity=".6"'),
  petals: (pen) =>
    times(5, (i) =>
      put(
        fill(
          "M0 0C-12-8-10-26 0-30C10-26 12-8 0 0z",
          pen.linear([
            [0, PIGMENTS.blush],
            [1, PIGMENTS.coral],
          ]),
        ),
        ((i * 47) % 90) - 40,
        ((i * 31) % 70) - 40,
        { turn: i * 73 },
      ),
    ),
  pencil: (pen, tone) =>
    put(
      fill(bar(-6, -70, 12, 118, 2), "#2a1a12", 'opacity=".12" transform="translate(5 5)"') +
        fill(bar(-6, -66, 12, 110), pen.round(tone)) +
        fill("M-6-66L0-86L6-66z", PIGMENTS.pine) +
        fill("M-2-79L0-86L2-79z", PIGMENTS.ink) +
        fill(bar(-6, 44, 12, 12, 3), PIGMENTS.pink),
      0,
      0,
      { turn: 24 },
    ),
} satisfies Record<string, (pen: Pen, tone: string) => string>;

export type StandingProp = keyof typeof STANDING_PROPS;
export type LyingProp = keyof typeof LYING_PROPS;

export const drawStandingProp = (pen: Pen, name: StandingProp, tone: string): string =>
  (STANDING_PROPS as Record<string, (pen: Pen, tone: string) => string>)[name]?.(pen, tone) ?? "";
export const drawLyingProp = (pen: Pen, name: LyingProp, tone: string): string =>
  (LYING_PROPS as Record<string, (pen: Pen, tone: string) => string>)[name]?.(pen, tone) ?? "";
export const standingPropNames = Object.keys(STANDING_PROPS) as StandingProp[];
export const lyingPropNames = Object.keys(LYING_PROPS) as LyingProp[];
