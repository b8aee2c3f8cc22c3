import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { box, sheet, turned } from "../parts/solids.ts";
import { writing } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { pencil } from "./paper-parts.ts";

function turnedStamp(pen: Pen, metal: string, handle: string): string {
  return put(
    turned(
      pen,
      [
        [14, -128],
        [22, -110],
        [14, -60],
        [20, -44],
      ],
      handle,
      { gloss: 0.3 },
    ) +
      turned(
        pen,
        [
          [24, -46],
          [26, -36],
          [26, 0],
        ],
        metal,
        { metal: true },
      ),
    0,
    60,
    { scale: 0.92 },
  );
}

export const PAPER_ALBUM: Family = {
  album: standingKind(150, ["oat", "blush", "sage", "navy"], ["gold", "rust"], (pen, { color, accent, motif: print }) =>
    put(
      fill(bar(-158, -204, 330, 216, 6), "#e8dcc2") +
        fill(bar(-164, -212, 328, 220, 8), pen.face(color)) +
        line(
          times(26, (i) => `M-164 ${-208 + i * 8}H164`),
          darken(color, 0.14),
          1,
          'opacity=".4"',
        ) +
        fill(bar(-164, -212, 42, 220, 6), darken(color, 0.12)) +
        line("M-142-170Q-176-150-142-130Q-108-150-142-170M-142-150L-160-96M-142-150L-124-96", accent, 5) +
        fill(bar(-50, -164, 150, 110, 3), "#fdf8ee") +
        fill(bar(-40, -154, 130, 90), lighten(PIGMENTS.sky, 0.2)) +
        motif(print, accent, 25, -110, 66),
      -4,
      -10,
      { scale: 1.12, turn: -2 },
    ),
  ),
  "guest book": standingKind(150, ["cream", "blush"], ["gold"], (pen, { accent }) =>
    put(
      fill(
        "M0-10C-50-40-130-40-180-20V-170C-130-196-50-190 0-160z",
        pen.linear(
          [
            [0, "#fffaf0"],
            [1, "#e3d7bf"],
          ],
          [0, 0, 1, 0],
        ),
      ) +
        fill(
          "M0-10C50-40 130-40 180-20V-170C130-196 50-190 0-160z",
          pen.linear(
            [
              [0, "#e3d7bf"],
              [0.2, "#fffaf0"],
              [1, "#f3e8d3"],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        line("M-150-150Q-90-164-30-140M-150-124Q-90-138-30-114M-150-98Q-90-112-40-92", "#b8a88b", 4) +
        fill("M30-56L150-74V-132L30-112z", pen.face(PIGMENTS.blush)) +
        line("M30-112L92-84L150-132", darken(PIGMENTS.blush, 0.3), 2.4) +
        motif("heart", accent, 92, -92, 24) +
        fill("M-180-20C-130-40-50-40 0-10C50-40 130-40 180-20V-6C130-26 50-26 0 6C-50-26-130-26-180-6z", darken(PIGMENTS.blush, 0.2)) +
        put(fill(bar(-5, -150, 10, 130), pen.metal(PIGMENTS.gold)) + fill("M-5-20L0 0L5-20z", PIGMENTS.ink), 120, -4, { turn: 48 }),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  letters: standingKind(130, ["oak", "walnut"], ["red", "rust"], (pen, { color, accent }) =>
    put(
      times(4, (i) =>
        put(
          fill(bar(-90, -70, 180, 120, 3), pen.face([PIGMENTS.cream, PIGMENTS.blush, PIGMENTS.white, PIGMENTS.sky][i] as string)) +
            line("M-90-70L0 6L90-70", darken(PIGMENTS.cream, 0.3), 2.6) +
            disc(0, 4, 12, accent),
          -4 + i * 8,
          -148 - i * 10 + 30,
          { turn: -8 + i * 5 },
        ),
      ) +
        box(pen, color, {
          width: 244,
          height: 116,
          depth: 92,
          top: darken(color, 0.4),
          front: line("M14 22q80-8 214 0M14 62q100 8 210 0M14 94q90-6 214 0", darken(color, 0.3), 2, 'opacity=".5"'),
        }) +
        motif("heart", darken(color, 0.4), 0, -58, 60),
      -18,
      0,
      { scale: 1.18 },
    ),
  ),
  bookmarks: lyingKind(["cream", "sage", "sky"], ["rust", "navy"], (pen, { color, accent, motif: print }) =>
    times(4, (i) =>
      put(
        line("M0-120C-10-140 8-150 0-160", accent, 5) +
          disc(0, -160, 9, accent) +
          line(
            times(7, (t) => `M${-6 + t * 2}-160L${-14 + t * 4.6}-206`),
            accent,
            3,
          ) +
          sheet(pen, 76, 250, [color, PIGMENTS.butter, PIGMENTS.blush, PIGMENTS.sky][i] as string, {
            radius: 8,
            print:
              fill(bar(-38, -125, 76, 40), darken([color, PIGMENTS.butter, PIGMENTS.blush, PIGMENTS.sky][i] as string, 0.2)) +
              motif(print, accent, 0, -16, 50) +
              writing({ x: -26, y: 34, width: 52, height: 74 }, PIGMENTS.brown, 14),
          }),
        -126 + i * 84,
        24,
        { turn: -12 + i * 8 },
      ),
    ),
  ),
  bookplates: lyingKind(["cream"], ["chocolate", "evergreen"], (pen, { color, accent, motif: print }) =>
    times(5, (i) =>
      put(
        sheet(pen, 140, 180, i % 2 === 0 ? color : PIGMENTS.oat, {
          print:
            fill(bar(-60, -80, 120, 160), "none", `stroke="${accent}" stroke-width="4"`) +
            motif(print, accent, 0, -22, 88) +
            line("M-40 50H40M-30 66H30", accent, 3),
        }),
        [-100, 94, -60, 112, 6][i] as number,
        [-84, -96, 84, 70, -6][i] as number,
        { turn: [-12, 9, 7, -8, -2][i] as number },
      ),
    ),
  ),
  seal: lyingKind(
    ["brass"],
    ["burgundy", "red"],
    (pen, { color, accent }) =>
      put(sheet(pen, 300, 206, PIGMENTS.cream, { print: line("M-150-103L0 30L150-103", darken(PIGMENTS.cream, 0.24), 3) }), -30, 50, {
        turn: -8,
      }) +
      put(
        disc(0, 0, 46, pen.ball(accent)) + disc(0, 0, 33, darken(accent, 0.2)) + motif("heart", lighten(accent, 0.3), 0, 1, 38),
        -28,
        66,
      ) +
      times(3, (i) =>
        put(turnedStamp(pen, color, [PIGMENTS.walnut, PIGMENTS.oak, PIGMENTS.evergreen][i] as string), -60 + i * 104, -84 + (i % 2) * 20, {
          turn: -18 + i * 20,
        }),
      ) +
      put(fill(bar(-12, -70, 24, 140, 5), pen.round(accent)), 142, 110, { turn: 30 }),
  ),
  calligraphy: lyingKind(
    ["cream"],
    ["black"],
    (pen, { color }) =>
      put(
        sheet(pen, 290, 250, color, {
          print:
            line(
              "M-110-40C-80-110-60-90-76-30C-84 10-110 10-104-14C-96-40-40-60-20-30S10 20 30-20S70-40 64-4S90 20 110-10",
              PIGMENTS.ink,
              7,
            ) + line("M-110 66H110M-110 90H70", PIGMENTS.gray, 2),
        }),
        -24,
        34,
        { turn: -6 },
      ) +
      put(
        fill("M-10-190C-20-90-16-20-10 40H10C16-20 20-90 10-190z", pen.round(PIGMENTS.walnut)) +
          fill(bar(-9, 36, 18, 26), pen.metal(PIGMENTS.brass)) +
          fill("M-8 60L0 116L8 60z", pen.metal(PIGMENTS.steel)),
        62,
        -56,
        { turn: 38 },
      ) +
      put(
        disc(3, 8, 48, "#2a1a12", 'opacity=".16"') +
          fill(bar(-44, -44, 88, 88, 18), pen.ball("#d4e1e1")) +
          disc(0, 0, 30, pen.ball(PIGMENTS.black)),
        132,
        116,
      ),
  ),
  letterpress: standingKind(
    150,
    ["iron"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        fill("M-120 0L-100-40H90L110 0z", pen.face(color)) +
          fill(bar(-90, -150, 150, 112, 6), pen.face(darken(color, 0.1))) +
          fill("M-86-148L40-260L70-240L60-148z", pen.face(color)) +
          disc(-30, -262, 50, pen.ball(darken(color, 0.1))) +
          disc(-30, -262, 34, PIGMENTS.rust) +
          tube("M50-150C120-170 150-230 160-290", 15, color) +
          tube("M154-262L166-310", 22, accent) +
          fill(bar(-66, -132, 102, 80, 3), PIGMENTS.cream) +
          motif("heart", PIGMENTS.rust, -15, -94, 54),
        -30,
        0,
        { scale: 1.08 },
      ) +
      times(4, (i) =>
        put(
          box(pen, accent, { width: 36, height: 42, depth: 22 }) + line("M-8-10L0-32L8-10M-5-17H5", PIGMENTS.chocolate, 4),
          96 + (i % 2) * 46,
          8 - Math.floor(i / 2) * 42,
        ),
      ),
  ),
  globe: standingKind(100, ["blue", "teal"], ["oak", "brass"], (pen, { color, accent }) => {
    const lands =
      "M-70-40C-60-90-10-110 10-90C0-70 20-60 6-44C-20-40-20-10-44-6C-60-10-74-20-70-40zM20-20C50-50 100-40 96-10C90 20 70 60 40 70C26 60 40 30 30 14C16 6 10-6 20-20zM-60 30C-40 20-20 40-24 60C-36 90-56 80-60 30z";
    const face = "M-112 0a112 112 0 1 0 224 0a112 112 0 1 0-224 0z";
    return put(
      turned(
        pen,
        [
          [20, -60],
          [20, -30],
          [86, -14],
          [86, 0],
        ],
        accent,
        { gloss: 0.2 },
      ) +
        line("M-70-290A128 128 0 1 0 128-190", darken(accent, 0.1), 12) +
        put(
          disc(0, 0, 112, pen.ball(color)) +
            `<g ${pen.clip(face)}>${put(fill(lands, "#a9b878") + fill(lands, "#7e9457", 'transform="translate(6 6) scale(.92)" opacity=".6"'), 0, 0, { turn: -14 })}</g>` +
            line("M-112 0Q0 44 112 0M0-112Q50 0 0 112", "#fff", 1.6, 'opacity=".4"') +
            disc(
              0,
              0,
              112,
              pen.radial(
                [
                  [0, "#fff6d8", 0.5],
                  [0.6, "#fff6d8", 0.05],
                  [1, "#2a1a12", 0.34],
                ],
                { cx: 0.34, cy: 0.3, r: 0.8 },
              ),
            ),
          0,
          -176,
        ),
      0,
      0,
      { scale: 1.12 },
    );
  }),
  "desk pad": lyingKind(["gray", "sage", "rust"], ["leather"], (pen, { color, accent }) =>
    put(
      sheet(pen, 390, 250, color, { radius: 12, shadow: 10 }) +
        line(bar(-184, -114, 368, 228, 8), lighten(color, 0.4), 2, 'stroke-dasharray="7 6"') +
        fill(bar(116, -50, 62, 166, 6), pen.face(accent)) +
        times(2, (i) => put(pencil(pen, 190, [PIGMENTS.marigold, PIGMENTS.evergreen][i] as string), 134 + i * 26, 90)) +
        fill(bar(116, 0, 62, 116, 6), pen.face(accent)) +
        put(
          sheet(pen, 150, 190, PIGMENTS.paper, { print: writing({ x: -56, y: -70, width: 112, height: 130 }, PIGMENTS.brown, 18) }),
          -66,
          0,
          {
            turn: -5,
          },
        ),
      0,
      0,
      { turn: -4 },
    ),
  ),
};
