import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, polygon, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

/** Kinds that stand for many: where a name tells what family a thing is of, and not which of its things. */
export const WIDER_DECOR: Family = {
  decor: standingKind(
    150,
    ["terracotta", "sage", "cream"],
    ["oak"],
    (pen, { color, accent }) =>
      pool(pen, -70, -8, 60) +
      put(
        turned(
          pen,
          [
            [24, -220],
            [20, -190],
            [64, -120],
            [70, -60],
            [44, 0],
          ],
          color,
          { inside: darken(color, 0.3) },
        ),
        -70,
        -8,
      ) +
      put(
        fill(bar(-70, -180, 140, 176, 4), pen.face(accent)) +
          fill(bar(-56, -166, 112, 148), PIGMENTS.cream) +
          disc(0, -104, 34, PIGMENTS.coral) +
          fill("M-56-60C-20-90 20-70 56-84V-18H-56z", PIGMENTS.sage),
        66,
        -4,
        { turn: 3 },
      ) +
      pool(pen, 150, 10, 26) +
      put(
        turned(
          pen,
          [
            [24, -50],
            [24, 0],
          ],
          PIGMENTS.cream,
          { inside: PIGMENTS.white },
        ) +
          line("M0-52V-64", PIGMENTS.brown, 3) +
          fill("M0-62C-8-74-3-80 0-92C3-80 8-74 0-62z", "#f0a53e"),
        150,
        10,
      ),
  ),
  furniture: standingKind(150, ["sage", "rust", "navy", "oat"], ["oak"], (pen, { color, accent }) =>
    put(
      line("M-120-30L-130 0M120-30L130 0", accent, 15) +
        fill("M-130-220Q0-240 130-220V-90H-130z", pen.ball(color)) +
        line("M0-224V-94", darken(color, 0.3), 4) +
        fill(bar(-120, -116, 118, 56, 16), pen.face(lighten(color, 0.1))) +
        fill(bar(2, -116, 118, 56, 16), pen.face(lighten(color, 0.1))) +
        fill(bar(-130, -66, 260, 40, 10), pen.face(color)) +
        [-1, 1].map((s) => fill(bar(s * 144 - 30, -150, 60, 126, 26), pen.ball(darken(color, 0.06)))).join(""),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  craft: standingKind(
    150,
    ["coral"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        times(6, (i) =>
          put(
            line("M0 0V-190", [PIGMENTS.red, PIGMENTS.marigold, PIGMENTS.leaf, PIGMENTS.sky, PIGMENTS.plum, accent][i] as string, 13) +
              fill("M-7-190L0-214L7-190z", PIGMENTS.pine),
            -45 + i * 18,
            -60,
            { turn: -20 + i * 8 },
          ),
        ) +
          turned(
            pen,
            [
              [70, -140],
              [72, -60],
              [64, 0],
            ],
            color,
            { inside: darken(color, 0.3), gloss: 0.3 },
          ),
        -60,
        0,
      ) +
      pool(pen, 96, 8, 60) +
      disc(96, -52, 56, pen.ball(PIGMENTS.sage)) +
      line("M50-66Q96-100 144-62M48-46Q96-70 146-44M56-24Q96-40 138-20", darken(PIGMENTS.sage, 0.3), 4),
  ),
  toys: standingKind(
    150,
    ["red"],
    ["sky"],
    (pen, { color, accent }) =>
      put(box(pen, PIGMENTS.pine, { width: 92, height: 92, depth: 56, radius: 5, front: motif("star", color, 46, 46, 54) }), -92, 0) +
      pool(pen, 30, 6, 60) +
      ball(pen, 34, -56, 60, accent) +
      fill("M-26-56Q34-30 94-56L92-44Q34-16-24-44z", "#fff", 'opacity=".8"') +
      put(
        box(pen, PIGMENTS.pine, { width: 80, height: 80, depth: 50, radius: 5, front: motif("heart", PIGMENTS.teal, 40, 40, 46) }),
        -74,
        -96,
      ) +
      pool(pen, 136, -8, 36) +
      put(
        turned(
          pen,
          [
            [2, -120],
            [44, 0],
          ],
          PIGMENTS.marigold,
        ),
        136,
        -8,
      ),
  ),
  supplies: standingKind(150, ["kraft", "sage"], ["navy"], (pen, { color, accent }) =>
    put(
      box(pen, color, {
        width: 280,
        height: 180,
        depth: 110,
        front:
          fill(bar(124, 0, 32, 180), lighten(color, 0.3), 'opacity=".7"') +
          fill(bar(180, 106, 78, 54, 3), PIGMENTS.paper) +
          line("M190 122H244M190 136H230", PIGMENTS.brown, 4) +
          motif("star", accent, 56, 130, 54),
      }) +
        fill(
          polygon([
            [-16, -180],
            [39, -217],
            [71, -217],
            [16, -180],
          ]),
          lighten(color, 0.4),
          'opacity=".7"',
        ),
      -26,
      0,
      { scale: 1.12 },
    ),
  ),
};
