import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { flower, sprig } from "../parts/plants.ts";
import { blown, pool, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";
import { flame } from "./home-parts.ts";

function turnedCup(pen: Pen, x: number, y: number, color: string): string {
  return put(
    turned(
      pen,
      [
        [13, -14],
        [12, -4],
        [7, 4],
      ],
      color,
      { metal: true },
    ),
    x,
    y,
  );
}

export const HOME_CANDLE: Family = {
  candle: standingKind(90, ["cream", "blush", "sage", "amber", "charcoal"], ["paper", "rust"], (pen, { color, accent, motif: print }) =>
    put(
      flame(pen, -14, -166, 1.1) +
        blown(
          pen,
          [
            [86, -190],
            [86, -12],
            [78, 0],
          ],
          {
            color: lighten(color, 0.3),
            content: fill(bar(-100, -150, 200, 160), color, 'opacity=".92"') + oval(0, -150, 84, 16, lighten(color, 0.5)),
          },
        ) +
        fill("M-84-110Q0-92 84-110V-40Q0-22-84-40z", accent === color ? PIGMENTS.paper : accent, 'opacity=".94"') +
        motif(print, accent === PIGMENTS.paper ? PIGMENTS.brown : PIGMENTS.paper, 0, -66, 54) +
        flame(pen, -14, -160, 1.1),
      0,
      0,
      { scale: 1.26 },
    ),
  ),
  tapers: standingKind(
    100,
    ["marigold", "cream", "rust"],
    ["brass"],
    (pen, { color, accent }) =>
      [-48, 52]
        .map(
          (x, i) =>
            pool(pen, x, i * 12, 50) +
            put(
              turned(
                pen,
                [
                  [17, -304],
                  [20, -60],
                ],
                color,
                { gloss: 0.3 },
              ) +
                turned(
                  pen,
                  [
                    [24, -64],
                    [24, -50],
                    [12, -40],
                    [12, -20],
                    [44, -10],
                    [48, 0],
                  ],
                  accent,
                  { metal: true },
                ) +
                flame(pen, 0, -304),
              x,
              i * 12 - 4,
              { scale: 0.98 },
            ),
        )
        .join("") + put(line("M0 0C-20-14-30 8-6 6C18 18 30-10 0 0", PIGMENTS.sand, 4), 0, -130),
  ),
  diyas: standingKind(170, ["brass", "terracotta"], ["leaf"], (pen, { color, accent }) =>
    put(
      fill(
        blob([
          [-190, -30],
          [-100, -74],
          [40, -78],
          [150, -60],
          [206, -30],
          [140, 6],
          [0, 14],
          [-120, 6],
        ]),
        pen.ball(accent),
      ) +
        line(
          "M-180-30H196M-90-30L-50-66M-90-30L-50 4M10-30L50-70M10-30L50 8M100-30L130-56M100-30L130 0",
          lighten(accent, 0.4),
          3,
          'opacity=".6"',
        ) +
        (
          [
            [-110, -28],
            [0, -46],
            [112, -30],
            [-52, 2],
            [62, 4],
          ] as const
        )
          .map(([x, y]) =>
            put(
              turned(
                pen,
                [
                  [36, -26],
                  [30, -10],
                  [16, 0],
                ],
                color,
                { metal: color === PIGMENTS.brass, inside: darken(color, 0.3), filling: "#e7c76f" },
              ) +
                fill("M20-30L52-38L36-20z", pen.metal(color)) +
                flame(pen, 42, -34, 0.8),
              x,
              y,
            ),
          )
          .join(""),
      -6,
      -4,
      { scale: 1.04 },
    ),
  ),
  menorah: standingKind(120, ["iron"], ["brass"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [16, -40],
          [66, -14],
          [74, 0],
        ],
        color,
      ) +
        line(
          "M0-20V-220M-140-200C-140-90 140-90 140-200M-105-200C-105-116 105-116 105-200M-70-200C-70-140 70-140 70-200M-35-200C-35-164 35-164 35-200",
          darken(color, 0.2),
          13,
        ) +
        line(
          "M-2-20V-220M-141-200C-141-92 139-92 139-202M-106-200C-106-118 104-118 104-202M-71-200C-71-142 69-142 69-202M-36-200C-36-166 34-166 34-202",
          lighten(color, 0.24),
          4,
        ) +
        times(9, (i) => {
          const x = -140 + i * 35;
          const y = i === 4 ? -224 : -204;
          return (
            turnedCup(pen, x, y, accent) +
            fill(bar(x - 6, y - 66, 12, 56), pen.round(i === 4 ? PIGMENTS.sky : PIGMENTS.cream)) +
            flame(pen, x, y - 66, 0.62)
          );
        }),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  vase: standingKind(90, ["sage", "terracotta", "sky", "cream", "navy"], ["coral", "butter", "lilac"], (pen, { color, accent }) =>
    put(
      put(flower(pen, 190, 36, accent, -20), -8, -150, { turn: -18 }) +
        put(flower(pen, 210, 34, PIGMENTS.butter, 6), 0, -150, { turn: 3 }) +
        put(flower(pen, 180, 30, accent, 20), 8, -150, { turn: 22 }) +
        put(sprig(pen, 150, PIGMENTS.sage), -10, -150, { turn: -38 }) +
        turned(
          pen,
          [
            [34, -176],
            [30, -150],
            [70, -96],
            [78, -50],
            [56, -6],
            [50, 0],
          ],
          color,
          { inside: darken(color, 0.3), gloss: 0.26 },
        ),
      0,
      0,
      { scale: 0.98 },
    ),
  ),
  "bud vases": standingKind(0, ["white", "sage", "blush"], ["coral"], (pen, { color, accent }) =>
    (
      [
        [
          -116,
          -10,
          [
            [12, -130],
            [12, -96],
            [40, -60],
            [40, -14],
            [28, 0],
          ],
        ],
        [
          6,
          8,
          [
            [10, -180],
            [10, -90],
            [34, -50],
            [38, -10],
            [30, 0],
          ],
        ],
        [
          122,
          -8,
          [
            [14, -100],
            [16, -84],
            [54, -50],
            [48, -10],
            [34, 0],
          ],
        ],
      ] as const
    )
      .map(
        ([x, y, profile], i) =>
          pool(pen, x, y, 44) +
          put(
            put(
              i === 1 ? sprig(pen, 120, PIGMENTS.sage) : flower(pen, 120, 24, i === 0 ? accent : PIGMENTS.butter, i * 8 - 6),
              0,
              profile[0][1] + 10,
            ) + turned(pen, profile, i === 1 ? darken(color, 0.06) : color, { inside: darken(color, 0.3), gloss: 0.16 }),
            x,
            y,
          ),
      )
      .join(""),
  ),
};
