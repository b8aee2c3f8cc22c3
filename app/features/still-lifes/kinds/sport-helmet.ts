import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, pool, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { bigBall } from "./sport-parts.ts";

export const SPORT_HELMET: Family = {
  helmet: standingKind(130, ["sage", "red", "charcoal", "sky"], ["cream"], (pen, { color, accent }) =>
    put(
      line("M-90-50C-60 20 30 20 50-40", PIGMENTS.charcoal, 9) +
        fill("M-150-50C-160-220 130-240 150-60C120-40-100-30-150-50z", pen.ball(color)) +
        [-76, -14, 48]
          .map((x, i) =>
            fill(
              `M${x}-${[160, 186, 178][i]}C${x + 30}-${[150, 180, 160][i]} ${x + 50}-110 ${x + 52}-80C${x + 24}-90 ${x}-120 ${x}-${[160, 186, 178][i]}z`,
              darken(color, 0.5),
            ),
          )
          .join("") +
        line("M-146-58C-100-40 110-50 148-66", accent, 8),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  bicycle: standingKind(180, ["teal", "red", "sage", "navy"], ["leather"], (pen, { color, accent }) => {
    const tire = (x: number) =>
      disc(x, -84, 82, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="11"`) +
      line(
        times(12, (i) => `M${x}-84L${(x + 76 * Math.cos(i * 0.5236)).toFixed(0)} ${(-84 + 76 * Math.sin(i * 0.5236)).toFixed(0)}`),
        "#b4b0a7",
        1.5,
      ) +
      disc(x, -84, 9, "#8b9093");
    return (
      tire(-120) +
      tire(120) +
      tube("M-120-84L-56-200L64-206L0-90H-120M-56-200L0-90", 10, color) +
      tube("M52-240L66-206L120-84", 10, color) +
      line("M-66-220L-56-200", "#8b9093", 9) +
      fill(
        blob([
          [-104, -228],
          [-66, -236],
          [-34, -226],
          [-60, -216],
          [-98, -214],
        ]),
        accent,
      ) +
      line("M50-240C80-250 110-240 96-216", PIGMENTS.charcoal, 9) +
      disc(0, -90, 24, "none", 'stroke="#8b9093" stroke-width="7"') +
      line("M-10-104L16-66", "#55504a", 8)
    );
  }),
  "bike bell": standingKind(110, ["brass", "copper"], ["steel"], (pen, { color, accent }) =>
    put(
      tube("M-190-40C-100-40-90-60 0-60H190", 27, PIGMENTS.charcoal) +
        tube("M120-60H196", 36, PIGMENTS.leather) +
        fill(bar(-24, -80, 48, 44, 8), pen.metal(accent)) +
        fill("M-104-90C-104-210 104-210 104-90Q0-64-104-90z", pen.metal(color)) +
        oval(-40, -160, 32, 17, "#fff", 'opacity=".5" transform="rotate(-28 -40 -160)"') +
        ball(pen, 0, -188, 13, color) +
        line("M84-86L128-112", "#8b9093", 9) +
        disc(130, -114, 11, pen.ball(PIGMENTS.charcoal)),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  "bar bag": standingKind(140, ["olive", "navy", "rust"], ["leather"], (pen, { color, accent }) =>
    put(
      tube("M-210-180C-170-190-170-210-120-210H120C170-210 170-190 210-180", 19, "#8b9093") +
        tube("M-210-180C-240-170-220-120-200-110M210-180C240-170 220-120 200-110", 22, PIGMENTS.charcoal) +
        [-70, 70].map((x) => fill(bar(x - 13, -226, 26, 90, 6), accent)).join("") +
        fill(
          bar(-150, -176, 300, 156, 44),
          pen.linear([
            [0, lighten(color, 0.2)],
            [0.5, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        fill("M-150-130C-150-160-130-176-106-176H106C130-176 150-160 150-130V-110Q0-84-150-110z", pen.face(lighten(color, 0.06))) +
        [-70, 70].map((x) => fill(bar(x - 13, -140, 26, 74, 4), accent) + fill(bar(x - 13, -90, 26, 22, 4), PIGMENTS.brass)).join("") +
        disc(0, -56, 11, PIGMENTS.red),
      0,
      -10,
      { scale: 0.98 },
    ),
  ),
  "repair kit": standingKind(
    130,
    ["black", "red"],
    ["steel"],
    (pen, { color, accent }) =>
      put(
        turned(
          pen,
          [
            [48, -250],
            [60, -230],
            [60, -160],
            [52, -140],
            [60, -120],
            [60, -10],
            [54, 0],
          ],
          color,
          { gloss: 0.34, pattern: fill(bar(-70, -100, 140, 50), PIGMENTS.marigold) + motif("bolt", PIGMENTS.ink, 0, -76, 40) },
        ) +
          turned(
            pen,
            [
              [46, -286],
              [52, -278],
              [52, -248],
            ],
            PIGMENTS.marigold,
            { gloss: 0.3 },
          ),
        -90,
        0,
        { scale: 1.08 },
      ) +
      pool(pen, 60, 6, 100) +
      put(disc(0, -40, 42, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="15"`), 60, 0) +
      put(
        fill(bar(-9, -110, 18, 160, 6), pen.metal(accent)) + fill("M-28-136C-28-108 28-108 28-136L14-120H-14z", pen.metal(accent)),
        132,
        -40,
        { turn: 24 },
      ) +
      put(fill(bar(-8, -90, 16, 130, 8), PIGMENTS.marigold), 20, -10, { turn: -62 }) +
      put(fill(bar(-8, -90, 16, 130, 8), PIGMENTS.red), 40, 8, { turn: -70 }),
  ),
  "running belt": lyingKind(
    ["charcoal", "navy"],
    ["coral"],
    (pen, { color, accent }) =>
      oval(0, 20, 160, 130, "none", `stroke="${darken(color, 0.3)}" stroke-width="40"`) +
      oval(0, 14, 160, 130, "none", `stroke="${color}" stroke-width="34"`) +
      oval(0, 14, 160, 130, "none", `stroke="${accent}" stroke-width="3" stroke-dasharray="12 9"`) +
      fill(bar(-124, 84, 248, 108, 24), "#2a1a12", 'opacity=".17" transform="translate(5 8)"') +
      fill(bar(-124, 80, 248, 108, 24), pen.face(lighten(color, 0.1))) +
      fill(bar(-40, 56, 100, 60, 10), "#22282c") +
      fill(bar(-124, 106, 248, 82, 22), pen.face(lighten(color, 0.1))) +
      line("M-104 112H104", accent, 6) +
      fill(bar(-30, -136, 60, 40, 8), PIGMENTS.charcoal) +
      disc(84, 152, 9, accent),
  ),
  "sports gear": standingKind(
    160,
    ["orange", "navy"],
    ["red"],
    (pen, { color, accent }) =>
      put(
        fill("M-150-150Q0-174 150-150L164-14Q0 10-164-14z", pen.ball(PIGMENTS.navy)) +
          line("M-140-142Q0-164 140-142", darken(PIGMENTS.navy, 0.5), 7) +
          line("M-80-150C-80-240 80-240 80-150", PIGMENTS.charcoal, 13) +
          fill(bar(-164, -90, 328, 22), accent, 'opacity=".9"'),
        0,
        -14,
      ) +
      pool(pen, -104, 10, 54) +
      put(bigBall(pen, color, PIGMENTS.cream, ""), -104, 10, { scale: 0.46 }) +
      pool(pen, 96, 10, 44) +
      put(
        turned(
          pen,
          [
            [26, -120],
            [34, -110],
            [34, -8],
            [30, 0],
          ],
          PIGMENTS.sky,
          { gloss: 0.4 },
        ) +
          turned(
            pen,
            [
              [16, -146],
              [20, -138],
              [20, -118],
            ],
            PIGMENTS.charcoal,
          ),
        96,
        10,
      ),
  ),
  "swim gear": standingKind(150, ["teal", "coral"], ["sky"], (pen, { color, accent }) =>
    put(
      line("M-160-110C-180-200 180-200 160-110", darken(color, 0.2), 22) +
        [-1, 1]
          .map(
            (s) =>
              fill(bar(s * 74 - 62, -166, 124, 100, 44), pen.ball(color)) +
              fill(
                bar(s * 74 - 46, -150, 92, 68, 30),
                pen.linear([
                  [0, lighten(accent, 0.6)],
                  [1, darken(accent, 0.2)],
                ]),
              ) +
              fill(`M${s * 74 - 34}-130L${s * 74}-146L${s * 74 - 20}-96z`, "#fff", 'opacity=".5"'),
          )
          .join("") +
        line("M-14-124H14", color, 15),
      0,
      -20,
      { scale: 1.1 },
    ),
  ),
  skis: standingKind(
    110,
    ["sky", "red", "navy"],
    ["cream"],
    (pen, { color, accent }) =>
      [-40, 40]
        .map((x, i) =>
          put(
            fill(
              "M-20 0L-22-290C-22-330 0-350 8-346C24-330 22-300 22-290L20 0z",
              pen.linear([
                [0, lighten(color, 0.2)],
                [1, darken(color, 0.14)],
              ]),
            ) +
              motif("mountain", accent, 0, -240, 34) +
              fill(bar(-17, -150, 34, 52, 6), PIGMENTS.charcoal) +
              fill(bar(-22, -70, 44, 15), accent),
            x,
            0,
            { turn: i === 0 ? -4 : 5 },
          ),
        )
        .join("") +
      [-110, 112]
        .map((x, i) =>
          put(
            line("M0 0V-280", "#8b9093", 6) + fill(bar(-8, -310, 16, 50, 6), PIGMENTS.charcoal) + oval(0, -24, 24, 6, PIGMENTS.charcoal),
            x,
            4,
            { turn: i === 0 ? -7 : 8 },
          ),
        )
        .join(""),
  ),
  skates: standingKind(120, ["white", "coral", "teal"], ["marigold"], (pen, { color, accent }) =>
    put(
      fill("M-90-250H-4L10-130C50-116 110-110 116-60H-96z", pen.ball(color)) +
        line("M-8-220L-36-214M-4-190L-32-184M0-160L-28-154M14-132L-10-112M44-122L24-100", accent, 7) +
        fill("M-100-62H122L116-36H-94z", pen.face(PIGMENTS.charcoal)) +
        [-66, -6, 46, 94].map((x) => disc(x, -22, 22, pen.ball(accent)) + disc(x, -22, 8, PIGMENTS.paper)).join("") +
        fill(bar(104, -44, 26, 20, 8), PIGMENTS.red),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
};
