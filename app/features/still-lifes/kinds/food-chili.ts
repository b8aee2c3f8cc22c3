import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, polygon, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { checks, crumbs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";
import { oneJar, oneBag, trio, sauceBottle } from "./food-parts.ts";

export const FOOD_CHILI: Family = {
  chili: standingKind(
    84,
    ["red"],
    ["black"],
    (pen, { color, accent }) =>
      put(oneJar(pen, color, accent, "bolt"), -30, 0, { scale: 1.6 }) +
      put(
        fill("M0 0C20-40 70-40 92-70C90-20 50 12 0 0z", pen.ball(PIGMENTS.red)) + line("M-2 0C-12-6-16-16-14-24", PIGMENTS.leaf, 7),
        96,
        -8,
      ),
  ),
  sweets: standingKind(160, ["blush", "sage", "cream"], ["gold"], (pen, { color, accent, form }) => {
    const piece = (i: number) =>
      form === "diwali"
        ? fill(
            polygon([
              [-24, -2],
              [0, -14],
              [24, -2],
              [0, 10],
            ]),
            pen.face(i % 2 === 0 ? "#e9d3a0" : "#b7c58b"),
          ) +
          fill(
            polygon([
              [-24, -2],
              [0, 10],
              [0, 22],
              [-24, 10],
            ]),
            "#c9ad72",
          ) +
          fill(
            polygon([
              [24, -2],
              [0, 10],
              [0, 22],
              [24, 10],
            ]),
            "#ab9058",
          ) +
          crumbs({ x: -10, y: -8, width: 20, height: 10 }, "#6f8a45", { count: 5, size: 3 })
        : fill(bar(-23, -14, 46, 30, 4), pen.face("#c5823f")) +
          fill(bar(-23, -14, 46, 10, 4), "#dfa765") +
          disc(0, -9, 2, "#fff") +
          disc(9, -11, 2, "#fff") +
          disc(-10, -10, 2, "#fff");
    return put(
      box(pen, color, { y: 0, width: 290, height: 62, depth: 190, top: lighten(color, 0.4) }) +
        times(12, (i) =>
          put(
            fill(
              polygon([
                [-32, 14],
                [-22, -18],
                [22, -18],
                [32, 14],
              ]),
              darken(color, 0.24),
              'opacity=".35"',
            ) + piece(i),
            -78 + (i % 4) * 67 + Math.floor(i / 4) * -30 + 30,
            -110 + Math.floor(i / 4) * 20,
            { scale: 0.94 },
          ),
        ) +
        fill(bar(-145, -40, 290, 16), accent, 'opacity=".85"'),
      -44,
      0,
      { scale: 1.08 },
    );
  }),
  biscuits: standingKind(150, ["sky", "cream"], ["straw"], (pen, { color, accent, form }) => {
    const shape = (i: number) =>
      form === "dog" && i % 2 === 0
        ? motif("bone", "#bd8a4b", 0, 0, 76, 20)
        : fill(bar(-22, -36, 44, 72, 4), pen.face("#e6bf7e")) +
          times(6, (k) => disc(-8 + (k % 2) * 16, -20 + Math.floor(k / 2) * 20, 2.4, "#b98947"));
    return put(
      times(7, (i) => put(shape(i), -90 + i * 31, -110 - (i % 3) * 18, { turn: -30 + i * 13 })) +
        turned(
          pen,
          [
            [122, -112],
            [116, -60],
            [100, -10],
            [90, 0],
          ],
          color,
          { gloss: 0.24, pattern: checks({ x: -130, y: -112, width: 260, height: 130 }, lighten(color, 0.4), accent, 44) },
        ),
      0,
      0,
      { scale: 1.2 },
    );
  }),
  "cheese board": standingKind(170, ["oak", "walnut"], ["marigold"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 330, height: 24, depth: 170, top: lighten(color, 0.1) }) +
        fill("M-120-40L20-62L20-118L-120-66z", pen.face(lighten(accent, 0.2))) +
        fill("M20-62L70-44V-100L20-118z", darken(accent, 0.16)) +
        [
          [-60, -66],
          [-20, -74],
          [-86, -56],
        ]
          .map(([x, y]) => oval(x as number, y as number, 8, 6, darken(accent, 0.2)))
          .join("") +
        times(5, (i) =>
          put(
            disc(0, 0, 26, pen.ball("#a8433b")) +
              disc(0, 0, 22, "#b85a4e") +
              crumbs({ x: -14, y: -14, width: 28, height: 28 }, "#ecd3c3", { count: 9, size: 3 }),
            96 + i * 17,
            -52 + i * 6 - 20,
          ),
        ) +
        times(7, (i) => ball(pen, -10 + (i % 4) * 17, -34 - Math.floor(i / 4) * 14, 10, PIGMENTS.plum, 0.4)) +
        times(3, (i) => fill(bar(74 + i * 12, -110 + i * 4, 46, 32, 3), ["#dcb677", "#e3c085", "#d2a966"][i] as string)),
      -20,
      0,
      { scale: 1.08 },
    ),
  ),
  "tea tins": standingKind(0, ["rust", "sage", "navy", "plum"], ["gold"], (pen, { color, accent }) => {
    const tones = [color, PIGMENTS.sage, PIGMENTS.marigold, PIGMENTS.navy, PIGMENTS.blush, PIGMENTS.evergreen];
    const spine = (i: number) =>
      fill(bar(0, 0, 50, 176, 7), pen.round(tones[i % 6] as string)) +
      fill(bar(0, 18, 50, 6), accent) +
      fill(bar(0, 150, 50, 6), accent) +
      oval(25, 82, 15, 32, lighten(tones[i % 6] as string, 0.65)) +
      motif("leaf", darken(tones[i % 6] as string, 0.2), 25, 82, 24);
    const row = (from: number, count: number) => times(count, (i) => put(spine(from + i), (i - count / 2) * 53, -176));
    return pool(pen, 0, 2, 170) + row(0, 6) + put(row(3, 4), 0, -176, { scale: 0.92 });
  }),
  coffee: standingKind(
    0,
    ["kraft", "charcoal", "rust"],
    ["rust", "cream"],
    (pen, { color, accent, count }) =>
      (count > 1
        ? trio(pen, (i) => oneBag(pen, [color, lighten(color, 0.24), darken(color, 0.3)][i] as string, accent, "cup"), 118, 66, 0.92)
        : pool(pen, 0, 0, 100) + put(oneBag(pen, color, accent, "cup"), 0, 0, { scale: 1.34 })) +
      times(
        6,
        (i) => oval(-150 + i * 13, 16 + (i % 2) * 8, 10, 7, "#53301f") + line(`M${-157 + i * 13} ${16 + (i % 2) * 8}h14`, "#2e1a10", 1.6),
      ),
  ),
  bag: standingKind(110, ["kraft", "sage", "blush", "sky"], ["rust", "evergreen", "navy"], (pen, { color, accent, motif: print }) =>
    put(oneBag(pen, color, accent, print), 0, 0, { scale: 1.34 }),
  ),
  "waffle mix": standingKind(
    150,
    ["kraft"],
    ["amber"],
    (pen, { color, accent }) =>
      put(oneBag(pen, color, PIGMENTS.rust, "wheat"), -74, -8, { scale: 1.12 }) +
      pool(pen, 44, 0, 44) +
      put(sauceBottle(pen, accent, PIGMENTS.cream, "leaf"), 44, 0, { scale: 0.86 }) +
      put(
        disc(0, 0, 58, pen.ball("#d8a155"), 'transform="scale(1 .5)"') +
          times(4, (i) => line(`M-50 ${-15 + i * 10}H50M${-36 + i * 24}-26V26`, "#a96d2d", 3, 'transform="scale(1 .98)"')) +
          fill(bar(-10, -14, 24, 14, 3), "#f7e08e"),
        122,
        6,
      ),
  ),
  soup: standingKind(
    150,
    ["cream", "sage"],
    ["rust"],
    (pen, { color, accent }) =>
      put(oneJar(pen, "#c9803b", PIGMENTS.oak, "heart"), -82, -14, { scale: 1.4 }) +
      put(
        turned(
          pen,
          [
            [86, -92],
            [80, -56],
            [56, -14],
            [42, 0],
          ],
          color,
          { inside: lighten(color, 0.3), filling: "#d38b3f" },
        ) +
          times(4, (i) => disc(-34 + i * 22, -92 + (i % 2) * 6, 7, [accent, PIGMENTS.leaf][i % 2] as string)) +
          tube("M40-92L110-170", 8, "#b7babb"),
        76,
        8,
      ),
  ),
  marshmallows: standingKind(
    120,
    ["brown"],
    ["white"],
    (pen, { color }) =>
      put(oneBag(pen, PIGMENTS.blush, PIGMENTS.chocolate, "heart"), -86, -14, { scale: 1.08 }) +
      put(
        tube("M66-110C130-120 126-36 62-42", 18, PIGMENTS.sky) +
          turned(
            pen,
            [
              [72, -140],
              [74, -60],
              [64, -8],
              [56, 0],
            ],
            PIGMENTS.sky,
            { inside: PIGMENTS.white, filling: color },
          ) +
          times(4, (i) =>
            put(fill(bar(-17, -15, 34, 30, 7), pen.face("#fffaf0")), -32 + i * 22, -148 - (i % 2) * 12, { turn: i * 17 - 20 }),
          ),
        68,
        8,
        { scale: 1.16 },
      ),
  ),
};
