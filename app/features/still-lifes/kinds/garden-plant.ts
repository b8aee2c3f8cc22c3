import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { blob, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { blossom, leaf } from "../parts/plants.ts";
import { turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

export const GARDEN_PLANT: Family = {
  plant: standingKind(90, ["terracotta", "cream", "sage", "charcoal"], ["leaf", "green", "moss"], (pen, { color, accent }) =>
    put(
      times(9, (i) =>
        put(
          line("M0 0V-120", darken(accent, 0.3), 5) +
            put(
              fill(
                blob([
                  [0, 0],
                  [-40, -30],
                  [-44, -80],
                  [0, -112],
                  [44, -80],
                  [40, -30],
                ]),
                pen.ball(i % 3 === 0 ? darken(accent, 0.16) : i % 3 === 1 ? accent : lighten(accent, 0.14)),
              ) + line("M0 0V-104M0-34L-24-56M0-34L24-56M0-64L-20-82M0-64L20-82", lighten(accent, 0.4), 2, 'opacity=".7"'),
              0,
              -60,
              { scale: 0.86 },
            ),
          0,
          -110,
          { turn: -72 + i * 18, scale: 0.86 + (i % 2) * 0.2 },
        ),
      ) +
        turned(
          pen,
          [
            [82, -136],
            [78, -90],
            [64, -10],
            [58, 0],
          ],
          color,
          { inside: PIGMENTS.soil, gloss: 0.2 },
        ),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  flowers: standingKind(80, ["kraft"], ["coral", "butter", "lilac"], (pen, { color, accent }) =>
    put(
      [
        [-70, -250, 40, PIGMENTS.butter],
        [60, -260, 38, PIGMENTS.lilac],
        [0, -296, 44, accent],
        [-110, -200, 32, accent],
        [108, -200, 34, PIGMENTS.butter],
        [-20, -220, 42, "#f4ece0"],
        [44, -190, 38, PIGMENTS.coral],
      ]
        .map(
          ([x, y, r, tone]) =>
            line(`M${(x as number) * 0.2}-60L${x} ${y}`, "#557a4c", 5) +
            put(blossom(pen, r as number, tone as string), x as number, y as number),
        )
        .join("") +
        times(8, (i) => put(leaf(pen, 90, 30, i % 2 === 0 ? PIGMENTS.sage : PIGMENTS.leaf), (i - 3.5) * 14, -120, { turn: -70 + i * 20 })) +
        fill(
          "M-120-180L-10-150L120-186L54 0H-48z",
          pen.linear(
            [
              [0, lighten(color, 0.2)],
              [0.5, color],
              [1, darken(color, 0.2)],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        fill("M-120-180L-10-150L-10 0H-48z", darken(color, 0.12), 'opacity=".5"') +
        fill("M-64-72H70L66-48H-60z", PIGMENTS.rust) +
        put(line("M0 0C-34-28-50 6-4 6C50 8 36-26 0 0M-2 6L-24 50M2 6L26 46", PIGMENTS.rust, 8), 4, -62),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  "watering can": standingKind(110, ["sage", "copper", "rust", "steel"], ["brass"], (pen, { color, accent }) =>
    put(
      tube("M-70-170C-190-190-180-10-78-30", 16, darken(color, 0.06)) +
        tube("M70-50L170-190", 20, color) +
        fill("M146-196L196-166L206-216L172-236z", pen.metal(accent)) +
        turned(
          pen,
          [
            [62, -190],
            [84, -170],
            [92, -20],
            [84, 0],
          ],
          color,
          { gloss: 0.3 },
        ) +
        oval(0, -190, 62, 13, darken(color, 0.4)) +
        tube("M-54-190C-50-250 50-250 54-190", 12, darken(color, 0.06)),
      -14,
      0,
      { scale: 1.12 },
    ),
  ),
};
