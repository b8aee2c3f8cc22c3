import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, box, pool, sheet } from "../parts/solids.ts";
import { grain, stitches } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { CRAFT_COLORS, yarn, paintBrush } from "./crafts-parts.ts";

const paintTube = (pen: Pen, color: string) =>
  fill("M-20-110H20L26-20H-26z", pen.round("#d8d9d5")) +
  fill("M-22-80H22L25-40H-25z", color) +
  fill(bar(-24, -120, 48, 13, 2), "#b9bbb6") +
  fill(bar(-13, -20, 26, 24, 4), PIGMENTS.charcoal);

export const CRAFTS_PAINTS: Family = {
  paints: lyingKind(
    ["cream"],
    ["rust"],
    (pen) =>
      put(
        sheet(pen, 330, 210, PIGMENTS.kraft, { radius: 8, shadow: 11 }) +
          fill(bar(-152, -92, 304, 184, 5), darken(PIGMENTS.kraft, 0.24)) +
          times(14, (i) =>
            put(
              paintTube(pen, [...CRAFT_COLORS, "#4d3023", "#faf7f1", "#37322d", "#e3a7a4", "#94bbcb", "#6e7f4b"][i] as string),
              -132 + (i % 7) * 44,
              6 + Math.floor(i / 7) * 88,
              { scale: 0.68 },
            ),
          ),
        -10,
        -64,
        { turn: -5 },
      ) +
      put(
        fill(
          blob([
            [-90, -20],
            [-60, -70],
            [20, -80],
            [90, -50],
            [100, 10],
            [50, 60],
            [10, 30],
            [-40, 56],
            [-84, 30],
          ]),
          "#2a1a12",
          'opacity=".15" transform="translate(6 9)"',
        ) +
          fill(
            blob([
              [-90, -20],
              [-60, -70],
              [20, -80],
              [90, -50],
              [100, 10],
              [50, 60],
              [10, 30],
              [-40, 56],
              [-84, 30],
            ]),
            pen.face("#faf7f1"),
          ) +
          [
            [-50, -30],
            [-10, -50],
            [36, -46],
            [66, -10],
            [-56, 12],
          ]
            .map(([x, y], i) => disc(x as number, y as number, 15, pen.ball(CRAFT_COLORS[(i * 2) % 8] as string)))
            .join(""),
        -64,
        124,
      ) +
      put(paintBrush(pen, 200, PIGMENTS.red), 96, 190, { turn: 24 }) +
      put(paintBrush(pen, 190, PIGMENTS.navy), 140, 190, { turn: 10 }),
  ),
  charcoal: lyingKind(
    ["pine"],
    ["black"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 220, 270, PIGMENTS.paper, {
          print:
            fill(
              "M-40 90C-60 60-20 40-30 10C-70-10-50-90 0-90C56-90 60-20 34 10C34 40 60 60 50 96",
              "none",
              `stroke="${PIGMENTS.charcoal}" stroke-width="5" stroke-linecap="round"`,
            ) +
            line("M-20-40q8-8 18 0M14-40q8-8 18 0M6-30L0-10H10M-8 6q12 8 24 0", PIGMENTS.charcoal, 4) +
            fill("M30-70C60-40 50 0 34 10L20-60z", PIGMENTS.charcoal, 'opacity=".35"'),
        }),
        -78,
        -24,
        { turn: -7 },
      ) +
      put(
        sheet(pen, 190, 270, color, {
          radius: 6,
          shadow: 10,
          print: grain({ x: -95, y: -135, width: 190, height: 270 }, color, { upright: true }),
        }) +
          fill(bar(-82, -122, 164, 244, 4), darken(color, 0.34)) +
          times(7, (i) => fill(bar(-72 + i * 15, -112 + (i % 3) * 12, 7 + (i % 3) * 2, 200 - (i % 3) * 26, 3), pen.round(accent))) +
          fill(bar(38, -100, 38, 60, 8), pen.face("#d8d3c9")) +
          fill(bar(44, -20, 12, 120, 4), pen.face(PIGMENTS.cream)) +
          fill(bar(62, -20, 12, 120, 4), pen.face(PIGMENTS.cream)),
        92,
        46,
        { turn: 6 },
      ),
  ),
  easel: standingKind(110, ["beech", "oak", "cedar"], ["cream"], (pen, { color, accent, form }) =>
    put(
      line("M-90 0L0-340L90 0M0-330L14-6", darken(color, 0.2), 13) +
        line("M-92 0L-2-340M88 0L-2-340", lighten(color, 0.16), 4) +
        fill(bar(-100, -280, 200, 170, 3), darken(accent, 0.24), 'transform="translate(6 5)"') +
        fill(bar(-100, -280, 200, 170, 3), pen.face(lighten(accent, 0.3))) +
        disc(40, -236, 22, "#f3c96a") +
        fill("M-100-150C-60-220-20-180 10-196C40-210 80-180 100-170V-110H-100z", PIGMENTS.sage) +
        fill("M-100-130C-40-160 40-150 100-140V-110H-100z", PIGMENTS.leaf) +
        box(pen, color, {
          y: form === "sketch" ? -50 : -70,
          width: 240,
          height: form === "sketch" ? 62 : 38,
          depth: 50,
          front:
            fill(bar(110, form === "sketch" ? 24 : 12, 22, 13, 4), PIGMENTS.brass) + grain({ x: 0, y: 0, width: 240, height: 50 }, color),
        }) +
        put(paintBrush(pen, 110, PIGMENTS.red), -60, form === "sketch" ? -116 : -112, { turn: 20 }),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  knitting: standingKind(150, ["rust", "sage", "plum", "teal"], ["bamboo"], (pen, { color, accent }) =>
    put(
      put(
        fill(bar(-60, 0, 120, 130, 4), color) +
          `<g ${pen.clip(bar(-60, 0, 120, 130))}>${stitches({ x: -60, y: 0, width: 120, height: 130 }, color, 13)}</g>`,
        -66,
        -134,
        { turn: 6 },
      ) +
        line("M-190-120L60-170", darken(accent, 0.1), 11) +
        ball(pen, 66, -171, 12, accent) +
        line("M-160-190L40-90", accent, 11) +
        ball(pen, -166, -193, 12, accent) +
        yarn(pen, 92, -82, 82, color) +
        line("M20-50C-20 10-60 20-150 4", darken(color, 0.1), 6) +
        yarn(pen, -10, -34, 44, lighten(color, 0.3)),
      -4,
      0,
      { scale: 1.06 },
    ),
  ),
  crochet: standingKind(
    150,
    ["orange"],
    ["bamboo"],
    (pen, { color, accent }) =>
      put(
        fill(
          blob([
            [-60, -10],
            [-76, -80],
            [-40, -130],
            [40, -130],
            [76, -80],
            [60, -10],
            [0, 0],
          ]),
          pen.ball(color),
        ) +
          oval(0, -50, 38, 44, PIGMENTS.cream) +
          fill("M-92-260L-60-190L-20-230zM92-260L60-190L20-230z", pen.face(color)) +
          fill(
            blob([
              [-88, -190],
              [-60, -238],
              [60, -238],
              [88, -190],
              [40, -140],
              [0, -120],
              [-40, -140],
            ]),
            pen.ball(color),
          ) +
          fill(
            blob([
              [-76, -180],
              [-20, -176],
              [0, -150],
              [20, -176],
              [76, -180],
              [36, -136],
              [0, -122],
              [-36, -136],
            ]),
            PIGMENTS.cream,
          ) +
          disc(0, -132, 10, PIGMENTS.ink) +
          disc(-34, -192, 7, PIGMENTS.ink) +
          disc(34, -192, 7, PIGMENTS.ink) +
          tube("M56-30C130-20 130-110 100-130", 34, color, 0.2) +
          `<g opacity=".5">${stitches({ x: -60, y: -110, width: 120, height: 30 }, color, 12)}</g>`,
        -66,
        0,
        { scale: 1.04 },
      ) +
      pool(pen, 110, 6, 64) +
      yarn(pen, 108, -56, 62, PIGMENTS.cream) +
      put(line("M0 60V-120C0-136 14-136 14-122", accent, 12), 150, -90, { turn: 30 }),
  ),
  loom: standingKind(
    140,
    ["oak", "beech"],
    ["rust"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-140, -310, 280, 310, 8), pen.face(color)) +
          fill(bar(-112, -282, 224, 254, 3), "#efe6d4") +
          line(
            times(23, (i) => `M${-104 + i * 9.4}-282V-28`),
            PIGMENTS.cream,
            3,
          ) +
          line(
            times(23, (i) => `M${-104 + i * 9.4}-282V-28`),
            darken(PIGMENTS.cream, 0.24),
            1,
          ) +
          times(8, (i) =>
            fill(
              bar(-108, -54 - i * 20, 216, 19, 8),
              [accent, PIGMENTS.cream, PIGMENTS.sage, PIGMENTS.marigold, accent, PIGMENTS.navy, PIGMENTS.blush, PIGMENTS.cream][
                i
              ] as string,
            ),
          ) +
          times(8, (i) =>
            line(
              times(22, (k) => `M${-104 + k * 9.8 + (i % 2) * 5} ${-52 - i * 20}v15`),
              "#2a1a12",
              1.6,
              'opacity=".16"',
            ),
          ) +
          fill(bar(-140, -200, 280, 17, 8), pen.face(darken(color, 0.16))),
        -30,
        0,
        { scale: 1.0 },
      ) +
      pool(pen, 148, 6, 44) +
      yarn(pen, 146, -42, 46, accent) +
      yarn(pen, 132, -106, 34, PIGMENTS.sage),
  ),
};
