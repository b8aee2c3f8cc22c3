import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, sheet, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { hangingKind, type Family, lyingKind, standingKind } from "./kind.ts";

export const CAR: Family = {
  "car kit": standingKind(
    160,
    ["oak"],
    ["sky"],
    (pen, { color, accent }) =>
      put(
        put(
          turned(
            pen,
            [
              [16, -150],
              [40, -130],
              [42, -100],
              [42, 0],
            ],
            PIGMENTS.red,
            { gloss: 0.4, pattern: fill(bar(-50, -90, 100, 60), PIGMENTS.paper) + motif("car", PIGMENTS.red, 0, -60, 54) },
          ) + fill("M-12-176H14L52-168V-156H-12z", PIGMENTS.charcoal),
          -86,
          -70,
        ) +
          put(
            turned(
              pen,
              [
                [18, -120],
                [36, -106],
                [36, 0],
              ],
              PIGMENTS.navy,
              { gloss: 0.4 },
            ) +
              turned(
                pen,
                [
                  [16, -144],
                  [18, -118],
                ],
                PIGMENTS.cream,
              ),
            -6,
            -70,
          ) +
          put(
            line("M0 0V-120", PIGMENTS.oak, 14) +
              fill(bar(-34, -170, 68, 56, 14), pen.face(PIGMENTS.charcoal)) +
              times(9, (i) => line(`M${-30 + i * 7.5}-170v-26`, PIGMENTS.sand, 5)),
            74,
            -70,
            { turn: 12 },
          ) +
          box(pen, color, {
            width: 290,
            height: 104,
            depth: 70,
            top: darken(color, 0.5),
            front: line("M0 34H290M0 68H290", darken(color, 0.45), 4) + grain({ x: 0, y: 0, width: 290, height: 104 }, color),
          }),
        -20,
        0,
        { scale: 1.06 },
      ) +
      pool(pen, 130, 14, 60) +
      put(
        fill("M-60 0C-66-34 56-40 62-4C40 10-40 10-60 0z", pen.ball(accent)) + line("M-40-10Q0-30 44-12", darken(accent, 0.24), 4),
        132,
        10,
      ),
  ),
  "tire gauge": lyingKind(["brass"], ["leather"], (pen, { color, accent }) =>
    put(
      fill(bar(-52, -10, 104, 190, 14), "#2a1a12", 'opacity=".17" transform="translate(8 11)"') +
        fill(bar(-52, -10, 104, 190, 14), pen.face(accent)) +
        line(bar(-44, -2, 88, 174, 10), lighten(accent, 0.5), 2.4, 'stroke-dasharray="7 5"') +
        motif("car", darken(accent, 0.4), 0, 110, 64) +
        disc(8, -84, 100, "#2a1a12", 'opacity=".18"') +
        disc(0, -92, 100, pen.metal(color)) +
        disc(
          0,
          -92,
          82,
          pen.radial([
            [0, "#fffdf7"],
            [1, "#ece4d3"],
          ]),
        ) +
        times(21, (i) =>
          put(line(`M0-76V${i % 5 === 0 ? -58 : -68}`, i > 14 ? PIGMENTS.red : PIGMENTS.ink, i % 5 === 0 ? 5 : 2.4), 0, -92, {
            turn: -130 + i * 13,
          }),
        ) +
        line("M0-92L34-136", PIGMENTS.red, 6) +
        disc(0, -92, 10, pen.metal(color)) +
        fill(bar(-15, 4, 30, 34, 4), pen.metal(color)) +
        put(fill(bar(-12, 0, 24, 56, 6), pen.metal(color)) + fill(bar(-18, 50, 36, 26, 8), PIGMENTS.charcoal), 78, -40, { turn: -60 }),
      0,
      -6,
      { turn: 12 },
    ),
  ),
  "car freshener": hangingKind(
    ["cedar", "oak"],
    ["leather"],
    (pen, { color, accent }) =>
      fill("M-210-200C-80-120 80-120 210-200V-230H-210z", "#dfe9ea", 'opacity=".7"') +
      fill(bar(-100, -196, 200, 62, 28), pen.face(PIGMENTS.charcoal)) +
      fill(
        bar(-88, -186, 176, 42, 20),
        pen.linear([
          [0, "#eaf2f3"],
          [1, "#a9bfc6"],
        ]),
      ) +
      line("M-6-134C-20-80 10-70 0-20M6-134C20-90 0-70 4-20", darken(accent, 0.1), 7) +
      ball(pen, 0, -40, 14, PIGMENTS.brass) +
      fill("M0-30L62 60H34L84 130H16V166H-16V130H-84L-34 60H-62z", "#2a1a12", 'opacity=".17" transform="translate(9 11)"') +
      fill("M0-30L62 60H34L84 130H16V166H-16V130H-84L-34 60H-62z", pen.face(color)) +
      `<g ${pen.clip("M0-30L62 60H34L84 130H16V166H-16V130H-84L-34 60H-62z")}>${grain({ x: -90, y: -30, width: 180, height: 200 }, color, { upright: true })}</g>`,
  ),
  "car part": standingKind(140, ["charcoal"], ["steel", "red"], (pen, { color, accent }) =>
    put(
      disc(8, -128, 126, darken(color, 0.5)) +
        disc(0, -130, 126, pen.ball(color)) +
        times(24, (i) => put(fill(bar(-9, -127, 18, 17, 3), darken(color, 0.4)), 0, -130, { turn: i * 15 })) +
        disc(0, -130, 82, pen.metal(accent)) +
        disc(0, -130, 70, darken(color, 0.1)) +
        times(5, (i) => put(fill("M-15 0L-21-68H21L15 0z", pen.metal(accent)), 0, -130, { turn: i * 72 })) +
        disc(0, -130, 24, pen.metal(accent)) +
        disc(0, -130, 10, color),
      0,
      0,
      { scale: 1.16 },
    ),
  ),
  "cable roll": lyingKind(["olive", "kraft", "leather"], ["leather"], (pen, { color, accent }) =>
    put(
      sheet(pen, 380, 250, color, { radius: 12, shadow: 13, print: fill(bar(-190, 20, 380, 110), darken(color, 0.14)) }) +
        put(fill(bar(-34, -60, 68, 70, 12), pen.face(PIGMENTS.white)) + line("M-12-60V-84M12-60V-84", "#8b9093", 8), -130, 14) +
        put(
          oval(0, 0, 36, 40, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="9"`) +
            oval(0, 0, 26, 30, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="8"`) +
            fill(bar(-10, 34, 20, 30, 4), PIGMENTS.steel),
          -40,
          -26,
        ) +
        put(fill(bar(-30, -90, 60, 130, 12), pen.face(PIGMENTS.slate)) + disc(0, -70, 5, PIGMENTS.leaf), 44, 20) +
        put(
          oval(0, 0, 32, 36, "none", `stroke="${PIGMENTS.rust}" stroke-width="8"`) + fill(bar(-9, 30, 18, 26, 4), PIGMENTS.steel),
          128,
          -24,
        ) +
        fill(bar(-190, 30, 380, 96, 4), pen.face(lighten(color, 0.04))) +
        line("M-94 34V120M0 34V120M90 34V120M-184 38H184M-184 118H184M-184-116H184", lighten(color, 0.5), 2.4, 'stroke-dasharray="7 5"') +
        line("M190-10C240 20 226 70 250 96", darken(accent, 0.1), 11),
      -8,
      0,
      { turn: -5 },
    ),
  ),
};
