import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { pool, sheet, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { tubeOf, pump } from "./beauty-parts.ts";

export const BEAUTY_SKINCARE: Family = {
  skincare: standingKind(
    0,
    ["sage", "blush", "sky"],
    ["white"],
    (pen, { color, accent }) =>
      pool(pen, -92, -12, 50) +
      put(pump(pen, color, accent, "leaf"), -92, -12, { scale: 1.02 }) +
      pool(pen, 12, -16, 50) +
      put(tubeOf(pen, lighten(color, 0.36), PIGMENTS.oak, "leaf"), 12, -16) +
      pool(pen, 118, 4, 62) +
      put(
        turned(
          pen,
          [
            [58, -60],
            [60, -8],
            [54, 0],
          ],
          lighten(color, 0.2),
          { gloss: 0.3 },
        ) +
          turned(
            pen,
            [
              [60, -90],
              [62, -60],
            ],
            accent,
          ),
        118,
        4,
      ),
  ),
  makeup: lyingKind(
    ["blush", "black", "gold"],
    ["rust", "coral"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 300, 150, darken(color, 0.1), {
          radius: 18,
          print: fill(
            bar(-134, -60, 268, 120, 10),
            pen.linear(
              [
                [0, "#eef4f5"],
                [1, "#b3c8cd"],
              ],
              [0, 0, 1, 1],
            ),
          ),
        }),
        -16,
        -112,
      ) +
      put(
        sheet(pen, 300, 180, color, { radius: 18, shadow: 12 }) +
          times(
            6,
            (i) =>
              disc(
                -94 + (i % 3) * 94,
                -40 + Math.floor(i / 3) * 82,
                36,
                pen.ball([PIGMENTS.blush, PIGMENTS.coral, accent, PIGMENTS.sand, PIGMENTS.plum, PIGMENTS.bronze][i] as string),
              ) + disc(-94 + (i % 3) * 94, -40 + Math.floor(i / 3) * 82, 36, "none", `stroke="${darken(color, 0.3)}" stroke-width="3"`),
          ),
        -16,
        64,
      ) +
      put(
        fill(bar(-9, -20, 18, 170, 7), pen.round(PIGMENTS.black)) +
          fill(bar(-12, -54, 24, 40), pen.metal(PIGMENTS.gold)) +
          fill("M-24-54C-30-110 30-110 24-54z", pen.ball(PIGMENTS.brown)),
        162,
        0,
        { turn: 14 },
      ),
  ),
  lipstick: standingKind(
    80,
    ["gold", "black"],
    ["red", "coral", "plum"],
    (pen, { color, accent }) =>
      pool(pen, -50, 0, 50) +
      put(
        turned(
          pen,
          [
            [44, -110],
            [44, 0],
          ],
          color,
          { metal: true },
        ) +
          turned(
            pen,
            [
              [36, -170],
              [36, -108],
            ],
            lighten(color, 0.3),
            { metal: true },
          ) +
          fill("M-30-172V-250C-20-276 20-290 30-240V-172z", pen.round(accent)) +
          fill("M-28-248C-16-274 18-284 29-240C10-230-16-232-28-248z", lighten(accent, 0.3)),
        -50,
        0,
        { scale: 1.12 },
      ) +
      pool(pen, 84, 4, 50) +
      put(
        turned(
          pen,
          [
            [42, -150],
            [46, -144],
            [46, 0],
          ],
          color,
          { metal: true },
        ),
        84,
        4,
      ),
  ),
  brush: lyingKind(["oak", "walnut", "blush"], ["cream", "black"], (pen, { color, accent }) =>
    put(
      fill("M-70-180C-80-200 80-200 70-180L64 40C60 76-60 76-64 40z", "#2a1a12", 'opacity=".15" transform="translate(10 12)"') +
        fill(bar(-19, 50, 38, 140, 18), pen.round(color)) +
        fill("M-74-150C-80-210 80-210 74-150V20C80 80-80 80-74 20z", pen.ball(color)) +
        fill(
          "M-52-140C-56-180 56-180 52-140V14C56 50-56 50-52 14z",
          darken(accent === PIGMENTS.black ? PIGMENTS.charcoal : PIGMENTS.terracotta, 0.1),
        ) +
        times(45, (i) => disc(-40 + (i % 5) * 20, -134 + Math.floor(i / 5) * 19, 4.4, pen.ball(accent))),
      0,
      0,
      { turn: 28, scale: 1.04 },
    ),
  ),
  "beard kit": standingKind(
    160,
    ["walnut"],
    ["amber"],
    (pen, { color, accent }) =>
      pool(pen, -116, -14, 54) +
      put(
        turned(
          pen,
          [
            [18, -140],
            [20, -130],
            [46, -112],
            [48, -6],
            [44, 0],
          ],
          accent,
          {
            gloss: 0.4,
            pattern:
              fill(bar(-60, -90, 120, 64), PIGMENTS.paper) +
              fill("M-32-66C-20-84-6-76 0-68C6-76 20-84 32-66C22-50 8-54 0-60C-8-54-22-50-32-66z", PIGMENTS.chocolate),
          },
        ) +
          turned(
            pen,
            [
              [20, -196],
              [22, -190],
              [20, -138],
            ],
            PIGMENTS.black,
          ),
        -116,
        -14,
        { scale: 1.2 },
      ) +
      pool(pen, 20, 0, 100) +
      put(
        fill(bar(-92, -44, 184, 44, 20), pen.face(color)) +
          line("M-80-34H80", lighten(color, 0.4), 3, 'opacity=".5"') +
          times(24, (i) => line(`M${-80 + i * 7}-44v-46`, i % 2 === 0 ? "#3a2a20" : "#5d4434", 4)),
        24,
        0,
      ) +
      pool(pen, 140, -24, 50) +
      put(
        turned(
          pen,
          [
            [48, -50],
            [50, -6],
            [44, 0],
          ],
          "#aeb3b5",
          { metal: true },
        ) + oval(0, -50, 40, 8, "#efe0bb"),
        140,
        -24,
      ) +
      put(
        fill(bar(-60, -20, 120, 20, 5), pen.face(PIGMENTS.walnut)) +
          line(
            times(15, (i) => `M${-54 + i * 7.6}-4v34`),
            PIGMENTS.walnut,
            4,
          ),
        30,
        -128,
        { turn: -10 },
      ),
  ),
};
