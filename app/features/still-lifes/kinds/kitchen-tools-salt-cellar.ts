import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const KITCHEN_TOOLS_SALT_CELLAR: Family = {
  "salt cellar": standingKind(110, ["oak", "walnut", "stone"], ["white"], (pen, { color }) =>
    put(
      put(
        turned(
          pen,
          [
            [86, -18],
            [88, -8],
            [84, 0],
          ],
          color,
          { tilt: 0.3, gloss: 0.1, pattern: grain({ x: -90, y: -20, width: 180, height: 30 }, color) },
        ),
        78,
        -136,
        { turn: 16 },
      ) +
        turned(
          pen,
          [
            [92, -118],
            [96, -70],
            [86, -12],
            [74, 0],
          ],
          color,
          {
            inside: darken(color, 0.2),
            filling: "#fbf8f1",
            gloss: 0.2,
            pattern: grain({ x: -100, y: -120, width: 200, height: 130 }, color),
          },
        ) +
        times(26, (i) => fill(bar(-60 + ((i * 41) % 120), -124 + ((i * 17) % 20), 6, 5), i % 2 === 0 ? "#fff" : "#e5e0d6")),
      -16,
      0,
      { scale: 1.3 },
    ),
  ),
  corkscrew: standingKind(
    140,
    ["oak", "walnut", "olive"],
    ["steel"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-26, -150, 52, 280, 24), pen.round(color)) +
          line("M-10-120V100", lighten(color, 0.4), 4, 'opacity=".5"') +
          fill(bar(-30, -170, 60, 44, 10), pen.metal(accent)) +
          fill(bar(-30, 104, 60, 30, 10), pen.metal(accent)) +
          line("M0-20H36q14 0 8 14t14 14t14 14t14 14t14 14t16 16", darken(accent, 0.3), 9) +
          line("M0-22H36q14 0 8 14t14 14t14 14t14 14t14 14t16 16", lighten(accent, 0.5), 3) +
          line("M-24-150L-96-70L-86-40", darken(accent, 0.15), 15) +
          line("M-26-152L-98-72", lighten(accent, 0.5), 4) +
          disc(-24, -150, 7, lighten(accent, 0.4)),
        -40,
        -132,
        { turn: 52, scale: 1.02 },
      ) + put(fill(bar(-22, -30, 44, 60, 8), pen.round(PIGMENTS.cork)), 132, -34, { turn: 74 }),
  ),
  "tea ball": standingKind(110, ["steel"], ["sky"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [92, -130],
          [90, -60],
          [70, -10],
          [56, 0],
        ],
        PIGMENTS.white,
        { inside: "#fff", filling: "#bf7f3a" },
      ) +
        tube("M86-104C150-116 148-30 80-36", 18, PIGMENTS.white) +
        line("M-20-140C-60-200-116-190-124-120", "#8f9496", 3.4, 'stroke-dasharray="1 6"') +
        put(
          fill("M-44-20C-44-50 20-56 40-26L62-44C62-20 56-2 34 8C10 18-40 14-44-20z", pen.face(accent)) + disc(-20, -26, 4, "#2d3b46"),
          -134,
          -62,
          { scale: 0.9 },
        ) +
        put(
          disc(0, 0, 34, pen.ball(color)) +
            times(12, (i) => disc(-18 + (i % 4) * 12, -12 + Math.floor(i / 4) * 12, 2.2, darken(color, 0.55))) +
            line("M-33 0H33", darken(color, 0.4), 3),
          4,
          -166,
        ),
      20,
      0,
      { scale: 1.24 },
    ),
  ),
  grater: standingKind(90, ["steel"], ["walnut"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [40, -230],
          [44, -214],
          [44, -30],
          [40, -20],
        ],
        color,
        {
          metal: true,
          pattern: times(
            60,
            (i) =>
              disc(-34 + (i % 6) * 14 + (Math.floor(i / 6) % 2) * 7, -212 + Math.floor(i / 6) * 18, 3, darken(color, 0.6)) +
              disc(-35 + (i % 6) * 14 + (Math.floor(i / 6) % 2) * 7, -214 + Math.floor(i / 6) * 18, 1.4, "#fff"),
          ),
        },
      ) +
        turned(
          pen,
          [
            [42, -290],
            [48, -276],
            [48, -230],
          ],
          accent,
          { gloss: 0.25 },
        ) +
        turned(
          pen,
          [
            [46, -26],
            [48, 0],
          ],
          accent,
        ) +
        ball(pen, 94, -24, 24, PIGMENTS.brown, 0.15) +
        ball(pen, -86, -20, 20, PIGMENTS.brown, 0.15),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  scoop: standingKind(140, ["steel", "copper", "brass"], ["oak"], (pen, { color, accent }) =>
    put(
      fill("M60-250H170L176 0H52z", pen.face(PIGMENTS.kraft)) +
        fill("M56-254H174V-220H56z", darken(PIGMENTS.kraft, 0.14)) +
        motif("cup", PIGMENTS.chocolate, 114, -120, 64) +
        put(
          fill(bar(-150, -12, 150, 24, 10), pen.face(accent)) +
            turned(
              pen,
              [
                [56, -46],
                [54, -10],
                [30, 14],
                [20, 16],
              ],
              color,
              { metal: true, inside: darken(color, 0.4), filling: "#4a2a1a" },
            ).replace("<path", "<path"),
          -34,
          -44,
          { turn: -8 },
        ) +
        times(7, (i) => oval(-130 + i * 22, -4 - (i % 2) * 5, 10, 7, "#53301f")),
      -12,
      0,
      { scale: 1.1 },
    ),
  ),
  honey: standingKind(100, ["beech", "oak"], ["marigold"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [80, -26],
          [76, -10],
          [58, 0],
        ],
        PIGMENTS.cream,
        { inside: PIGMENTS.white, filling: accent, tilt: 0.28 },
      ) +
        put(
          line("M0 0V-160", color, 13) +
            turned(
              pen,
              [
                [9, -186],
                [14, -176],
                [8, -160],
              ],
              color,
              { gloss: 0.2 },
            ) +
            times(5, (i) => oval(0, -8 - i * 15, 30 - Math.abs(i - 2) * 4, 9, pen.round(darken(color, 0.06)))) +
            fill("M-26-10C-20 20 20 22 26-10C20-30-20-30-26-10z", accent, 'opacity=".75"'),
          0,
          -44,
          { turn: 12 },
        ),
      0,
      0,
      { scale: 1.34 },
    ),
  ),
  matcha: standingKind(150, ["cedar", "oak"], ["leaf"], (pen, { color, accent }) =>
    put(
      box(pen, color, { x: 14, y: -30, width: 270, height: 120, depth: 90, top: darken(color, 0.3) }) +
        pool(pen, -60, 8, 80) +
        put(
          turned(
            pen,
            [
              [84, -88],
              [80, -50],
              [60, -10],
              [48, 0],
            ],
            PIGMENTS.charcoal,
            { inside: PIGMENTS.charcoal, filling: accent },
          ),
          -60,
          8,
        ) +
        put(
          turned(
            pen,
            [
              [18, -128],
              [20, -80],
              [16, -70],
            ],
            PIGMENTS.bamboo,
            { gloss: 0.2 },
          ) +
            fill("M-18-74L-38 0Q0 12 38 0L18-74z", pen.round(PIGMENTS.bamboo)) +
            line(
              times(9, (i) => `M${-12 + i * 3}-72L${-32 + i * 8} 4`),
              darken(PIGMENTS.bamboo, 0.3),
              1.6,
            ),
          84,
          6,
        ) +
        pool(pen, 84, 8, 44),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
};
