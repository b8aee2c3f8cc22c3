import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, polygon, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, sheet, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";
import { die } from "./games-parts.ts";

export const GAMES_DOMINOES: Family = {
  dominoes: standingKind(160, ["cream"], ["red"], (pen, { color }) =>
    put(
      (
        [
          ["fish", "bird"],
          ["star", "heart"],
          ["sun", "moon"],
          ["cat", "flower"],
        ] as const
      )
        .map(([one, other], i) =>
          put(
            box(pen, color, { width: 70, height: 140, depth: 24, radius: 8 }) +
              line("M-28-70H28", darken(color, 0.4), 3) +
              motif(one, [PIGMENTS.red, PIGMENTS.teal, PIGMENTS.marigold, PIGMENTS.plum][i] as string, 0, -104, 48) +
              motif(other, [PIGMENTS.navy, PIGMENTS.coral, PIGMENTS.evergreen, PIGMENTS.rust][i] as string, 0, -36, 48),
            -132 + i * 84,
            (i % 2) * 14 - 10,
            { turn: i === 3 ? 12 : 0 },
          ),
        )
        .join(""),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  backgammon: standingKind(180, ["leather", "burgundy"], ["cream"], (pen, { color, accent }) => {
    const half = (x: number) =>
      fill(bar(x, 0, 168, 210, 4), pen.face(lighten(PIGMENTS.sand, 0.14))) +
      times(
        6,
        (i) =>
          fill(`M${x + i * 28} 0h28l-14 88z`, i % 2 === 0 ? color : accent) +
          fill(`M${x + i * 28} 210h28l-14-88z`, i % 2 === 0 ? accent : color),
      );
    const checker = (x: number, y: number, tone: string) =>
      oval(x, y + 5, 14, 13, darken(tone, 0.5)) + disc(x, y, 14, pen.ball(tone)) + disc(x, y, 8, darken(tone, 0.1), 'opacity=".5"');
    return put(
      fill(bar(-190, -6, 380, 234, 12), darken(color, 0.4)) +
        fill(bar(-190, -14, 380, 234, 12), pen.face(color)) +
        half(-178) +
        half(10) +
        line(bar(-184, -8, 368, 222, 8), lighten(color, 0.5), 1.6, 'stroke-dasharray="6 5"') +
        times(4, (i) => checker(-164, 22 + i * 26, PIGMENTS.cream)) +
        times(3, (i) => checker(-52, 188 - i * 26, darken(color, 0.5))) +
        times(5, (i) => checker(24, 190 - i * 26, PIGMENTS.cream)) +
        times(3, (i) => checker(136, 22 + i * 26, darken(color, 0.5))) +
        put(die(pen, 24, PIGMENTS.paper), 92, 116) +
        put(die(pen, 24, PIGMENTS.rust), 60, 126),
      0,
      -212,
      { scale: 1.02 },
    );
  }),
  "locked chest": standingKind(150, ["walnut", "mahogany"], ["brass"], (pen, { color, accent }) =>
    put(
      fill("M-140-110C-140-180 84-180 92-110L148-140C140-210-80-214-110-170z", darken(color, 0.2)) +
        box(pen, color, { width: 280, height: 116, depth: 90, front: grain({ x: 0, y: 0, width: 280, height: 116 }, color) }) +
        fill("M-140-112C-140-196-110-196-100-198L148-230C176-222 186-190 184-142L140-112z", pen.round(color)) +
        fill("M-140-112C-140-196-110-198-100-198H100C130-198 140-170 140-112z", pen.face(lighten(color, 0.05))) +
        [-100, 84].map((x) => fill(bar(x, -198, 18, 198), pen.metal(accent))).join("") +
        fill(bar(-140, -120, 280, 14), pen.metal(accent)) +
        times(4, (i) =>
          put(
            turned(
              pen,
              [
                [15, -44],
                [15, 0],
              ],
              accent,
              { metal: true, pattern: line(`M-15-22h30`, darken(accent, 0.5), 1) },
            ),
            -50 + i * 33,
            -40,
          ).concat(
            fill(bar(-60 + i * 33, -78, 20, 30, 3), PIGMENTS.cream),
            line(`M${-54 + i * 33}-70h8M${-50 + i * 33}-70v14`, PIGMENTS.ink, 3),
          ),
        ),
      -18,
      0,
      { scale: 1.1 },
    ),
  ),
  "magic set": standingKind(150, ["black"], ["red", "plum"], (pen, { color, accent }) =>
    put(
      fill(
        polygon([
          [-140, -110],
          [-150, -250],
          [150, -250],
          [140, -110],
        ]),
        pen.face(accent),
      ) +
        times(7, (i) => motif("star", PIGMENTS.marigold, -112 + i * 37, -190 + (i % 2) * 34, 26)) +
        box(pen, darken(accent, 0.25), { width: 280, height: 104, depth: 20, front: fill(bar(120, 20, 40, 24, 5), PIGMENTS.brass) }) +
        put(
          turned(
            pen,
            [
              [52, -116],
              [50, -20],
              [50, -10],
            ],
            color,
            { inside: darken(color, 0.3), pattern: fill(bar(-60, -40, 120, 24), PIGMENTS.red) },
          ) +
            oval(0, -6, 88, 20, color) +
            oval(0, -9, 80, 15, lighten(color, 0.14)) +
            turned(
              pen,
              [
                [52, -116],
                [50, -20],
                [50, -10],
              ],
              color,
              { inside: darken(color, 0.4), gloss: 0.3, pattern: fill(bar(-60, -44, 120, 26), PIGMENTS.red) },
            ),
          -50,
          -96,
          { scale: 0.92 },
        ) +
        put(
          fill(bar(-8, -150, 16, 150, 5), pen.round(color)) +
            fill(bar(-8, -150, 16, 30, 5), PIGMENTS.paper) +
            fill(bar(-8, -26, 16, 26, 5), PIGMENTS.paper),
          84,
          -96,
          { turn: 26 },
        ) +
        put(sheet(pen, 58, 82, PIGMENTS.paper, { radius: 6, print: motif("heart", PIGMENTS.red, 0, 0, 34) }), 60, -130, { turn: -14 }) +
        motif("star", PIGMENTS.marigold, 158, -248, 34),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  pinball: standingKind(120, ["red", "teal"], ["marigold"], (pen, { color, accent }) =>
    put(
      fill(bar(-92, -330, 184, 110, 8), pen.face(darken(color, 0.2))) +
        motif("star", accent, 0, -274, 80) +
        fill(
          polygon([
            [-92, -216],
            [92, -216],
            [120, -24],
            [-120, -24],
          ]),
          pen.face(PIGMENTS.pine),
        ) +
        fill(
          polygon([
            [-76, -206],
            [76, -206],
            [100, -36],
            [-100, -36],
          ]),
          pen.face(lighten(PIGMENTS.sky, 0.3)),
        ) +
        [
          [-30, -168, PIGMENTS.red],
          [34, -156, accent],
          [0, -120, PIGMENTS.teal],
        ]
          .map(
            ([x, y, tone]) =>
              disc((x as number) + 3, (y as number) + 6, 20, "#2a1a12", 'opacity=".25"') +
              ball(pen, x as number, y as number, 19, tone as string),
          )
          .join("") +
        line("M-56-62L-12-48M56-62L12-48", PIGMENTS.red, 13) +
        disc(52, -92, 9, pen.ball("#cfd3d5")) +
        box(pen, PIGMENTS.oak, { width: 248, height: 34, depth: 18 }) +
        disc(-118, -12, 10, pen.ball(PIGMENTS.red)) +
        fill(bar(124, -22, 40, 9, 4), pen.metal(PIGMENTS.steel)) +
        ball(pen, 168, -18, 11, PIGMENTS.red),
      -6,
      0,
      { scale: 1.02 },
    ),
  ),
  dreidels: standingKind(160, ["navy", "teal"], ["gold"], (pen, { color, accent }) => {
    const one = (tone: string, sign: string) =>
      fill(bar(-6, -150, 12, 46, 4), pen.round(PIGMENTS.oak)) +
      fill("M-44-106H30V-44L-8 0L-44-44z", pen.face(tone)) +
      fill("M30-106L52-122V-62L-8 0L30-44z", darken(tone, 0.24)) +
      fill("M-44-106L-22-122H52L30-106z", lighten(tone, 0.3)) +
      line(sign, accent, 6);
    return (
      put(box(pen, PIGMENTS.oak, { x: -4, y: -34, width: 260, height: 56, depth: 84, top: PIGMENTS.chocolate }), 0, 0) +
      [
        [-110, -4, color, "M-26-88V-58M-26-88H12V-58"],
        [0, 10, PIGMENTS.rust, "M-26-88H10V-58M-26-60H-14"],
        [108, 0, PIGMENTS.evergreen, "M-26-88V-58H12V-88M-8-78V-58"],
      ]
        .map(
          ([x, y, tone, sign]) =>
            pool(pen, x as number, y as number, 34) +
            put(one(tone as string, sign as string), x as number, y as number, { turn: x === 108 ? 14 : 0 }),
        )
        .join("")
    );
  }),
  "mystery dinner": standingKind(
    150,
    ["black", "burgundy"],
    ["gold"],
    (pen, { color, accent }) =>
      put(
        box(pen, color, {
          width: 230,
          height: 210,
          depth: 60,
          front:
            fill(bar(12, 12, 206, 186, 4), "none", `stroke="${accent}" stroke-width="3"`) +
            line("M40 180L115 24L190 180M62 180L115 70L168 180", accent, 3) +
            disc(115, 124, 34, "none", `stroke="${accent}" stroke-width="8"`) +
            line("M138 150L166 182", accent, 12),
        }),
        -54,
        -6,
        { scale: 1.1 },
      ) +
      pool(pen, 112, 6, 60) +
      put(
        sheet(pen, 110, 80, PIGMENTS.cream, {
          print: line("M-55-40L0 8L55-40", darken(PIGMENTS.cream, 0.3), 2) + disc(0, 8, 10, PIGMENTS.burgundy),
        }),
        110,
        -30,
        { turn: -12 },
      ) +
      put(
        fill("M-50-10C-60-34-20-40 0-20C20-40 60-34 50-10C46 16 14 14 0-2C-14 14-46 16-50-10z", accent) +
          oval(-24, -10, 13, 8, PIGMENTS.ink) +
          oval(24, -10, 13, 8, PIGMENTS.ink),
        96,
        -112,
        { turn: 10 },
      ),
  ),
};
