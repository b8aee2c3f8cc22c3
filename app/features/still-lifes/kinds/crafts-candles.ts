import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { blown, box, pool, sheet, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { flame } from "./home-parts.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const CRAFTS_CANDLES: Family = {
  candles: standingKind(
    160,
    ["steel"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        line("M112-150C180-170 184-60 108-70", "#8b9093", 12) +
          turned(
            pen,
            [
              [84, -180],
              [84, -14],
              [78, 0],
            ],
            color,
            { metal: true, inside: darken(color, 0.3), filling: "#f3e6c0" },
          ) +
          fill("M-84-176L-120-196L-76-188z", pen.metal(color)),
        -84,
        -14,
        { scale: 0.94 },
      ) +
      [
        [54, -20],
        [118, -24],
        [60, 10],
        [134, 12],
      ]
        .map(
          ([x, y], i) =>
            pool(pen, x as number, y as number, 32) +
            put(
              turned(
                pen,
                [
                  [31, -44],
                  [31, 0],
                ],
                [PIGMENTS.sage, PIGMENTS.blush, PIGMENTS.butter, PIGMENTS.sky][i] as string,
                { inside: accent },
              ) +
                line("M0-46V-66", PIGMENTS.brown, 3) +
                (i === 2 ? flame(pen, 0, -62, 0.6) : ""),
              x as number,
              y as number,
            ),
        )
        .join(""),
  ),
  crystals: standingKind(
    150,
    ["purple", "turquoise"],
    ["slate"],
    (pen, { color, accent }) =>
      put(
        fill(
          blob([
            [-120, -6],
            [-90, -50],
            [0, -64],
            [100, -50],
            [130, -8],
            [0, 8],
          ]),
          pen.ball(accent),
        ) +
          [
            [-60, -36, -24, 110, color],
            [-10, -44, -4, 170, lighten(color, 0.2)],
            [44, -40, 16, 130, PIGMENTS.turquoise],
            [84, -30, 32, 84, PIGMENTS.pink],
            [-100, -24, -40, 70, PIGMENTS.sky],
          ]
            .map(([x, y, turn, h, tone]) =>
              put(
                fill(
                  `M-24 0V${-(h as number)}L0 ${-(h as number) - 34}L24 ${-(h as number)}V0z`,
                  pen.linear(
                    [
                      [0, lighten(tone as string, 0.6)],
                      [0.4, tone as string],
                      [0.42, lighten(tone as string, 0.3)],
                      [1, darken(tone as string, 0.3)],
                    ],
                    [0, 0, 1, 0],
                  ),
                  'opacity=".93"',
                ) +
                  line(
                    `M-6 0V${-(h as number)}L0 ${-(h as number) - 34}M-24 ${-(h as number)}H-6M24 ${-(h as number)}L-6 ${-(h as number)}`,
                    "#fff",
                    1.6,
                    'opacity=".6"',
                  ),
                x as number,
                y as number,
                { turn: turn as number },
              ),
            )
            .join(""),
        -36,
        0,
        { scale: 1.12 },
      ) +
      pool(pen, 132, 6, 44) +
      put(
        blown(
          pen,
          [
            [15, -110],
            [17, -84],
            [48, -12],
            [44, 0],
          ],
          { content: fill(bar(-60, -48, 120, 60), PIGMENTS.turquoise, 'opacity=".8"') },
        ),
        132,
        6,
      ),
  ),
  fossils: lyingKind(["oak", "walnut"], ["stone"], (pen, { color, accent }) =>
    put(
      sheet(pen, 370, 300, color, { radius: 8, shadow: 13, print: grain({ x: -185, y: -150, width: 370, height: 300 }, color) }) +
        times(6, (i) => {
          const [x, y] = [-114 + (i % 3) * 114, -64 + Math.floor(i / 3) * 128];
          return (
            fill(
              bar(x - 50, y - 56, 100, 112, 4),
              pen.linear([
                [0, darken(color, 0.55)],
                [1, darken(color, 0.35)],
              ]),
            ) +
            (i % 3 === 0
              ? disc(x, y, 38, pen.ball(accent)) +
                line(`M${x} ${y}c6-8 16-2 12 8c-6 14-26 8-26-8c0-22 34-30 42-4c6 26-30 44-50 22`, darken(accent, 0.5), 5)
              : i % 3 === 1
                ? oval(x, y, 30, 44, pen.ball(PIGMENTS.slate)) +
                  line(
                    `M${x} ${y - 40}V${y + 40}M${x - 26} ${y - 16}H${x + 26}M${x - 28} ${y}H${x + 28}M${x - 26} ${y + 16}H${x + 26}`,
                    darken(PIGMENTS.slate, 0.4),
                    4,
                  )
                : motif(i === 2 ? "leaf" : "fish", i === 2 ? PIGMENTS.sand : PIGMENTS.cream, x, y, 78))
          );
        }),
      0,
      0,
      { turn: -4 },
    ),
  ),
  memory: lyingKind(
    ["gray"],
    ["kraft"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 230, 240, accent, { radius: 10, shadow: 12 }) +
          disc(0, 0, 92, darken(accent, 0.3)) +
          disc(0, -4, 92, pen.ball(lighten(color, 0.4))) +
          motif("paw", darken(color, 0.1), 0, -2, 108),
        -56,
        -10,
        { turn: -7 },
      ) +
      put(
        sheet(pen, 150, 180, PIGMENTS.walnut, {
          radius: 2,
          print:
            fill(bar(-56, -72, 112, 144), lighten(PIGMENTS.sky, 0.2)) +
            oval(0, 30, 46, 50, pen.ball(PIGMENTS.tan)) +
            disc(0, -16, 36, pen.ball(PIGMENTS.tan)) +
            oval(-32, -16, 13, 30, PIGMENTS.brown) +
            oval(32, -16, 13, 30, PIGMENTS.brown) +
            disc(-12, -20, 5, PIGMENTS.ink) +
            disc(12, -20, 5, PIGMENTS.ink) +
            oval(0, -4, 9, 6, PIGMENTS.ink),
        }),
        112,
        66,
        { turn: 9 },
      ),
  ),
  recorder: standingKind(
    120,
    ["oak"],
    ["cream"],
    (pen, { accent }) =>
      put(
        box(pen, accent, {
          x: -70,
          y: 4,
          width: 190,
          height: 150,
          depth: 60,
          front: motif("heart", PIGMENTS.rust, 95, 70, 60) + line("M50 116H140", PIGMENTS.brown, 5),
        }),
        0,
        0,
      ) +
      pool(pen, 84, 4, 60) +
      put(
        fill(bar(-54, -230, 108, 230, 22), pen.face(PIGMENTS.charcoal)) +
          fill(bar(-40, -212, 80, 60, 12), darken(PIGMENTS.charcoal, 0.4)) +
          times(15, (i) => disc(-28 + (i % 5) * 14, -200 + Math.floor(i / 5) * 17, 4, PIGMENTS.gray)) +
          fill(bar(-40, -140, 80, 44, 6), "#9fb98a") +
          line("M-30-118q5-14 10 0t10 0t10 0t10 0t10 0t8-4", PIGMENTS.evergreen, 3.6) +
          disc(0, -54, 24, pen.ball(PIGMENTS.red)) +
          disc(-32, -22, 9, PIGMENTS.gray) +
          disc(32, -22, 9, PIGMENTS.gray),
        84,
        4,
        { scale: 1.06 },
      ),
  ),
};
