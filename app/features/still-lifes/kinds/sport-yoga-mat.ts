import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, pool, sheet } from "../parts/solids.ts";
import { crumbs } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { golfBall, bigBall } from "./sport-parts.ts";

export const SPORT_YOGA_MAT: Family = {
  "yoga mat": standingKind(160, ["cork", "sage", "plum", "teal"], ["oat"], (pen, { color, accent }) =>
    put(
      fill("M-60-20L150-26L196 10L-30 14z", pen.face(color)) +
        line("M-10-16L40 12M60-20L110 10", lighten(color, 0.5), 3) +
        fill(
          bar(-170, -110, 250, 108, 50),
          pen.linear([
            [0, lighten(color, 0.3)],
            [0.4, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        `<g ${pen.clip(bar(-170, -110, 250, 108, 50))}>${crumbs({ x: -170, y: -110, width: 250, height: 108 }, darken(color, 0.3), { count: 90, size: 2.6, opacity: 0.5 })}</g>` +
        oval(-134, -56, 36, 54, pen.face(lighten(color, 0.2))) +
        times(4, (i) => oval(-134, -56, 30 - i * 8, 46 - i * 12, "none", `stroke="${darken(color, 0.34)}" stroke-width="3"`)) +
        [-60, 30].map((x) => line(`M${x}-110Q${x + 16}-56 ${x}-2`, accent, 12)).join("") +
        line("M-60-110C-50-190 30-190 30-110", accent, 9),
      -6,
      0,
      { scale: 1.16 },
    ),
  ),
  dumbbells: standingKind(160, ["charcoal", "iron"], ["steel", "red"], (pen, { color, accent }) => {
    const one =
      fill(
        bar(-60, -64, 120, 26, 12),
        pen.linear([
          [0, "#f1f3f3"],
          [0.5, "#a9aeb2"],
          [1, "#6e7377"],
        ]),
      ) +
      [-1, 1]
        .map((s) =>
          times(3, (i) =>
            fill(
              bar(s * (56 + i * 26) - 13, -102 + i * 12, 26, 102 - i * 24, 8),
              pen.linear([
                [0, lighten(color, 0.3)],
                [0.4, color],
                [1, darken(color, 0.4)],
              ]),
            ),
          ),
        )
        .join("") +
      fill(bar(-74, -104, 8, 104), accent) +
      fill(bar(66, -104, 8, 104), accent);
    return (
      fill("M-170-10L-140-40H160L180-10z", pen.face(PIGMENTS.charcoal)) +
      fill(bar(-172, -14, 352, 20, 6), darken(PIGMENTS.charcoal, 0.3)) +
      put(one, 18, -86, { scale: 1.0 }) +
      pool(pen, 0, -14, 130, 0.3) +
      put(one, -8, -6, { scale: 1.2 })
    );
  }),
  ball: standingKind(100, ["orange", "white", "sky"], ["cream"], (pen, { color, accent, form }) =>
    put(bigBall(pen, color, accent, form), 0, 0, { scale: 1.24 }),
  ),
  volleyball: standingKind(
    120,
    ["white"],
    ["sky", "marigold"],
    (pen, { color, accent }) =>
      put(bigBall(pen, color, accent, "volleyball"), -40, 0, { scale: 1.14 }) +
      pool(pen, 136, 6, 36) +
      put(
        fill(bar(-17, -150, 34, 146, 10), pen.round(PIGMENTS.navy)) +
          line("M0-150V-190M-34-192H34", "#8b9093", 9) +
          line("M16-20C50-20 40 6 60 4", PIGMENTS.charcoal, 6),
        136,
        6,
      ),
  ),
  racket: lyingKind(
    ["red", "teal", "navy"],
    ["cork"],
    (pen, { color, accent }) =>
      put(
        oval(0, -76, 96, 122, "none", 'stroke="#2a1a12" stroke-width="19" opacity=".14" transform="translate(8 10)"') +
          line(times(10, (i) => `M${-80 + i * 17.6}-180V30`) + times(12, (i) => `M-90 ${-176 + i * 18}H90`), "#f5efe0", 2) +
          oval(0, -76, 96, 122, "none", `stroke="${darken(color, 0.2)}" stroke-width="19"`) +
          oval(-2, -78, 96, 122, "none", `stroke="${color}" stroke-width="12"`) +
          fill("M-40 38L-12 84V110H12V84L40 38z", color) +
          fill(bar(-15, 100, 30, 116, 8), pen.round(accent)) +
          line(
            times(7, (i) => `M-15 ${112 + i * 14}l30 9`),
            darken(accent, 0.4),
            2,
          ),
        -20,
        -14,
        { turn: 32 },
      ) +
      ball(pen, 118, 126, 38, "#d4d85a", 0.3) +
      line("M88 110Q118 130 110 162M140 96Q120 120 152 144", "#f7f4ec", 4),
  ),
  pickleball: lyingKind(["teal", "navy"], ["coral"], (pen, { color, accent }) => {
    const paddle = (tone: string) =>
      fill(bar(-76, -150, 152, 196, 44), "#2a1a12", 'opacity=".17" transform="translate(9 11)"') +
      fill(bar(-76, -150, 152, 196, 44), darken(tone, 0.4)) +
      fill(bar(-70, -144, 140, 184, 40), pen.face(tone)) +
      fill("M-70-60L70-100V-60L-70-20z", lighten(tone, 0.5), 'opacity=".5"') +
      fill(bar(-19, 44, 38, 96, 10), pen.round(PIGMENTS.charcoal)) +
      line(
        times(6, (i) => `M-19 ${54 + i * 14}l38 9`),
        "#77716a",
        2.4,
      );
    const one = (x: number, y: number) =>
      disc(x + 4, y + 7, 33, "#2a1a12", 'opacity=".16"') +
      ball(pen, x, y, 33, "#dfe05f", 0.2) +
      times(7, (i) => disc(x + Math.cos(i * 1.05) * (i === 6 ? 0 : 19), y + Math.sin(i * 1.05) * (i === 6 ? 0 : 19), 4.6, "#8f9137"));
    return (
      put(paddle(color), -64, -6, { turn: -20 }) +
      put(paddle(accent), 84, -30, { turn: 22 }) +
      one(-130, 144) +
      one(-40, 164) +
      one(56, 156) +
      one(142, 136)
    );
  }),
  "table tennis": lyingKind(
    ["red", "navy"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-16, 80, 32, 110, 8), pen.face(accent)) +
          disc(6, 0, 104, "#2a1a12", 'opacity=".16"') +
          disc(0, -10, 104, pen.face(color)) +
          fill("M-84 52Q0 90 84 52L30 100H-30z", pen.face(accent)),
        -30,
        -20,
        { turn: 30 },
      ) + ball(pen, 124, -110, 34, "#f7f4ec", 0.6),
  ),
  "golf putter": standingKind(150, ["brown", "steel"], ["brass"], (pen, { color, accent }) =>
    put(
      line("M60-330L-60-40", darken(color, 0.3), 12) +
        line("M58-330L-62-40", lighten(color, 0.16), 5) +
        line("M62-334L34-266", PIGMENTS.leather, 19) +
        line(
          times(7, (i) => `M${56 - i * 4} ${-322 + i * 9}l14 6`),
          darken(PIGMENTS.leather, 0.3),
          2.4,
        ) +
        fill(
          blob([
            [-130, -40],
            [-60, -50],
            [-30, -40],
            [-30, -6],
            [-90, 0],
            [-136, -8],
          ]),
          pen.metal(accent),
        ) +
        line("M-112-24H-56", darken(accent, 0.4), 3) +
        golfBall(pen, 60, -26, 27) +
        oval(134, -4, 44, 12, PIGMENTS.soil) +
        line("M134-6V-110", "#f0eadb", 5) +
        fill("M134-110L180-94L134-76z", PIGMENTS.red),
      -8,
      0,
      { scale: 1.02 },
    ),
  ),
  "golf tees": lyingKind(
    ["bamboo"],
    ["oat"],
    (pen, { color, accent }) =>
      put(
        fill(
          blob([
            [-100, -100],
            [-40, -122],
            [40, -122],
            [100, -100],
            [124, 20],
            [110, 110],
            [0, 130],
            [-110, 110],
            [-124, 20],
          ]),
          "#2a1a12",
          'opacity=".17" transform="translate(9 12)"',
        ) +
          fill(
            blob([
              [-100, -100],
              [-40, -122],
              [40, -122],
              [100, -100],
              [124, 20],
              [110, 110],
              [0, 130],
              [-110, 110],
              [-124, 20],
            ]),
            pen.ball(accent),
          ) +
          line("M-104-94Q0-70 104-94", PIGMENTS.rust, 7) +
          line("M100-94C150-110 150-50 170-40", PIGMENTS.rust, 5) +
          motif("leaf", PIGMENTS.evergreen, 0, 20, 80),
        -52,
        -26,
      ) +
      times(7, (i) =>
        put(
          fill("M-15-62Q0-52 15-62L5-46L2 46L0 54L-2 46L-5-46z", pen.round(color)) + oval(0, -62, 15, 5, lighten(color, 0.3)),
          20 + i * 24,
          110 - (i % 3) * 18,
          { turn: -70 + i * 34 },
        ),
      ) +
      golfBall(pen, 130, -94, 36),
  ),
  "putting mat": lyingKind(
    ["evergreen", "green"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 150, 390, color, {
          radius: 8,
          shadow: 12,
          print:
            line("M0-130V150M-30 150H30M-30 110H30", lighten(color, 0.4), 3) +
            crumbs({ x: -75, y: -195, width: 150, height: 390 }, lighten(color, 0.2), { count: 90, size: 2.4, opacity: 0.4 }),
        }) +
          fill(bar(-84, -206, 168, 54, 8), pen.face(accent)) +
          oval(0, -148, 26, 20, "#1c1713") +
          golfBall(pen, 0, 130, 21) +
          fill(bar(-66, -190, 132, 13, 6), "#cfd2d3"),
        -30,
        0,
        { turn: 24 },
      ) +
      put(
        line("M0-150V90", "#8b9093", 9) +
          line("M0-150V-90", PIGMENTS.leather, 15) +
          fill(bar(-10, 84, 60, 24, 8), pen.metal(PIGMENTS.steel)),
        130,
        30,
        { turn: 12 },
      ),
  ),
};
