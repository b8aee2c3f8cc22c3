import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { leaf } from "../parts/plants.ts";
import { box, pool, sheet, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { CRAFT_COLORS } from "./crafts-parts.ts";

export const CRAFTS_TOOLS: Family = {
  tools: standingKind(150, ["red", "navy", "evergreen"], ["steel"], (pen, { color, accent }) =>
    put(
      put(line("M0 0V-170", PIGMENTS.oak, 17) + fill("M-60-200H40Q60-200 66-178H40L26-160H-60z", pen.metal(accent)), -60, -60, {
        turn: -12,
      }) +
        put(fill(bar(-9, -190, 18, 130), pen.metal(accent)) + fill(bar(-15, -70, 30, 90, 12), pen.round(PIGMENTS.marigold)), 20, -60, {
          turn: 4,
        }) +
        put(
          fill(bar(-11, -160, 22, 160, 5), pen.metal(accent)) + fill("M-34-190C-34-160 34-160 34-190L17-172H-17z", pen.metal(accent)),
          86,
          -60,
          { turn: 18 },
        ) +
        box(pen, color, {
          width: 290,
          height: 112,
          depth: 80,
          radius: 6,
          top: darken(color, 0.5),
          front: line("M0 44H290", darken(color, 0.4), 4) + fill(bar(120, 30, 50, 30, 4), accent),
        }),
      -18,
      0,
      { scale: 1.08 },
    ),
  ),
  cyanotype: lyingKind(
    ["navy"],
    ["white"],
    (pen, { accent }) =>
      [0, 1, 2]
        .map((i) =>
          put(
            sheet(pen, 190, 250, "#2f5288", {
              print:
                fill(bar(-84, -114, 168, 228), "#2b4a7d") +
                (i === 0
                  ? times(
                      9,
                      (k) =>
                        put(oval(0, -20, 8, 24, accent, 'opacity=".9"'), 0, 60 - k * 17, { turn: -60 }) +
                        put(oval(0, -20, 8, 24, accent, 'opacity=".9"'), 0, 60 - k * 17, { turn: 60 }),
                    ) + line("M0 80V-100", accent, 4)
                  : i === 1
                    ? motif("leaf", lighten("#2b4a7d", 0.85), 0, 0, 170)
                    : motif("flower", lighten("#2b4a7d", 0.85), 0, -20, 130) + line("M0 30V100", accent, 4)),
            }),
            [-92, 96, 4][i] as number,
            [-40, -60, 50][i] as number,
            { turn: [-14, 11, -2][i] as number },
          ),
        )
        .join("") + put(leaf(pen, 130, 50, PIGMENTS.leaf), 140, 170, { turn: -50 }),
  ),
  "camera strap": lyingKind(
    ["leather", "tan"],
    ["brass"],
    (pen, { color, accent }) =>
      line("M-90 130C-220-100-40-220 40-150C140-60 160 40 90 130", "#2a1a12", 32, 'opacity=".15" transform="translate(8 11)"') +
      line("M-90 130C-220-100-40-220 40-150C140-60 160 40 90 130", darken(color, 0.25), 32) +
      line("M-90 130C-220-100-40-220 40-150C140-60 160 40 90 130", color, 26) +
      line("M-90 130C-220-100-40-220 40-150C140-60 160 40 90 130", lighten(color, 0.5), 2, 'stroke-dasharray="8 6"') +
      line("M-110 20C-150-110-40-190 20-140", darken(color, 0.12), 44) +
      line("M-110 20C-150-110-40-190 20-140", lighten(color, 0.06), 38) +
      [
        [-88, 140],
        [92, 140],
      ]
        .map(
          ([x, y]) =>
            disc(x as number, y as number, 20, "none", `stroke="${darken(accent, 0.2)}" stroke-width="10"`) +
            disc((x as number) - 1, (y as number) - 1, 20, "none", `stroke="${lighten(accent, 0.3)}" stroke-width="5"`),
        )
        .join("") +
      put(
        fill(bar(-60, -40, 120, 80, 10), pen.face(PIGMENTS.charcoal)) +
          fill(bar(-60, -56, 120, 26, 6), pen.face("#c3c5c6")) +
          disc(0, 0, 34, pen.metal("#5b5a5c")) +
          disc(0, 0, 22, pen.ball("#2b3f55")),
        0,
        156,
      ),
  ),
  linocut: lyingKind(
    ["sage"],
    ["rust"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 200, 200, PIGMENTS.paper, {
          print: motif("bird", accent, 0, 0, 140) + fill(bar(-84, -84, 168, 168), "none", `stroke="${accent}" stroke-width="6"`),
        }),
        -92,
        -70,
        { turn: -8 },
      ) +
      put(
        sheet(pen, 200, 200, color, {
          shadow: 12,
          print:
            motif("bird", darken(color, 0.4), 0, 0, 140) +
            fill(bar(-84, -84, 168, 168), "none", `stroke="${darken(color, 0.4)}" stroke-width="6"`),
        }),
        84,
        40,
        { turn: 6 },
      ) +
      put(
        fill(bar(-70, -28, 140, 56, 22), pen.round(PIGMENTS.charcoal)) +
          line("M0 20V80", "#8b9093", 12) +
          fill(bar(-13, 70, 26, 90, 11), pen.round(PIGMENTS.oak)),
        -76,
        112,
        { turn: 34 },
      ) +
      put(fill("M-8-90L0-110L8-90L5-40H-5z", pen.metal(PIGMENTS.steel)) + oval(0, 0, 22, 44, pen.ball(PIGMENTS.oak)), 144, -120, {
        turn: 40,
      }),
  ),
  rangoli: lyingKind(
    ["white"],
    ["coral"],
    (pen) =>
      disc(0, 0, 186, darken(PIGMENTS.terracotta, 0.3)) +
      times(16, (i) =>
        put(
          fill(
            "M0-90C-34-120-30-170 0-182C30-170 34-120 0-90z",
            [PIGMENTS.marigold, PIGMENTS.coral, PIGMENTS.plum, PIGMENTS.teal][i % 4] as string,
          ),
          0,
          0,
          { turn: i * 22.5 },
        ),
      ) +
      times(12, (i) =>
        put(fill("M0-40C-24-60-22-96 0-106C22-96 24-60 0-40z", ["#fdf6e6", PIGMENTS.yellow, PIGMENTS.red][i % 3] as string), 0, 0, {
          turn: i * 30,
        }),
      ) +
      times(8, (i) => put(oval(0, -30, 13, 24, i % 2 === 0 ? PIGMENTS.turquoise : PIGMENTS.marigold), 0, 0, { turn: i * 45 })) +
      disc(0, 0, 19, PIGMENTS.red) +
      disc(0, 0, 9, "#fdf6e6") +
      times(24, (i) => put(disc(0, -172, 5, "#fdf6e6"), 0, 0, { turn: i * 15 })) +
      [
        [-150, 150, PIGMENTS.yellow],
        [150, 156, PIGMENTS.red],
        [-154, -148, PIGMENTS.teal],
        [152, -150, PIGMENTS.plum],
      ]
        .map(
          ([x, y, tone]) =>
            disc((x as number) + 3, (y as number) + 6, 40, "#2a1a12", 'opacity=".18"') +
            disc(x as number, y as number, 40, pen.face(PIGMENTS.cream)) +
            disc(x as number, y as number, 31, pen.ball(tone as string)),
        )
        .join(""),
  ),
  clay: standingKind(
    150,
    ["terracotta", "stone"],
    ["oak"],
    (pen, { color, accent }) =>
      put(box(pen, lighten(color, 0.14), { width: 130, height: 92, depth: 60 }), -96, -14) +
      pool(pen, 56, 0, 100) +
      put(
        turned(
          pen,
          [
            [104, -90],
            [98, -50],
            [70, -12],
            [56, 0],
          ],
          color,
          { inside: darken(color, 0.1), gloss: 0.08 },
        ) + times(5, (i) => line(`M${-96 + i * 3} ${-72 + i * 15}Q0 ${-54 + i * 15} ${96 - i * 3} ${-72 + i * 15}`, darken(color, 0.2), 2)),
        56,
        0,
        { scale: 1.08 },
      ) +
      put(
        fill(bar(-7, -120, 14, 120, 6), pen.round(accent)) + fill("M-13-120C-13-150 13-150 13-120z", pen.metal(PIGMENTS.steel)),
        162,
        -20,
        {
          turn: 20,
        },
      ) +
      put(fill(bar(-6, -110, 12, 110, 5), pen.round(accent)), 176, -10, { turn: 34 }),
  ),
  "paint sticks": lyingKind(
    ["red"],
    ["sky"],
    (pen) =>
      put(
        sheet(pen, 250, 190, PIGMENTS.paper, {
          print:
            line("M-90-40C-40-90 0 0 60-50M-90 20C-40-20 20 60 90 0", PIGMENTS.sky, 20) + line("M-60 60Q0 20 70 60", PIGMENTS.marigold, 20),
        }),
        -30,
        -86,
        { turn: -6 },
      ) +
      times(6, (i) =>
        put(
          fill(bar(-24, -110, 48, 190, 14), "#2a1a12", 'opacity=".15" transform="translate(5 8)"') +
            fill(bar(-24, -50, 48, 130, 12), pen.round("#f5f0e4")) +
            fill(bar(-24, -20, 48, 66), CRAFT_COLORS[i] as string) +
            fill("M-20-50V-90C-20-116 20-116 20-90V-50z", pen.round(CRAFT_COLORS[i] as string)),
          -144 + i * 58,
          84 + (i % 2) * 14,
          { turn: -12 + i * 5 },
        ),
      ),
  ),
  origami: lyingKind(
    ["coral"],
    ["sky"],
    (pen, { color, accent }) =>
      times(5, (i) =>
        put(
          sheet(pen, 180, 180, [color, PIGMENTS.butter, accent, PIGMENTS.sage, PIGMENTS.lilac][i] as string, {
            radius: 1,
            print: times(25, (k) =>
              motif(
                (["flower", "wave", "star", "leaf", "dots"] as const)[i] as "flower",
                lighten([color, PIGMENTS.butter, accent, PIGMENTS.sage, PIGMENTS.lilac][i] as string, 0.5),
                -72 + (k % 5) * 36,
                -72 + Math.floor(k / 5) * 36,
                24,
              ),
            ),
          }),
          -76 + i * 9,
          -58 + i * 12,
          { turn: -34 + i * 15 },
        ),
      ) +
      put(
        fill("M0 0L-120-110L-20-50z", lighten(PIGMENTS.red, 0.2)) +
          fill("M0 0L110-120L24-48z", PIGMENTS.red) +
          fill("M-24-50L24-50L0 70z", darken(PIGMENTS.red, 0.14)) +
          fill("M0 0L-24-50L0 70z", lighten(PIGMENTS.red, 0.1)) +
          fill("M-20 0L-110 60L-80 16z", darken(PIGMENTS.red, 0.05)) +
          fill("M-110 60L-124 44L-96 44z", PIGMENTS.red) +
          fill("M20 0L120 66L40 40z", lighten(PIGMENTS.red, 0.12)),
        66,
        104,
        { scale: 1.08 },
      ),
  ),
};
