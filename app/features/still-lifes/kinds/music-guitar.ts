import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, pool, sheet } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { uprightBook } from "./paper-parts.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";

function guitar(pen: Pen, wood: string, neck: string, strings: number): string {
  const body = blob([
    [-46, -20],
    [-84, 40],
    [-62, 88],
    [-104, 150],
    [-60, 212],
    [0, 222],
    [60, 212],
    [104, 150],
    [62, 88],
    [84, 40],
    [46, -20],
    [0, -30],
  ]);
  return (
    fill(body, "#2a1a12", 'opacity=".18" transform="translate(9 10)"') +
    fill(body, darken(wood, 0.34)) +
    put(fill(body, pen.ball(wood)), 0, 5, { scale: 0.955 }) +
    `<g ${pen.clip(body)} opacity=".7">${grain({ x: -104, y: -30, width: 208, height: 250 }, wood, { upright: true, gap: 17 })}</g>` +
    disc(0, 62, 33, darken(wood, 0.66)) +
    disc(0, 62, 37, "none", `stroke="${darken(wood, 0.4)}" stroke-width="3" stroke-dasharray="5 3"`) +
    fill(bar(-50, 142, 100, 17, 5), pen.face(darken(neck, 0.2))) +
    fill(bar(-16, -196, 32, 226), pen.round(neck)) +
    line(
      times(11, (i) => `M-16 ${-176 + i * 18}h32`),
      "#d9c9a0",
      2,
    ) +
    fill("M-22-262H22L17-196H-17z", pen.face(darken(neck, 0.14))) +
    times(strings, (i) => disc((i % 2 === 0 ? -1 : 1) * 28, -248 + Math.floor(i / 2) * 20, 6.4, "#cfd2d3")) +
    line(
      times(strings, (i) => `M${-10 + (i * 20) / (strings - 1)}-200V148`),
      "#f2ead8",
      1.5,
    )
  );
}

