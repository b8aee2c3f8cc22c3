import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, blown, box, pool, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";
import { TOY_COLORS } from "./toys-bear.ts";

export const TOYS_MARBLE_RUN: Family = {
  "marble run": standingKind(130, ["coral"], ["glass"], (pen, { color }) => {
    const tower = (x: number, h: number) =>
      fill(bar(x - 13, -h, 26, h, 4), "#e3eeee", 'opacity=".75" stroke="#b8c9c9" stroke-width="1.6"') +
      fill(bar(x - 8, -h, 5, h), "#fff", 'opacity=".8"') +
      fill(bar(x - 20, -14, 40, 14, 4), pen.face(color));
    return put(
      tower(-110, 280) +
        tower(0, 214) +
        tower(110, 150) +
        tube("M-110-268Q-40-262 0-214", 18, color) +
        tube("M0-206Q70-200 110-148", 18, "#e9b8a8") +
        tube("M110-140C60-120-60-120-108-84", 18, color) +
        tube("M-108-84C-60-50 60-60 130-16", 18, "#e9b8a8") +
        fill("M-140-286H-80L-96-250H-124z", pen.face(color)) +
        [
          [-110, -292, "#4c7295"],
          [-46, -262, "#e0a32e"],
          [60, -196, "#55845c"],
          [10, -122, "#b93a26"],
          [146, -16, "#7d6396"],
        ]
          .map(([x, y, tone]) => ball(pen, x as number, y as number, 13, tone as string, 0.7))
          .join(""),
      0,
      0,
      { scale: 1.1 },
    );
  }),
  "tile castle": standingKind(150, ["sky"], ["coral"], (_pen) => {
    const tile = (x: number, y: number, s: number, tone: string) =>
      fill(bar(x, y, s, s, 5), tone, 'opacity=".72"') +
      fill(bar(x + 5, y + 5, s - 10, s - 10, 3), "none", `stroke="${lighten(tone, 0.5)}" stroke-width="4"`) +
      line(`M${x + 10} ${y + s - 12}L${x + s - 12} ${y + 10}`, "#fff", 5, 'opacity=".45"');
    const tri = (x: number, y: number, s: number, tone: string) =>
      fill(`M${x} ${y}L${x + s / 2} ${y - s * 0.9}L${x + s} ${y}z`, tone, 'opacity=".78"') +
      line(`M${x + 9} ${y - 5}L${x + s / 2} ${y - s * 0.74}L${x + s - 9} ${y - 5}z`, lighten(tone, 0.5), 4);
    return put(
      times(12, (i) =>
        tile(
          -150 + (i % 4) * 75,
          -75 - Math.floor(i / 4) * (i % 4 === 0 || i % 4 === 3 ? 75 : 0),
          75,
          TOY_COLORS[(i * 3 + 1) % 8] as string,
        ),
      ) +
        tile(-75, -150, 75, "#ebbe48") +
        tile(0, -150, 75, "#4c7295") +
        tri(-150, -225, 75, "#b93a26") +
        tri(75, -225, 75, "#7d6396") +
        tri(-75, -150, 75, "#3a7a78") +
        tri(0, -150, 75, "#dd8140") +
        fill("M-34 0V-44A34 34 0 0 1 34-44V0z", "#3c332d", 'opacity=".55"'),
      0,
      0,
      { scale: 1.14 },
    );
  }),
  robot: standingKind(100, ["sky", "teal", "coral"], ["marigold"], (pen, { color, accent }) =>
    put(
      line("M0-276V-310", "#9aa0a3", 6) +
        ball(pen, 0, -316, 13, PIGMENTS.red) +
        line("M-88-150L-124-90M88-150L124-90", "#9aa0a3", 18) +
        disc(-126, -84, 18, "none", `stroke="${darken(color, 0.1)}" stroke-width="11"`) +
        disc(126, -84, 18, "none", `stroke="${darken(color, 0.1)}" stroke-width="11"`) +
        fill(bar(-52, -52, 36, 52, 8), pen.round(darken(color, 0.2))) +
        fill(bar(16, -52, 36, 52, 8), pen.round(darken(color, 0.2))) +
        box(pen, color, { width: 164, height: 120, depth: 40, y: -46, radius: 12 }) +
        fill(bar(-56, -142, 112, 66, 6), "#2f4260") +
        line("M-38-142V-76M-19-142V-76M0-142V-76M19-142V-76M38-142V-76M-56-120H56M-56-98H56", "#7f9dbd", 1.8) +
        box(pen, lighten(color, 0.1), { width: 132, height: 94, depth: 34, y: -178, radius: 14 }) +
        disc(-30, -230, 19, PIGMENTS.paper) +
        disc(30, -230, 19, PIGMENTS.paper) +
        disc(-28, -230, 9, PIGMENTS.ink) +
        disc(32, -230, 9, PIGMENTS.ink) +
        fill(bar(-34, -202, 68, 10, 5), accent),
      -8,
      0,
      { scale: 1.04 },
    ),
  ),
  kite: hangingKind(["red", "sky"], ["marigold"], (pen, { color, accent }) =>
    put(
      line("M20 60C-30 110 60 140 0 200", PIGMENTS.cream, 3) +
        times(6, (i) =>
          put(fill("M0 0L-24-12V12zM0 0L24-12V12z", TOY_COLORS[i] as string), [6, 16, 26, 20, 6, 0][i] as number, 84 + i * 23, {
            turn: i * 31,
          }),
        ) +
        fill("M0-190L120-50L20 70L-110-40z", "#2a1a12", 'opacity=".16" transform="translate(12 16)"') +
        fill("M0-190L120-50L5-45z", color) +
        fill("M0-190L-110-40L5-45z", accent) +
        fill("M20 70L120-50L5-45z", PIGMENTS.sky) +
        fill("M20 70L-110-40L5-45z", PIGMENTS.teal) +
        line("M0-190L20 70M-110-40L120-50", PIGMENTS.oak, 5) +
        fill(
          "M0-190L120-50L20 70L-110-40z",
          pen.linear(
            [
              [0, "#fff", 0.3],
              [1, "#2a1a12", 0.16],
            ],
            [0, 0, 1, 1],
          ),
        ),
      0,
      -10,
      { turn: 16 },
    ),
  ),
  planes: standingKind(0, ["pine"], ["red", "sky"], (pen, { color, accent }) => {
    const plane = (tone: string) =>
      fill("M-140 0C-60-22 60-18 150-6L150 6C60 14-60 20-140 10z", pen.face(color)) +
      fill("M-20-8L60-118L104-118L50-6z", pen.face(lighten(color, 0.14))) +
      fill("M-20 8L30 76L66 76L44 8z", pen.face(darken(color, 0.1))) +
      fill("M-140 4L-166-54L-134-54L-100-2z", pen.face(tone)) +
      fill("M60-118L104-118L96-98L46-98z", tone) +
      fill("M20 62L26 76L66 76L62 62z", tone) +
      disc(150, 0, 10, tone) +
      line("M-120 4H120", darken(color, 0.3), 1.4, 'opacity=".5"');
    return (
      put(plane(accent), -6, -214, { turn: -14, scale: 1.06 }) +
      put(plane(PIGMENTS.teal), -74, -92, { turn: -6, scale: 0.68 }) +
      put(plane(PIGMENTS.marigold), 96, -40, { turn: -20, scale: 0.62 }) +
      pool(pen, 80, 8, 70, 0.2) +
      pool(pen, -80, -10, 70, 0.18)
    );
  }),
  "bowling pins": standingKind(150, ["cream", "pine"], ["red", "teal"], (pen, { color, accent }) => {
    const pin = turned(
      pen,
      [
        [15, -186],
        [22, -170],
        [15, -142],
        [18, -110],
        [38, -60],
        [34, -12],
        [24, 0],
      ],
      color,
      { gloss: 0.3, pattern: fill(bar(-50, -150, 100, 14), accent) + fill(bar(-50, -128, 100, 7), accent) },
    );
    return (
      [
        [-100, -40],
        [0, -52],
        [100, -40],
        [-50, -14],
        [50, -14],
        [0, 10],
      ]
        .map(([x, y]) => pool(pen, x as number, y as number, 34) + put(pin, x as number, y as number, { scale: 1.1 }))
        .join("") +
      pool(pen, -140, 22, 46) +
      ball(pen, -140, -22, 46, accent, 0.4)
    );
  }),
  "bug kit": standingKind(
    130,
    ["leaf"],
    ["marigold"],
    (pen, { color, accent }) =>
      put(
        blown(
          pen,
          [
            [72, -190],
            [78, -176],
            [80, -20],
            [72, 0],
          ],
          {
            content:
              fill(bar(-90, -30, 180, 40), "#8f6e4a", 'opacity=".7"') +
              put(line("M0 0V-90M0-40L26-66M0-60L-22-80", PIGMENTS.leaf, 6), 14, -28) +
              put(
                oval(0, -16, 30, 22, pen.ball(PIGMENTS.red)) +
                  line("M0-38V6", PIGMENTS.ink, 3) +
                  disc(-12, -20, 5, PIGMENTS.ink) +
                  disc(12, -12, 5, PIGMENTS.ink) +
                  disc(0, -38, 10, PIGMENTS.ink),
                -26,
                -46,
                { turn: -30 },
              ),
            open: false,
          },
        ) +
          turned(
            pen,
            [
              [76, -216],
              [78, -210],
              [78, -186],
            ],
            color,
            { gloss: 0.2 },
          ) +
          times(5, (i) => oval(-36 + i * 18, -218, 5, 3, darken(color, 0.5))),
        -62,
        0,
        { scale: 1.18 },
      ) +
      pool(pen, 104, 8, 70) +
      put(
        disc(0, 0, 52, lighten(PIGMENTS.sky, 0.5), 'opacity=".7"') +
          disc(0, 0, 52, "none", `stroke="${accent}" stroke-width="13"`) +
          line("M38 38L92 92", darken(accent, 0.1), 20) +
          oval(-18, -20, 17, 11, "#fff", 'opacity=".9"'),
        96,
        -104,
      ),
  ),
  "dress-up": standingKind(150, ["walnut", "leather"], ["red", "plum"], (pen, { color, accent }) =>
    put(
      fill("M-140-130L-150-240C-140-256 130-256 146-240L140-130z", pen.face(darken(color, 0.2))) +
        fill("M-110-110C-130-190-70-230-20-200C0-170 10-140 6-110z", pen.face(accent)) +
        fill("M10-110C0-180 60-210 110-180C126-150 120-120 116-110z", pen.face(PIGMENTS.navy)) +
        times(4, (i) => motif("star", PIGMENTS.marigold, 40 + (i % 2) * 44, -170 + Math.floor(i / 2) * 40, 22)) +
        put(
          fill("M-54 0L-60-60L-30-28L0-72L30-28L60-60L54 0z", pen.metal(PIGMENTS.gold)) +
            disc(-60, -62, 7, PIGMENTS.red) +
            disc(0, -74, 8, PIGMENTS.red) +
            disc(60, -62, 7, PIGMENTS.red),
          -40,
          -196,
          { turn: -8 },
        ) +
        box(pen, color, { width: 290, height: 126, depth: 30, front: grain({ x: 0, y: 0, width: 290, height: 126 }, color) }) +
        [-110, 92].map((x) => fill(bar(x, -126, 18, 126), pen.metal(PIGMENTS.brass))).join("") +
        fill(bar(-20, -132, 40, 36, 6), pen.metal(PIGMENTS.brass)) +
        fill("M-120-126C-150-60-110-20-134 14L-80 16C-70-40-80-90-70-126z", pen.face(accent)),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
};
