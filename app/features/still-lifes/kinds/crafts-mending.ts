import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { flower, leaf } from "../parts/plants.ts";
import { ball, sheet, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

const tinBox = (pen: Pen, body: string, color: string = "#b9bdbf") =>
  put(
    sheet(pen, 350, 150, darken(color, 0.06), {
      radius: 18,
      print: fill(
        bar(-160, -62, 320, 124, 10),
        pen.linear([
          [0, lighten(color, 0.3)],
          [1, darken(color, 0.14)],
        ]),
      ),
    }),
    0,
    -116,
  ) +
  put(
    sheet(pen, 350, 230, color, { radius: 18, shadow: 13 }) +
      fill(
        bar(-160, -102, 320, 204, 10),
        pen.linear([
          [0, darken(color, 0.4)],
          [0.2, darken(color, 0.2)],
          [1, darken(color, 0.14)],
        ]),
      ) +
      body,
    0,
    76,
  );

export const CRAFTS_MENDING: Family = {
  mending: lyingKind(["steel"], ["navy"], (pen) =>
    tinBox(
      pen,
      [
        [-110, -40, PIGMENTS.red],
        [-50, -44, PIGMENTS.marigold],
        [10, -40, PIGMENTS.navy],
        [-80, 40, PIGMENTS.sage],
      ]
        .map(
          ([x, y, tone]) =>
            fill(bar((x as number) - 24, (y as number) - 36, 48, 72, 5), pen.face(PIGMENTS.pine)) +
            fill(bar((x as number) - 20, (y as number) - 24, 40, 48, 5), pen.round(tone as string)) +
            line(
              times(5, (i) => `M${(x as number) - 20} ${(y as number) - 18 + i * 9}h40`),
              darken(tone as string, 0.3),
              1.6,
            ),
        )
        .join("") +
        put(
          sheet(pen, 96, 96, PIGMENTS.blue, {
            print: line(
              times(5, (i) => `M-36 ${-34 + i * 17}h72M${-34 + i * 17}-36v72`),
              PIGMENTS.cream,
              3,
              'stroke-dasharray="8 7"',
            ),
          }),
          92,
          -30,
          { turn: 9 },
        ) +
        line("M-10 76L76 50", "#e6e9e9", 4) +
        put(
          line("M-20-30L16 40M20-30L-16 40", "#d2d6d7", 8) +
            disc(-22, 54, 15, "none", `stroke="${PIGMENTS.red}" stroke-width="9"`) +
            disc(22, 54, 15, "none", `stroke="${PIGMENTS.red}" stroke-width="9"`),
          106,
          44,
          { turn: 60, scale: 0.8 },
        ),
    ),
  ),
  "sewing machine": standingKind(150, ["cream", "sage", "sky"], ["red", "rust"], (pen, { color, accent }) =>
    put(
      fill(bar(-160, -50, 320, 50, 12), pen.face(darken(color, 0.05))) +
        fill("M60-50V-170H-80V-110H-130V-230Q-130-252-108-252H110Q150-252 150-210V-50z", pen.face(color)) +
        line("M-120-240H120", lighten(color, 0.7), 6, 'opacity=".7"') +
        fill(bar(-116, -112, 20, 36), pen.metal(PIGMENTS.steel)) +
        line("M-106-76V-50", "#8b9093", 4) +
        disc(106, -150, 30, pen.face(darken(color, 0.1))) +
        disc(106, -150, 20, accent) +
        disc(160, -200, 34, pen.metal(PIGMENTS.steel)) +
        disc(40, -210, 12, accent) +
        disc(6, -210, 12, PIGMENTS.marigold) +
        put(
          turned(
            pen,
            [
              [15, -40],
              [15, -34],
              [10, -32],
              [10, -8],
              [15, -6],
              [15, 0],
            ],
            PIGMENTS.pine,
          ) + fill(bar(-13, -34, 26, 26, 4), pen.round(accent)),
          60,
          -254,
        ) +
        line("M60-280C0-320-80-290-106-240", accent, 2) +
        fill("M-170-56L-60-56L-40-50L-176-50z", PIGMENTS.sky) +
        fill(bar(-176, -58, 130, 10, 3), PIGMENTS.sky),
      -10,
      0,
      { scale: 1.08 },
    ),
  ),
  embroidery: lyingKind(
    ["beech", "oak"],
    ["cream"],
    (pen, { color, accent }) =>
      disc(10, 14, 160, "#2a1a12", 'opacity=".16"') +
      disc(0, 0, 150, pen.face(accent)) +
      line(
        times(24, (i) => `M${-140 + i * 12}-100V100`),
        darken(accent, 0.1),
        1,
        'opacity=".4"',
      ) +
      put(flower(pen, 130, 32, PIGMENTS.coral, 8), -30, 104, { turn: -10 }) +
      put(flower(pen, 160, 28, PIGMENTS.lilac, -6), 10, 108, { turn: 4 }) +
      put(flower(pen, 110, 26, PIGMENTS.marigold, 10), 44, 104, { turn: 20 }) +
      put(leaf(pen, 60, 24, PIGMENTS.leaf), -60, 90, { turn: -50 }) +
      disc(0, 0, 154, "none", `stroke="${darken(color, 0.24)}" stroke-width="22"`) +
      disc(-1, -2, 154, "none", `stroke="${color}" stroke-width="15"`) +
      fill(bar(-21, -186, 42, 30, 5), pen.metal(PIGMENTS.brass)) +
      line("M40 40C120 60 160 120 140 170", PIGMENTS.coral, 3) +
      line("M140 170L190 60", "#c4c8c9", 5),
  ),
  carving: lyingKind(
    ["pine", "beech"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        fill(
          "M-16-20C-60-40-60-150 0-160C60-150 60-40 16-20L20 170Q0 184-20 170z",
          "#2a1a12",
          'opacity=".17" transform="translate(9 11)"',
        ) +
          fill("M-16-20C-60-40-60-150 0-160C60-150 60-40 16-20L20 170Q0 184-20 170z", pen.ball(color)) +
          oval(0, -92, 34, 50, darken(color, 0.14)) +
          line("M-10-10V150M8-10V140", darken(color, 0.24), 2),
        -96,
        0,
        { turn: -14 },
      ) +
      put(
        fill(bar(-40, -150, 80, 290, 8), pen.face(lighten(color, 0.1))) +
          grain({ x: -40, y: -150, width: 80, height: 290 }, color, { upright: true }) +
          fill(
            "M-12 30C-30 10-30-70 0-80C30-70 30 10 12 30V110H-12z",
            "none",
            `stroke="${PIGMENTS.charcoal}" stroke-width="3" stroke-dasharray="7 5"`,
          ),
        10,
        10,
        { turn: 4 },
      ) +
      put(
        fill(
          "M-10-160C10-120 14-70 10-30H-10z",
          pen.linear(
            [
              [0, "#f2f3f2"],
              [0.5, "#a8adb0"],
              [1, "#dfe2e2"],
            ],
            [0, 0, 1, 0],
          ),
        ) + fill(bar(-17, -34, 34, 130, 15), pen.round(accent)),
        116,
        -10,
        { turn: 16 },
      ) +
      times(9, (i) =>
        put(line("M0 0C10-16 26-10 22 4C18 12 8 8 12 2", lighten(color, 0.16), 6), -40 + i * 22, 150 + ((i * 17) % 40), { turn: i * 47 }),
      ),
  ),
  saw: lyingKind(
    ["oak"],
    ["rust"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-36, -176, 66, 240, 4), "#2a1a12", 'opacity=".16" transform="translate(8 10)"') +
          fill(
            "M-30-180H36V60H-30z",
            pen.linear(
              [
                [0, "#f4f5f4"],
                [0.5, "#b6bbbd"],
                [1, "#dcdfdf"],
              ],
              [0, 0, 1, 0],
            ),
          ) +
          fill(
            times(26, (i) => `M-30 ${-178 + i * 9}l-11 4.5l11 4.5z`),
            "#a8adb0",
          ) +
          fill(bar(-34, 56, 74, 20, 4), PIGMENTS.charcoal) +
          fill(bar(-15, 74, 30, 130, 12), pen.round(accent)) +
          line(
            times(9, (i) => `M-15 ${84 + i * 13}l30 9`),
            darken(accent, 0.4),
            3,
          ),
        70,
        -14,
        { turn: 24 },
      ) +
      put(
        fill(bar(-110, -80, 220, 170, 6), "#2a1a12", 'opacity=".16" transform="translate(8 11)"') +
          fill(bar(-110, -80, 220, 170, 6), pen.face(color)) +
          grain({ x: -110, y: -80, width: 220, height: 170 }, color) +
          fill(bar(-110, -92, 220, 36, 4), pen.face(darken(color, 0.14))) +
          fill(bar(-110, 84, 160, 26, 4), pen.face(darken(color, 0.14))) +
          fill(bar(40, -100, 7, 52), darken(color, 0.6)),
        -60,
        60,
        { turn: -8 },
      ),
  ),
  plane: standingKind(
    160,
    ["bronze"],
    ["cherry"],
    (pen, { color, accent }) =>
      put(
        fill("M-170-30H170Q190-30 190-8V0H-176Q-180-16-170-30z", pen.metal(color)) +
          fill("M-130-34V-64H90L130-34z", pen.face(darken(color, 0.1))) +
          fill("M-36-60L34-150L54-138L-6-56z", pen.metal(PIGMENTS.steel)) +
          put(ball(pen, 0, -118, 30, accent, 0.5) + fill(bar(-13, -98, 26, 40, 8), pen.round(accent)), -112, 0) +
          fill("M70-62C60-110 84-160 116-150C140-140 110-110 126-62z", pen.ball(accent)) +
          line("M-10-90L26-136", "#6f7376", 6),
        0,
        0,
        { scale: 1.12 },
      ) +
      times(3, (i) =>
        put(line("M0 0C14-30 50-24 44 4C38 24 12 18 18 2", PIGMENTS.pine, 9), -150 + i * 34, 18 + (i % 2) * 6, { turn: i * 40 }),
      ),
  ),
  "tool roll": lyingKind(["leather", "olive", "kraft"], ["steel"], (pen, { color, accent }) =>
    put(
      sheet(pen, 380, 290, color, { radius: 10, shadow: 13, print: fill(bar(-190, 10, 380, 140), darken(color, 0.14)) }) +
        times(6, (i) =>
          put(
            [
              fill(bar(-9, -150, 18, 110, 4), pen.metal(accent)) + fill(bar(-13, -50, 26, 110, 10), pen.round(PIGMENTS.oak)),
              fill(bar(-6, -160, 12, 130, 3), pen.metal(accent)) + fill(bar(-14, -40, 28, 100, 12), pen.round(PIGMENTS.rust)),
              fill("M-14-150H14V-110L6-60H-6L-14-110z", pen.metal(accent)) + fill(bar(-13, -60, 26, 120, 10), pen.round(PIGMENTS.walnut)),
            ][i % 3] as string,
            -152 + i * 61,
            40,
          ),
        ) +
        fill(bar(-190, 20, 380, 126, 4), pen.face(lighten(color, 0.03))) +
        line(
          times(5, (i) => `M${-122 + i * 61} 24V140`) + "M-184 26H184M-184 138H184M-184-138H184",
          lighten(color, 0.5),
          2.4,
          'stroke-dasharray="7 5"',
        ) +
        fill(bar(-52, 62, 104, 46, 6), pen.metal(PIGMENTS.brass)) +
        line("M-30 80H30M-20 92H20", darken(PIGMENTS.brass, 0.5), 3) +
        line("M190-30C236-20 220 40 250 60", darken(color, 0.2), 11),
      -8,
      0,
      { turn: -5, scale: 1.0 },
    ),
  ),
};
