import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const NURSERY_DRUM: Family = {
  drum: standingKind(140, ["red", "teal"], ["cream"], (pen, { color, accent }) =>
    put(
      box(pen, PIGMENTS.oak, { x: 10, y: -26, width: 290, height: 70, depth: 70, top: PIGMENTS.chocolate }) +
        put(
          turned(
            pen,
            [
              [70, -86],
              [70, 0],
            ],
            color,
            {
              inside: accent,
              gloss: 0.2,
              pattern: line("M-70-80L-42-6L-14-80L14-6L42-80L70-6", accent, 5) + fill(bar(-80, -14, 160, 18), PIGMENTS.marigold),
            },
          ),
          -66,
          12,
        ) +
        put(line("M0 0L-60-90", PIGMENTS.oak, 9) + ball(pen, -64, -96, 14, PIGMENTS.red), -30, -80, { turn: 60 }) +
        put(
          disc(0, 0, 50, "none", `stroke="${PIGMENTS.marigold}" stroke-width="20"`) +
            times(5, (i) => put(disc(0, -50, 11, pen.ball("#d5d2c8")), 0, 0, { turn: i * 72 })),
          62,
          -54,
        ) +
        put(line("M0 0V-70", PIGMENTS.oak, 12) + oval(0, -96, 30, 36, pen.ball(PIGMENTS.teal)), 136, -8, { turn: 18 }),
      -12,
      0,
      { scale: 1.08 },
    ),
  ),
  blanket: standingKind(150, ["sky", "blush", "sage", "cream"], ["white"], (pen, { color, accent, motif: print }) =>
    put(
      times(
        3,
        (i) =>
          fill(bar(-140, -66 - i * 62, 290, 64, 30), pen.face([color, lighten(color, 0.2), color][i] as string)) +
          line(`M-120 ${-34 - i * 62}H130`, darken(color, 0.24), 2, 'opacity=".4"'),
      ) +
        fill(bar(-30, -200, 92, 200, 8), accent, 'opacity=".85"') +
        motif(print, darken(color, 0.3), 16, -100, 66),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  onesie: lyingKind(["cream", "sage", "sky", "blush"], ["rust", "navy"], (pen, { color, accent, motif: print }) => {
    const shape = "M-60-150Q0-118 60-150L128-110L108-44L74-60V70C74 100 40 110 34 150H-34C-40 110-74 100-74 70V-60L-108-44L-128-110z";
    return (
      fill(shape, "#2a1a12", 'opacity=".16" transform="translate(8 11)"') +
      fill(shape, pen.face(color)) +
      line("M-60-150Q0-118 60-150M-34 150Q0 138 34 150", darken(color, 0.2), 7) +
      motif(print, accent, 0, -10, 96) +
      times(3, (i) => disc(-20 + i * 20, 144, 4, PIGMENTS.paper))
    );
  }),
  stroller: standingKind(150, ["navy", "sage", "charcoal"], ["leather"], (pen, { color, accent }) =>
    put(
      line("M-60-60L60-10M70-60L-50-10M96-120L150-220", "#8d9294", 11) +
        line("M140-222H176", accent, 15) +
        fill("M-120-170A116 116 0 0 1-4-286V-170z", pen.ball(color)) +
        line("M-4-170L-86-252M-4-170L-46-278", darken(color, 0.3), 3) +
        fill("M-120-170H110C110-90 70-56 0-56C-80-56-120-100-120-170z", pen.round(lighten(color, 0.06))) +
        [-72, 78].map((x) => disc(x, -36, 34, "none", 'stroke="#3c3834" stroke-width="12"') + disc(x, -36, 9, "#8d9294")).join(""),
      -10,
      0,
      { scale: 1.08 },
    ),
  ),
  lunch: standingKind(120, ["coral", "teal", "navy"], ["cream"], (pen, { color, accent, motif: print }) =>
    put(
      tube("M-50-190C-50-250 50-250 50-190", 15, darken(color, 0.2)) +
        box(pen, color, {
          width: 220,
          height: 190,
          depth: 66,
          radius: 18,
          front:
            fill(bar(20, 96, 180, 76, 10), lighten(color, 0.14)) +
            line("M10 50H210", accent, 5, 'stroke-dasharray="8 5"') +
            motif(print, accent, 110, 134, 62),
        }),
      -14,
      0,
      { scale: 1.1 },
    ),
  ),
};
