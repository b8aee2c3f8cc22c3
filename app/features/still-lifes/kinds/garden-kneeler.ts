import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { foliage, sprig } from "../parts/plants.ts";
import { ball, blown, box, turned } from "../parts/solids.ts";
import { grain, stripes } from "../parts/textures.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";

export const bird = (color: string, size = 70) => motif("bird", color, 0, 0, size);

function turnedDome(pen: Pen): string {
  return (
    blown(
      pen,
      [
        [14, -316],
        [80, -290],
        [104, -220],
        [106, -60],
        [106, -30],
      ],
      { open: false },
    ) + ball(pen, 0, -328, 14, PIGMENTS.oak)
  );
}

export const GARDEN_KNEELER: Family = {
  kneeler: standingKind(150, ["green", "teal"], ["steel"], (pen, { color, accent }) =>
    put(
      [-130, 130].map((x) => tube(`M${x - 20} 0V-220Q${x - 20}-244 ${x}-244Q${x + 20}-244 ${x + 20}-220V0`, 13, accent)).join("") +
        fill("M-160-130H140L168-160H-130z", lighten(color, 0.24)) +
        fill(bar(-160, -132, 304, 36, 12), pen.face(color)) +
        fill("M144-130L168-160V-126L146-98z", darken(color, 0.3)) +
        line("M-150-112H140", lighten(color, 0.4), 3, 'stroke-dasharray="9 7"') +
        fill("M-172-190H-130V-90Q-150-76-172-90z", pen.face(PIGMENTS.olive)) +
        line("M-160-190V-240M-142-190V-230", PIGMENTS.oak, 10),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  trowel: standingKind(140, ["iron", "steel", "copper"], ["oak"], (pen, { color, accent }) =>
    put(
      put(
        fill(bar(-15, -300, 30, 120, 14), pen.round(accent)) +
          fill(bar(-9, -190, 18, 50), pen.metal(color)) +
          fill("M-40-146H40C48-90 36-30 0 0C-36-30-48-90-40-146z", pen.metal(color)) +
          line("M0-136V-30", darken(color, 0.5), 4),
        -70,
        0,
        { turn: -10 },
      ) +
        put(
          fill(bar(-15, -300, 30, 120, 14), pen.round(accent)) +
            fill(bar(-8, -190, 16, 130), pen.metal(color)) +
            fill("M-22-70H22L18-16L6-44L0 4L-6-44L-18-16z", pen.metal(color)),
          76,
          0,
          { turn: 9 },
        ) +
        [
          [-140, 6],
          [140, 4],
        ]
          .map(([x, y]) =>
            put(
              fill(
                blob([
                  [-24, 0],
                  [0, -18],
                  [24, 0],
                  [0, 5],
                ]),
                PIGMENTS.soil,
              ),
              x as number,
              y as number,
            ),
          )
          .join(""),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  "kids tools": standingKind(130, ["sky", "marigold"], ["red"], (pen, { color, accent }) =>
    put(
      put(
        line("M0 0V-190", PIGMENTS.oak, 13) + line("M-40-190H40M-36-190V-226M-18-190V-230M0-190V-230M18-190V-230M36-190V-226", accent, 9),
        -46,
        -90,
        { turn: -14 },
      ) +
        put(line("M0 0V-180", PIGMENTS.oak, 13) + fill("M-34-180H34V-236C20-264-20-264-34-236z", pen.metal(PIGMENTS.leaf)), 30, -90, {
          turn: 8,
        }) +
        line("M-98-140C-100-290 100-290 98-140", "#8b9093", 6) +
        turned(
          pen,
          [
            [106, -146],
            [102, -110],
            [82, -10],
            [74, 0],
          ],
          color,
          { inside: darken(color, 0.3), gloss: 0.26 },
        ) +
        motif("bee", PIGMENTS.ink, 0, -76, 64),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  "wind chime": hangingKind(
    ["copper", "silver"],
    ["oak"],
    (pen, { color, accent }) =>
      line("M0-210L-76-130M0-210L76-130M0-210V-130", PIGMENTS.sand, 3) +
      oval(0, -126, 96, 20, darken(accent, 0.2), 'transform="translate(0 8)"') +
      oval(0, -126, 96, 20, pen.face(accent)) +
      times(5, (i) => {
        const x = -72 + i * 36;
        const h = 150 + i * 24;
        return line(`M${x}-118V-80`, PIGMENTS.sand, 3) + fill(bar(x - 10, -84, 20, h, 9), pen.metal(color));
      }) +
      line("M0-118V40M0 60V170", PIGMENTS.sand, 2.6) +
      disc(0, 30, 28, pen.ball(accent)) +
      fill("M0 150C-34 170-30 210 0 222C30 210 34 170 0 150z", pen.face(accent)),
  ),
  birdbath: standingKind(110, ["stone", "sage", "terracotta"], ["sky"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [30, -190],
          [22, -150],
          [30, -60],
          [64, -14],
          [74, 0],
        ],
        color,
        { gloss: 0.14 },
      ) +
        turned(
          pen,
          [
            [164, -240],
            [140, -206],
            [60, -186],
            [30, -176],
          ],
          color,
          { inside: lighten(accent, 0.2), filling: lighten(accent, 0.3), tilt: 0.22, gloss: 0.14 },
        ) +
        disc(0, -240, 26, PIGMENTS.navy) +
        times(5, (i) => put(line("M0 0Q14-54 36-30", "#fff", 4, 'opacity=".85"'), 0, -244, { turn: -60 + i * 22 })) +
        put(bird(PIGMENTS.rust, 70), -104, -268),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  hammock: standingKind(180, ["teal", "rust"], ["cream"], (pen, { color, accent }) => {
    const d = "M-150-190C-80-60 80-60 150-190L170-170C90 0-90 0-170-170z";
    return put(
      line("M-206-250L-150-180M206-250L150-180", PIGMENTS.sand, 6) +
        line(
          times(7, (i) => `M-200-244L${-166 + i * 5} ${-196 + i * 7}M200-244L${166 - i * 5} ${-196 + i * 7}`),
          PIGMENTS.sand,
          2,
        ) +
        fill(bar(-210, -340, 22, 344, 8), pen.round(PIGMENTS.brown)) +
        fill(bar(188, -340, 22, 344, 8), pen.round(PIGMENTS.brown)) +
        fill(d, pen.face(color)) +
        `<g ${pen.clip(d)}>${stripes({ x: -180, y: -200, width: 360, height: 210 }, accent, { gap: 40 })}</g>` +
        line("M-152-192L-172-168M152-192L172-168", PIGMENTS.oak, 13) +
        fill(
          blob([
            [-140, -176],
            [-100, -182],
            [-70, -140],
            [-96, -116],
          ]),
          pen.ball(PIGMENTS.butter),
        ) +
        times(14, (i) => line(`M${-110 + i * 17} ${-62 + Math.abs(i - 6.5) * -7}v20`, accent, 3)),
      0,
      0,
      { scale: 1.0 },
    );
  }),
  "raised bed": standingKind(170, ["cedar"], ["leaf"], (pen, { color, accent }) =>
    put(
      line("M-90-100V-330M0-100V-330M90-100V-330M-110-300H110M-110-230H110M-110-170H110", darken(color, 0.1), 8) +
        put(sprig(pen, 190, accent, { leafLength: 30, leafWidth: 20 }), -44, -110, { turn: 4 }) +
        put(sprig(pen, 160, accent, { leafLength: 28, leafWidth: 18 }), 54, -110, { turn: -8 }) +
        [
          [-30, -220],
          [40, -200],
          [-60, -170],
        ]
          .map(([x, y]) => ball(pen, x as number, y as number, 14, PIGMENTS.red, 0.4))
          .join("") +
        box(pen, color, {
          width: 320,
          height: 100,
          depth: 90,
          top: PIGMENTS.soil,
          front: line("M0 34H320M0 68H320", darken(color, 0.4), 3) + grain({ x: 0, y: 0, width: 320, height: 100 }, color),
        }) +
        [-120, -60, 0, 60, 120]
          .map((x, i) => put(foliage(pen, 60, [accent, PIGMENTS.sage, PIGMENTS.moss][i % 3] as string, { count: 7 }), x + 20, -104))
          .join(""),
      -22,
      0,
      { scale: 1.02 },
    ),
  ),
  terrarium: standingKind(120, ["glass"], ["oak"], (pen, { accent }) =>
    put(
      turned(
        pen,
        [
          [118, -30],
          [120, -12],
          [112, 0],
        ],
        accent,
        { tilt: 0.26 },
      ) +
        fill(
          blob([
            [-96, -36],
            [-60, -70],
            [0, -78],
            [64, -66],
            [98, -36],
            [0, -18],
          ]),
          PIGMENTS.soil,
        ) +
        fill(
          blob([
            [-90, -50],
            [-40, -84],
            [20, -70],
            [84, -64],
            [60, -40],
            [-50, -36],
          ]),
          pen.ball(PIGMENTS.moss),
        ) +
        put(foliage(pen, 140, PIGMENTS.leaf, { count: 9, spread: 50 }), -14, -66) +
        put(sprig(pen, 110, PIGMENTS.sage, { leafLength: 22, leafWidth: 14 }), 46, -62, { turn: 14 }) +
        oval(-50, -56, 20, 12, pen.ball(PIGMENTS.stone)) +
        turnedDome(pen),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
};
