import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, polygon, put, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import { ball, pool, turned } from "../parts/solids.ts";
import { crumbs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";
import { oneJar, trio, sauceBottle } from "./food-parts.ts";

export const FOOD_JAR: Family = {
  jar: standingKind(84, ["marigold", "amber", "burgundy", "plum"], ["gold", "cream", "oak"], (pen, { color, accent, motif: print }) =>
    put(oneJar(pen, color, accent, print), 0, 0, { scale: 1.7 }),
  ),
  jars: standingKind(0, ["marigold", "burgundy", "plum"], ["gold", "cream"], (pen, { color, accent, motif: print, count }) => {
    const fillings = [color, PIGMENTS.burgundy, PIGMENTS.marigold, PIGMENTS.plum];
    const n = Math.max(2, Math.min(count, 4));
    return times(n, (i) => {
      const [x, y] = n === 4 ? [[-74, 78, -124, 26][i] as number, i < 2 ? -56 : 8] : [(i - (n - 1) / 2) * 136, 0];
      return (
        pool(pen, x, y, 70) + put(oneJar(pen, fillings[i] as string, accent, print), x, y, { scale: n === 4 ? 1.02 : n === 3 ? 0.9 : 1.15 })
      );
    });
  }),
  "honey jar": standingKind(
    84,
    ["marigold"],
    ["gold"],
    (pen, { color, accent }) =>
      put(oneJar(pen, color, accent, "bee"), -40, 0, { scale: 1.56 }) +
      put(
        fill(
          polygon([
            [-60, -20],
            [20, -46],
            [84, -24],
            [0, 6],
          ]),
          "#e9a93a",
        ) +
          times(12, (i) =>
            oval(-36 + (i % 4) * 30 + Math.floor(i / 4) * 10, -28 + Math.floor(i / 4) * 10 + (i % 2) * 5, 9, 4.4, "#b8741f"),
          ) +
          fill("M-60-20L0 6V26L-60 0z", "#c98325") +
          fill("M0 6L84-24V-4L0 26z", "#d9942c"),
        118,
        -6,
        { scale: 0.94 },
      ),
  ),
  chocolate: standingKind(150, ["chocolate", "brown"], ["gold", "rust", "plum"], (pen, { color, accent }) => {
    const bars = times(12, (i) =>
      put(
        fill(bar(0, 0, 52, 44, 5), pen.face(color)) + fill(bar(6, 6, 40, 32, 4), pen.face(lighten(color, 0.1))),
        -84 + (i % 3) * 56,
        -214 + Math.floor(i / 3) * 48,
      ),
    );
    return put(
      put(
        fill(bar(-92, -222, 184, 206, 6), darken(color, 0.4)) +
          bars +
          [
            [-50, -190],
            [20, -160],
            [52, -120],
            [-30, -108],
          ]
            .map(([x, y]) => ball(pen, x as number, y as number, 10, PIGMENTS.red, 0.4))
            .join("") +
          fill(bar(-98, -104, 196, 112, 4), pen.face(accent)) +
          fill(bar(-98, -116, 196, 16), "#d8d4cb") +
          line(
            times(14, (i) => `M${-96 + i * 14}-116l7 14`),
            "#b7b2a8",
            2,
          ) +
          fill(bar(-62, -78, 124, 56, 4), PIGMENTS.cream) +
          motif("heart", accent, 0, -50, 38),
        0,
        0,
        { turn: -7 },
      ),
      -6,
      -6,
      { scale: 1.26 },
    );
  }),
  popcorn: standingKind(110, ["red", "sky"], ["cream"], (pen, { color, accent }) => {
    const corn = (x: number, y: number) =>
      disc(x, y, 13, "#fbf1d4") +
      disc(x + 11, y - 5, 11, "#f6e3b0") +
      disc(x + 2, y - 12, 10, "#fff9e8") +
      disc(x + 3, y - 2, 4, "#dba94a", 'opacity=".6"');
    return (
      put(
        times(22, (i) => corn(-78 + ((i * 37) % 150), -176 - Math.sin((((i * 37) % 150) / 150) * 3.1) * (16 + ((i * 13) % 40)))) +
          fill("M-96-180H96L74 0H-74z", pen.round(accent)) +
          times(4, (i) =>
            fill(
              polygon([
                [-96 + i * 54, -180],
                [-70 + i * 54, -180],
                [-54 + i * 41.5, 0],
                [-74 + i * 41.5, 0],
              ]),
              color,
              'opacity=".85"',
            ),
          ) +
          put(motif("star", PIGMENTS.marigold, 0, 0, 56), 0, -88),
        -30,
        0,
        { scale: 1.1 },
      ) +
      times(
        3,
        (i) =>
          pool(pen, 92 + i * 38, i * 12 - 12, 20) +
          put(
            turned(
              pen,
              [
                [15, -74],
                [18, -66],
                [18, 0],
              ],
              [PIGMENTS.rust, PIGMENTS.marigold, PIGMENTS.leaf][i] as string,
            ) +
              turned(
                pen,
                [
                  [14, -92],
                  [17, -86],
                  [17, -74],
                ],
                "#c9ccce",
                { metal: true },
              ),
            92 + i * 38,
            i * 12 - 12,
          ),
      )
    );
  }),
  tin: standingKind(110, ["red", "evergreen", "navy", "sky", "blush"], ["gold", "white"], (pen, { color, accent, motif: print }) =>
    put(
      turned(
        pen,
        [
          [108, -150],
          [108, 0],
        ],
        color,
        {
          gloss: 0.2,
          pattern: times(7, (i) => motif(print, accent, -96 + i * 32, -72 + (i % 2) * 20 - 10, 26)) + fill(bar(-120, -20, 240, 8), accent),
        },
      ) +
        turned(
          pen,
          [
            [112, -188],
            [112, -146],
          ],
          darken(color, 0.08),
          { gloss: 0.24, pattern: fill(bar(-120, -154, 240, 6), accent) },
        ),
      0,
      0,
      { scale: 1.34 },
    ),
  ),
  bark: standingKind(110, ["red"], ["white"], (pen, { color, accent }) => {
    const shard = "M-34-20L16-34L40 6L-10 26L-40 10z";
    const pieces = times(6, (i) =>
      put(
        fill(shard, PIGMENTS.chocolate, 'transform="translate(3 9)"') +
          fill(shard, "#fdf6ea") +
          crumbs({ x: -24, y: -20, width: 50, height: 34 }, PIGMENTS.red, { count: 9, size: 4 }),
        -64 + (i % 3) * 60,
        -146 - Math.floor(i / 3) * 30,
        { turn: i * 34, scale: 0.9 },
      ),
    );
    const stars = times(6, (i) => motif("star", accent, -90 + i * 36, -62 + (i % 2) * 22, 26));
    return (
      put(
        pieces +
          turned(
            pen,
            [
              [108, -126],
              [108, 0],
            ],
            color,
            { gloss: 0.2, pattern: stars, inside: darken(color, 0.4) },
          ) +
          pieces,
        -40,
        0,
        { scale: 1.14 },
      ) +
      pool(pen, 138, 4, 60) +
      put(
        turned(
          pen,
          [
            [62, -26],
            [62, 0],
          ],
          darken(color, 0.06),
          { gloss: 0.2 },
        ),
        140,
        4,
      )
    );
  }),
  sauce: standingKind(64, ["red", "olive", "amber"], ["black", "gold"], (pen, { color, accent, motif: print }) =>
    put(sauceBottle(pen, color, accent, print), 0, 0, { scale: 1.14 }),
  ),
  sauces: standingKind(0, ["marigold", "red", "burgundy"], ["black", "gold"], (pen, { color, accent }) => {
    const tones = [PIGMENTS.leaf, color, PIGMENTS.red];
    return trio(pen, (i) => sauceBottle(pen, tones[i] as string, accent, "bolt"), 112, 50, 0.94);
  }),
  oils: standingKind(0, ["olive"], ["burgundy"], (pen, { color, accent }) => {
    const one = (tone: string, print: MotifName) => sauceBottle(pen, tone, PIGMENTS.black, print);
    return (
      pool(pen, -62, -6, 54) +
      put(one(color, "leaf"), -62, -6, { scale: 1.08 }) +
      pool(pen, 70, 6, 54) +
      put(one(accent, "flower"), 70, 6, { scale: 1.08 }) +
      put(
        turned(
          pen,
          [
            [40, -18],
            [24, 0],
          ],
          PIGMENTS.white,
          { inside: PIGMENTS.white, filling: "#c9b23f" },
        ),
        160,
        10,
      )
    );
  }),
};
