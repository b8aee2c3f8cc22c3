import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { blown, box, pool, sheet, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { yarn, paintBrush } from "./crafts-parts.ts";

export const CRAFTS_VIALS: Family = {
  vials: standingKind(
    150,
    ["oak"],
    ["cork"],
    (pen, { color, accent }) =>
      box(pen, color, { y: 4, width: 330, height: 46, depth: 80, top: darken(color, 0.14) }) +
      times(6, (i) =>
        put(
          blown(
            pen,
            [
              [21, -150],
              [23, -140],
              [23, -10],
              [18, 0],
            ],
            {
              content: put(
                fill(
                  bar(-12, -60, 24, 110, 6),
                  pen.round([PIGMENTS.cream, PIGMENTS.blush, PIGMENTS.butter, PIGMENTS.sky, PIGMENTS.sage, PIGMENTS.cream][i] as string),
                ) + fill(bar(-13, -16, 26, 8), PIGMENTS.rust),
                0,
                -62,
              ),
              open: false,
            },
          ) +
            turned(
              pen,
              [
                [18, -178],
                [20, -170],
                [18, -146],
              ],
              accent,
            ),
          -124 + i * 54,
          -38,
          { scale: 1.02 },
        ),
      ) +
      put(sheet(pen, 70, 44, PIGMENTS.paper, { print: line("M-24-6H24M-24 8H10", PIGMENTS.brown, 3) }), 140, 10, { turn: -8 }),
  ),
  "lock kit": standingKind(
    150,
    ["glass"],
    ["brass"],
    (pen, { accent }) =>
      put(
        line("M-60-150V-220C-60-310 60-310 60-220V-150", "#8b9093", 30) +
          line("M-64-150V-222C-64-306 52-306 54-222", "#e3e6e6", 7) +
          fill(bar(-100, -170, 200, 170, 22), "#d9e8ea", 'opacity=".75" stroke="#9fb6ba" stroke-width="4"') +
          fill(bar(-24, -140, 48, 120, 8), pen.metal(accent)) +
          times(
            5,
            (i) =>
              fill(bar(-60 + i * 27, -160, 12, 54 - (i % 3) * 9, 3), pen.metal(PIGMENTS.copper)) +
              line(`M${-54 + i * 27}-160v-2`, PIGMENTS.steel, 3),
          ) +
          disc(0, -60, 15, PIGMENTS.ink) +
          fill("M-6-60H6L10-24H-10z", PIGMENTS.ink) +
          line("M-84-150V-20", "#fff", 9, 'opacity=".7"'),
        -56,
        0,
        { scale: 1.02 },
      ) +
      pool(pen, 110, 8, 60) +
      put(
        fill("M-50-90H50L44 0H-44z", pen.face(PIGMENTS.leather)) +
          times(4, (i) => put(line("M0 0V-130", "#8b9093", 7) + line("M0-126l14-8", "#8b9093", 5), -30 + i * 20, -60)) +
          fill("M-50-70H50L44 0H-44z", pen.face(lighten(PIGMENTS.leather, 0.05))),
        112,
        8,
      ),
  ),
  kit: standingKind(160, ["kraft", "sage", "sky", "blush"], ["rust", "evergreen"], (pen, { color, accent }) =>
    put(
      fill("M-150-110L-170-220H40L120-130z", darken(color, 0.2)) +
        put(
          turned(
            pen,
            [
              [24, -90],
              [26, -80],
              [26, 0],
            ],
            PIGMENTS.sage,
            { gloss: 0.3 },
          ) +
            turned(
              pen,
              [
                [22, -108],
                [24, -90],
              ],
              PIGMENTS.oak,
            ),
          -90,
          -90,
        ) +
        put(fill(bar(-26, -120, 52, 120, 4), pen.face(PIGMENTS.cream)) + motif("star", accent, 0, -80, 34), -26, -96, { turn: -6 }) +
        yarn(pen, 40, -132, 36, PIGMENTS.coral) +
        put(paintBrush(pen, 130, PIGMENTS.navy), 92, -90, { turn: 16 }) +
        box(pen, color, {
          width: 300,
          height: 118,
          depth: 40,
          top: darken(color, 0.5),
          front: fill(bar(104, 36, 92, 52, 5), PIGMENTS.paper) + motif("heart", accent, 150, 62, 34),
        }),
      -8,
      0,
      { scale: 1.1 },
    ),
  ),
  "date box": standingKind(150, ["burgundy", "blush"], ["gold"], (pen, { color, accent }) =>
    put(
      times(7, (i) =>
        put(
          fill(bar(-42, -120, 84, 120, 4), pen.face([PIGMENTS.cream, PIGMENTS.blush, PIGMENTS.butter, PIGMENTS.sky][i % 4] as string)) +
            motif("heart", PIGMENTS.red, 0, -84, 34),
          -100 + i * 30,
          -80,
          { turn: -18 + i * 6 },
        ),
      ) +
        box(pen, color, {
          width: 280,
          height: 130,
          depth: 60,
          top: darken(color, 0.5),
          front: fill(bar(0, 54, 280, 20), accent) + motif("heart", accent, 140, 64, 84),
        }),
      -12,
      0,
      { scale: 1.14 },
    ),
  ),
  scissors: lyingKind(["rust", "black", "gold"], ["steel"], (pen, { color, accent }) =>
    put(
      [-1, 1]
        .map(
          (s) =>
            `<g transform="scale(${s} 1)">` +
            fill("M-6 30L-34-190Q-10-160 16 10z", pen.metal(accent)) +
            line("M6 20L44 80", darken(color, 0.2), 22) +
            oval(66, 124, 42, 56, "none", `stroke="${color}" stroke-width="21" transform="rotate(-18 66 124)"`) +
            "</g>",
        )
        .join("") + disc(0, 14, 12, pen.metal(PIGMENTS.brass)),
      0,
      0,
      { turn: 24 },
    ),
  ),
  yarn: standingKind(150, ["rust", "sage", "plum", "sky"], ["cream"], (pen, { color, accent }) =>
    put(
      yarn(pen, -70, -76, 76, color) +
        yarn(pen, 84, -66, 66, accent) +
        yarn(pen, 10, -156, 62, lighten(color, 0.34)) +
        line("M-110-10C-60 20 60 0 140 16", darken(color, 0.1), 6),
      0,
      0,
      { scale: 1.16 },
    ),
  ),
};