export const MUSIC_GUITAR: Family = {
  guitar: hangingKind(["oak", "cedar", "tan"], ["walnut"], (pen, { color, accent }) =>
    put(guitar(pen, color, accent, 6), 0, 14, { turn: 26, scale: 0.86 }),
  ),
  ukulele: hangingKind(
    ["cedar", "oak"],
    ["walnut"],
    (pen, { color, accent }) =>
      put(
        fill(
          blob([
            [-70, -210],
            [-96, 20],
            [-150, 130],
            [-110, 236],
            [110, 236],
            [150, 130],
            [96, 20],
            [70, -210],
          ]),
          pen.ball(PIGMENTS.charcoal),
        ) + line("M-120 160Q0 190 120 160M-90 60Q0 80 90 60", darken(PIGMENTS.charcoal, 0.4), 4),
        74,
        20,
        { turn: 16, scale: 0.72 },
      ) + put(guitar(pen, color, accent, 4), -40, 6, { turn: -14, scale: 0.8 }),
  ),
  "electric guitar": hangingKind(["red", "sky", "black", "sage"], ["oak"], (pen, { color, accent }) => {
    const body = blob([
      [-20, -20],
      [-60, -60],
      [-96, -30],
      [-70, 60],
      [-104, 150],
      [-50, 214],
      [20, 206],
      [90, 190],
      [96, 120],
      [64, 60],
      [90, -20],
      [56, -40],
      [24, -10],
    ]);
    return put(
      fill(body, "#2a1a12", 'opacity=".18" transform="translate(9 11)"') +
        fill(body, pen.ball(color)) +
        fill(
          blob([
            [-30, 20],
            [30, 10],
            [60, 60],
            [70, 130],
            [20, 120],
            [-24, 90],
          ]),
          PIGMENTS.cream,
        ) +
        fill(bar(-28, 40, 56, 15, 5), PIGMENTS.ink) +
        fill(bar(-28, 90, 56, 15, 5), PIGMENTS.ink) +
        fill(bar(-34, 136, 68, 20, 4), pen.metal(PIGMENTS.steel)) +
        fill(bar(-15, -206, 30, 240), pen.round(accent)) +
        line(
          times(12, (i) => `M-15 ${-186 + i * 18}h30`),
          "#9b7a4c",
          2,
        ) +
        fill("M-18-268H26L16-206H-16z", pen.face(lighten(accent, 0.1))) +
        times(6, (i) => disc(-24, -256 + i * 9, 5, "#cfd2d3")) +
        line(
          times(6, (i) => `M${-10 + i * 4}-206V146`),
          "#f2ead8",
          1.2,
        ),
      0,
      14,
      { turn: 26, scale: 0.86 },
    );
  }),
  kalimba: lyingKind(["mahogany", "walnut", "oak"], ["steel"], (pen, { color, accent }) => {
    const d = blob([
      [-120, -160],
      [120, -160],
      [136, -60],
      [128, 110],
      [70, 170],
      [-70, 170],
      [-128, 110],
      [-136, -60],
    ]);
    return put(
      fill(d, "#2a1a12", 'opacity=".18" transform="translate(9 12)"') +
        fill(d, pen.ball(color)) +
        `<g ${pen.clip(d)}>${grain({ x: -136, y: -160, width: 272, height: 330 }, color, { upright: true, gap: 15 })}</g>` +
        disc(0, 92, 38, darken(color, 0.7)) +
        fill(bar(-118, -96, 236, 17, 6), pen.face(PIGMENTS.oak)) +
        times(17, (i) => fill(bar(-112 + i * 13.4, -136, 10, 240 - Math.abs(i - 8) * 17, 4), pen.metal(lighten(accent, 0.1)))) +
        fill(bar(-122, -72, 244, 11, 5), pen.metal(PIGMENTS.steel)),
      0,
      0,
      { turn: -5 },
    );
  }),
  harmonica: standingKind(
    150,
    ["steel"],
    ["red", "navy"],
    (pen, { color, accent }) =>
      put(uprightBook(pen, accent, PIGMENTS.cream, "note", { width: 160, height: 220, thick: 20 }), 74, -20, { turn: 6 }) +
      pool(pen, -20, 8, 150) +
      put(
        fill(bar(-150, -86, 300, 86, 18), darken(color, 0.5)) +
          fill(
            bar(-150, -88, 300, 36, 16),
            pen.linear([
              [0, "#fafbfa"],
              [0.5, color],
              [1, darken(color, 0.3)],
            ]),
          ) +
          fill(
            bar(-150, -34, 300, 34, 14),
            pen.linear([
              [0, "#eef0ef"],
              [1, darken(color, 0.34)],
            ]),
          ) +
          fill(bar(-142, -56, 284, 26), PIGMENTS.walnut) +
          times(10, (i) => fill(bar(-132 + i * 27, -52, 19, 18, 3), "#2b1c12")) +
          line("M-80-74H80", darken(color, 0.4), 4),
        -20,
        6,
        { turn: -5 },
      ),
  ),
  "tongue drum": standingKind(150, ["teal", "navy", "bronze"], ["coral"], (pen, { color, accent }) =>
    put(
      fill("M-160-90C-160-10-90 0 0 0C90 0 160-10 160-90z", pen.round(darken(color, 0.1))) +
        fill(
          "M-160-92C-150-200 150-200 160-92Q0-40-160-92z",
          pen.radial(
            [
              [0, lighten(color, 0.5)],
              [0.6, color],
              [1, darken(color, 0.24)],
            ],
            { cx: 0.4, cy: 0.3, r: 0.8 },
          ),
        ) +
        times(7, (i) => {
          const a = (i / 7) * Math.PI * 2;
          return put(
            `<g transform="scale(1 .5)">${line("M-15 34V-20Q-15-40 0-40Q15-40 15-20V34", darken(color, 0.6), 4.6)}</g>`,
            Math.cos(a) * 94,
            -116 + Math.sin(a) * 34,
            { turn: Math.cos(a) * 24 },
          );
        }) +
        put(line("M0 0L150-120", PIGMENTS.oak, 9) + ball(pen, 0, 0, 19, accent), 40, -146) +
        put(line("M0 0L-130-130", PIGMENTS.oak, 9) + ball(pen, 0, 0, 19, accent), -50, -130),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  turntable: standingKind(170, ["walnut", "oak"], ["steel"], (pen, { color, accent }) =>
    put(
      fill("M-170-58L-110-290H196L180-58z", "#e5eeee", 'opacity=".26" stroke="#b8c8c9" stroke-width="3"') +
        fill("M-170-58L-124-148H216L170-58z", pen.face(lighten(color, 0.1))) +
        fill(bar(-170, -60, 340, 58, 8), pen.face(color)) +
        `<g ${pen.clip(bar(-170, -60, 340, 58, 8))}>${grain({ x: -170, y: -60, width: 340, height: 58 }, color)}</g>` +
        fill("M170-60L216-150V-92L170-4z", darken(color, 0.35)) +
        oval(-8, -98, 132, 38, "#201b19") +
        times(4, (i) => oval(-8, -99, 120 - i * 19, 34 - i * 5.4, "none", 'stroke="#453d39" stroke-width="1.6"')) +
        oval(-8, -100, 40, 12, PIGMENTS.rust) +
        oval(-8, -101, 5, 2, PIGMENTS.paper) +
        disc(158, -124, 15, pen.metal(accent)) +
        line("M158-126L110-84L62-92", "#d9dcdc", 6) +
        fill(bar(48, -98, 20, 11, 3), PIGMENTS.charcoal) +
        [-120, 110].map((x) => disc(x, -30, 11, pen.metal(PIGMENTS.brass))).join("") +
        [-140, 140].map((x) => fill(bar(x - 15, -4, 30, 9, 4), PIGMENTS.charcoal)).join(""),
      -18,
      0,
      { scale: 1.04 },
    ),
  ),
  record: lyingKind(
    ["rust", "teal", "navy", "plum"],
    ["butter", "coral"],
    (pen, { color, accent, motif: print }) =>
      disc(106, 16, 144, "#2a1a12", 'opacity=".16"') +
      disc(96, 6, 144, "#211c1a") +
      times(6, (i) => disc(96, 6, 134 - i * 14, "none", 'stroke="#3f3733" stroke-width="2"')) +
      disc(96, 6, 46, PIGMENTS.marigold) +
      disc(96, 6, 6, PIGMENTS.paper) +
      put(
        sheet(pen, 290, 290, color, {
          radius: 3,
          shadow: 11,
          print:
            disc(0, 20, 94, accent) + motif(print, darken(color, 0.1), 0, 20, 118) + line("M-110-112H20M-110-92H-30", PIGMENTS.cream, 9),
        }),
        -56,
        6,
        { turn: -4 },
      ),
  ),
  "record brush": lyingKind(
    ["walnut", "oak"],
    ["charcoal"],
    (pen, { color, accent }) =>
      disc(-38, 34, 156, "#2a1a12", 'opacity=".15" transform="translate(9 12)"') +
      disc(-38, 34, 156, "#211c1a") +
      times(6, (i) => disc(-38, 34, 146 - i * 15, "none", 'stroke="#3f3733" stroke-width="2"')) +
      disc(-38, 34, 48, PIGMENTS.rust) +
      disc(-38, 34, 6, PIGMENTS.paper) +
      put(
        fill(bar(-100, -30, 200, 66, 14), "#2a1a12", 'opacity=".3" transform="translate(6 10)"') +
          fill(bar(-96, 18, 192, 30, 4), accent) +
          line(
            times(30, (i) => `M${-92 + i * 6.4} 20v30`),
            lighten(accent, 0.3),
            2,
          ) +
          fill(bar(-100, -32, 200, 58, 16), pen.face(color)) +
          `<g ${pen.clip(bar(-100, -32, 200, 58, 16))}>${grain({ x: -100, y: -32, width: 200, height: 58 }, color)}</g>`,
        10,
        -66,
        { turn: -24 },
      ) +
      put(
        fill(bar(-36, -70, 72, 140, 14), "#2a1a12", 'opacity=".16" transform="translate(6 9)"') +
          fill(bar(-36, -70, 72, 140, 14), pen.round(PIGMENTS.amber)) +
          fill(bar(-36, -30, 72, 66), PIGMENTS.paper) +
          motif("note", PIGMENTS.rust, 0, 2, 44) +
          fill(bar(-18, -96, 36, 30, 4), PIGMENTS.charcoal),
        140,
        96,
        { turn: 12 },
      ),
  ),
};
