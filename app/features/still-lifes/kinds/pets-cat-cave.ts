import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, sheet, turned } from "../parts/solids.ts";
import { crumbs } from "../parts/textures.ts";
import { hangingKind, type Family, lyingKind, standingKind } from "./kind.ts";

export const PETS_CAT_CAVE: Family = {
  "cat cave": standingKind(150, ["gray", "rust", "sage"], ["cream"], (pen, { color }) =>
    put(
      fill(
        blob([
          [-160, -80],
          [-120, -180],
          [0, -226],
          [120, -180],
          [160, -80],
          [120, -6],
          [0, 2],
          [-120, -6],
        ]),
        pen.ball(color),
      ) +
        crumbs({ x: -130, y: -190, width: 260, height: 180 }, lighten(color, 0.3), { count: 60, size: 3, opacity: 0.4 }) +
        oval(10, -84, 80, 70, darken(color, 0.6)) +
        oval(10, -84, 80, 70, "none", `stroke="${lighten(color, 0.2)}" stroke-width="9"`) +
        fill("M-40-64C-50-110-40-124-34-140L-10-116H26L50-140C56-124 62-110 54-64C36-30-22-30-40-64z", pen.ball("#6b5a4a")) +
        [-10, 26].map((x) => oval(x, -86, 8, 10, "#e7c65b") + oval(x, -86, 3, 9, PIGMENTS.ink)).join("") +
        fill("M3-70h10l-5 7z", PIGMENTS.pink),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  "cat steps": hangingKind(
    ["pine", "oak"],
    ["sage", "gray"],
    (pen, { color, accent }) =>
      [
        [-110, 110],
        [-30, 30],
        [60, -50],
        [130, -130],
      ]
        .map(([x, y], i) =>
          put(
            fill(
              "M-76 22C-60 54 40 54 66 22z",
              pen.linear([
                [0, "#2a1a12", 0.2],
                [1, "#2a1a12", 0],
              ]),
            ) +
              fill("M-80 0C-80 24 70 24 74 0L66 22C40 46-60 46-72 22z", pen.face(darken(color, 0.2))) +
              oval(-3, 0, 78, 17, pen.face(color)) +
              oval(-3, -4, 64, 12, accent),
            x as number,
            y as number,
            { turn: i % 2 === 0 ? -2 : 2 },
          ),
        )
        .join("") +
      put(
        fill(
          blob([
            [-40, 0],
            [-46, -50],
            [-20, -80],
            [20, -70],
            [36, -30],
            [34, 0],
          ]),
          pen.ball(PIGMENTS.orange),
        ) +
          disc(-26, -88, 28, pen.ball(PIGMENTS.orange)) +
          fill("M-50-100L-46-126L-26-108zM-4-104L-4-128L-24-110z", PIGMENTS.orange) +
          line("M34-8C70-6 70-50 50-60", PIGMENTS.orange, 12) +
          oval(-34, -88, 3, 5, PIGMENTS.ink) +
          oval(-18, -88, 3, 5, PIGMENTS.ink),
        64,
        -56,
      ),
  ),
  wand: lyingKind(
    ["oak"],
    ["coral"],
    (pen, { color, accent }) =>
      line("M-160 150L60-110", "#2a1a12", 12, 'opacity=".15" transform="translate(6 8)"') +
      line("M-160 150L60-110", darken(color, 0.1), 12) +
      line("M-162 148L58-112", lighten(color, 0.3), 4) +
      line("M60-110C120-180 180-100 120-40", PIGMENTS.sand, 3) +
      times(5, (i) =>
        put(
          fill(
            "M0 0C-16-20-14-80 0-104C14-80 16-20 0 0z",
            pen.face([accent, PIGMENTS.teal, PIGMENTS.marigold, PIGMENTS.plum, PIGMENTS.sage][i] as string),
          ) + line("M0 0V-90", "#fff", 2, 'opacity=".6"'),
          116,
          -40,
          { turn: 110 + i * 32 },
        ),
      ) +
      ball(pen, 116, -42, 11, PIGMENTS.charcoal) +
      put(motif("fish", PIGMENTS.sky, 0, 0, 84), 20, 112) +
      put(motif("bird", PIGMENTS.rust, 0, 0, 78), 130, 140),
  ),
  catnip: lyingKind(
    ["steel"],
    ["teal"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 330, 200, color, { radius: 44, shadow: 12 }) +
          fill(bar(-150, -86, 300, 172, 36), darken(color, 0.3)) +
          times(4, (i) =>
            put(
              fill(
                blob([
                  [-120, 0],
                  [-70, -19],
                  [40, -19],
                  [110, -5],
                  [150, -22],
                  [146, 22],
                  [110, 5],
                  [40, 19],
                  [-70, 19],
                ]),
                pen.ball([PIGMENTS.sky, PIGMENTS.sage, PIGMENTS.butter, PIGMENTS.blush][i] as string),
              ) +
                disc(-84, -4, 5, PIGMENTS.ink) +
                line("M-60-14q10 14 0 28M-20-16v32M10-16v32", darken(PIGMENTS.slate, 0.2), 2.4, 'stroke-dasharray="4 4"'),
              -8,
              -60 + i * 40,
              { scale: 0.92, flip: i % 2 === 1 },
            ),
          ),
        0,
        50,
        { turn: -5 },
      ) +
      put(
        sheet(pen, 330, 90, lighten(color, 0.2), {
          radius: 40,
          print: fill(bar(-165, -45, 330, 90), accent) + motif("fish", PIGMENTS.cream, 0, 0, 66),
        }),
        0,
        -112,
        { turn: -8 },
      ),
  ),
  collar: lyingKind(
    ["leather", "red", "navy"],
    ["brass"],
    (pen, { color, accent, motif: print }) =>
      oval(0, -26, 150, 128, "none", 'stroke="#2a1a12" stroke-width="42" opacity=".14" transform="translate(8 12)"') +
      oval(0, -26, 150, 128, "none", `stroke="${darken(color, 0.3)}" stroke-width="42"`) +
      oval(0, -30, 150, 128, "none", `stroke="${color}" stroke-width="36"`) +
      oval(0, -30, 138, 116, "none", `stroke="${lighten(color, 0.5)}" stroke-width="2" stroke-dasharray="8 6"`) +
      fill(bar(-34, -186, 68, 62, 8), "none", `stroke="${accent}" stroke-width="12"`) +
      fill(bar(-64, 76, 128, 44, 8), pen.metal(accent)) +
      line("M-40 92H40M-30 106H24", darken(accent, 0.5), 4) +
      disc(84, 74, 14, "none", `stroke="${accent}" stroke-width="6"`) +
      fill("M60 134C60 100 110 92 120 120C130 150 100 176 84 184C70 176 60 156 60 134z", pen.metal(accent)) +
      motif(print === "bird" ? "bone" : "paw", darken(accent, 0.5), 90, 136, 40),
  ),
  leash: lyingKind(
    ["rust", "navy", "sage"],
    ["brass"],
    (pen, { color, accent }) =>
      line(
        "M-120-110C-60-180 100-160 90-60C80 40-100 20-90 100C-84 150 20 150 60 110",
        "#2a1a12",
        22,
        'opacity=".15" transform="translate(8 11)"',
      ) +
      line("M-120-110C-60-180 100-160 90-60C80 40-100 20-90 100C-84 150 20 150 60 110", darken(color, 0.2), 21) +
      line(
        "M-120-110C-60-180 100-160 90-60C80 40-100 20-90 100C-84 150 20 150 60 110",
        lighten(color, 0.16),
        14,
        'stroke-dasharray="10 4"',
      ) +
      oval(-128, -76, 42, 54, "none", `stroke="${color}" stroke-width="17" transform="rotate(30 -128 -76)"`) +
      put(
        fill(bar(-13, -20, 26, 40, 8), pen.metal(accent)) + line("M0 20C-30 40-26 90 4 90C32 90 30 56 14 50", darken(accent, 0.1), 11),
        76,
        104,
        { turn: -40 },
      ),
  ),
  "pet bowls": standingKind(170, ["oak", "walnut"], ["cream", "sage"], (pen, { color, accent }) =>
    put(
      line("M-150-70L-160 0M150-70L160 0M-110-90L-112-20M180-96L186-30", darken(color, 0.2), 15) +
        box(pen, color, { y: -62, width: 330, height: 26, depth: 130, top: lighten(color, 0.08) }) +
        put(
          turned(
            pen,
            [
              [70, -34],
              [64, -10],
              [58, 0],
            ],
            accent,
            { inside: lighten(accent, 0.3), filling: "#8f5f38", tilt: 0.3 },
          ) + times(14, (i) => disc(-40 + (i % 7) * 13, -38 + Math.floor(i / 7) * 8, 7, ["#9b683c", "#7d4f2b"][i % 2] as string)),
          -62,
          -88,
        ) +
        put(
          turned(
            pen,
            [
              [70, -34],
              [64, -10],
              [58, 0],
            ],
            accent,
            { inside: lighten(accent, 0.3), filling: "#a9cbd6", tilt: 0.3 },
          ),
          100,
          -88,
        ),
      -22,
      0,
      { scale: 1.02 },
    ),
  ),
  "pet bowl": standingKind(120, ["steel", "sky", "cream", "rust"], ["charcoal"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [104, -84],
          [118, -20],
          [126, 0],
        ],
        color,
        { inside: darken(color, 0.1), filling: "#8f5f38", gloss: 0.3, tilt: 0.24 },
      ) +
        times(24, (i) => disc(-66 + ((i * 23) % 134), -92 + ((i * 11) % 22), 10, ["#9b683c", "#7d4f2b", "#b07a48"][i % 3] as string)) +
        motif("bone", accent, 0, -36, 70),
      0,
      0,
      { scale: 1.2 },
    ),
  ),
};
