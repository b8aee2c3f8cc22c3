import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool } from "../parts/solids.ts";
import { checks } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";

export const OUTDOORS_ROAD_KIT: Family = {
  "road kit": standingKind(
    160,
    ["red", "orange"],
    ["charcoal"],
    (pen, { color, accent }) =>
      put(
        put(
          line("M0 0V-150", "#8b9093", 12) +
            fill("M-50-150H50L40-236H-40z", pen.metal(PIGMENTS.steel)) +
            fill(bar(-24, -20, 48, 20, 8), PIGMENTS.charcoal),
          110,
          -40,
          { turn: 14 },
        ) +
          put(
            fill("M0-110L94 50H-94z", "none", `stroke="${PIGMENTS.red}" stroke-width="26" stroke-linejoin="round"`) +
              fill("M0-110L94 50H-94z", "none", `stroke="${lighten(PIGMENTS.red, 0.5)}" stroke-width="5" stroke-linejoin="round"`),
            -96,
            -140,
            { scale: 0.7 },
          ) +
          fill(bar(-160, -130, 280, 130, 22), pen.face(color)) +
          line("M-150-104H110", darken(color, 0.5), 6) +
          line("M-150-104H110", PIGMENTS.brass, 2, 'stroke-dasharray="3 3"') +
          tube("M-70-130C-70-176 30-176 30-130", 13, accent) +
          motif("star", PIGMENTS.paper, -80, -54, 54) +
          motif("bolt", PIGMENTS.marigold, 44, -54, 56),
        8,
        0,
        { scale: 1.08 },
      ) +
      pool(pen, 140, 14, 50) +
      [0, 1].map((i) => put(line("M-40 0C-44-26 40-26 44 0", PIGMENTS.red, 9), 142, 10 - i * 12)).join(""),
  ),
  "star wheel": lyingKind(
    ["navy"],
    ["butter"],
    (pen, { color, accent }) =>
      disc(10, 14, 176, "#2a1a12", 'opacity=".18"') +
      disc(0, 0, 176, pen.face(PIGMENTS.cream)) +
      times(36, (i) => put(line(`M0-172V${i % 3 === 0 ? -156 : -164}`, PIGMENTS.navy, 2.6), 0, 0, { turn: i * 10 })) +
      disc(0, 0, 148, pen.ball(color)) +
      times(60, (i) => {
        const [a, r] = [i * 2.4, 8 + ((i * 41) % 132)];
        return disc(Math.cos(a) * r, Math.sin(a) * r, 1.4 + (i % 4) * 0.8, accent);
      }) +
      line("M-90-40L-54-66L-14-50L20-70M30 40L62 66L96 50L84 16L40 20", accent, 2.4) +
      oval(12, 22, 112, 92, "none", `stroke="${PIGMENTS.cream}" stroke-width="7"`) +
      disc(0, 0, 8, pen.metal(PIGMENTS.brass)) +
      fill(bar(-12, 160, 24, 44, 8), pen.metal(PIGMENTS.brass)),
  ),
  "sleep sack": lyingKind(
    ["sky", "blush"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        fill(
          "M-90-180H90Q110-180 110-160V150Q110 190 60 190H-60Q-110 190-110 150V-160Q-110-180-90-180z",
          "#2a1a12",
          'opacity=".17" transform="translate(9 12)"',
        ) +
          fill("M-90-180H90Q110-180 110-160V150Q110 190 60 190H-60Q-110 190-110 150V-160Q-110-180-90-180z", pen.face(color)) +
          fill(bar(-84, -166, 168, 78, 26), pen.ball(accent)) +
          fill("M-110-80Q0-50 110-80V-40Q0-10-110-40z", lighten(color, 0.24)) +
          line("M-60-30C-66 60-50 120-64 186M10-16C0 60 16 130 6 188M66-30C72 60 56 120 66 186", darken(color, 0.3), 4, 'opacity=".35"'),
        -30,
        0,
        { turn: -8 },
      ) +
      put(
        fill(
          blob([
            [-46, -60],
            [46, -60],
            [54, 50],
            [0, 66],
            [-54, 50],
          ]),
          pen.ball(darken(color, 0.16)),
        ) + line("M-46-56Q0-40 46-56", PIGMENTS.rust, 6),
        128,
        120,
      ),
  ),
  "cork map": hangingKind(
    ["cork"],
    ["oak"],
    (pen, { color, accent }) =>
      fill(bar(-200, -140, 400, 280, 4), "#2a1a12", 'opacity=".18" transform="translate(10 13)"') +
      fill(bar(-200, -140, 400, 280, 4), pen.face(accent)) +
      fill(bar(-184, -124, 368, 248), pen.face(lighten(color, 0.3))) +
      fill(
        "M-160-70L-120-90L-40-84L40-84L70-70L90-84L110-70L150-88L164-64L140-40L130-10L110 20L120 60L104 62L90 30L50 34L20 40L0 70L-14 46L-50 40L-100 30L-130 24L-150-10z",
        pen.face(darken(color, 0.14)),
      ) +
      line("M-100-86V30M-50-84V40M0-84V40M50-80V34M-150-20H130M-140 10H114", lighten(color, 0.4), 2, 'opacity=".7"') +
      [
        [-120, -30],
        [-40, 0],
        [30, -40],
        [96, -30],
        [84, 30],
        [-80, -60],
      ]
        .map(
          ([x, y]) =>
            oval((x as number) + 4, (y as number) + 5, 9, 7, "#2a1a12", 'opacity=".25"') +
            ball(pen, x as number, y as number, 10, PIGMENTS.brass, 0.7),
        )
        .join("") +
      line("M-120-30L-40 0L30-40L96-30", PIGMENTS.red, 2.6),
  ),
  "neck pillow": standingKind(140, ["rust", "teal", "navy"], ["cream"], (pen, { color }) => {
    const d =
      "M-150-110C-160-240 160-240 150-110C150-40 130 0 90-2C60-4 56-40 70-80C76-130-76-130-70-80C-56-40-60-4-90-2C-130 0-150-40-150-110z";
    return put(
      fill(d, pen.ball(color)) +
        `<g ${pen.clip(d)} opacity=".5">${line(
          times(22, (i) => `M${-150 + i * 14}-240V10`),
          darken(color, 0.34),
          3,
        )}</g>` +
        line("M-84-6C-60 30 60 30 84-6", darken(color, 0.3), 5) +
        disc(0, 20, 9, PIGMENTS.charcoal) +
        line("M-120-150C-90-200 90-200 120-150", lighten(color, 0.4), 4, 'opacity=".5"'),
      0,
      -10,
      { scale: 1.16 },
    );
  }),
  picnic: standingKind(160, ["red"], ["cream"], (pen, { color, accent }) =>
    put(
      fill("M-200 10L-140-60H150L210 10z", pen.face(accent)) +
        `<g ${pen.clip("M-200 10L-140-60H150L210 10z")}>${checks({ x: -200, y: -70, width: 420, height: 90 }, color, lighten(color, 0.4), 46)}</g>` +
        box(pen, PIGMENTS.willow, { y: -30, width: 210, height: 110, depth: 70 }) +
        fill(bar(-110, -150, 220, 26, 8), pen.face(darken(PIGMENTS.willow, 0.1))) +
        fill(bar(-16, -140, 32, 34, 6), PIGMENTS.leather),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
};
