import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { leaf, sprig } from "../parts/plants.ts";
import { ball, blown, box, pool, turned } from "../parts/solids.ts";
import { wicker } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";
import { oneJar, oneBag, trio } from "./food-parts.ts";

export const FOOD_INFUSION: Family = {
  infusion: standingKind(0, ["glass"], ["oak"], (pen, { accent }) =>
    trio(
      pen,
      (i) => {
        const content =
          times(9, (k) =>
            oval(
              -40 + ((k * 29) % 80),
              -14 - k * 13,
              17,
              9,
              [
                ["#e39a3b", "#c8552f"],
                ["#7a2b45", "#a33f5c"],
                ["#9bb35f", "#e2c65c"],
              ][i]?.[k % 2] as string,
            ),
          ) + put(sprig(pen, 90, PIGMENTS.leaf, { leafLength: 20, leafWidth: 10 }), 12, -10);
        return (
          blown(
            pen,
            [
              [50, -150],
              [56, -136],
              [60, -120],
              [60, -12],
              [52, 0],
            ],
            { content, open: false },
          ) +
          turned(
            pen,
            [
              [50, -180],
              [54, -172],
              [54, -148],
            ],
            accent,
          )
        );
      },
      124,
      58,
      1.04,
    ),
  ),
  noodles: standingKind(
    140,
    ["rust", "navy"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        box(pen, color, {
          y: 0,
          width: 250,
          height: 170,
          depth: 90,
          front: disc(125, 92, 62, accent) + motif("wave", color, 125, 92, 76),
        }) + put(tube("M0 0L96-150", 8, PIGMENTS.walnut) + tube("M18 4L124-138", 8, PIGMENTS.walnut), 70, -160),
        -20,
        0,
        { scale: 1.08 },
      ) +
      pool(pen, 124, 12, 54) +
      put(
        turned(
          pen,
          [
            [66, -62],
            [60, -40],
            [40, -10],
            [30, 0],
          ],
          PIGMENTS.cream,
          { inside: PIGMENTS.white, filling: "#b7773b" },
        ) + line("M-40-62q13-9 26 0t26 0t26 0", "#f3d995", 5),
        124,
        12,
      ),
  ),
  hamper: standingKind(170, ["willow"], ["sky"], (pen, { color, accent }) =>
    put(
      tube("M-130-120C-110-330 110-330 130-120", 15, color) +
        put(oneJar(pen, PIGMENTS.marigold, PIGMENTS.gold, "bee"), -70, -96, { scale: 0.86 }) +
        put(oneJar(pen, PIGMENTS.burgundy, PIGMENTS.cream, "flower"), 78, -96, { scale: 0.8 }) +
        put(fill("M-60 0C-70-60 70-60 60 0z", pen.ball("#d69a54")) + line("M-26-34L-16-14M4-40L8-18M30-34L26-14", "#a9682c", 5), 4, -112) +
        put(leaf(pen, 60, 26, PIGMENTS.leaf), 30, -160, { turn: 30 }) +
        fill("M-150-120H150L130 0H-130z", pen.round(color)) +
        `<g ${pen.clip("M-150-120H150L130 0H-130z")}>${wicker({ x: -150, y: -120, width: 300, height: 124 }, color, 22)}</g>` +
        tube("M-152-120H152", 16, color) +
        fill("M-90-128L-30-128L-64-60z", pen.face(accent)) +
        fill("M-30-128L30-128L-6-54z", pen.face(lighten(accent, 0.3))),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  "coffee mail": standingKind(150, ["kraft"], ["evergreen"], (pen, { color, accent }) =>
    put(
      fill("M-130-110L-150-190H60L120-140z", darken(color, 0.24)) +
        put(oneBag(pen, PIGMENTS.charcoal, PIGMENTS.cream, "cup"), -64, -60, { scale: 0.74 }) +
        put(oneBag(pen, PIGMENTS.rust, PIGMENTS.cream, "cup"), 40, -60, { scale: 0.74 }) +
        box(pen, color, {
          width: 280,
          height: 120,
          depth: 60,
          top: "#8b6c47",
          front:
            fill(bar(0, 46, 280, 22), accent, 'opacity=".85"') +
            fill(bar(190, 14, 66, 50, 3), PIGMENTS.paper) +
            motif("cup", accent, 223, 40, 36),
        }),
      -14,
      0,
      { scale: 1.1 },
    ),
  ),
  wine: standingKind(
    120,
    ["glass"],
    ["burgundy"],
    (pen, { accent }) =>
      put(
        blown(
          pen,
          [
            [24, -250],
            [26, -220],
            [96, -160],
            [104, -110],
            [104, -20],
            [92, 0],
          ],
          { content: fill(bar(-120, -140, 240, 150), accent, 'opacity=".88"') + oval(0, -140, 98, 18, lighten(accent, 0.2)), open: false },
        ) +
          tube("M-22-226C-60-226-60-190-34-188", 10, "#cfdcdc") +
          turned(
            pen,
            [
              [18, -270],
              [22, -250],
            ],
            PIGMENTS.cork,
          ) +
          line("M0-268V-320q0-16 14-16t14 16v12", "#b8c7c8", 9) +
          blown(
            pen,
            [
              [14, -300],
              [20, -290],
              [8, -276],
            ],
            { open: false },
          ),
        -50,
        0,
        { scale: 1.06 },
      ) +
      pool(pen, 122, 4, 50) +
      times(9, (i) => ball(pen, 96 + (i % 4) * 20 - Math.floor(i / 4) * -8, -14 - Math.floor(i / 4) * 20, 13, PIGMENTS.plum, 0.4)),
  ),
  planks: standingKind(
    150,
    ["cedar"],
    ["leaf"],
    (pen, { color, accent }) =>
      put(
        times(3, (i) =>
          put(
            box(pen, lighten(color, i * 0.05), { width: 300, height: 22, depth: 110 }) +
              line("M-120-12q60-6 120 0t110-2", darken(color, 0.3), 2, 'opacity=".5"'),
            i * -6,
            -i * 24,
          ),
        ) +
          line("M-60 2V-72L-4-110M-56-72H-56", PIGMENTS.sand, 6) +
          put(sprig(pen, 130, accent, { leafLength: 26, leafWidth: 9, pairs: 7 }), 96, -78, { turn: -72 }),
        -30,
        0,
        { scale: 1.02 },
      ) +
      pool(pen, 132, 10, 40) +
      put(oneJar(pen, "#c7b26a", PIGMENTS.steel, "leaf"), 132, 10, { scale: 0.7 }),
  ),
};
